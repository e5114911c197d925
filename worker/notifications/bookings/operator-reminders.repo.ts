import { and, asc, between, eq, gt, inArray, isNull, not, notExists, or, sql } from "drizzle-orm";
import type { TravelDate } from "~/domain/calendar/calendar";
import { rulesOfBooking } from "../../tours/rules/effective-departure-rules.repo";
import type { Database } from "../../platform/db/client";
import { bookings, departures, notifications, tours } from "../../platform/db/schema";
import { departureIsClosed } from "../../seats/closed-departure.repo";

function notNotified(db: Database, key: ReturnType<typeof sql>) {
  return notExists(
    db
      .select({ one: sql`1` })
      .from(notifications)
      .where(eq(notifications.dedupeKey, key)),
  );
}

/** Returns confirmed bookings of which a payment is due within a period and whose operator has not been notified of that. */
export function listDueWithin(
  db: Database,
  { from, until, limit }: { from: number; until: number; limit: number },
) {
  // A balance is due later than the first payment, of which nothing is left then.
  const dueAt = sql<number>`coalesce(${bookings.balanceDueAt}, ${bookings.paymentDueAt})`;
  return db
    .select({
      booking: bookings,
      departures: rulesOfBooking,
      dueAt: dueAt.as("due_at"),
    })
    .from(bookings)
    .innerJoin(tours, eq(bookings.tourId, tours.id))
    .where(
      and(
        or(between(bookings.paymentDueAt, from, until), between(bookings.balanceDueAt, from, until)),
        between(dueAt, from, until),
        sql`+${bookings.status} = 'confirmed'`,
        not(departureIsClosed),
        notNotified(db, sql`'operator-of-booking/' || ${bookings.id} || '/' || ${dueAt} || '/unpaid'`),
      ),
    )
    .limit(limit);
}

/** Returns operators with sold seats on a day, whose manifest has not been sent. */
export async function listOperatorsWithDepartures(
  db: Database,
  travelDate: TravelDate,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ operator: sql<string>`${tours.operatorSlug}` })
    .from(departures)
    .innerJoin(tours, eq(departures.tourId, tours.id))
    .where(
      and(
        eq(departures.travelDate, travelDate),
        gt(departures.booked, 0),
        isNull(departures.closedAt),
        notNotified(db, sql`'manifest/' || ${tours.operatorSlug} || ${`/${travelDate}`}`),
      ),
    )
    .limit(limit);
  return rows.map(({ operator }) => operator);
}

/** Max bookings in one mail; the portal shows all. */
const maxBookings = 300;

/** Returns the bookings of an operator that travel on a day, by tour and name. */
export function listBookingsOfDay(db: Database, operator: string, travelDate: TravelDate) {
  return (
    db
      .select({
        slug: tours.slug,
        tourTitle: tours.title,
        departures: rulesOfBooking,
        guide: tours.guide,
        booking: bookings,
      })
      .from(tours)
      // CROSS JOIN fixes the join order, tour by tour, to use the index over departures.
      .crossJoin(bookings)
      .where(
        and(
          eq(tours.operatorSlug, operator),
          eq(bookings.tourId, tours.id),
          eq(bookings.travelDate, travelDate),
          inArray(sql`+${bookings.status}`, ["pending", "confirmed"]),
          not(departureIsClosed),
        ),
      )
      .orderBy(asc(tours.title), asc(tours.id), asc(bookings.start), asc(bookings.customerFolded))
      .limit(maxBookings)
  );
}
