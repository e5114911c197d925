import { needsAgreement } from "~/domain/bookings/agreement";
import { depositTermsOf, owedOn } from "~/domain/bookings/unpaid-booking";
import { todayInIndia } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import { bookingReferenceSchema } from "~/domain/trips/traveler-booking";
import { depositOn, type Deposit } from "~/domain/prices/deposit";
import { readBookingState, type BookingState } from "../../bookings/booking-change.repo";
import { bookingKey, isBookingKey, type LinkedBooking } from "../../platform/keys/booking-link";
import { bookingWith } from "../../bookings/traveler-bookings.repo";
import type { Database } from "../../platform/db/client";
import type { PaymentRow } from "../../platform/db/schema";
import type { Keys } from "../../platform/keys/keys";
import { paymentRefusals } from "./messages";

/** The two parts of a booking's own URL. */
export interface BookingLink {
  bookingId: string;
  key: string;
}

/** Finds the booking at this URL. @throws AppError `not_found`, the same for either part */
export async function readBookingOfLink(
  { db, keys }: { db: Database; keys: Keys },
  { bookingId, key }: BookingLink,
): Promise<BookingState> {
  const reference = bookingReferenceSchema.safeParse(bookingId);
  const state = reference.success ? await readBookingState(db, bookingWith(reference.data)) : null;
  if (state && isBookingKey(keys, state.booking, key)) return state;
  throw new AppError("not_found", paymentRefusals().notFound);
}

/**
 * Returns the amount that can be paid on a booking now, whole rupees; 0 if nothing is due, it is too late, its departure was closed or its
 * traveler has yet to agree.
 */
export function payableOn({ booking, closedBecause }: BookingState, now: number): number {
  if (closedBecause !== null || needsAgreement(booking)) return 0;
  const { status } = booking;
  const isOpen = status === "confirmed" || status === "completed" || status === "pending";
  return isOpen && !isOverdue(booking, now) ? owedOn(booking) : 0;
}

/** Returns true once a booking's time to pay is over, even if the job that expires it has not run yet. */
export function isOverdue({ status, paymentDueAt }: BookingState["booking"], now: number): boolean {
  return (status === "confirmed" || status === "pending") && paymentDueAt !== null && paymentDueAt <= now;
}

/** Returns the deposit that can be paid now instead of everything, or null. */
export function depositPayableOn(state: BookingState, now: number): Deposit | null {
  const { booking } = state;
  if (payableOn(state, now) !== booking.totalAmount) return null;
  return depositOn(todayInIndia(now), booking.totalAmount, booking.travelDate, depositTermsOf(booking));
}

/** Returns the newest unpaid order for one of these amounts, whether still open or failed, or null. */
export function attemptOn(
  { payments }: BookingState,
  amounts: readonly (number | undefined)[],
): PaymentRow | null {
  return payments.findLast(({ status, amount }) => status !== "captured" && amounts.includes(amount)) ?? null;
}

/** Returns the path of a booking's pay page, for the person who just made it. @throws AppError `not_found` */
export async function getPayPath(
  { db, keys }: { db: Database; keys: Keys },
  bookingId: string,
): Promise<string> {
  const state = await readBookingState(db, bookingWith(bookingId));
  if (!state) throw new AppError("not_found", paymentRefusals().notFound);
  return payPathOf(keys, state.booking);
}

export function payPathOf(keys: Keys, booking: LinkedBooking & { bookingId: string }): string {
  return `/trip/${booking.bookingId}/${bookingKey(keys, booking)}/pay`;
}
