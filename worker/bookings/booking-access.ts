import type { SQL } from "drizzle-orm";
import type { Viewer } from "~/domain/account";
import { AppError } from "~/domain/errors";
import { bookingReferenceSchema } from "~/domain/own-booking";
import type { BookingLookup } from "~/domain/own-booking";
import type { Database } from "../db/client";
import { isBookingKey } from "./booking-link";
import { findBookingRowId } from "./booking-page.repo";
import { bookingOfEmail, bookingWith, ownBookingWith } from "./own-bookings.repo";
import type { Keys } from "../keys/keys";

/**
 * Who opens a booking: the person signed in, whoever knows its reference and its customer's e-mail address, or whoever has
 * the address of its own page.
 */
export interface BookingVisitor {
  viewer: Viewer | null;
  email?: string | undefined;
  /** Of its own page. */
  key?: string | undefined;
}

interface Dependencies {
  db: Database;
  keys: Keys;
  /** Counts the tries of somebody who is not signed in, and throws where reference and address do not fit. */
  lookUp: (lookup: BookingLookup) => Promise<unknown>;
}

/**
 * The condition that finds a booking for whoever may change it.
 * @throws AppError `unauthenticated`, `not_found`, `too_many_requests`
 */
export async function openBooking(
  { db, keys, lookUp }: Dependencies,
  bookingId: string,
  { viewer, email, key }: BookingVisitor,
): Promise<SQL> {
  if (key !== undefined) return bookingWith(await requireBookingKey({ db, keys }, bookingId, key));
  const reference = bookingReferenceSchema.safeParse(bookingId);
  if (!reference.success) throw new AppError("not_found", "There is no such booking.");
  if (email !== undefined) {
    const lookup = { bookingId: reference.data, email };
    await lookUp(lookup);
    return bookingOfEmail(lookup);
  }
  if (!viewer) {
    throw new AppError("unauthenticated", "Please sign in, or send the e-mail address of the booking.");
  }
  return ownBookingWith(reference.data, viewer);
}

/**
 * The reference of a booking whose key this is. It stands as it was given out: an address has one spelling.
 * @throws AppError `not_found`, the same whatever is wrong
 */
export async function requireBookingKey(
  { db, keys }: Pick<Dependencies, "db" | "keys">,
  bookingId: string,
  key: string,
): Promise<string> {
  const isReference = bookingReferenceSchema.safeParse(bookingId).success;
  const id = isReference ? await findBookingRowId(db, bookingId) : null;
  // Computed for a booking that does not exist as well: how long it takes tells nothing.
  const fits = isBookingKey(keys, id ?? "", key);
  if (id === null || !fits) throw new AppError("not_found", "There is no such booking.");
  return bookingId;
}
