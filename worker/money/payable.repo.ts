import { and, asc, eq, lte, ne, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { TravelDate } from "~/domain/calendar";
import type { Database } from "../db/client";
import { bookings, ledgerEntries, operators, payouts, users } from "../db/schema";
import { isCompanyOf } from "../operators/company-rights.repo";

/** What an entry adds to what we owe its operator. */
export const added = sql<number>`CASE 'operator-payable'
  WHEN ${ledgerEntries.credit} THEN ${ledgerEntries.amount}
  WHEN ${ledgerEntries.debit} THEN -${ledgerEntries.amount} ELSE 0 END`;

const owed = sql<number>`coalesce(sum(${added}), 0)`;

/**
 * Of what is owed, what may be paid out: that of trips that are over, less what was paid out or charged. Never more than is
 * owed in all, because of a trip to come an operator may have received more than their part.
 */
function payable(today: TravelDate): SQL<number> {
  const isOver = sql`${bookings.id} IS NULL OR (
    ${bookings.status} IN ('completed', 'no-show', 'cancelled') AND ${bookings.travelDate} < ${today})`;
  return sql<number>`max(0, min(${owed}, coalesce(sum(CASE WHEN ${isOver} THEN ${added} ELSE 0 END), 0)))`;
}

/**
 * What may be paid out to an operator at this moment, as an expression for the WHERE of what depends on it.
 * @param preparedAt of a payout that is due: what was charged for featured places since then is left to the payout after it
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

/** When a payout to an operator is prepared: not before any charge for a featured place that it has taken account of. */
export function preparedAt(operator: string, at: number): SQL<number> {
  return sql<number>`max(${at}, coalesce((
    SELECT max(charge.created_at) FROM ledger_entries AS charge
    WHERE charge.operator_slug = ${operator} AND charge.kind = 'premium'), 0))`;
}

/** When a featured place is charged to an operator: after the payout that is due to them, which stays what it is. */
export function chargedAt(operator: string, at: number): SQL<number> {
  return sql<number>`max(${at}, coalesce((
    SELECT due.created_at + 1 FROM payouts AS due
    WHERE due.operator_slug = ${operator} AND due.status = 'due'), 0))`;
}

/** An operator with what the ledger owes them. Whole rupees. */
export interface OperatorOwed {
  operator: string;
  companyName: string;
  /** In all; below zero they owe us. */
  owed: number;
  /** Of that, what may be paid out. */
  payable: number;
  paidOut: number;
  /** What is being paid out. */
  due: number | null;
  /** Whether somebody can be written to. */
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

/** The operators that the ledger knows, by name. */
export async function listOwed(db: Database, today: TravelDate): Promise<OperatorOwed[]> {
  const rows = await selectOwed(db, today).orderBy(asc(operators.companyName), asc(operators.slug));
  return rows.map((row) => ({ ...row, hasOwner: row.hasOwner === 1 }));
}

/** Those whose earnings a person may see. @param company one of them alone */
export async function listOwedTo(
  db: Database,
  userId: string,
  company: string | undefined,
  today: TravelDate,
): Promise<OperatorOwed[]> {
  const rows = await selectOwed(db, today)
    .where(isCompanyOf(operators.slug, userId, "earnings", company))
    .orderBy(asc(operators.companyName), asc(operators.slug));
  return rows.map((row) => ({ ...row, hasOwner: row.hasOwner === 1 }));
}

/** One of them, or null where there is no such operator or nothing of theirs in the ledger. */
export async function findOwed(
  db: Database,
  operator: string,
  today: TravelDate,
): Promise<OperatorOwed | null> {
  const row = await selectOwed(db, today).where(eq(operators.slug, operator)).get();
  return row ? { ...row, hasOwner: row.hasOwner === 1 } : null;
}

/** Who is told of what is paid to an operator, or null. */
export async function findOwner(db: Database, operator: string) {
  const row = await db
    .select({ name: users.name, email: users.email, companyName: operators.companyName })
    .from(operators)
    .innerJoin(users, eq(users.id, operators.ownerId))
    .where(eq(operators.slug, operator))
    .get();
  return row ?? null;
}
