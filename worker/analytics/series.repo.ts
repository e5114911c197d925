import { and, desc, eq, sql, type AnyColumn } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import { leadTimeSteps } from "~/domain/analytics/analytics";
import type { Days } from "~/domain/calendar/period";
import type { Database } from "../db/client";
import { bookings, departures, ledgerEntries, tours, users, visits } from "../db/schema";
import { commissionMoved, happenedIn, isSale, isSoldDeparture, revenueMoved, seatSums } from "./counts.repo";

function dayInIndia(at: AnyColumn) {
  return sql<string>`date((${at} + 19800000) / 1000, 'unixepoch')`;
}

function monthInIndia(at: AnyColumn) {
  return sql<string>`strftime('%Y-%m', (${at} + 19800000) / 1000, 'unixepoch')`;
}

export function bookingsByMonth(db: Database, days: Days) {
  const month = monthInIndia(bookings.createdAt);
  return db
    .select({ month: month.as("month"), bookings: sql<number>`count(*)`.as("bookings_made") })
    .from(bookings)
    .where(happenedIn(bookings.createdAt, days))
    .groupBy(month);
}

export function salesByMonth(db: Database, days: Days) {
  const month = monthInIndia(ledgerEntries.createdAt);
  return db
    .select({
      month: month.as("month"),
      revenue: sql<number>`sum(${revenueMoved})`.as("revenue"),
      commission: sql<number>`sum(${commissionMoved})`.as("commission"),
    })
    .from(ledgerEntries)
    .where(and(isSale, happenedIn(ledgerEntries.createdAt, days)))
    .groupBy(month);
}

export function visitsByMonth(db: Database, { from, to }: Days) {
  const month = sql<string>`substr(${visits.day}, 1, 7)`;
  return db
    .select({ month: month.as("month"), visits: sql<number>`sum(${visits.count})`.as("visits") })
    .from(visits)
    .where(sql`${visits.day} BETWEEN ${from} AND ${to}`)
    .groupBy(month);
}

/** Counts existing accounts by the month of their creation, for all time. */
export function accountsByMonth(db: Database) {
  const month = monthInIndia(users.createdAt);
  return db
    .select({ month: month.as("month"), accounts: sql<number>`count(*)`.as("accounts") })
    .from(users)
    .groupBy(month);
}

/** Returns the destinations with the most bookings, and their ledger amounts in the same days. */
export function topDestinations(db: Database, days: Days, limit: number) {
  const destination = { name: bookings.tourDestination, tour: tours.slug };
  const made = db
    .select({
      ...destination,
      bookings: sql<number>`1`.as("bookings_made"),
      revenue: sql<number>`0`.as("revenue"),
    })
    .from(bookings)
    .innerJoin(tours, eq(bookings.tourId, tours.id))
    .where(happenedIn(bookings.createdAt, days));
  const moved = db
    .select({
      ...destination,
      bookings: sql<number>`0`.as("bookings_made"),
      revenue: revenueMoved.as("revenue"),
    })
    .from(ledgerEntries)
    .innerJoin(bookings, eq(ledgerEntries.booking, bookings.id))
    .innerJoin(tours, eq(bookings.tourId, tours.id))
    .where(and(isSale, happenedIn(ledgerEntries.createdAt, days)));
  const rows = unionAll(made, moved).as("both");
  const booked = sql<number>`sum(${rows.bookings})`;
  const revenue = sql<number>`sum(${rows.revenue})`;
  const onlyTour = sql<string | null>`CASE WHEN count(DISTINCT ${rows.tour}) = 1 THEN max(${rows.tour}) END`;
  return db
    .select({
      name: rows.name,
      bookings: booked.as("sum_bookings"),
      revenue: revenue.as("sum_revenue"),
      tour: onlyTour.as("only_tour"),
    })
    .from(rows)
    .groupBy(rows.name)
    .orderBy(desc(booked), desc(revenue), rows.name)
    .limit(limit);
}

/** Counts bookings by lead time in the buckets of `leadTimeSteps`, and computes the median in days. */
export function leadTimes(db: Database, days: Days) {
  const ahead = sql<number>`CAST(julianday(${bookings.travelDate}) - julianday(${dayInIndia(bookings.createdAt)}) AS INTEGER)`;
  const ranked = db
    .select({
      ahead: ahead.as("ahead"),
      place: sql<number>`row_number() OVER (ORDER BY ${ahead})`.as("place"),
      total: sql<number>`count(*) OVER ()`.as("total"),
    })
    .from(bookings)
    .where(happenedIn(bookings.createdAt, days))
    .as("ranked");
  const bucket = sql<number>`CASE ${sql.join(
    leadTimeSteps
      .slice(1)
      .map((step, index) => sql`WHEN ${ranked.ahead} < ${step} THEN ${sql.raw(String(index))}`),
    sql` `,
  )} ELSE ${sql.raw(String(leadTimeSteps.length - 1))} END`;
  return db
    .select({
      bucket: bucket.as("bucket"),
      bookings: sql<number>`count(*)`.as("bookings_made"),
      // The median lies on one or two bookings, in one bucket or in two adjacent ones.
      middleSum:
        sql<number>`coalesce(sum(CASE WHEN ${ranked.place} IN ((${ranked.total} + 1) / 2, (${ranked.total} + 2) / 2) THEN ${ranked.ahead} END), 0)`.as(
          "middle_sum",
        ),
      middleCount:
        sql<number>`count(CASE WHEN ${ranked.place} IN ((${ranked.total} + 1) / 2, (${ranked.total} + 2) / 2) THEN 1 END)`.as(
          "middle_count",
        ),
    })
    .from(ranked)
    .groupBy(bucket);
}

/** Returns the tours with the fullest or the emptiest departures. */
export function occupancyByTour(db: Database, days: Days, order: "fullest" | "emptiest", limit: number) {
  const share = sql`CAST(sum(${departures.booked}) AS REAL) / sum(${departures.capacity})`;
  return db
    .select({ slug: tours.slug, title: tours.title, ...seatSums })
    .from(departures)
    .innerJoin(tours, eq(departures.tourId, tours.id))
    .where(isSoldDeparture(days))
    .groupBy(tours.id)
    .orderBy(order === "fullest" ? desc(share) : share, tours.slug)
    .limit(limit);
}

/** Counts bookings by the tour's origin and the month of travel, 1 to 12. */
export function demandByOrigin(db: Database, days: Days) {
  const month = sql<number>`CAST(substr(${bookings.travelDate}, 6, 2) AS INTEGER)`;
  return db
    .select({
      origin: bookings.departureCity,
      month: month.as("travel_month"),
      bookings: sql<number>`count(*)`.as("bookings_made"),
    })
    .from(bookings)
    .where(happenedIn(bookings.createdAt, days))
    .groupBy(bookings.departureCity, month)
    .orderBy(bookings.departureCity);
}
