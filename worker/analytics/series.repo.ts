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
  sourceTotals,
  tours,
  tourTotals,
  visits,
} from "../db/schema";
import { effectiveDepartureRules } from "../tours/rules/effective-departure-rules.repo";
import { onSale } from "../tours/tours.repo";
import { movedOn, saleKinds, withinDays } from "./totals.repo";

type Months = readonly [Month, Month];

export function bookingsByMonth(db: Database, [first, last]: Months) {
  return db
    .select({
      month: tourTotals.period,
      bookings: sql<number>`sum(${tourTotals.made})`.as("bookings_made"),
      converted: sql<number>`sum(${tourTotals.converted})`.as("sum_converted"),
    })
    .from(tourTotals)
    .where(and(eq(tourTotals.grain, "month"), between(tourTotals.period, first, last)))
    .groupBy(tourTotals.period);
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

/** Sums the bookings and the ledger amounts of each tour with any. */
export function salesByTour(db: Database, days: Days) {
  return db
    .select({
      slug: tours.slug,
      place: tours.place,
      state: tours.state,
      bookings: sql<number>`sum(${tourTotals.made})`.as("bookings_made"),
      revenue: sql<number>`sum(${tourTotals.revenue})`.as("sum_revenue"),
    })
    .from(tourTotals)
    .innerJoin(tours, eq(tourTotals.tourId, tours.id))
    .where(withinDays(tourTotals, days))
    .groupBy(tours.id)
    .having(sql`bookings_made > 0 OR sum_revenue <> 0`);
}

/** Sums the bookings made and the revenue accrued by day or by month of a period. */
export function salesByStep(db: Database, days: Days, unit: Trend["unit"]) {
  // A period by month has its whole months stored as such, and the days around them by day.
  const step = unit === "day" ? tourTotals.period : sql<string>`substr(${tourTotals.period}, 1, 7)`;
  return db
    .select({
      period: sql<string>`${step}`.as("step"),
      bookings: sql<number>`sum(${tourTotals.made})`.as("bookings_made"),
      revenue: sql<number>`sum(${tourTotals.revenue})`.as("sum_revenue"),
    })
    .from(tourTotals)
    .where(
      unit === "day"
        ? and(eq(tourTotals.grain, "day"), between(tourTotals.period, days.from, days.to))
        : withinDays(tourTotals, days),
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

/** Lists all tours with their departure rules. */
export function listOfferedTours(db: Database) {
  return db
    .select({
      id: tours.id,
      slug: tours.slug,
      title: tours.title,
      capacity: tours.capacity,
      rules: effectiveDepartureRules,
      isOnSale: sql`${onSale}`.mapWith(Boolean).as("is_on_sale"),
      createdAt: tours.createdAt,
    })
    .from(tours);
}

/** Sums the departures of the whole months of a period by tour. */
export function departuresOfMonths(db: Database, days: Days) {
  const [first = "", last = ""] = wholeMonthsOf(days);
  return db
    .select()
    .from(departureMonths)
    .where(between(departureMonths.month, first, last));
}

/** Sums the departures of the days before and after those months by tour and month. */
export function departuresOfDays(db: Database, { from, to }: Days) {
  const [first, last] = wholeMonthsOf({ from, to });
  const month = sql<Month>`substr(${departures.travelDate}, 1, 7)`;
  const isSold = sql`(${departures.booked} > 0)`;
  return db
    .select({
      tourId: departures.tourId,
      month: month.as("month"),
      departures: sql<number>`sum(${isSold})`.as("departures"),
      seats: sql<number>`sum(${isSold} * ${departures.capacity})`.as("seats"),
      seatsSold: sql<number>`sum(${departures.booked})`.as("seats_sold"),
      takenDays:
        sql<number>`sum((${isSold} OR ${departures.closedAt} IS NOT NULL) << (CAST(substr(${departures.travelDate}, 9) AS INTEGER) - 1))`.as(
          "taken_days",
        ),
    })
    .from(departures)
    .where(
      first === undefined || last === undefined
        ? between(departures.travelDate, from, to)
        : sql`(${departures.travelDate} >= ${from} AND ${lt(departures.travelDate, daysOfMonth(first).from)}
            OR ${departures.travelDate} > ${daysOfMonth(last).to} AND ${departures.travelDate} <= ${to})`,
    )
    .groupBy(departures.tourId, month);
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
