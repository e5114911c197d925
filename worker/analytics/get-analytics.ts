import {
  figuresOf,
  leadTimeSteps,
  shareOf,
  spendWithin,
  type Analytics,
  type Demand,
  type MonthSeries,
} from "~/domain/analytics/analytics";
import { todayInIndia } from "~/domain/calendar/calendar";
import { monthsShown, periodOf, previousPeriod, type PeriodQuery } from "~/domain/calendar/period";
import type { Month } from "~/domain/calendar/months";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import * as repo from "./analytics.repo";
import type { Admin } from "../authz/actors";

type Read = Awaited<ReturnType<typeof repo.readAnalytics>>;

/**
 * Returns the analytics of a period and the period before, for an administrator. Amounts are whole rupees from the
 * ledger, days are in India.
 */
export async function getAnalytics(
  { db, clock }: { db: Database; clock: Clock },
  _admin: Admin,
  query: PeriodQuery,
): Promise<Analytics> {
  const today = todayInIndia(clock());
  const firstDay = query.period === "all" ? await repo.findFirstDay(db) : null;
  const period = periodOf(query, today, firstDay ?? today);
  const previous = previousPeriod(period);
  const months = monthsShown(period, today);
  const read = await repo.readAnalytics(db, {
    period,
    previous,
    months: [months.at(0) ?? "", months.at(-1) ?? ""],
  });
  return {
    period,
    previous,
    figures: figuresOf(read.counts, spendWithin(period, read.spend)),
    previousFigures: previous && figuresOf(read.countsBefore, spendWithin(previous, read.spend)),
    months: seriesOf(months, read.byMonth),
    destinations: read.destinations,
    leadTime: leadTimeOf(read.leadTimes),
    occupancy: read.occupancy,
    demand: demandOf(read.demand),
  };
}

function seriesOf(months: readonly Month[], rows: Read["byMonth"]): MonthSeries[] {
  const first = months[0] ?? "";
  const joinedBefore = rows.accountsByMonth.filter(({ month }) => month < first);
  let accounts = joinedBefore.reduce((sum, row) => sum + row.accounts, 0);
  return months.map((month) => {
    const ofMonth = <Row extends { month: Month }>(list: readonly Row[]) =>
      list.find((row) => row.month === month);
    const { bookings = 0 } = ofMonth(rows.bookingsByMonth) ?? {};
    const { revenue = 0, commission = 0 } = ofMonth(rows.salesByMonth) ?? {};
    const { visits = 0 } = ofMonth(rows.visitsByMonth) ?? {};
    const { accounts: newAccounts = 0 } = ofMonth(rows.accountsByMonth) ?? {};
    accounts += newAccounts;
    const conversion = shareOf(bookings, visits);
    return { month, bookings, revenue, commission, visits, conversion, newAccounts, accounts };
  });
}

function leadTimeOf(rows: Read["leadTimes"]): Analytics["leadTime"] {
  const middle = rows.reduce(
    (sum, row) => ({ days: sum.days + row.middleSum, bookings: sum.bookings + row.middleCount }),
    { days: 0, bookings: 0 },
  );
  const buckets = leadTimeSteps.map((from, index) => {
    const next = leadTimeSteps[index + 1];
    const { bookings = 0 } = rows.find(({ bucket }) => bucket === index) ?? {};
    return { from, to: next === undefined ? null : next - 1, bookings };
  });
  return { buckets, median: shareOf(middle.days, middle.bookings) };
}

function demandOf(rows: Read["demand"]): Demand[] {
  const byOrigin = Map.groupBy(rows, ({ origin }) => origin);
  return Array.from(byOrigin, ([origin, ofOrigin]) => ({
    origin,
    months: Array.from(
      { length: 12 },
      (_, index) => ofOrigin.find(({ month }) => month === index + 1)?.bookings ?? 0,
    ),
  }));
}
