import { and, between, eq, lt, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { MonthOfDepartures } from "~/domain/analytics/occupancy";
import { daysOfMonth, monthOf, monthsBetween, type Month } from "~/domain/calendar/months";
import type { Days } from "~/domain/calendar/period";
import type { Trend } from "~/domain/analytics/trend";
import type { Database } from "../platform/db/client";
import {
  accountMonths,
  demandTotals,
  departureMonths,
  departures,
  leadTimeTotals,
  ledgerTotals,
  periodTotals,
  placeTotals,
  sourceTotals,
  visits,
} from "../platform/db/schema";
import { movedOn, saleKinds, withinDays } from "./totals.repo";

type Months = readonly [Month, Month];

export function bookingsByMonth(db: Database, [first, last]: Months) {
  return db
    .select({
      month: periodTotals.period,
      bookings: periodTotals.made,
      converted: periodTotals.converted,
    })
    .from(periodTotals)
    .where(and(eq(periodTotals.grain, "month"), between(periodTotals.period, first, last)));
}

export function salesByMonth(db: Database, [first, last]: Months) {
  return db
    .select({
      month: ledgerTotals.period,
      revenue: movedOn("receivable", "debit", ...saleKinds).as("revenue"),
      received:
        sql<number>`-${movedOn("receivable", "debit")} + ${movedOn("receivable", "debit", ...saleKinds)}`.as(
          "received",
        ),
      commission: movedOn("commission", "credit", ...saleKinds).as("commission"),
    })
    .from(ledgerTotals)
    .where(and(eq(ledgerTotals.grain, "month"), between(ledgerTotals.period, first, last)))
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

/** Counts existing accounts by the month of their creation, for all time. */
export function accountsByMonth(db: Database) {
  return db.select({ month: accountMonths.month, accounts: accountMonths.accounts }).from(accountMonths);
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
    .from(placeTotals)
    .where(withinDays(placeTotals, days))
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
            SELECT sum(made) > 0 OR sum(revenue) <> 0 FROM tour_totals
            WHERE tour_totals.tour_id = tours.id AND grain = 'day' AND period BETWEEN ${from} AND ${to}
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
    .from(periodTotals)
    .where(
      unit === "day"
        ? and(eq(periodTotals.grain, "day"), between(periodTotals.period, days.from, days.to))
        : withinDays(periodTotals, days),
    )
    .groupBy(step);
}

/** Counts the bookings made by source. */
export function bookingsBySource(db: Database, days: Days) {
  return db
    .select({
      source: sourceTotals.source,
      bookings: sql<number>`sum(${sourceTotals.bookings})`.as("sum_bookings"),
    })
    .from(sourceTotals)
    .where(withinDays(sourceTotals, days))
    .groupBy(sourceTotals.source);
}

/** Counts bookings by the days until their trip. */
export function leadTimes(db: Database, days: Days) {
  return db
    .select({
      daysAhead: leadTimeTotals.daysAhead,
      bookings: sql<number>`sum(${leadTimeTotals.bookings})`.as("sum_bookings"),
    })
    .from(leadTimeTotals)
    .where(withinDays(leadTimeTotals, days))
    .groupBy(leadTimeTotals.daysAhead)
    .having(sql`sum_bookings > 0`)
    .orderBy(leadTimeTotals.daysAhead);
}

/** Counts bookings by the tour's origin and the month of travel, 1 to 12. */
export function demandByOrigin(db: Database, days: Days) {
  return db
    .select({
      origin: demandTotals.origin,
      month: demandTotals.travelMonth,
      bookings: sql<number>`sum(${demandTotals.bookings})`.as("sum_bookings"),
    })
    .from(demandTotals)
    .where(withinDays(demandTotals, days))
    .groupBy(demandTotals.origin, demandTotals.travelMonth)
    .having(sql`sum_bookings > 0`)
    .orderBy(demandTotals.origin);
}

/** A column of all rows as one value: a row for each of tens of thousands of tours would take longer. */
const listOf = (column: SQLiteColumn, name: string) =>
  sql<number[]>`json_group_array(${column})`
    .mapWith((stored: string): number[] => JSON.parse(stored))
    .as(name);

/** Lists the whole months of a period with the departures of each tour, from the roll-up. */
export function soldByMonth(db: Database, days: Days) {
  const [first = "", last = ""] = wholeMonthsOf(days);
  const { month, tourId, departures: sold, seats, seatsSold, takenDays } = departureMonths;
  return (
    db
      .select({
        month: sql<Month>`${month}`.as("departure_month"),
        tours: listOf(tourId, "listed_tours"),
        departures: listOf(sold, "listed_departures"),
        seats: listOf(seats, "listed_seats"),
        seatsSold: listOf(seatsSold, "listed_seats_sold"),
        takenDays: listOf(takenDays, "listed_days"),
      })
      // By its primary key, SQLite would look up each row.
      .from(sql`${departureMonths} INDEXED BY departure_months_read`)
      .where(between(month, first, last))
      .groupBy(month)
  );
}

/** Lists the days of a period before and after its whole months with the departures that are sold or closed. */
export function soldByDay(db: Database, { from, to }: Days) {
  const [first, last] = wholeMonthsOf({ from, to });
  const { tourId, travelDate, booked, capacity, closedAt } = departures;
  const around =
    first === undefined || last === undefined
      ? between(travelDate, from, to)
      : sql`(${travelDate} >= ${from} AND ${lt(travelDate, daysOfMonth(first).from)}
          OR ${travelDate} > ${daysOfMonth(last).to} AND ${travelDate} <= ${to})`;
  return db
    .select({
      day: sql<TravelDate>`${travelDate}`.as("departure_day"),
      tours: listOf(tourId, "listed_tours"),
      booked: listOf(booked, "listed_booked"),
      capacity: listOf(capacity, "listed_capacity"),
    })
    .from(departures)
    .where(and(around, sql`(${booked} > 0 OR ${closedAt} IS NOT NULL)`))
    .groupBy(travelDate);
}

/** Sums a day's departures as `soldByMonth` does. */
export function monthOfDay({
  day,
  tours,
  booked,
  capacity,
}: Awaited<ReturnType<typeof soldByDay>>[number]): MonthOfDepartures {
  return {
    month: monthOf(day),
    tours,
    departures: booked.map((seats) => (seats > 0 ? 1 : 0)),
    seats: booked.map((seats, index) => (seats > 0 ? (capacity[index] ?? 0) : 0)),
    seatsSold: booked,
    takenDays: booked.map(() => 1 << (Number(day.slice(8)) - 1)),
  };
}

/** Returns the first and the last whole month of a period; empty if it has none. */
function wholeMonthsOf({ from, to }: Days): Month[] {
  const whole = monthsBetween(monthOf(from), monthOf(to)).filter((month) => {
    const days = daysOfMonth(month);
    return from <= days.from && days.to <= to;
  });
  const [first] = whole;
  const last = whole.at(-1);
  return first === undefined || last === undefined ? [] : [first, last];
}
