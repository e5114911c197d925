import { listActions } from "./action-list.repo";
import { verifyLog } from "./verify-log";
import { admin, query } from "../authz/guards";

export const auditUseCases = {
  listActions: admin("logs", query(listActions)),
  verifyLog: admin("logs", verifyLog),
};
