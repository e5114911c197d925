import { and, eq, or, sql, type SQL } from "drizzle-orm";
import type { Viewer } from "~/domain/accounts/account";
import type { BookingLookup } from "~/domain/bookings/traveler-booking";
import { bookings } from "../../db/schema";

export type BookingOwner = Pick<Viewer, "id" | "email" | "emailVerified">;

/**
 * Returns the condition for a person's own bookings: those made while signed in, and guest bookings with the email
 * address that this person has verified. An unverified address matches none, and a booking of another account stays
 * with that account, whatever address was entered. Uses `bookings_by_user` and `bookings_by_email` (MULTI-INDEX OR).
 */
export function isBookingOfTraveler(viewer: BookingOwner): SQL {
  const madeByAccount = eq(bookings.userId, viewer.id);
  if (!viewer.emailVerified) return madeByAccount;
  // "+" keeps SQLite from reading all guest bookings through `bookings_by_user`.
  const madeAsGuest = and(eq(bookings.customerEmail, viewer.email), sql`+${bookings.userId} IS NULL`);
  return or(madeByAccount, madeAsGuest) ?? madeByAccount;
}

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
