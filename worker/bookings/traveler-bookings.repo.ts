import { and, asc, eq, inArray, ne, not, sql, type SQL } from "drizzle-orm";
import type { Viewer } from "~/domain/accounts/account";
import { deletedTraveler } from "~/domain/accounts/profile";
import { bookingStatuses, isExpected, type BookingStatus } from "~/domain/bookings/booking-status";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { BookingLookup } from "~/domain/trips/traveler-booking";
import type { Database } from "../platform/db/client";
import { tripIsOver } from "../platform/db/conditions";
import { bookings, tours } from "../platform/db/schema";

export type BookingOwner = Pick<Viewer, "id">;

/**
 * Returns the condition for a person's own bookings: those made while signed in, and guest bookings with an address that their account
 * confirmed. They stay with the account when it moves to another address.
 */
export function isBookingOfTraveler(viewer: BookingOwner): SQL {
  return eq(bookings.userId, viewer.id);
}

/** True for bookings that still hold details of their traveler. */
export const hasDetails = ne(bookings.customerName, deletedTraveler);

/** Returns the condition for a booking by its id, not its reference. */
export function bookingOfRow(id: string): SQL {
  return eq(bookings.id, id);
}

/** Returns the condition for a booking by its reference. */
export function bookingWith(bookingId: string): SQL {
  return eq(bookings.bookingId, bookingId);
}

/** Returns the condition for a person's own booking by its reference. */
export function travelerBookingWith(bookingId: string, viewer: BookingOwner): SQL {
  return sql`${bookingWith(bookingId)} AND ${isBookingOfTraveler(viewer)}`;
}

/** Returns the condition for a booking by its reference and email address. */
export function bookingOfEmail({ bookingId, email }: BookingLookup): SQL {
  return sql`${bookingWith(bookingId)} AND ${bookings.customerEmail} = ${email}`;
}

/** Returns true if a reference and email address belong together, and to a booking of this person. */
export async function isOwnBooking(
  db: Database,
  lookup: BookingLookup,
  viewer: BookingOwner,
): Promise<boolean> {
  return (await db.$count(bookings, and(bookingOfEmail(lookup), isBookingOfTraveler(viewer)))) > 0;
}

/** Matches bookings of these statuses. "+" lets SQLite begin with the traveler's bookings, not with all of a status. */
export function hasStatus(belongs: (status: BookingStatus) => boolean): SQL {
  return inArray(sql`+${bookings.status}`, bookingStatuses.filter(belongs));
}

/** Matches a user's bookings whose trips are not over. */
export function isAhead(owner: BookingOwner, today: TravelDate): SQL | undefined {
  return and(isBookingOfTraveler(owner), hasStatus(isExpected), not(tripIsOver(today)));
}

/** Matches the booking of a user's current trip or the next one. */
export function isNextTrip(db: Database, owner: BookingOwner, today: TravelDate): SQL {
  const next = db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(tours, eq(bookings.tourId, tours.id))
    .where(isAhead(owner, today))
    .orderBy(asc(bookings.travelDate), asc(bookings.id))
    .limit(1);
  return sql`${bookings.id} = (${next})`;
}
