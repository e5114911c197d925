import { formatDay, startOfDayInIndia, todayInIndia } from "~/domain/calendar/calendar";
import { AppError, invalidFields } from "~/domain/errors";
import { depositEntries, openingEntries, otherEntries, type LedgerEntry } from "~/domain/money/ledger/ledger";
import type { Opening } from "~/domain/money/bank/opening";
import type { OtherEntry } from "~/domain/money/payouts/payout";
import { withAudit, type AuditDependencies } from "../../audit/with-audit";
import type { Admin } from "../../platform/authz/actors";
import { violates } from "../../platform/db/errors";
import { createManualEntries, getFirstEntryAt } from "./ledger.repo";

/**
 * Records a movement of money that has no other record. It is final: a mistake is corrected by another entry.
 * @throws AppError `conflict` (already recorded)
 */
export async function enterOther(audit: AuditDependencies, admin: Admin, entry: OtherEntry): Promise<void> {
  const { entryId, direction, account, amount, note } = entry;
  const entries =
    direction === "deposit"
      ? depositEntries(amount)
      : otherEntries(direction === "in" ? amount : -amount, account);
  const after = { direction, ...(direction !== "deposit" && { account }), amount, note };
  const named = { action: "ledger.enter" as const, key: `other/${entryId}`, after, note, at: audit.clock() };
  await enterOnce(audit, admin, named, entries);
}

/**
 * Records what the accounts held before these books began, once, dated as the day's first instant.
 * @throws AppError `invalid` (day after the first entry of the ledger, nothing entered), `conflict` (already recorded)
 */
export async function enterOpening(audit: AuditDependencies, admin: Admin, opening: Opening): Promise<void> {
  const { day, ...balances } = opening;
  const at = startOfDayInIndia(day);
  const last = todayInIndia((await getFirstEntryAt(audit.db)) ?? audit.clock());
  if (day > last)
    throw invalidFields({
      day: [`Please enter ${formatDay(last)}, the day of the first entry, or earlier.`],
    });
  const entries = openingEntries(balances);
  if (entries.length === 0) throw invalidFields({ bank: ["Please enter at least one balance."] });
  const after = {
    day,
    ...Object.fromEntries(
      entries.map(({ debit, credit, amount }) => [debit === "capital" ? credit : debit, amount]),
    ),
  };
  const note = `Opening balance, ${day}`;
  await enterOnce(audit, admin, { action: "ledger.open", key: "opening", after, note, at }, entries);
}

async function enterOnce(
  audit: AuditDependencies,
  admin: Admin,
  {
    action,
    key,
    after,
    note,
    at,
  }: {
    action: "ledger.enter" | "ledger.open";
    key: string;
    after: Record<string, string | number>;
    note: string;
    at: number;
  },
  entries: readonly LedgerEntry[],
): Promise<void> {
  const subject = { key, booking: null, operatorSlug: null, note, at };
  try {
    await withAudit(audit, admin, { action, subjectId: key, after }, (statements) =>
      createManualEntries(audit.db, subject, entries, statements),
    );
  } catch (error) {
    if (!violates(error, "ledger_entries.key")) throw error;
    throw new AppError("conflict", "This has already been recorded.", { cause: error });
  }
}
