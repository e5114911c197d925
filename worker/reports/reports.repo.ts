import { and, desc, eq, gte, inArray, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Role } from "~/domain/account";
import { bookingStatuses, holdsSeats, soldStatuses } from "~/domain/booking-status";
import type { BookingStatus } from "~/domain/booking-status";
import type { MonthTotals } from "~/domain/earnings";
import type { Database } from "../db/client";
import { bookings, tours, users } from "../db/schema";

const monthInIndia = sql<string>`strftime('%Y-%m', (${bookings.createdAt} + 19800000) / 1000, 'unixepoch')`;

/**
 * How many confirmed bookings of each total were made in each month in India, from an instant on.
 * @param condition narrows the bookings looked at
 */
export async function listMonthTotals(db: Database, since: number, condition?: SQL): Promise<MonthTotals[]> {
  return db
    .select({
      month: monthInIndia.as("month"),
      totalAmount: bookings.totalAmount,
      bookings: sql<number>`count(*)`.as("count"),
    })
    .from(bookings)
    .where(and(inArray(bookings.status, soldStatuses), gte(bookings.createdAt, since), condition))
    .groupBy(monthInIndia, bookings.totalAmount);
}

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

/** The tours with most bookings made since an instant, cancelled ones left out. */
export async function listTopTours(db: Database, since: number, limit: number): Promise<TopTour[]> {
  const count = sql<number>`count(*)`;
  return db
    .select({
      title: tours.title,
      slug: tours.slug,
      bookings: count.as("bookings"),
      travelers: sql<number>`sum(${bookings.numberOfTravelers})`.as("travelers"),
      gross: sql<number>`sum(${bookings.totalAmount})`.as("gross"),
    })
    .from(bookings)
    .innerJoin(tours, eq(bookings.tourId, tours.id))
    .where(and(gte(bookings.createdAt, since), inArray(bookings.status, bookingStatuses.filter(holdsSeats))))
    .groupBy(tours.id)
    .orderBy(desc(count), tours.position)
    .limit(limit);
}
