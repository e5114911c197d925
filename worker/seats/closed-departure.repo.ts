import { eq, sql } from "drizzle-orm";
import type { StartKey } from "~/domain/departures/start";
import type { Exemption } from "~/domain/departures/exemption";
import type { Database } from "../platform/db/client";
import { bookingEvents, bookings, departures, tours } from "../platform/db/schema";

/** The departure of the outer query's booking, if it is closed. */
const closedDeparture = sql`FROM departures AS shut
  WHERE shut.tour_id = ${bookings.tourId} AND shut.travel_date = ${bookings.travelDate} AND shut.start = ${bookings.start}
    AND shut.closed_at IS NOT NULL`;

const closingReason = sql<string | null>`(SELECT coalesce(shut.closed_reason, '') ${closedDeparture})`;

/** The reason for closing a booking's departure, a sentence for travelers; null while it is open. */
export const closedBecause = closingReason.as("closed_because");

/** The party at fault, if a booking's departure is closed and that is not its operator. */
export const closedFault = sql<"nobody" | null>`(SELECT shut.closed_fault ${closedDeparture})`.as(
  "closed_fault_of",
);

/** When a booking's departure was closed, a UTC instant, and why its travelers are owed no compensation; null while it is open. */
export const closing = {
  closedAt: sql<number | null>`(SELECT shut.closed_at ${closedDeparture})`.as("closed_since"),
  closedExemption: sql<Exemption | null>`(SELECT shut.closed_exemption ${closedDeparture})`
    .mapWith(departures.closedExemption)
    .as("closed_exempt"),
};

/** True for bookings of closed departures. */
export const departureIsClosed = sql`EXISTS (SELECT 1 ${closedDeparture})`;

/** True for bookings of departures that were canceled for too few travelers. */
export const departureHadTooFew = sql`EXISTS (SELECT 1 FROM departure_minimums AS few
  WHERE few.tour_id = ${bookings.tourId} AND few.travel_date = ${bookings.travelDate} AND few.start = ${bookings.start}
    AND few.cancelled_at IS NOT NULL)`;

/**
 * Returns the statement that makes a batch fail with UNIQUE `booking_events.booking` if the booking's departure was
 * closed or reopened since its state was read, or has another key, or if its tour has got needs: it claims the number of the change. It must come before the change.
 * @param read.closedBecause as it was read
 * @param change.version number of the change that the batch makes
 */
export function requireStillClosedAs(
  db: Database,
  read: { booking: string; start: StartKey; closedBecause: string | null; hasNeeds: boolean },
  change: { version: number; at: number },
) {
  const { booking, start, closedBecause: known, hasNeeds } = read;
  return db.insert(bookingEvents).select(
    sql`SELECT NULL, 'booking.updated', ${bookings.id}, ${bookings.status}, NULL, NULL, NULL, NULL, ${change.version}, ${change.at}
        FROM ${bookings} WHERE ${eq(bookings.id, booking)} AND (${closingReason} IS NOT ${known} OR ${bookings.start} <> ${start}
          OR ${!hasNeeds} AND EXISTS (SELECT 1 FROM ${tours} WHERE ${tours.id} = ${bookings.tourId} AND ${tours.needs} IS NOT NULL))`,
  );
}
