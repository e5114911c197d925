import { and, asc, eq, lte, ne, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { Database } from "../db/client";
import { bookings, ledgerEntries, operators, payouts, users } from "../db/schema";
import { isOperatorOf } from "../authz/operator-rights.repo";

/** The amount that an entry adds to the balance owed to its operator. */
export const added = sql<number>`CASE 'operator-payable'
  WHEN ${ledgerEntries.credit} THEN ${ledgerEntries.amount}
  WHEN ${ledgerEntries.debit} THEN -${ledgerEntries.amount} ELSE 0 END`;

const owed = sql<number>`coalesce(sum(${added}), 0)`;

/**
 * The payable part of the balance: of completed trips, less payouts and charges. At most the whole balance, because for an upcoming trip
 * an operator may have received more than their part.
 */
function payable(today: TravelDate): SQL<number> {
  const isOver = sql`${bookings.id} IS NULL OR (
    ${bookings.status} IN ('completed', 'no-show', 'cancelled') AND ${bookings.travelDate} < ${today})`;
  return sql<number>`max(0, min(${owed}, coalesce(sum(CASE WHEN ${isOver} THEN ${added} ELSE 0 END), 0)))`;
}

/**
 * Builds the amount that can currently be paid out to an operator, as an expression for a WHERE.
 * @param preparedAt time of a due payout: later charges for featured places are deducted from the next payout
 */
export function payableTo(
  db: Database,
  operator: string,
  today: TravelDate,
  preparedAt?: SQLiteColumn,
): SQL<number> {
  return sql<number>`${db
    .select({ payable: payable(today).as("payable") })
    .from(ledgerEntries)
    .leftJoin(bookings, eq(bookings.id, ledgerEntries.booking))
    .where(
      and(
        eq(ledgerEntries.operatorSlug, operator),
        preparedAt && or(ne(ledgerEntries.kind, "premium"), lte(ledgerEntries.createdAt, preparedAt)),
      ),
    )}`;
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
    WHERE due.operator_slug = ${operator} AND due.status = 'due'), 0))`;
}

/** An operator's balance in the ledger. Whole rupees. */
export interface OperatorOwed {
  operator: string;
  companyName: string;
  /** Total; negative if the operator owes the platform. */
  owed: number;
  /** The part of `owed` that can be paid out. */
  payable: number;
  paidOut: number;
  /** Amount of the due payout. */
  due: number | null;
  /** True if there is an owner to mail. */
  hasOwner: boolean;
}

function selectOwed(db: Database, today: TravelDate) {
  return db
    .select({
      operator: operators.slug,
      companyName: operators.companyName,
      owed: owed.as("owed"),
      payable: payable(today).as("payable"),
      paidOut:
        sql<number>`coalesce(sum(CASE WHEN ${ledgerEntries.kind} = 'payout' THEN ${ledgerEntries.amount} ELSE 0 END), 0)`.as(
          "paid_out",
        ),
      due: sql<
        number | null
      >`(SELECT p.amount FROM ${payouts} p WHERE p.operator_slug = ${operators.slug} AND p.status = 'due')`.as(
        "due",
      ),
      hasOwner: sql<number>`${operators.ownerId} IS NOT NULL`.as("has_owner"),
    })
    .from(operators)
    .innerJoin(ledgerEntries, eq(ledgerEntries.operatorSlug, operators.slug))
    .leftJoin(bookings, eq(bookings.id, ledgerEntries.booking))
    .groupBy(operators.slug);
}

/** Lists operators with ledger entries, by name. */
export async function listPayable(db: Database, today: TravelDate): Promise<OperatorOwed[]> {
  const rows = await selectOwed(db, today).orderBy(asc(operators.companyName), asc(operators.slug));
  return rows.map((row) => ({ ...row, hasOwner: row.hasOwner === 1 }));
}

/** Lists those operators whose earnings a user may see. @param operator limits the list to this operator */
export async function listOwedTo(
  db: Database,
  userId: string,
  operator: string | undefined,
  today: TravelDate,
): Promise<OperatorOwed[]> {
  const rows = await selectOwed(db, today)
    .where(isOperatorOf(operators.slug, userId, "earnings", operator))
    .orderBy(asc(operators.companyName), asc(operators.slug));
  return rows.map((row) => ({ ...row, hasOwner: row.hasOwner === 1 }));
}

/** Finds an operator's balance; null if unknown or without ledger entries. */
export async function findOwed(
  db: Database,
  operator: string,
  today: TravelDate,
): Promise<OperatorOwed | null> {
  const row = await selectOwed(db, today).where(eq(operators.slug, operator)).get();
  return row ? { ...row, hasOwner: row.hasOwner === 1 } : null;
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
