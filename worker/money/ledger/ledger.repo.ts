import { sql, type SQL } from "drizzle-orm";
import { otherEntries, type LedgerEntry } from "~/domain/money/ledger/ledger";
import { recountTrip } from "../../analytics/deltas.repo";
import type { AuditStatements } from "../../audit/with-audit";
import type { Database } from "../../platform/db/client";
import { ledgerEntries } from "../../platform/db/schema";

/** The subject of a movement of money. */
interface LedgerSubject {
  /** Uniqueness key, e.g. "{booking}/{version}" or "refund/{id}": movements of a key are written once. */
  key: string;
  booking: string | null;
  operatorSlug: string | null;
  note?: string;
  /** UTC instant. */
  at: number;
}

/** Builds the statements that write movements to the ledger; part of the batch of the change that they record. */
export function insertEntries(db: Database, subject: LedgerSubject, entries: readonly LedgerEntry[]) {
  const rows = insertEntriesOnly(db, subject, entries);
  return subject.booking === null || rows.length === 0 ? rows : recountTrip(db, subject.booking, rows);
}

/** Builds the same statements for a booking whose trip is not over, or whose shares the batch counts again by itself. */
export function insertEntriesOnly(
  db: Database,
  { key, booking, operatorSlug, note, at }: LedgerSubject,
  entries: readonly LedgerEntry[],
) {
  return entries.map((entry, index) =>
    db.insert(ledgerEntries).values({
      ...entry,
      key: `${key}/${index}`,
      booking,
      operatorSlug,
      note: note ?? null,
      createdAt: at,
    }),
  );
}

/**
 * Builds the same statements with a condition, and skips existing movements: for a batch whose first statement may not match a row.
 * @param subject.at may be an expression that the statement evaluates
 */
export function insertEntriesIf(
  db: Database,
  { key, booking, operatorSlug, note, at }: Omit<LedgerSubject, "at"> & { at: number | SQL<number> },
  entries: readonly LedgerEntry[],
  condition: SQL,
) {
  return entries.map(({ kind, debit, credit, amount }, index) =>
    db.insert(ledgerEntries).select(
      sql`SELECT NULL, ${`${key}/${index}`}, ${kind}, ${debit}, ${credit}, ${amount}, ${booking}, ${operatorSlug},
        ${note ?? null}, ${at}
        WHERE ${condition} AND NOT EXISTS (SELECT 1 FROM ledger_entries WHERE key = ${`${key}/${index}`})`,
    ),
  );
}

/** Records a manual entry. Fails with UNIQUE `ledger_entries.key` if it already exists. */
export async function createOtherEntry(
  db: Database,
  {
    direction,
    amount,
    note,
    key,
    at,
  }: { direction: "in" | "out"; amount: number; note: string; key: string; at: number },
  audit: AuditStatements,
): Promise<void> {
  const entries = otherEntries(direction === "in" ? amount : -amount);
  const [first] = insertEntriesOnly(db, { key, booking: null, operatorSlug: null, note, at }, entries);
  if (first) await db.batch([first, ...audit]);
}
