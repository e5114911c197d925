import { eq, sql } from "drizzle-orm";
import type { Database } from "../db/client";
import { bookingEvents, bookings } from "../db/schema";

/** The departure of the outer query's booking, where its operator has closed it. */
const closedDeparture = sql`FROM departures AS shut
  WHERE shut.tour_id = ${bookings.tourId} AND shut.travel_date = ${bookings.travelDate} AND shut.closed_at IS NOT NULL`;

const closingReason = sql<string | null>`(SELECT coalesce(shut.closed_reason, '') ${closedDeparture})`;

/** Why the departure of a booking is closed, a sentence for travellers; null while it is not. */
export const closedBecause = closingReason.as("closed_because");

/** The condition for bookings of departures that are closed. */
export const departureIsClosed = sql`EXISTS (SELECT 1 ${closedDeparture})`;

/**
 * The statement that lets a batch fail with UNIQUE `booking_events.booking` where the departure of a booking was closed or opened
 * since its state was read: it takes the number of the change itself. It stands before what changes the booking.
 * @param read.closedBecause as it was read
 * @param change.version the number of the change that the batch makes
 */
export function requireStillClosedAs(
  db: Database,
  read: { booking: string; closedBecause: string | null },
  change: { version: number; at: number },
) {
  const { booking, closedBecause: known } = read;
  return db.insert(bookingEvents).select(
    sql`SELECT NULL, 'booking.updated', ${bookings.id}, ${bookings.status}, NULL, NULL, NULL, ${change.version}, ${change.at}
        FROM ${bookings} WHERE ${eq(bookings.id, booking)} AND ${closingReason} IS NOT ${known}`,
  );
}
