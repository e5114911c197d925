import { and, eq, gte, type SQL } from "drizzle-orm";
import type { Month } from "~/domain/calendar/months";
import type { MonthSales } from "~/domain/earnings/earnings";
import { movedOn, saleKinds, soldSum } from "../analytics/totals.repo";
import { isOperatorOf } from "../authz/operator-rights.repo";
import type { Database } from "../db/client";
import { ledgerEntries, ledgerTotals } from "../db/schema";

/** Filters entries of the operators whose earnings a user may see. @param operator limits them to this operator */
export function isEntryOf(userId: string, operator?: string): SQL {
  return isOperatorOf(ledgerEntries.operatorSlug, userId, "earnings", operator);
}

/** Filters the sums of those operators. */
export function isSumOf(userId: string, operator?: string): SQL {
  return isOperatorOf(ledgerTotals.operator, userId, "earnings", operator);
}

/** Sums of sales: the bookings, and their price divided between platform and operator. */
export const salesSums = {
  bookings: soldSum.as("bookings_sold"),
  commission: movedOn("commission", "credit", ...saleKinds).as("commission"),
  net: movedOn("operator-payable", "credit", ...saleKinds).as("net"),
};

export function listSalesOf(db: Database, slug: string): Promise<Omit<MonthSales, "month">[]> {
  return db
    .select(salesSums)
    .from(ledgerTotals)
    .where(and(eq(ledgerTotals.operator, slug), eq(ledgerTotals.grain, "all")));
}

/** Returns an operator's balance, in whole rupees; negative if it owes the platform. */
export async function getBalanceOf(db: Database, slug: string): Promise<number> {
  const row = await db
    .select({ owed: movedOn("operator-payable", "credit") })
    .from(ledgerTotals)
    .where(and(eq(ledgerTotals.operator, slug), eq(ledgerTotals.grain, "all")))
    .get();
  return row?.owed ?? 0;
}

/** Lists sales in the ledger by month, from a month on. @param userId limits them to this user's operators */
export async function listSalesByMonth(
  db: Database,
  { since, userId }: { since: Month; userId: string },
): Promise<MonthSales[]> {
  return db
    .select({ month: ledgerTotals.period, ...salesSums })
    .from(ledgerTotals)
    .where(and(eq(ledgerTotals.grain, "month"), gte(ledgerTotals.period, since), isSumOf(userId)))
    .groupBy(ledgerTotals.period);
}
