import { and, gte, lte, sql } from "drizzle-orm";
import type { MonthSpend } from "~/domain/analytics/analytics";
import { todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { trendUnit } from "~/domain/analytics/trend";
import { daysOfMonth, monthOf, type Month } from "~/domain/calendar/months";
import type { Days } from "~/domain/calendar/period";
import type { Database } from "../db/client";
import { bookings, ledgerEntries, marketingSpend, users, visits } from "../db/schema";
import * as counts from "./counts.repo";
import * as series from "./series.repo";

/** An empty range, for queries without a period before. */
const noDays: Days = { from: "2000-01-02", to: "2000-01-01" };

/** Returns the day in India of the first stored record, or null. */
export async function findFirstDay(db: Database): Promise<TravelDate | null> {
  const [booked, moved, joined, visited, spent] = await db.batch([
    db.select({ at: sql<number | null>`min(${bookings.createdAt})`.as("at") }).from(bookings),
    db.select({ at: sql<number | null>`min(${ledgerEntries.createdAt})`.as("at") }).from(ledgerEntries),
    db.select({ at: sql<number | null>`min(${users.createdAt})`.as("at") }).from(users),
    db.select({ day: sql<string | null>`min(${visits.day})`.as("day") }).from(visits),
    db.select({ month: sql<string | null>`min(${marketingSpend.month})`.as("month") }).from(marketingSpend),
  ]);
  const instants = [booked, moved, joined].map(([row]) => row?.at ?? null);
  const month = spent[0]?.month ?? null;
  const days = [
    ...instants.map((at) => (at === null ? null : todayInIndia(at))),
    visited[0]?.day ?? null,
    month === null ? null : daysOfMonth(month).from,
  ];
  return days.filter((day) => day !== null).toSorted()[0] ?? null;
}

/**
 * Reads all figures of a period, the period before and the months of the charts in one round trip.
 * @param maxRows limit of the rows read of tables that grow with bookings
 */
export async function readAnalytics(
  db: Database,
  {
    period,
    previous,
    periodBefore,
    lastYear,
    months,
  }: {
    period: Days;
    /** The days that the figures are compared with. */
    previous: Days | null;
    periodBefore: Days | null;
    lastYear: Days | null;
    months: readonly [Month, Month];
  },
  maxRows: number,
) {
  const before = previous ?? noDays;
  const [
    booked,
    customers,
    money,
    outstanding,
    travelers,
    visited,
    soldMonths,
    soldDays,
    bookedBefore,
    customersBefore,
    moneyBefore,
    outstandingBefore,
    travelersBefore,
    visitedBefore,
    soldMonthsBefore,
    soldDaysBefore,
    spend,
    bookingsByMonth,
    salesByMonth,
    visitsByMonth,
    accountsByMonth,
    salesByPlace,
    leadTimes,
    demand,
    sources,
    trend,
    trendBefore,
    trendLastYear,
  ] = await db.batch([
    counts.countBookings(db, period),
    counts.countCustomers(db, period, maxRows),
    counts.sumMoney(db, period),
    counts.sumOutstanding(db, period.to),
    counts.countActiveTravelers(db, period, maxRows),
    counts.sumVisits(db, period),
    series.soldByMonth(db, period),
    series.soldByDay(db, period),
    counts.countBookings(db, before),
    counts.countCustomers(db, before, maxRows),
    counts.sumMoney(db, before),
    counts.sumOutstanding(db, before.to),
    counts.countActiveTravelers(db, before, maxRows),
    counts.sumVisits(db, before),
    series.soldByMonth(db, before),
    series.soldByDay(db, before),
    listSpend(db, { from: before === noDays ? period.from : before.from, to: period.to }),
    series.bookingsByMonth(db, months),
    series.salesByMonth(db, months),
    series.visitsByMonth(db, months),
    series.accountsByMonth(db),
    series.salesByPlace(db, period),
    series.leadTimes(db, period),
    series.demandByOrigin(db, period),
    series.bookingsBySource(db, period),
    series.salesByStep(db, period, trendUnit(period)),
    series.salesByStep(db, periodBefore ?? noDays, trendUnit(period)),
    series.salesByStep(db, lastYear ?? noDays, trendUnit(period)),
  ]);
  return {
    counts: {
      ...theRow(booked),
      ...theRow(customers),
      ...theRow(money),
      ...theRow(outstanding),
      ...theRow(travelers),
      ...theRow(visited),
    },
    countsBefore: {
      ...theRow(bookedBefore),
      ...theRow(customersBefore),
      ...theRow(moneyBefore),
      ...theRow(outstandingBefore),
      ...theRow(travelersBefore),
      ...theRow(visitedBefore),
    },
    departures: [...soldMonths, ...soldDays.map(series.monthOfDay)],
    departuresBefore: [...soldMonthsBefore, ...soldDaysBefore.map(series.monthOfDay)],
    spend,
    byMonth: { bookingsByMonth, salesByMonth, visitsByMonth, accountsByMonth },
    salesByPlace,
    leadTimes,
    demand,
    sources,
    trend,
    trendBefore,
    trendLastYear,
  };
}

/** Returns the row of an aggregate, which always has one. */
function theRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error("a count returned no row");
  return row;
}

/** Returns the marketing spend of the months that the days touch. */
function listSpend(db: Database, { from, to }: Days) {
  return db
    .select({ month: marketingSpend.month, amount: marketingSpend.amount })
    .from(marketingSpend)
    .where(and(gte(marketingSpend.month, monthOf(from)), lte(marketingSpend.month, monthOf(to))))
    .orderBy(marketingSpend.month) satisfies PromiseLike<MonthSpend[]>;
}
