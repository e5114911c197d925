import type { SQL } from "drizzle-orm";
import type { Viewer } from "~/domain/account";
import { AppError } from "~/domain/errors";
import { bookingReferenceSchema } from "~/domain/own-booking";
import type { BookingLookup } from "~/domain/own-booking";
import { bookingOfEmail, ownBookingWith } from "./own-bookings.repo";

/** Who opens a booking: the person signed in, or whoever knows its reference and its customer's e-mail address. */
export interface BookingVisitor {
  viewer: Viewer | null;
  email: string | undefined;
}

/**
 * The condition that finds a booking for whoever may change it.
 * @param lookUp counts the tries of somebody who is not signed in, and throws where reference and address do not fit
 * @throws AppError `unauthenticated`, `not_found`, `too_many_requests`
 */
export async function openBooking(
  bookingId: string,
  { viewer, email }: BookingVisitor,
  lookUp: (lookup: BookingLookup) => Promise<unknown>,
): Promise<SQL> {
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
