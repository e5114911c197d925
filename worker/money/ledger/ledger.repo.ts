import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import { otherEntries, type LedgerEntry } from "~/domain/money/ledger/ledger";
import { recountTrip } from "../../analytics/deltas.repo";
import type { AuditStatements } from "../../audit/with-audit";
import type { Database } from "../../platform/db/client";
import { bookingEvents, ledgerEntries } from "../../platform/db/schema";

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

/** Lists a booking's movements, oldest first, with the reason of the change that made each. @param booking its id, not its reference */
export function listBookingEntries(db: Database, booking: string) {
  return db
    .select({
      kind: ledgerEntries.kind,
      debit: ledgerEntries.debit,
      credit: ledgerEntries.credit,
      amount: ledgerEntries.amount,
      at: sql<number>`${ledgerEntries.createdAt}`.as("at"),
      reason: bookingEvents.reason,
    })
    .from(ledgerEntries)
    .leftJoin(
      bookingEvents,
      and(
        eq(bookingEvents.booking, ledgerEntries.booking),
        sql`${ledgerEntries.key} GLOB ${ledgerEntries.booking} || '/' || ${bookingEvents.version} || '/*'`,
      ),
    )
    .where(eq(ledgerEntries.booking, booking))
    .orderBy(asc(ledgerEntries.id));
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
