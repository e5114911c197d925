import { listActions } from "./list-actions";
import { verifyLog } from "./verify-log";
import { admin } from "../authz/guards";

export const auditUseCases = {
  listActions: admin(listActions),
  verifyLog: admin(verifyLog),
};
