import { and, eq, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Viewer } from "~/domain/account";
import type { BookingLookup } from "~/domain/own-booking";
import type { TravelDate } from "~/domain/calendar";
import { bookings } from "../db/schema";

/** Whose bookings are asked for. */
export type BookingOwner = Pick<Viewer, "id" | "email" | "emailVerified">;

/**
 * The condition for a person's own bookings: those made while signed in, and those made as a guest with the e-mail address
 * that this person has shown to be theirs. An address that is not verified opens none, and a booking of another account
 * stays that account's, whatever address was typed into it.
 * Read through `bookings_by_user` and `bookings_by_email` (MULTI-INDEX OR).
 */
export function ownBookings(viewer: BookingOwner): SQL {
  const madeByAccount = eq(bookings.userId, viewer.id);
  if (!viewer.emailVerified) return madeByAccount;
  // The plus keeps SQLite from reading all guests' bookings through `bookings_by_user`.
  const madeAsGuest = and(eq(bookings.customerEmail, viewer.email), sql`+${bookings.userId} IS NULL`);
  return or(madeByAccount, madeAsGuest) ?? madeByAccount;
}

/** Whether the last day of the trip has gone by. A duration begins with the number of its days, as it was sold. */
export function tripIsOver(today: TravelDate): SQL {
  const daysAfterFirst = sql`max(CAST(${bookings.tourDuration} AS INTEGER), 1) - 1`;
  return sql`date(${bookings.travelDate}, '+' || (${daysAfterFirst}) || ' days') < ${today}`;
}

/** The condition for a booking by its id, which is not its reference. */
export function bookingOfRow(id: string): SQL {
  return eq(bookings.id, id);
}

/** The condition for the booking with a reference. */
export function bookingWith(bookingId: string): SQL {
  return eq(bookings.bookingId, bookingId);
}

/** The same, where it is a person's own. */
export function ownBookingWith(bookingId: string, viewer: BookingOwner): SQL {
  return sql`${bookingWith(bookingId)} AND ${ownBookings(viewer)}`;
}

/** The same, where it was made with this e-mail address. */
export function bookingOfEmail({ bookingId, email }: BookingLookup): SQL {
  return sql`${bookingWith(bookingId)} AND ${bookings.customerEmail} = ${email}`;
}
