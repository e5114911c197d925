import { and, desc, eq, gte, inArray, sql } from "drizzle-orm";
import type { Role } from "~/domain/account";
import { bookingStatuses, holdsSeats } from "~/domain/booking-status";
import type { BookingStatus } from "~/domain/booking-status";
import type { Database } from "../db/client";
import { bookings, tours, users } from "../db/schema";

const monthInIndia = sql<string>`strftime('%Y-%m', (${bookings.createdAt} + 19800000) / 1000, 'unixepoch')`;

/** How many bookings were made in each month in India and state, from an instant on. */
export async function countByMonthAndStatus(
  db: Database,
  since: number,
): Promise<{ month: string; status: BookingStatus; count: number }[]> {
  return db
    .select({
      month: monthInIndia.as("month"),
      status: bookings.status,
      count: sql<number>`count(*)`.as("count"),
    })
    .from(bookings)
    .where(gte(bookings.createdAt, since))
    .groupBy(monthInIndia, bookings.status);
}

export async function countUsersByRole(db: Database): Promise<{ role: Role; count: number }[]> {
  return db
    .select({ role: users.role, count: sql<number>`count(*)`.as("count") })
    .from(users)
    .groupBy(users.role);
}

export interface TopTour {
  title: string;
  slug: string;
  bookings: number;
  travelers: number;
  gross: number;
}

/** The tours with most bookings made since an instant, cancelled ones left out, and what the ledger holds of their sales. */
export async function listTopTours(db: Database, since: number, limit: number): Promise<TopTour[]> {
  const count = sql<number>`count(*)`;
  return db
    .select({
      title: tours.title,
      slug: tours.slug,
      bookings: count.as("bookings"),
      travelers: sql<number>`sum(${bookings.numberOfTravelers})`.as("travelers"),
      gross: sql<number>`sum((
        SELECT coalesce(sum(CASE WHEN sale.debit = 'receivable' THEN sale.amount ELSE -sale.amount END), 0)
        FROM ledger_entries sale
        WHERE sale.booking = ${bookings.id} AND sale.kind IN ('sale', 'sale-change')
      ))`.as("gross"),
    })
    .from(bookings)
    .innerJoin(tours, eq(bookings.tourId, tours.id))
    .where(and(gte(bookings.createdAt, since), inArray(bookings.status, bookingStatuses.filter(holdsSeats))))
    .groupBy(tours.id)
    .orderBy(desc(count), tours.position)
    .limit(limit);
}
