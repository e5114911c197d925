import { and, asc, eq, lte, not, sql, type SQL } from "drizzle-orm";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { Database } from "../platform/db/client";
import { bookings } from "../platform/db/schema";
import { departureIsClosed } from "../seats/closed-departure.repo";
import { tripIsOver } from "../platform/db/conditions";

const atOnce = 50;

async function listIds(db: Database, condition: SQL | undefined): Promise<string[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(condition)
    .orderBy(asc(bookings.createdAt))
    .limit(atOnce);
  return rows.map(({ id }) => id);
}

/** True for bookings whose payment or verification is overdue at a UTC instant. "+" leaves the choice of index to it. */
export function overdueAt(now: number): SQL | undefined {
  return and(sql`+${bookings.status} IN ('pending', 'confirmed')`, lte(bookings.paymentDueAt, now));
}

/** Returns ids of overdue bookings. @param now UTC instant */
export function listUnpaid(db: Database, now: number): Promise<string[]> {
  return listIds(db, overdueAt(now));
}

/** True for bookings to be canceled at a UTC instant because their balance is unpaid. */
export function hasUnpaidBalance(now: number): SQL | undefined {
  return and(sql`+${bookings.status} = 'confirmed'`, lte(bookings.balanceCancelAt, now));
}

/** Returns ids of bookings to be canceled because their balance is unpaid. @param now UTC instant */
export function listUnpaidBalances(db: Database, now: number): Promise<string[]> {
  return listIds(db, hasUnpaidBalance(now));
}

/** Returns ids of confirmed bookings whose trip has taken place. */
export function listTraveled(db: Database, today: TravelDate): Promise<string[]> {
  return listIds(db, and(eq(bookings.status, "confirmed"), tripIsOver(today), not(departureIsClosed)));
}
