import { and, eq, gte, sql, type SQL } from "drizzle-orm";
import type { Month } from "~/domain/calendar/months";
import type { MonthSales } from "~/domain/money/earnings/earnings";
import { sumsOf } from "../../analytics/sums.repo";
import { movedOn, saleKinds, soldSum } from "../../analytics/totals.repo";
import { isOperatorOf } from "../../platform/authz/operator-rights.repo";
import type { Database } from "../../platform/db/client";
import { ledgerEntries, ledgerTotals } from "../../platform/db/schema";

/** Filters entries of the operators whose earnings a user may see. @param operator limits them to this operator */
export function isEntryOf(userId: string, operator?: string): SQL {
  return isOperatorOf(ledgerEntries.operatorSlug, userId, "earnings", operator);
}

/** Filters the sums of those operators. */
export function isSumOf(userId: string, operator?: string): SQL {
  return isOperatorOf(ledgerTotals.operator, userId, "earnings", operator);
}

/** Sums of sales: the bookings, the commission, what the platform bears, and the operator's share. */
export const salesSums = {
  bookings: soldSum.as("bookings_sold"),
  commission: movedOn("unearned-commission", "credit", ...saleKinds).as("commission"),
  borne:
    sql<number>`${movedOn("compensation", "debit", ...saleKinds)} + ${movedOn("platform-discount", "debit")}`.as(
      "borne",
    ),
  share: movedOn("unearned-share", "credit", ...saleKinds).as("share"),
};

/** Returns the GST that an operator's prices include at the end of a month, in percent; 0 without a GSTIN. */
export function gstOf(slug: SQL, month: SQL): SQL<number> {
  return sql<number>`coalesce((SELECT rate.percent FROM operators AS seller JOIN gst_rates AS rate ON rate.supply = seller.supply
    WHERE seller.slug = ${slug} AND seller.gstin IS NOT NULL AND rate.valid_from <= ${month} || '-31'
    ORDER BY rate.valid_from DESC LIMIT 1), 0)`;
}

/** Sums of sales by month and operator. */
export const monthSalesSums = {
  month: sql<Month>`${ledgerTotals.period}`.as("moved_in"),
  gstPercent: gstOf(sql`${ledgerTotals.operator}`, sql`${ledgerTotals.period}`).as("gst_of_seller"),
  ...salesSums,
};

export function listSalesOf(db: Database, slug: string): Promise<MonthSales[]> {
  return listMonthSales(db, eq(ledgerTotals.operator, slug));
}

function listMonthSales(db: Database, condition: SQL | undefined): Promise<MonthSales[]> {
  return db
    .select(monthSalesSums)
    .from(sumsOf(ledgerTotals, and(eq(ledgerTotals.grain, "month"), condition)))
    .groupBy(ledgerTotals.period, ledgerTotals.operator);
}

/** Returns what an operator is owed, in whole rupees; negative if it owes the platform. Same as `owed` of `listBalances`. */
export async function getOwedTo(db: Database, slug: string): Promise<number> {
  const row = await db
    .select({ owed: movedOn("operator-payable", "credit") })
    .from(sumsOf(ledgerTotals, and(eq(ledgerTotals.operator, slug), eq(ledgerTotals.grain, "all"))))
    .get();
  return row?.owed ?? 0;
}

/** Lists sales in the ledger by month, from a month on. @param userId limits them to this user's operators */
export async function listSalesByMonth(
  db: Database,
  { since, userId }: { since: Month; userId: string },
): Promise<MonthSales[]> {
  return listMonthSales(db, and(gte(ledgerTotals.period, since), isSumOf(userId)));
}
