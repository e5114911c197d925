import type { Viewer } from "~/domain/account";
import { AppError } from "~/domain/errors";
import type { Payout } from "~/domain/payout";
import { requireAdmin } from "../accounts/require-admin";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import { findPayout, updatePayoutAsWithdrawn } from "./payouts.repo";

/**
 * Withdraws a payout that is due, so that another can be prepared. The ledger has not known it.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found`, `illegal_transition` (paid or withdrawn already)
 */
export async function withdrawPayout(
  audit: AuditDependencies,
  viewer: Viewer | null,
  id: string,
): Promise<Payout> {
  requireAdmin(viewer);
  const isDone = await withAudit(
    audit,
    viewer,
    {
      action: "payout.withdraw",
      subjectId: id,
      before: { status: "due" },
      after: { status: "withdrawn" },
    },
    (statements) => updatePayoutAsWithdrawn(audit.db, id, statements),
  );
  const payout = await findPayout(audit.db, id);
  if (!payout) throw new AppError("not_found", "There is no such payout.");
  if (!isDone) throw new AppError("illegal_transition", `This payout is ${payout.status} already.`);
  return payout;
}
