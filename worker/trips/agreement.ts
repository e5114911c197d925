import { needsAgreement } from "~/domain/bookings/agreement";
import { cancellationPeriods } from "~/domain/bookings/booking-change";
import { partyInWords } from "~/domain/bookings/booking-review";
import { todayInIndia } from "~/domain/calendar/calendar";
import { privacyNoticeVersion } from "~/domain/settings/privacy-notice";
import type { Agreement } from "~/domain/trips/traveler-booking";
import { updateNoticeVersion } from "../bookings/bookings.repo";
import type { BookingState } from "../bookings/booking-change.repo";
import { termsOf } from "../bookings/booking-terms";
import { isOverdue, readBookingOfLink, type BookingLink } from "../money/payments/payable-booking";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import type { BookingRow } from "../platform/db/schema";
import type { Keys } from "../platform/keys/keys";

interface Dependencies {
  db: Database;
  clock: Clock;
  keys: Keys;
}

/** Returns the columns of a booking that its traveler agrees to. */
export function agreed(booking: Pick<BookingRow, "channel" | "noticeVersion">) {
  return needsAgreement(booking) ? { noticeVersion: privacyNoticeVersion } : {};
}

/** Returns what the traveler agrees to. @param now UTC instant */
export function agreementOf({ booking, operatorName, departureRules }: BookingState, now: number): Agreement {
  const { bookingId, tourTitle, travelDate, priceLines, totalAmount, paymentDueAt, status } = booking;
  const isHeld = status === "pending" && paymentDueAt !== null && !isOverdue(booking, now);
  return {
    bookingId,
    tourTitle,
    operatorName,
    travelDate,
    startTime: departureRules.startTime,
    party: partyInWords(booking),
    priceLines: priceLines ?? [],
    total: totalAmount,
    refunds: cancellationPeriods(termsOf(booking), todayInIndia(now)),
    heldUntil: isHeld ? new Date(paymentDueAt).toISOString() : null,
  };
}

/** Returns what the page of a booking by an assistant shows; null once its traveler has agreed. @throws AppError `not_found` */
export async function getAgreement(dependencies: Dependencies, link: BookingLink): Promise<Agreement | null> {
  const state = await readBookingOfLink(dependencies, link);
  return needsAgreement(state.booking) ? agreementOf(state, dependencies.clock()) : null;
}

/** Stores that the traveler agreed. @throws AppError `not_found` */
export async function agreeToBooking(dependencies: Dependencies, link: BookingLink): Promise<void> {
  const { booking } = await readBookingOfLink(dependencies, link);
  if (needsAgreement(booking)) await updateNoticeVersion(dependencies.db, booking.id, privacyNoticeVersion);
}
