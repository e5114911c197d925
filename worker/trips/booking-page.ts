import { compensationBorneBy, compensationOn } from "~/domain/bookings/compensation";
import { holdsSeats } from "~/domain/bookings/booking-status";
import { voucherState } from "~/domain/documents/booking-documents";
import type { Booking } from "~/domain/bookings/booking-schema";
import { todayInIndia } from "~/domain/calendar/calendar";
import {
  canChangeBooking,
  cancellationOffer,
  canMoveBooking,
  isBookingCompleted,
  isTripOver,
  lastDayOfBooking,
  type BookingPage,
} from "~/domain/trips/traveler-booking";
import { isPastCutOff } from "~/domain/departures/cut-off";
import { tripContacts } from "~/domain/trips/trip-contacts";
import type { BookingResult } from "./booking-page.repo";

/**
 * Returns the booking page with the actions allowed at an instant. A booking past its due date is shown as expired, even if the job that
 * expires it has not run yet.
 * @param now UTC instant
 */
export function toBookingPage(
  {
    isReviewed,
    terms,
    payments,
    refunds,
    hasInvoice,
    closedBecause,
    closedAt,
    closedExemption: exemption,
    compensationRates,
    offerUntil,
    callable,
    payBy,
    offered,
    rules,
    ...found
  }: BookingResult,
  now: number,
): BookingPage {
  const today = todayInIndia(now);
  const { verifyBy, paymentDueAt, ...lapsed } = found.booking;
  const due = verifyBy ?? paymentDueAt;
  const isOverdue = due !== undefined && closedBecause === null && Date.parse(due) <= now;
  const booking: Booking = isOverdue ? { ...lapsed, status: "expired" } : found.booking;
  const { total, paid, refunded } = terms;
  const isOwn = booking.ownSale !== undefined || booking.soldBy !== undefined;
  const canMove = !isOwn && canMoveBooking(booking, today);
  const sold = terms.basis.extras ?? [];
  const isResold = booking.soldBy !== undefined;
  const hasExtras = offered.length + sold.length > 0 && closedBecause === null;
  return {
    ...found,
    // The price for the reseller is not for its guest.
    ...(isResold && { priceLines: null, gst: null, askedState: null }),
    booking,
    contacts: tripContacts({ booking, ...callable }, today),
    money: {
      paid: booking.paidAmount ?? 0,
      refunded: booking.refundAmount ?? 0,
      payBy: isResold ? null : (payBy ?? booking.balanceDueAt ?? null),
      toPay: holdsSeats(booking.status) && !isOwn ? Math.max(0, total - (paid - refunded)) : 0,
      payments: isResold ? [] : payments,
      refunds: isResold ? [] : refunds,
    },
    documents: { voucher: voucherState(booking) === "valid", invoice: hasInvoice && !isResold },
    lastDay: lastDayOfBooking(booking),
    isOver: isTripOver(booking, today),
    canChange: canChangeBooking(booking, today),
    canReview: isBookingCompleted(booking, today) && !isReviewed,
    // While the departure is closed, what a cancellation brings.
    compensation:
      found.compensation ??
      (closedAt !== null && holdsSeats(booking.status) && !isOwn
        ? {
            ...compensationBorneBy(
              "operator",
              compensationOn(terms, compensationRates, todayInIndia(closedAt)),
              exemption,
            ),
            reference: null,
            at: new Date(closedAt).toISOString(),
          }
        : null),
    closedBecause: holdsSeats(booking.status) ? closedBecause : null,
    offerUntil: offerUntil !== null && offerUntil > now ? new Date(offerUntil).toISOString() : null,
    // Its operator changes or cancels an own booking.
    cancellation: isOwn
      ? null
      : cancellationOffer(booking.status, terms, today, { isClosed: closedBecause !== null }),
    canMove,
    extras: hasExtras && canMove && !isPastCutOff(rules, booking.travelDate, now) ? { offered, sold } : null,
  };
}
