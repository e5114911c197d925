import { and, eq, exists, inArray, isNotNull, lte, ne, or, sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { LedgerAccount, LedgerKind } from "~/domain/money/ledger/ledger";
import type { Database } from "../../platform/db/client";
import { bankAccounts, bookings, ledgerEntries, operators, users } from "../../platform/db/schema";
import { tripIsOver } from "../../platform/db/conditions";

/** The amount that an entry adds to the debits of an account, less that to its credits. */
function debited(account: LedgerAccount): SQL<number> {
  return sql<number>`CASE ${account} WHEN ${ledgerEntries.debit} THEN ${ledgerEntries.amount}
    WHEN ${ledgerEntries.credit} THEN -${ledgerEntries.amount} ELSE 0 END`;
}

/** The amount that an entry adds to the balance owed to its operator. */
const owed = sql<number>`-${debited("operator-payable")}`;

/** The amount that an entry adds to its operator's account: what it is owed, and its share of sales that aren't paid yet. */
export const added = sql<number>`${owed} - ${debited("unearned-share")}`;

/** Sums what entries of these kinds add to a balance. */
function sumOf(balance: SQL<number>, ...kinds: LedgerKind[]): SQL<number> {
  return sql<number>`sum(CASE WHEN ${inArray(ledgerEntries.kind, kinds)} THEN ${balance} ELSE 0 END)`;
}

/**
 * Sums the entries of each booking; those without a booking (payouts, charges) are one row per operator.
 * @param condition limits the entries
 */
export function balancesOf(db: Database, condition?: SQL) {
  return db
    .select({
      operator: ledgerEntries.operatorSlug,
      booking: ledgerEntries.booking,
      /** The share of received money, before taxes. */
      received: sql<number>`sum(CASE WHEN ${ledgerEntries.kind} = 'tax' THEN 0 ELSE ${owed} END)`.as(
        "booking_received",
      ),
      taxes: sql<number>`-${sumOf(owed, "tax")}`.as("booking_taxes"),
      /** Received from the customer by the operator, less what it refunded. */
      direct: sql<number>`-${sumOf(owed, "payment", "refund")}`.as("booking_direct"),
    })
    .from(ledgerEntries)
    .where(condition)
    .groupBy(ledgerEntries.operatorSlug, ledgerEntries.booking)
    .as("balances");
}
type Balances = ReturnType<typeof balancesOf>;

/** True for charges and payouts, and for bookings whose trip ended before `day`. */
export function isOver(day: TravelDate): SQL {
  return sql`(${bookings.id} IS NULL OR (
    ${bookings.status} IN ('completed', 'no-show', 'cancelled') AND ${tripIsOver(day)}))`;
}

/** Sums what was received: for all trips, and for those that ended before `day`. Charges and payouts are deducted from both. */
export function sumsReceived(balances: Balances, day: TravelDate) {
  const paid = sql`(${balances.received} - ${balances.taxes})`;
  return {
    all: sql<number>`coalesce(sum(${paid}), 0)`.as("received_all"),
    over: sql<number>`coalesce(sum(CASE WHEN ${isOver(day)} THEN ${paid} ELSE 0 END), 0)`.as("received_over"),
  };
}

/**
 * Sums the payable part of balances: money received for trips that ended before `day`, less payouts and charges. At most what was received
 * for all trips, because for an upcoming one an operator may have received more than their part. Taxes that arose are deducted.
 */
function payable(balances: Balances, day: TravelDate): SQL<number> {
  const { all, over } = sumsReceived(balances, day);
  return sql<number>`max(0, min(${all.sql}, ${over.sql}))`;
}

/**
 * Builds the amount that can currently be paid out to an operator, as an expression for a WHERE.
 * @param day trips must have ended before it (`payableBefore`)
 * @param preparedAt time of a due payout: later charges for featured places are deducted from the next payout
 */
export function payableTo(
  db: Database,
  operator: string,
  day: TravelDate,
  preparedAt?: SQLiteColumn,
): SQL<number> {
  const balances = balancesOf(
    db,
    and(
      eq(ledgerEntries.operatorSlug, operator),
      preparedAt && or(ne(ledgerEntries.kind, "premium"), lte(ledgerEntries.createdAt, preparedAt)),
    ),
  );
  return sql<number>`${db
    .select({ payable: payable(balances, day).as("payable") })
    .from(balances)
    .leftJoin(bookings, eq(bookings.id, balances.booking))}`;
}

/** Returns when a payout to an operator is prepared: not before any charge for a featured place that it includes. */
export function preparedAt(operator: string, at: number): SQL<number> {
  return sql<number>`max(${at}, coalesce((
    SELECT max(charge.created_at) FROM ledger_entries AS charge
    WHERE charge.operator_slug = ${operator} AND charge.kind = 'premium'), 0))`;
}

/** Returns when a featured place is charged to an operator: after the due payout, which does not change. */
export function chargedAt(operator: string, at: number): SQL<number> {
  return sql<number>`max(${at}, coalesce((
    SELECT due.created_at + 1 FROM payouts AS due
    WHERE due.operator_slug = ${operator} AND due.status IN ('due', 'approved')), 0))`;
}

/** True for a row of operators that has a bank account. */
export const hasAccount = sql`EXISTS (SELECT 1 FROM ${bankAccounts} WHERE ${bankAccounts.operator} = ${operators.slug})`;
/** True for a row of operators whose bank account is confirmed. */
export const isProven = sql`EXISTS (
  SELECT 1 FROM ${bankAccounts} WHERE ${bankAccounts.operator} = ${operators.slug} AND ${bankAccounts.provenAt} IS NOT NULL)`;

/** True for a row of operators that meets all requirements of a payout. */
export const meetsPayoutNeeds = and(eq(operators.status, "verified"), isNotNull(operators.pan), isProven);

/** True if an operator meets all requirements of a payout. */
export function isPayableOperator(db: Database, operator: string): SQL {
  return exists(
    db
      .select({ slug: operators.slug })
      .from(operators)
      .where(and(eq(operators.slug, operator), meetsPayoutNeeds)),
  );
}

/** Returns the bank account and PAN of an operator in one text, which any change of either changes; "" if one is missing. */
export function accountToPay(operator: SQLiteColumn | string): SQL<string> {
  return sql<string>`coalesce((SELECT account.holder || '/' || account.last_digits || '/' || account.ifsc || '/' || account.confirmed_at || '/' || payee.pan
    FROM bank_accounts AS account JOIN operators AS payee ON payee.slug = account.operator_slug
    WHERE account.operator_slug = ${operator}), '')`;
}

/** Finds the owner who is mailed about an operator's payouts. */
export async function findOwner(db: Database, operator: string) {
  const row = await db
    .select({ name: users.name, email: users.email, companyName: operators.companyName })
    .from(operators)
    .innerJoin(users, eq(users.id, operators.ownerId))
    .where(eq(operators.slug, operator))
    .get();
  return row ?? null;
}
