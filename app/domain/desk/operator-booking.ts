import { z } from "zod";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { matchesSharedFilter, type BookingFilter } from "./booking-list";
import { bookingSources } from "~/domain/bookings/booking-source";
import { ownSales } from "~/domain/bookings/own-booking";
import { bookingStatuses, holdsSeats, isSold } from "~/domain/bookings/booking-status";
import { addDays, type TravelDate } from "~/domain/calendar/calendar";
import { isTripOver } from "~/domain/trips/traveler-booking";
import { roomTypes } from "~/domain/prices/pricing";

/** A booking as its operator sees it. The customer's contact details stay with the platform. */
export const operatorBookingSchema = z.object({
  bookingId: z.string(),
  status: z.enum(bookingStatuses),
  tourSlug: z.string(),
  tourTitle: z.string(),
  tourDuration: z.string(),
  departureCity: z.string(),
  operatorSlug: z.string(),
  operatorName: z.string(),
  customerName: z.string(),
  travelDate: z.string(),
  numberOfTravelers: z.int(),
  children: z.int(),
  infants: z.int(),
  roomType: z.enum(roomTypes),
  specialRequests: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Whole rupees, as are all amounts. */
  totalAmount: z.int(),
  /** Commission, its rate at the time of sale, and the rest; null for staff without the right "earnings". */
  earnings: z.object({ commission: z.int(), commissionPercent: z.int(), net: z.int() }).nullable(),
  paidAmount: z.int(),
  refundAmount: z.int(),
  /** When the balance of a part-paid booking is due. */
  balanceDueAt: z.iso.datetime().optional(),
  /** Taken by the operator itself; omitted for all others. */
  ownSale: z.enum(ownSales).optional(),
  source: z.enum(bookingSources),
  /** Incremented by each change, for optimistic locking. */
  version: z.int(),
});
export type OperatorBooking = z.infer<typeof operatorBookingSchema>;

/**
 * Reduces a back office booking to the fields its operator may see.
 * @param earning the operators whose earnings the reader may see
 */
export function toOperatorBooking(
  booking: AdminBooking,
  earning: ReadonlySet<string> | undefined,
): OperatorBooking {
  const { commission, commissionPercent, totalAmount, operatorSlug, platformDiscount = 0 } = booking;
  // The schema strips unknown keys.
  return operatorBookingSchema.parse({
    ...booking,
    children: booking.children ?? 0,
    infants: booking.infants ?? 0,
    earnings: earning?.has(operatorSlug)
      ? { commission, commissionPercent, net: totalAmount - commission + platformDiscount }
      : null,
    paidAmount: booking.paidAmount ?? 0,
    refundAmount: booking.refundAmount ?? 0,
  });
}

/** Filters of an operator's booking list. Its `q` finds e-mail addresses and phone numbers only as a whole: a search could guess them. */
export interface OperatorBookingFilter extends Omit<BookingFilter, "operator" | "paid" | "minTotal"> {
  /** Only bookings that occupy seats on this day or later. */
  upcomingFrom?: TravelDate | undefined;
}

/** Returns true if a booking passes the filter. Must match the SQL in worker/desk/operator-bookings.repo.ts. */
export function matchesOperatorFilter(booking: OperatorBooking, filter: OperatorBookingFilter): boolean {
  const { q, upcomingFrom } = filter;
  const searched = [booking.bookingId, booking.customerName, booking.tourTitle].join(" ").toLowerCase();
  return (
    matchesSharedFilter(booking, filter) &&
    (upcomingFrom === undefined || (holdsSeats(booking.status) && booking.travelDate >= upcomingFrom)) &&
    (!q || searched.includes(q.toLowerCase()))
  );
}

/** Days before departure from which the emergency contact is shown. */
export const emergencyContactDays = 7;

/** Days before departure from which an unpaid booking is work for the operator, who calls the travelers. */
export const callDays = 1;

/**
 * Returns true if an operator may see the customer's phone number: from confirmation on, and the day before departure at the latest,
 * unless canceled or expired.
 */
export function showsCustomerPhone(
  { status, travelDate }: Pick<OperatorBooking, "status" | "travelDate">,
  today: TravelDate,
): boolean {
  return isSold(status) || (holdsSeats(status) && travelDate <= addDays(today, callDays));
}

/** Stands in place of a phone number that is not shown yet. */
export const hiddenPhoneText = "Once confirmed, or the day before";

/**
 * Returns true if an operator may see the emergency contact: for a confirmed booking, from a week before departure until the
 * trip is over.
 */
export function showsEmergencyContact(
  booking: Pick<OperatorBooking, "status" | "travelDate" | "tourDuration">,
  today: TravelDate,
): boolean {
  return (
    booking.status === "confirmed" &&
    today >= addDays(booking.travelDate, -emergencyContactDays) &&
    !isTripOver(booking, today)
  );
}
