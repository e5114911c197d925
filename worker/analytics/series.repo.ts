import { and, between, eq, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { BookingSource } from "~/domain/bookings/booking-source";
import type { TravelDate } from "~/domain/calendar/calendar";
import { addMonths, daysOfMonth, monthsBetween, startOfMonth, type Month } from "~/domain/calendar/months";
import type { Days } from "~/domain/calendar/period";
import type { Trend } from "~/domain/analytics/trend";
import type { Database } from "../platform/db/client";
import {
  demandTotals,
  departures,
  leadTimeTotals,
  ledgerTotals,
  periodTotals,
  placeTotals,
  sourceTotals,
  tourTotals,
  users,
  visits,
} from "../platform/db/schema";
import { sumsOf } from "./sums.repo";
import { movedOn, saleKinds, withinDays } from "./totals.repo";

type Months = readonly [Month, Month];

export function bookingsByMonth(db: Database, [first, last]: Months) {
  return db
    .select({
      month: sql<Month>`${periodTotals.period}`.as("made_in"),
      bookings: sql<number>`sum(${periodTotals.made})`.as("bookings_made"),
      converted: sql<number>`sum(${periodTotals.converted})`.as("sum_converted"),
    })
    .from(
      sumsOf(periodTotals, and(eq(periodTotals.grain, "month"), between(periodTotals.period, first, last))),
    )
    .groupBy(periodTotals.period);
}

export function salesByMonth(db: Database, [first, last]: Months) {
  return db
    .select({
      month: sql<Month>`${ledgerTotals.period}`.as("moved_in"),
      revenue: movedOn("receivable", "debit", ...saleKinds).as("revenue"),
      received:
        sql<number>`-${movedOn("receivable", "debit")} + ${movedOn("receivable", "debit", ...saleKinds)}`.as(
          "received",
        ),
      commission: movedOn("unearned-commission", "credit", ...saleKinds).as("commission"),
    })
    .from(
      sumsOf(ledgerTotals, and(eq(ledgerTotals.grain, "month"), between(ledgerTotals.period, first, last))),
    )
    .groupBy(ledgerTotals.period);
}

export function visitsByMonth(db: Database, [first, last]: Months) {
  const month = sql<string>`substr(${visits.day}, 1, 7)`;
  return db
    .select({ month: month.as("month"), visits: sql<number>`sum(${visits.count})`.as("visits") })
    .from(visits)
    .where(between(visits.day, daysOfMonth(first).from, daysOfMonth(last).to))
    .groupBy(month);
}

/** Counts existing accounts by the month of their creation: in a row without a name for all before the first one, then for each. */
export function accountsByMonth(db: Database, [first, last]: Months) {
  const ranges = monthsBetween(first, last).map((month) => [
    month,
    startOfMonth(month),
    startOfMonth(addMonths(month, 1)),
  ]);
  const { value, createdAt } = { value: sql.raw("months.value"), createdAt: users.createdAt };
  return db
    .select({
      month: sql<string>`${value} ->> 0`.as("account_month"),
      accounts:
        sql<number>`(SELECT count(*) FROM ${users} WHERE ${createdAt} >= ${value} ->> 1 AND ${createdAt} < ${value} ->> 2)`.as(
          "accounts",
        ),
    })
    .from(sql`json_each(${JSON.stringify([["", 0, startOfMonth(first)], ...ranges])}) AS months`);
}

/** Sums the bookings and the ledger amounts by where the tours go. */
export function salesByPlace(db: Database, days: Days) {
  return db
    .select({
      place: sql<string>`${placeTotals.place}`.as("place"),
      state: sql<string>`${placeTotals.state}`.as("state"),
      bookings: sql<number>`sum(${placeTotals.made})`.as("bookings_made"),
      revenue: sql<number>`sum(${placeTotals.revenue})`.as("sum_revenue"),
    })
    .from(sumsOf(placeTotals, withinDays(placeTotals, days)))
    .groupBy(placeTotals.place, placeTotals.state)
    .having(sql`bookings_made > 0 OR sum_revenue <> 0`);
}

/**
 * Lists the tours to some places that were booked or sold in a period, at most two to each: the only one, or none alone.
 * @returns their slugs, for each place in turn
 */
export async function listSold(
  db: Database,
  places: readonly { place: string; state: string }[],
  { from, to }: Days,
): Promise<string[][]> {
  const rows = await db
    .select({
      slugs: sql<string[]>`(
        SELECT json_group_array(slug) FROM (
          SELECT slug FROM tours INDEXED BY tours_named
          WHERE tours.place = wanted.value ->> 0 AND tours.state = wanted.value ->> 1 AND (
            SELECT sum(made) > 0 OR sum(revenue) <> 0
            FROM ${sumsOf(tourTotals, sql`tour_id = tours.id AND grain = 'day' AND period BETWEEN ${from} AND ${to}`)}
          )
          LIMIT 2
        )
      )`
        .mapWith((stored: string): string[] => JSON.parse(stored))
        .as("sold_slugs"),
    })
    .from(sql`json_each(${JSON.stringify(places.map(({ place, state }) => [place, state]))}) AS wanted`)
    .orderBy(sql`wanted.key`);
  return rows.map(({ slugs }) => slugs);
}

/** Sums the bookings made and the revenue accrued by day or by month of a period. */
export function salesByStep(db: Database, days: Days, unit: Trend["unit"]) {
  // A period by month has its whole months stored as such, and the days around them by day.
  const step = unit === "day" ? periodTotals.period : sql<string>`substr(${periodTotals.period}, 1, 7)`;
  return db
    .select({
      period: sql<string>`${step}`.as("step"),
      bookings: sql<number>`sum(${periodTotals.made})`.as("bookings_made"),
      revenue: sql<number>`sum(${periodTotals.revenue})`.as("sum_revenue"),
    })
    .from(
      sumsOf(
        periodTotals,
        unit === "day"
          ? and(eq(periodTotals.grain, "day"), between(periodTotals.period, days.from, days.to))
          : withinDays(periodTotals, days),
      ),
    )
    .groupBy(step);
}

/** Counts the bookings made by source. */
export function bookingsBySource(db: Database, days: Days) {
  return db
    .select({
      source: sql<BookingSource>`${sourceTotals.source}`.as("made_by"),
      bookings: sql<number>`sum(${sourceTotals.bookings})`.as("sum_bookings"),
    })
    .from(sumsOf(sourceTotals, withinDays(sourceTotals, days)))
    .groupBy(sourceTotals.source);
}

/** Counts bookings by the days until their trip. */
export function leadTimes(db: Database, days: Days) {
  return db
    .select({
      daysAhead: sql<number>`${leadTimeTotals.daysAhead}`.as("days_until"),
      bookings: sql<number>`sum(${leadTimeTotals.bookings})`.as("sum_bookings"),
    })
    .from(sumsOf(leadTimeTotals, withinDays(leadTimeTotals, days)))
    .groupBy(leadTimeTotals.daysAhead)
    .having(sql`sum_bookings > 0`)
    .orderBy(leadTimeTotals.daysAhead);
}

/** Counts bookings by the tour's origin and the month of travel, 1 to 12. */
export function demandByOrigin(db: Database, days: Days) {
  return db
    .select({
      origin: sql<string>`${demandTotals.origin}`.as("made_from"),
      month: sql<number>`${demandTotals.travelMonth}`.as("month_of_travel"),
      bookings: sql<number>`sum(${demandTotals.bookings})`.as("sum_bookings"),
    })
    .from(sumsOf(demandTotals, withinDays(demandTotals, days)))
    .groupBy(demandTotals.origin, demandTotals.travelMonth)
    .having(sql`sum_bookings > 0`)
    .orderBy(demandTotals.origin);
}

/** A column of all rows as one value: a row for each of tens of thousands of tours would take longer. */
const listOf = (column: SQLiteColumn, name: string) =>
  sql<number[]>`json_group_array(${column})`
    .mapWith((stored: string): number[] => JSON.parse(stored))
    .as(name);

/** Lists the days of a period with the departures that are sold or closed. */
export function soldByDay(db: Database, { from, to }: Days) {
  const { tourId, travelDate, booked, capacity, closedAt } = departures;
  return db
    .select({
      day: sql<TravelDate>`${travelDate}`.as("departure_day"),
      tours: listOf(tourId, "listed_tours"),
      booked: listOf(booked, "listed_booked"),
      capacity: listOf(capacity, "listed_capacity"),
    })
    .from(departures)
    .where(and(between(travelDate, from, to), sql`(${booked} > 0 OR ${closedAt} IS NOT NULL)`))
    .groupBy(travelDate);
}
