import { env } from "cloudflare:workers";
import { and, count, eq, sql } from "drizzle-orm";
import { everyDay } from "~/domain/departure-rules";
import { createDatabase } from "../../worker/db/client";
import { bookingEvents, bookings, departures, idempotencyKeys, tours } from "../../worker/db/schema";

/** The database under test, for what no API tells. */
export const db = createDatabase(env.DB);

/** How many rows each table holds that a booking writes to. */
export async function rowCounts() {
  const [inBookings, inEvents, inKeys, seats] = await db.batch([
    db.select({ count: count() }).from(bookings),
    db.select({ count: count() }).from(bookingEvents),
    db.select({ count: count() }).from(idempotencyKeys),
    db.select({ count: sql<number>`coalesce(sum(${departures.booked}), 0)` }).from(departures),
  ]);
  return {
    bookings: inBookings[0]?.count,
    events: inEvents[0]?.count,
    keys: inKeys[0]?.count,
    seats: seats[0]?.count,
  };
}

/** The seats sold on a tour and date. */
export async function seatsSold(slug: string, travelDate: string): Promise<number> {
  const row = await db
    .select({ booked: departures.booked })
    .from(departures)
    .innerJoin(tours, eq(departures.tourId, tours.id))
    .where(and(eq(tours.slug, slug), eq(departures.travelDate, travelDate)))
    .get();
  return row?.booked ?? 0;
}

/** A tour of the catalogue with this many seats on each date, which leaves every day. */
export async function tourOfCapacity(capacity: number): Promise<string> {
  const row = await db
    .select({ slug: tours.slug })
    .from(tours)
    .where(and(eq(tours.capacity, capacity), eq(tours.departureRules, everyDay)))
    .limit(1)
    .get();
  if (!row) throw new Error(`no tour of the catalogue has ${capacity} seats`);
  return row.slug;
}

/** Makes a booking wait for its confirmation: no request does that yet. */
export async function makePending(bookingId: string): Promise<void> {
  await db.update(bookings).set({ status: "pending" }).where(eq(bookings.bookingId, bookingId));
}

/** The events of a booking in order. */
export function eventsOf(bookingId: string) {
  return db
    .select({
      seq: bookingEvents.seq,
      type: bookingEvents.type,
      status: bookingEvents.status,
      actorId: bookingEvents.actorId,
    })
    .from(bookingEvents)
    .innerJoin(bookings, eq(bookingEvents.booking, bookings.id))
    .where(eq(bookings.bookingId, bookingId))
    .orderBy(bookingEvents.seq);
}
