import { and, eq, gte, lt, sql, type SQL } from "drizzle-orm";
import { boundedDays } from "~/domain/calendar/period";
import { reportInstantsOf, noRevenue, type RevenueSums } from "~/domain/money/revenue";
import type { ReportPeriod } from "~/domain/money/report-period";
import { sumsOf } from "../../analytics/sums.repo";
import {
  borneSums,
  commissionReceivedSum,
  movedOn,
  saleKinds,
  soldSum,
  withinDays,
} from "../../analytics/totals.repo";
import type { Database } from "../../platform/db/client";
import { ledgerEntries, ledgerTotals } from "../../platform/db/schema";

/** Grouping of the sums; empty for a single total. */
const groups = {
  nothing: sql<string>`''`,
  month: sql<string>`substr(${ledgerTotals.period}, 1, 7)`,
  operator: sql<string>`${ledgerTotals.operator}`,
};
type RevenueGroup = keyof typeof groups;

/** Filters entries of a period by when they were written. */
export function withinPeriod(period: ReportPeriod): SQL | undefined {
  const { since, until } = reportInstantsOf(period);
  return and(
    since === null ? undefined : gte(ledgerEntries.createdAt, since),
    until === null ? undefined : lt(ledgerEntries.createdAt, until),
  );
}

/** Filters the sums of a period. */
export function sumsWithin({ from, to }: ReportPeriod): SQL | undefined {
  return from === null && to === null
    ? eq(ledgerTotals.grain, "all")
    : withinDays(ledgerTotals, boundedDays({ from, to }));
}

/** Sums a period by group; groups without entries are left out. */
export async function sumRevenue(
  db: Database,
  period: ReportPeriod,
  group: RevenueGroup,
): Promise<Map<string, RevenueSums>> {
  const isAllTime = period.from === null && period.to === null;
  const sums = await db
    .select({
      part: groups[group].as("part"),
      bookings: soldSum.as("bookings_sold"),
      discounts: sql<number>`sum(${ledgerTotals.discounts})`.as("sum_discounts"),
      gross: movedOn("receivable", "debit", ...saleKinds).as("gross"),
      payments: movedOn("receivable", "credit", "payment").as("paid"),
      refunds: movedOn("receivable", "debit", "refund").as("refunded"),
      disputed: movedOn("receivable", "debit", "dispute").as("disputed"),
      commission: movedOn("unearned-commission", "credit", ...saleKinds).as("commission"),
      commissionReceived: commissionReceivedSum.as("sum_commission_received"),
      ...borneSums,
      accrued: movedOn("unearned-share", "credit", ...saleKinds).as("accrued"),
      payouts: movedOn("operator-payable", "debit", "payout").as("paid_out"),
      premium: movedOn("premium", "credit", "premium").as("premium_charged"),
      other: movedOn("other", "credit", "other").as("other_moved"),
    })
    .from(
      sumsOf(
        ledgerTotals,
        isAllTime && group === "month" ? eq(ledgerTotals.grain, "month") : sumsWithin(period),
      ),
    )
    .groupBy(sql`part`);
  return new Map(
    sums.map(({ part, ...row }) => [
      part,
      { ...noRevenue, ...row, netReceived: row.payments - row.refunds - row.disputed },
    ]),
  );
}

/** Returns the customers' balance in the whole ledger; negative if customers are owed money. */
export async function getReceivable(db: Database): Promise<number> {
  const row = await db
    .select({ receivable: movedOn("receivable", "debit") })
    .from(sumsOf(ledgerTotals, eq(ledgerTotals.grain, "all")))
    .get();
  return row?.receivable ?? 0;
}
