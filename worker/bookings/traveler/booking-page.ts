import { holdsSeats, isTravelled } from "~/domain/bookings/booking-status";
import type { TravelDate } from "~/domain/calendar/calendar";
import {
  canChangeBooking,
  cancellationOffer,
  canMoveBooking,
  isBookingCompleted,
  isTripOver,
  lastDayOfBooking,
} from "~/domain/bookings/traveler-booking";
import type { BookingPage } from "~/domain/bookings/traveler-booking";
import type { BookingResult } from "./booking-page.repo";

/** Returns the booking page with the actions allowed on a day. */
export function toBookingPage(
  { isReviewed, terms, payments, refunds, hasInvoice, closedBecause, ...found }: BookingResult,
  today: TravelDate,
): BookingPage {
  const { booking } = found;
  const { total, paid, refunded } = terms;
  return {
    ...found,
    money: {
      paid,
      refunded,
      toPay: holdsSeats(booking.status) ? Math.max(0, total - (paid - refunded)) : 0,
      payments,
      refunds,
    },
    documents: { voucher: isTravelled(booking.status), invoice: hasInvoice },
    lastDay: lastDayOfBooking(booking),
    isOver: isTripOver(booking, today),
    canChange: canChangeBooking(booking, today),
    canReview: isBookingCompleted(booking, today) && !isReviewed,
    closedBecause: holdsSeats(booking.status) ? closedBecause : null,
    cancellation: cancellationOffer(booking.status, terms, today, { isClosed: closedBecause !== null }),
    canMove: canMoveBooking(booking, today),
  };
}
