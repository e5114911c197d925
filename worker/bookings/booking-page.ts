import type { TravelDate } from "~/domain/calendar";
import { canChangeBooking, isCompleted, isTripOver, lastDayOf } from "~/domain/own-booking";
import type { BookingPage } from "~/domain/own-booking";
import type { FoundBooking } from "./booking-page.repo";

/** A found booking with what may be done with it on a day. */
export function toBookingPage({ isReviewed, ...found }: FoundBooking, today: TravelDate): BookingPage {
  const { booking } = found;
  return {
    ...found,
    lastDay: lastDayOf(booking),
    isOver: isTripOver(booking, today),
    canChange: canChangeBooking(booking, today),
    canReview: isCompleted(booking, today) && !isReviewed,
  };
}
