import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import type { LedgerAccount, LedgerEntry } from "~/domain/money/ledger/ledger";
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
export function insertEntriesOnly(db: Database, subject: LedgerSubject, entries: readonly LedgerEntry[]) {
  const { key, booking, operatorSlug, note, at } = subject;
  const rows = entries.map((entry, index) =>
    db.insert(ledgerEntries).values({
      ...entry,
      key: `${key}/${index}`,
      booking,
      operatorSlug,
      note: note ?? null,
      createdAt: at,
    }),
  );
  return booking === null || rows.length === 0 ? rows : [...rows, earn(db, subject)];
}

/** Returns what an entry `e` adds to the credits of an account. */
function credited(account: LedgerAccount): SQL {
  return sql`CASE ${account} WHEN e.credit THEN e.amount WHEN e.debit THEN -e.amount ELSE 0 END`;
}

/**
 * Builds the statement that moves what a booking's money has earned by now, or no longer pays, as `earnedEntries` does: nothing unless the
 * statements before it changed that.
 */
function earn(
  db: Database,
  { key, booking, operatorSlug, at }: Omit<LedgerSubject, "at"> & { at: number | SQL<number> },
) {
  return db.insert(ledgerEntries).select(
    sql`SELECT NULL, ${key} || '/' || part, 'earning', iif(moved > 0, unearned, earned), iif(moved > 0, earned, unearned), abs(moved),
        ${booking}, ${operatorSlug}, NULL, ${at}
      FROM (
        SELECT 'share' AS part, 'unearned-share' AS unearned, 'operator-payable' AS earned, waiting - max(0, min(total, unpaid)) AS moved FROM (
          SELECT sum(${credited("unearned-share")}) AS waiting, -sum(${credited("receivable")}) AS unpaid,
            sum(${credited("unearned-share")} + iif(e.kind = 'tax', 0, ${credited("operator-payable")})) AS total
          FROM ledger_entries AS e WHERE e.booking = ${booking} AND +e.operator_slug IS ${operatorSlug})
        UNION ALL
        SELECT 'commission', 'unearned-commission', 'commission', waiting - total + max(0, min(total, paid)) FROM (
          SELECT sum(${credited("unearned-commission")}) AS waiting,
            sum(${credited("unearned-commission")} + ${credited("commission")}) AS total,
            sum(iif(e.kind IN ('sale', 'sale-change'), 0, ${credited("receivable")})) AS paid
          FROM ledger_entries AS e WHERE e.booking = ${booking})
      ) WHERE moved <> 0`,
  );
}

/**
 * Builds the same statements with a condition, and skips existing movements: for a batch whose first statement may not match a row.
 * @param subject.at may be an expression that the statement evaluates
 */
export function insertEntriesIf(
  db: Database,
  subject: Omit<LedgerSubject, "at"> & { at: number | SQL<number> },
  entries: readonly LedgerEntry[],
  condition: SQL,
) {
  const { key, booking, operatorSlug, note, at } = subject;
  const rows = entries.map(({ kind, debit, credit, amount }, index) =>
    db.insert(ledgerEntries).select(
      sql`SELECT NULL, ${`${key}/${index}`}, ${kind}, ${debit}, ${credit}, ${amount}, ${booking}, ${operatorSlug},
        ${note ?? null}, ${at}
        WHERE ${condition} AND NOT EXISTS (SELECT 1 FROM ledger_entries WHERE key = ${`${key}/${index}`})`,
    ),
  );
  return booking === null || rows.length === 0 ? rows : [...rows, earn(db, subject)];
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

/** Records manual entries. Fails with UNIQUE `ledger_entries.key` if they already exist. @param entries at least one */
export async function createManualEntries(
  db: Database,
  subject: LedgerSubject,
  entries: readonly LedgerEntry[],
  audit: AuditStatements,
): Promise<void> {
  const [first, ...rest] = insertEntriesOnly(db, subject, entries);
  if (first) await db.batch([first, ...rest, ...audit]);
}

/** Returns true if the opening balances are recorded. */
export async function isOpened(db: Database): Promise<boolean> {
  return (await db.$count(ledgerEntries, eq(ledgerEntries.key, "opening/0"))) > 0;
}

/** Returns the instant of the ledger's first entry; null if it is empty. */
export async function getFirstEntryAt(db: Database): Promise<number | null> {
  const [first] = await db
    .select({ at: ledgerEntries.createdAt })
    .from(ledgerEntries)
    .orderBy(ledgerEntries.createdAt)
    .limit(1);
  return first?.at ?? null;
}
