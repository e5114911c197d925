import type { SQL } from "drizzle-orm";
import type { Viewer } from "~/domain/accounts/account";
import { AppError } from "~/domain/errors";
import { bookingReferenceSchema } from "~/domain/trips/traveler-booking";
import { isBookingKey, noBooking } from "../platform/keys/booking-link";
import { requireRightPair, type LookupDependencies } from "./look-up-booking";
import { findLinkedBooking } from "./booking-page.repo";
import {
  bookingOfEmail,
  bookingWith,
  hasDetails,
  travelerBookingWith,
} from "../bookings/traveler-bookings.repo";
import { tripErrors } from "./messages";

/**
 * Someone opening a booking: its signed-in owner, anyone who knows its reference and its customer's email address, or
 * anyone with the link of its own page.
 */
export interface BookingVisitor {
  viewer: Viewer | null;
  email?: string | undefined;
  /** Key from the link of the booking's own page. */
  key?: string | undefined;
}

export type OpenDependencies = LookupDependencies;

/** A booking that its visitor may change. */
interface OpenedBooking {
  /** Finds the booking; part of every statement. */
  condition: SQL;
  /** The account, null for a guest. */
  userId: string | null;
}

/**
 * Opens a booking for a visitor who may change it.
 * @throws AppError `unauthenticated`, `not_found`, `too_many_requests`
 */
export async function openBooking(
  dependencies: OpenDependencies,
  bookingId: string,
  { viewer, email, key }: BookingVisitor,
  headers: Headers,
): Promise<OpenedBooking> {
  const userId = viewer?.id ?? null;
  if (key !== undefined) {
    return { condition: bookingWith(await requireBookingKey(dependencies, bookingId, key)), userId };
  }
  const reference = bookingReferenceSchema.safeParse(bookingId);
  if (!reference.success) throw new AppError("not_found", tripErrors().notFound);
  if (email !== undefined) {
    const lookup = { bookingId: reference.data, email };
    await requireRightPair(dependencies, lookup, { viewer, headers });
    return { condition: bookingOfEmail(lookup), userId };
  }
  if (!viewer) {
    throw new AppError("unauthenticated", tripErrors().signInOrEmail);
  }
  return { condition: travelerBookingWith(reference.data, viewer), userId };
}

/**
 * Returns the reference of the booking that a key belongs to. The reference must have its canonical spelling.
 * @throws AppError `not_found`, the same for every cause
 */
export async function requireBookingKey(
  { db, keys }: Pick<OpenDependencies, "db" | "keys">,
  bookingId: string,
  key: string,
): Promise<string> {
  const isReference = bookingReferenceSchema.safeParse(bookingId).success;
  // The links of an erased booking have ended with its traveler's details.
  const booking = isReference ? await findLinkedBooking(db, bookingId, hasDetails) : null;
  // Also computed for a missing booking, so that the duration reveals nothing.
  const fits = isBookingKey(keys, booking ?? noBooking, key);
  if (booking === null || !fits) throw new AppError("not_found", tripErrors().notFound);
  return bookingId;
}
