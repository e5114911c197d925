import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Booking } from "~/domain/booking";
import { bookingHistory } from "~/domain/booking-history";
import type { BookingMoment } from "~/domain/booking-history";
import { bookingStatuses, holdsSeats } from "~/domain/booking-status";
import type { TravelDate } from "~/domain/calendar";
import type { BookingChange, BookingLookup, BookingPage } from "~/domain/own-booking";
import { tourPath } from "~/domain/tour";
import type { Database } from "../db/client";
import { bookingEvents, bookings, operators, reviews, tours, users } from "../db/schema";
import { insertUpdate } from "./booking-events.repo";
import { bookingView, toBooking } from "./booking-view";
import { ownBookings, tripIsOver } from "./own-bookings.repo";
import type { BookingOwner } from "./own-bookings.repo";

/** What is stored of a booking and shown on its page. */
export interface FoundBooking extends Pick<BookingPage, "operatorName" | "priceLines" | "tour"> {
  booking: Booking;
  history: BookingMoment[];
  isReviewed: boolean;
}

/** A person's own booking by its reference, or null. */
export async function findOwnBooking(
  db: Database,
  owner: BookingOwner,
  bookingId: string,
): Promise<FoundBooking | null> {
  return find(db, and(eq(bookings.bookingId, bookingId), ownBookings(owner)), owner.id);
}

/** The booking with this reference and this customer's e-mail address, or null: one question, whichever of them is wrong. */
export async function findBookingOf(
  db: Database,
  { bookingId, email }: BookingLookup,
): Promise<FoundBooking | null> {
  return find(db, and(eq(bookings.bookingId, bookingId), eq(bookings.customerEmail, email)), null);
}

async function find(
  db: Database,
  condition: SQL | undefined,
  viewerId: string | null,
): Promise<FoundBooking | null> {
  const [rows, events] = await db.batch([
    db
      .select({
        ...bookingView,
        // A batch tells columns apart by their names alone.
        tourStatus: sql<string>`${tours.status}`.as("tour_status"),
        kind: tours.kind,
        region: tours.region,
        place: tours.place,
        motif: tours.motif,
        guide: tours.guide,
        isReviewed:
          sql<number>`EXISTS (SELECT 1 FROM ${reviews} WHERE ${reviews.booking} = ${bookings.id})`.as(
            "is_reviewed",
          ),
      })
      .from(bookings)
      .innerJoin(tours, eq(bookings.tourId, tours.id))
      .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
      .where(condition),
    db
      .select({
        type: bookingEvents.type,
        status: bookingEvents.status,
        actorId: bookingEvents.actorId,
        actorRole: users.role,
        actor: bookingEvents.actor,
        reason: bookingEvents.reason,
        createdAt: bookingEvents.createdAt,
      })
      .from(bookingEvents)
      .innerJoin(bookings, eq(bookingEvents.booking, bookings.id))
      .leftJoin(users, eq(bookingEvents.actorId, users.id))
      .where(condition)
      .orderBy(asc(bookingEvents.seq)),
  ]);
  const row = rows[0];
  if (!row) return null;
  const { guide, kind, region, tourSlug, place, motif } = row;
  return {
    booking: toBooking(row),
    priceLines: row.booking.priceLines,
    operatorName: row.operatorName,
    tour: {
      path: row.tourStatus === "active" ? tourPath({ kind, region, slug: tourSlug }) : null,
      place,
      motif,
      meetingPoint: guide.meetingPoint,
      carry: guide.carry,
    },
    history: bookingHistory(events, [row.booking.userId, viewerId]),
    isReviewed: row.isReviewed === 1,
  };
}

/**
 * Changes a person's own booking and writes the event. The guard (theirs, not cancelled, not over, and different from
 * before) stands in both statements, and all fields are written at once: of two changes the later one stands whole.
 * @param change.at UTC instant in milliseconds
 * @returns whether the booking was changed
 */
export async function updateOwnBooking(
  db: Database,
  owner: BookingOwner,
  change: { bookingId: string; details: BookingChange; today: TravelDate; at: number },
): Promise<boolean> {
  const { specialRequests, emergencyName, emergencyPhone } = change.details;
  const changeable = and(
    eq(bookings.bookingId, change.bookingId),
    ownBookings(owner),
    inArray(bookings.status, bookingStatuses.filter(holdsSeats)),
    sql`NOT (${tripIsOver(change.today)})`,
    sql`(${bookings.specialRequests}, ${bookings.emergencyName}, ${bookings.emergencyPhone}) IS NOT (${specialRequests}, ${emergencyName}, ${emergencyPhone})`,
  );
  const [written] = await db.batch([
    insertUpdate(db, changeable, {
      status: sql`${bookings.status}`,
      actorId: owner.id,
      actor: "traveler",
      at: change.at,
    }),
    db.update(bookings).set({ specialRequests, emergencyName, emergencyPhone }).where(changeable),
  ]);
  return written.meta.changes > 0;
}
