import { and, gte, lte, sql } from "drizzle-orm";
import type { MonthSpend } from "~/domain/analytics/analytics";
import { todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { trendUnit } from "~/domain/analytics/trend";
import { daysOfMonth, monthOf, type Month } from "~/domain/calendar/months";
import type { Days } from "~/domain/calendar/period";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { bookings, ledgerEntries, marketingSpend, users, visits } from "../platform/db/schema";
import * as counts from "./counts.repo";
import * as series from "./series.repo";

/** An empty range, for queries without a period before. */
const noDays: Days = { from: "2000-01-02", to: "2000-01-01" };

/** Returns the day in India of the first stored record, or null. */
export async function findFirstDay(db: Database): Promise<TravelDate | null> {
  const { booked, moved, joined, visited, spent } = await batchNamed(db, {
    booked: db.select({ at: sql<number | null>`min(${bookings.createdAt})`.as("at") }).from(bookings),
    moved: db
      .select({ at: sql<number | null>`min(${ledgerEntries.createdAt})`.as("at") })
      .from(ledgerEntries),
    joined: db.select({ at: sql<number | null>`min(${users.createdAt})`.as("at") }).from(users),
    visited: db.select({ day: sql<string | null>`min(${visits.day})`.as("day") }).from(visits),
    spent: db
      .select({ month: sql<string | null>`min(${marketingSpend.month})`.as("month") })
      .from(marketingSpend),
  });
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
  const {
    booked,
    customers,
    money,
    outstanding,
    travelers,
    visited,
    soldDays,
    bookedBefore,
    customersBefore,
    moneyBefore,
    outstandingBefore,
    travelersBefore,
    visitedBefore,
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
  } = await batchNamed(db, {
    booked: counts.countBookings(db, period),
    customers: counts.countCustomers(db, period, maxRows),
    money: counts.sumMoney(db, period),
    outstanding: counts.sumOutstanding(db, period.to),
    travelers: counts.countActiveTravelers(db, period, maxRows),
    visited: counts.sumVisits(db, period),
    soldDays: series.soldByDay(db, period),
    bookedBefore: counts.countBookings(db, before),
    customersBefore: counts.countCustomers(db, before, maxRows),
    moneyBefore: counts.sumMoney(db, before),
    outstandingBefore: counts.sumOutstanding(db, before.to),
    travelersBefore: counts.countActiveTravelers(db, before, maxRows),
    visitedBefore: counts.sumVisits(db, before),
    soldDaysBefore: series.soldByDay(db, before),
    spend: listSpend(db, { from: before === noDays ? period.from : before.from, to: period.to }),
    bookingsByMonth: series.bookingsByMonth(db, months),
    salesByMonth: series.salesByMonth(db, months),
    visitsByMonth: series.visitsByMonth(db, months),
    accountsByMonth: series.accountsByMonth(db, months),
    salesByPlace: series.salesByPlace(db, period),
    leadTimes: series.leadTimes(db, period),
    demand: series.demandByOrigin(db, period),
    sources: series.bookingsBySource(db, period),
    trend: series.salesByStep(db, period, trendUnit(period)),
    trendBefore: series.salesByStep(db, periodBefore ?? noDays, trendUnit(period)),
    trendLastYear: series.salesByStep(db, lastYear ?? noDays, trendUnit(period)),
  });
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
    departures: soldDays,
    departuresBefore: soldDaysBefore,
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
