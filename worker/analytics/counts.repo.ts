import { and, between, eq, inArray, or, sql, type AnyColumn, type SQL } from "drizzle-orm";
import { instantsOf, type Days } from "~/domain/calendar/period";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { Database } from "../db/client";
import { bookings, departures, ledgerEntries, reviews, tours, users, visits } from "../db/schema";

/**
 * Returns the net change of an account by an entry.
 * @param side the side on which the account grows
 */
function movedOn(account: "receivable" | "commission", side: "debit" | "credit"): SQL<number> {
  const other = side === "debit" ? ledgerEntries.credit : ledgerEntries.debit;
  return sql<number>`CASE ${account}
    WHEN ${ledgerEntries[side]} THEN ${ledgerEntries.amount}
    WHEN ${other} THEN -${ledgerEntries.amount} ELSE 0 END`;
}

/** Sales and changes of sales. */
export const isSale = inArray(ledgerEntries.kind, ["sale", "sale-change"]);

export const revenueMoved = movedOn("receivable", "debit");
export const commissionMoved = movedOn("commission", "credit");

/** True if an instant lies within the days in India. */
export function happenedIn(at: AnyColumn, days: Days): SQL {
  const { start, end } = instantsOf(days);
  return sql`${at} >= ${start} AND ${at} < ${end}`;
}

/** Counts bookings made, their customers and operators. */
export function countBookings(db: Database, days: Days) {
  const { start } = instantsOf(days);
  return db
    .select({
      bookings: sql<number>`count(*)`.as("bookings_made"),
      cancelled: sql<number>`coalesce(sum(${bookings.status} = 'cancelled'), 0)`.as("cancelled"),
      customers: sql<number>`count(DISTINCT ${bookings.customerEmail})`.as("customers"),
      newCustomers: sql<number>`count(DISTINCT CASE WHEN NOT EXISTS (
          SELECT 1 FROM bookings earlier
          WHERE earlier.customer_email = ${bookings.customerEmail} AND earlier.created_at < ${start}
        ) THEN ${bookings.customerEmail} END)`.as("new_customers"),
      activeOperators: sql<number>`count(DISTINCT ${tours.operatorSlug})`.as("active_operators"),
    })
    .from(bookings)
    .innerJoin(tours, eq(bookings.tourId, tours.id))
    .where(happenedIn(bookings.createdAt, days));
}

/** Sums sales from the ledger. Whole rupees. */
export function countSales(db: Database, days: Days) {
  const isSold = sql`${ledgerEntries.kind} = 'sale'`;
  return db
    .select({
      revenue: sql<number>`coalesce(sum(${revenueMoved}), 0)`.as("revenue"),
      commission: sql<number>`coalesce(sum(${commissionMoved}), 0)`.as("commission"),
      sold: sql<number>`count(DISTINCT CASE WHEN ${isSold} THEN ${ledgerEntries.booking} END)`.as("sold"),
      soldFor: sql<number>`coalesce(sum(CASE WHEN ${isSold} THEN ${revenueMoved} END), 0)`.as("sold_for"),
    })
    .from(ledgerEntries)
    .where(and(isSale, happenedIn(ledgerEntries.createdAt, days)));
}

/** Counts traveler accounts that joined, booked or wrote a review. */
export function countActiveTravelers(db: Database, days: Days) {
  const booked = db
    .select({ id: bookings.userId })
    .from(bookings)
    .where(happenedIn(bookings.createdAt, days));
  const reviewed = db.select({ id: reviews.userId }).from(reviews).where(happenedIn(reviews.createdAt, days));
  return db
    .select({ activeTravelers: sql<number>`count(*)`.as("active_travelers") })
    .from(users)
    .where(
      and(
        eq(users.role, "user"),
        or(happenedIn(users.createdAt, days), inArray(users.id, booked), inArray(users.id, reviewed)),
      ),
    );
}

export function sumVisits(db: Database, { from, to }: Days) {
  return db
    .select({ visits: sql<number>`coalesce(sum(${visits.count}), 0)`.as("visits") })
    .from(visits)
    .where(between(visits.day, from, to));
}

/** True for departures in these days with at least one sold seat. */
export function isSoldDeparture({ from, to }: Days) {
  return and(between(departures.travelDate, from, to), sql`${departures.booked} > 0`);
}

export const seatSums = {
  departures: sql<number>`count(*)`.as("departures"),
  seatsSold: sql<number>`coalesce(sum(${departures.booked}), 0)`.as("seats_sold"),
  seats: sql<number>`coalesce(sum(${departures.capacity}), 0)`.as("seats"),
};

export function countSeats(db: Database, days: Days) {
  return db.select(seatSums).from(departures).where(isSoldDeparture(days));
}

export async function addVisit(db: Database, day: TravelDate): Promise<void> {
  await db
    .insert(visits)
    .values({ day, count: 1 })
    .onConflictDoUpdate({ target: visits.day, set: { count: sql`${visits.count} + 1` } });
}
