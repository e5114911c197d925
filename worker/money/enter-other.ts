import { AppError } from "~/domain/errors";
import type { OtherEntry } from "~/domain/money/payout";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import { violates } from "../db/errors";
import { createOtherEntry } from "./ledger.repo";
import type { Admin } from "../authz/actors";

/**
 * Records a movement of money that has no other record. It is final: a mistake is corrected by another entry.
 * @throws AppError `conflict` (already recorded)
 */
export async function enterOther(audit: AuditDependencies, admin: Admin, entry: OtherEntry): Promise<void> {
  const { entryId, direction, amount, note } = entry;
  const key = `other/${entryId}`;
  try {
    await withAudit(
      audit,
      admin,
      { action: "ledger.enter", subjectId: key, after: { direction, amount, note } },
      (statements) => createOtherEntry(audit.db, { ...entry, key, at: audit.clock() }, statements),
    );
  } catch (error) {
    if (!violates(error, "ledger_entries.key")) throw error;
    throw new AppError("conflict", "This entry has already been recorded.", { cause: error });
  }
}
