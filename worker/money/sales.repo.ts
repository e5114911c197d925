import { and, eq, gte, inArray, sql, type SQL } from "drizzle-orm";
import type { MonthSales } from "~/domain/earnings/earnings";
import type { LedgerAccount } from "~/domain/money/ledger";
import type { Database } from "../db/client";
import { ledgerEntries } from "../db/schema";
import { isOperatorOf } from "../authz/operator-rights.repo";

export const monthInIndia = sql<string>`strftime('%Y-%m', (${ledgerEntries.createdAt} + 19800000) / 1000, 'unixepoch')`;

/** Sums what entries leave on a credit account. */
export function credited(account: LedgerAccount): SQL<number> {
  return sql<number>`coalesce(sum(CASE ${account}
    WHEN ${ledgerEntries.credit} THEN ${ledgerEntries.amount}
    WHEN ${ledgerEntries.debit} THEN -${ledgerEntries.amount} ELSE 0 END), 0)`;
}

/** Filters entries of the operators whose earnings a user may see. @param operator limits them to this operator */
export function isEntryOf(userId: string, operator?: string): SQL {
  return isOperatorOf(ledgerEntries.operatorSlug, userId, "earnings", operator);
}

const isSale = inArray(ledgerEntries.kind, ["sale", "sale-change"]);

export const soldBookings = sql<number>`count(DISTINCT CASE WHEN ${ledgerEntries.kind} = 'sale' THEN ${ledgerEntries.booking} END)`;

export function listSalesOf(db: Database, slug: string): Promise<Omit<MonthSales, "month">[]> {
  return db
    .select({ bookings: soldBookings, commission: credited("commission"), net: credited("operator-payable") })
    .from(ledgerEntries)
    .where(and(isSale, eq(ledgerEntries.operatorSlug, slug)));
}

/** Returns an operator's balance, in whole rupees; negative if it owes the platform. */
export async function getBalanceOf(db: Database, slug: string): Promise<number> {
  const row = await db
    .select({ owed: credited("operator-payable") })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.operatorSlug, slug))
    .get();
  return row?.owed ?? 0;
}

/** Lists sales in the ledger by month, from an instant on. @param userId limits them to this user's operators */
export async function listSalesByMonth(
  db: Database,
  { since, userId }: { since: number; userId?: string },
): Promise<MonthSales[]> {
  return db
    .select({
      month: monthInIndia.as("month"),
      bookings: soldBookings.as("bookings"),
      commission: credited("commission").as("commission"),
      net: credited("operator-payable").as("net"),
    })
    .from(ledgerEntries)
    .where(
      and(isSale, gte(ledgerEntries.createdAt, since), userId === undefined ? undefined : isEntryOf(userId)),
    )
    .groupBy(monthInIndia);
}
