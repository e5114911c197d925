import { listActions } from "./action-list.repo";
import { startExport } from "./log-reading";
import { listAuditHeads } from "./verify-daily";
import { verifyLog } from "./verify-log";
import { account, admin, afterSignIn, query } from "../platform/authz/guards";
import { reading } from "../platform/authz/use-case";

export const auditUseCases = {
  listActions: admin("logs", query(listActions)),
  listAuditHeads: admin("logs", reading(listAuditHeads)),
  startExport: afterSignIn(account(startExport)),
  verifyLog: admin("logs", verifyLog),
};
