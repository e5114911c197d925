import { AppError } from "~/domain/errors";
import type { Payout } from "~/domain/money/payout";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import { findPayout, updatePayoutAsWithdrawn } from "./payouts.repo";
import type { Admin } from "../authz/actors";

/**
 * Withdraws a due payout, so that another can be prepared. The ledger has no record of it.
 * @throws AppError `not_found`, `illegal_transition` (already paid or withdrawn)
 */
export async function withdrawPayout(audit: AuditDependencies, admin: Admin, id: string): Promise<Payout> {
  const isDone = await withAudit(
    audit,
    admin,
    {
      action: "payout.withdraw",
      subjectId: id,
      before: { status: "due" },
      after: { status: "withdrawn" },
    },
    (statements) => updatePayoutAsWithdrawn(audit.db, id, statements),
  );
  const payout = await findPayout(audit.db, id);
  if (!payout) throw new AppError("not_found", "Payout not found.");
  if (!isDone) throw new AppError("illegal_transition", `This payout is already ${payout.status}.`);
  return payout;
}
