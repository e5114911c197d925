import { and, eq, inArray, sql } from "drizzle-orm";
import type { Month } from "~/domain/calendar/months";
import { boundedDays } from "~/domain/calendar/period";
import type { MonthMovements, TourEarnings } from "~/domain/money/earnings/operator-earnings";
import type { ReportPeriod } from "~/domain/money/report-period";
import { sumsOf } from "../../analytics/sums.repo";
import { movedOn, withinDays } from "../../analytics/totals.repo";
import { isOperatorOf } from "../../platform/authz/operator-rights.repo";
import type { Database } from "../../platform/db/client";
import { ledgerTotals, operators, tours, tourTotals } from "../../platform/db/schema";
import { gstOf, isSumOf, monthSalesSums } from "../ledger/sales.repo";

/** Sums the movements of each month and operator; months without a movement are left out. */
export function listMonthMovements(
  db: Database,
  userId: string,
  operator: string | undefined,
): Promise<MonthMovements[]> {
  return db
    .select({
      ...monthSalesSums,
      direct: movedOn("operator-payable", "credit", "payment", "refund").as("direct"),
      payouts: movedOn("operator-payable", "credit", "payout").as("payouts"),
      compensation: movedOn("operator-payable", "credit", "compensation").as("compensation_charged"),
      premium: movedOn("operator-payable", "credit", "premium").as("premium_charged"),
      taxes: movedOn("operator-payable", "credit", "tax").as("taxes"),
      other: movedOn("operator-payable", "credit", "other").as("other_moved"),
    })
    .from(sumsOf(ledgerTotals, and(eq(ledgerTotals.grain, "month"), isSumOf(userId, operator))))
    .groupBy(ledgerTotals.period, ledgerTotals.operator)
    .orderBy(ledgerTotals.period);
}

/** Sums each tour's earnings in a period; tours without a sale or a charge are left out. */
export async function listTourSums(
  db: Database,
  userId: string,
  operator: string | undefined,
  { from, to }: ReportPeriod,
  month: Month,
): Promise<(Omit<TourEarnings, "gross" | "net"> & { gstPercent: number })[]> {
  const own = db
    .select({ id: tours.id })
    .from(tours)
    .where(isOperatorOf(tours.operatorSlug, userId, "earnings", operator));
  return db
    .select({
      tour: sql<string | null>`${tours.slug}`.as("tour"),
      title: sql<string | null>`${tours.title}`.as("title"),
      companyName: operators.companyName,
      bookings: sql<number>`sum(${tourTotals.sold})`.as("bookings_sold"),
      commission: sql<number>`sum(${tourTotals.commission})`.as("sum_commission"),
      borne: sql<number>`sum(${tourTotals.borne})`.as("sum_borne"),
      share: sql<number>`sum(${tourTotals.revenue} - ${tourTotals.commission} + ${tourTotals.borne})`.as(
        "share",
      ),
      gstPercent: gstOf(sql`${operators.slug}`, sql`${month}`).as("gst_of_seller"),
      premium: sql<number>`sum(${tourTotals.premium})`.as("sum_premium"),
    })
    .from(
      sumsOf(
        tourTotals,
        and(inArray(tourTotals.tourId, own), withinDays(tourTotals, boundedDays({ from, to }))),
      ),
    )
    .innerJoin(tours, eq(tours.id, tourTotals.tourId))
    .innerJoin(operators, eq(operators.slug, tours.operatorSlug))
    .groupBy(tours.id)
    .having(sql`bookings_sold > 0 OR share <> 0 OR sum_commission <> 0 OR sum_premium <> 0`)
    .orderBy(sql`share DESC`, sql`title`);
}
