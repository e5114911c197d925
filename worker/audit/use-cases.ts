import { listActions } from "./list-actions";
import { verifyLog } from "./verify-log";
import { anyone } from "../use-case";

export const auditUseCases = {
  listActions: anyone(listActions),
  verifyLog: anyone(verifyLog),
};
