import { and, between, eq, lt, sql } from "drizzle-orm";
import { daysOfMonth, monthOf, monthsBetween, type Month } from "~/domain/calendar/months";
import type { Days } from "~/domain/calendar/period";
import type { Trend } from "~/domain/analytics/trend";
import type { Database } from "../db/client";
import {
  accountMonths,
  demandTotals,
  departureMonths,
  departures,
  leadTimeTotals,
  ledgerTotals,
  periodTotals,
  sourceTotals,
  tours,
  tourTotals,
  visits,
} from "../db/schema";
import { onSale } from "../tours/tours.repo";
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

/**
 * Sums the bookings and the ledger amounts of the tours with any, by where they go, with the number of those tours and one of them. The tours'
 * own rows, which are long, are not read.
 */
export function salesByPlace(db: Database, days: Days) {
  const { tourId, made, revenue } = tourTotals;
  const sold = db
    .select({
      tourId: sql<number>`${tourId}`.as("sold_tour"),
      made: sql<number>`sum(${made})`.as("sum_made"),
      revenue: sql<number>`sum(${revenue})`.as("tour_revenue"),
    })
    .from(tourTotals)
    .where(withinDays(tourTotals, days))
    .groupBy(tourId)
    .having(sql`sum_made > 0 OR tour_revenue <> 0`)
    .as("sold");
  return db
    .select({
      place: sql<string>`named.place`.as("place"),
      state: sql<string>`named.state`.as("state"),
      bookings: sql<number>`sum(${sold.made})`.as("bookings_made"),
      revenue: sql<number>`sum(${sold.revenue})`.as("sum_revenue"),
      tours: sql<number>`count(*)`.as("sold_tours"),
      slug: sql<string>`min(named.slug)`.as("first_slug"),
    })
    .from(sold)
    .innerJoin(
      sql`(SELECT id, place, state, slug FROM tours INDEXED BY tours_named) AS named`,
      sql`named.id = ${sold.tourId}`,
    )
    .groupBy(sql`named.place`, sql`named.state`);
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

/**
 * Lists all tours, each with the number of its departure rules in `listOfferedRules`, from 1. Closed days need no rules: they are among the taken
 * ones (`departuresByTour`).
 */
export function listOfferedTours(db: Database) {
  return db
    .select({
      id: tours.id,
      slug: tours.slug,
      title: tours.title,
      capacity: tours.capacity,
      rules: sql<number>`dense_rank() OVER (ORDER BY ${tours.departureRules})`.as("rules_number"),
      isOnSale: sql`${onSale}`.mapWith(Boolean).as("is_on_sale"),
      createdAt: tours.createdAt,
    })
    .from(tours);
}

/** Lists the different departure rules of all tours. */
export function listOfferedRules(db: Database) {
  return db
    .selectDistinct({ rules: tours.departureRules })
    .from(tours)
    .orderBy(sql`${tours.departureRules}`);
}

/** Sums the departures of a period by tour: its whole months from the roll-up, and the days before and after them. */
export function departuresByTour(db: Database, { from, to }: Days) {
  const [first, last] = wholeMonthsOf({ from, to });
  const around =
    first === undefined || last === undefined
      ? between(departures.travelDate, from, to)
      : sql`(${departures.travelDate} >= ${from} AND ${lt(departures.travelDate, daysOfMonth(first).from)}
          OR ${departures.travelDate} > ${daysOfMonth(last).to} AND ${departures.travelDate} <= ${to})`;
  return db
    .select({
      tourId: sql<number>`summed.tour_id`.as("summed_tour"),
      departures: sql<number>`sum(summed.departures)`.as("departures"),
      seats: sql<number>`sum(summed.seats)`.as("seats"),
      seatsSold: sql<number>`sum(summed.seats_sold)`.as("seats_sold"),
      taken: sql<string>`group_concat(summed.month || ':' || summed.taken_days)`.as("taken"),
    })
    .from(
      sql`(
        SELECT month, tour_id, departures, seats, seats_sold, taken_days FROM ${departureMonths}
        WHERE month BETWEEN ${first ?? ""} AND ${last ?? ""}
        UNION ALL
        SELECT substr(travel_date, 1, 7), tour_id, booked > 0, (booked > 0) * capacity, booked,
          (booked > 0 OR closed_at IS NOT NULL) << (CAST(substr(travel_date, 9) AS INTEGER) - 1)
        FROM ${departures} WHERE ${around}
      ) AS summed`,
    )
    .groupBy(sql`summed.tour_id`);
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
