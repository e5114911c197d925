import { and, asc, eq, gt, sql, type SQL } from "drizzle-orm";
import type { BookingActor, HistoryTopic } from "~/domain/bookings/booking-history";
import type { BookingEvent } from "~/domain/desk/booking-events";
import type { Database } from "../platform/db/client";
import { bookingEvents, bookings, operators, tours } from "../platform/db/schema";
import { isBookingOf } from "../platform/authz/operator-rights.repo";
import { bookingView, toAdminBooking } from "./booking-view";

/** Number of the last change of the outer query's booking. */
const lastVersion = sql<number>`(
  SELECT coalesce(max(change.version), 0) FROM booking_events change WHERE change.booking = ${bookings.id}
)`;

/** Adds the columns that only the back office sees. */
export const adminBookingView = {
  ...bookingView,
  version: lastVersion.as("booking_version"),
};

/** Selects bookings as the back office sees them. */
export function selectBooking(db: Database, condition: SQL) {
  return db
    .select(adminBookingView)
    .from(bookings)
    .innerJoin(tours, eq(bookings.tourId, tours.id))
    .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
    .where(condition);
}

/** Selects the number of the newest event, 0 before the first. */
export function selectHead(db: Database) {
  return db.select({ seq: sql<number>`coalesce(max(${bookingEvents.seq}), 0)` }).from(bookingEvents);
}

export async function getHead(db: Database): Promise<number> {
  return (await selectHead(db).get())?.seq ?? 0;
}

/** Returns up to `limit` events numbered above `seq`, in order. */
export function listEventsAfter(db: Database, seq: number, limit: number): Promise<BookingEvent[]> {
  return listEvents(db, gt(bookingEvents.seq, seq), limit);
}

/** Returns events up to number `until` of the operators whose bookings a person may see. */
export function listOperatorEventsBetween(
  db: Database,
  userId: string,
  { seq, until }: { seq: number; until: number },
  limit: number,
): Promise<BookingEvent[]> {
  // "+" disables the index on seq: SQLite finds the events through the operator's bookings, of which there are fewer.
  const between = sql`+${bookingEvents.seq} > ${seq} AND +${bookingEvents.seq} <= ${until}`;
  return listEvents(db, and(isBookingOf(userId, "bookings"), between), limit);
}

async function listEvents(db: Database, condition: SQL | undefined, limit: number): Promise<BookingEvent[]> {
  const rows = await db
    .select({
      ...adminBookingView,
      version: bookingEvents.version,
      seq: bookingEvents.seq,
      type: bookingEvents.type,
      status: bookingEvents.status,
    })
    .from(bookingEvents)
    .innerJoin(bookings, eq(bookingEvents.booking, bookings.id))
    .innerJoin(tours, eq(bookings.tourId, tours.id))
    .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
    .where(condition)
    .orderBy(asc(bookingEvents.seq))
    .limit(limit);
  return rows.map((row) => ({ type: row.type, seq: row.seq, booking: toAdminBooking(row, row.status) }));
}

/** Number of the next change of the outer query's booking. */
export const nextVersion = sql<number>`(
  SELECT coalesce(max(change.version), 0) + 1 FROM booking_events change WHERE change.booking = ${bookings.id}
)`.as("version");

/**
 * Inserts an update event for the booking that `condition` finds. It belongs before the change in the same batch, so
 * that both see the same booking.
 * @param change.status the booking's status after the change
 * @param change.at UTC instant in milliseconds
 */
export function insertUpdate(
  db: Database,
  condition: SQL | undefined,
  change: { status: SQL; actorId: string | null; actor: BookingActor; topic: HistoryTopic; at: number },
) {
  return db.insert(bookingEvents).select(
    db
      .select({
        seq: sql<number>`NULL`.as("seq"),
        type: sql`'booking.updated'`.as("type"),
        booking: bookings.id,
        status: sql`${change.status}`.as("status"),
        actorId: sql`${change.actorId}`.as("actor_id"),
        actor: sql`${change.actor}`.as("actor"),
        reason: sql`NULL`.as("reason"),
        topic: sql`${change.topic}`.as("topic"),
        version: nextVersion,
        createdAt: sql`${change.at}`.as("created_at"),
      })
      .from(bookings)
      .where(condition),
  );
}
