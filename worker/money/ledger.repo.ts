import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { otherEntries } from "~/domain/ledger";
import type { LedgerEntry } from "~/domain/ledger";
import type { AuditStatements } from "../audit/with-audit";
import type { Database } from "../db/client";
import { ledgerEntries } from "../db/schema";

/** What a movement of money belongs to. */
export interface LedgerSubject {
  /** What makes it one of its kind, e.g. "{booking}/{version}" or "refund/{id}": movements of one key are written once. */
  key: string;
  booking: string | null;
  operatorSlug: string | null;
  note?: string;
  /** UTC instant. */
  at: number;
}

/** The statements that write movements to the ledger; part of the batch that makes what they tell of. */
export function insertEntries(
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
 * The same where a condition holds and they have not been written: for a batch whose first statement may find nothing to do.
 * @param subject.at may be found out by the statement itself
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

/** Writes what was entered by hand. Fails with UNIQUE `ledger_entries.key` where that was done before. */
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
  const [first] = insertEntries(db, { key, booking: null, operatorSlug: null, note, at }, entries);
  if (first) await db.batch([first, ...audit]);
}
