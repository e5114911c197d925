import { todayInIndia } from "~/domain/calendar/calendar";
import { refundSchedule } from "~/domain/bookings/refund-schedule";
import { feesOf, type BookingTerms } from "~/domain/bookings/booking-change";
import type { BookingRow } from "../platform/db/schema";

/** Returns the departure of a booking and the seats that it takes there. */
export function seatsBookedBy({
  travelDate,
  start,
  seats,
  numberOfTravelers,
}: Pick<BookingRow, "travelDate" | "start" | "numberOfTravelers"> & { seats?: number | null | undefined }) {
  return { travelDate, start, seats: seats ?? numberOfTravelers };
}

/** Rate of bookings that have none of their own. */
export const olderGstPercent = 5;

/**
 * Returns the terms a booking was sold with. Bookings older than these columns have no price rules and use the
 * current refund schedule.
 */
export function termsOf(booking: BookingRow): BookingTerms {
  return {
    travelDate: booking.travelDate,
    numberOfTravelers: booking.numberOfTravelers,
    children: booking.children,
    infants: booking.infants,
    roomType: booking.roomType,
    basis: booking.priceBasis ?? {
      priceInr: booking.tourPrice,
      priceRules: {},
      bookedOn: todayInIndia(booking.createdAt),
      coupon: null,
      gstPercent: booking.gstPercent ?? olderGstPercent,
    },
    total: booking.totalAmount,
    fees: feesOf(booking.priceLines),
    paid: booking.paidAmount,
    refunded: booking.refundedAmount,
    refundSchedule: booking.refundSchedule ?? refundSchedule,
    maxRefundPercent: booking.maxRefundPercent,
  };
}
