import { z } from "zod";
import type { AdminBooking } from "./booking";
import { bookingStatuses, holdsSeats } from "./booking-status";
import type { BookingStatus } from "./booking-status";
import { addDays, todayInIndia } from "./calendar";
import type { TravelDate } from "./calendar";
import { isTripOver } from "./own-booking";
import { roomTypes } from "./pricing";

/** A booking as its operator sees it: who comes and what it earns. How to reach them stays with the platform. */
export const operatorBookingSchema = z.object({
  bookingId: z.string(),
  status: z.enum(bookingStatuses),
  tourSlug: z.string(),
  tourTitle: z.string(),
  tourDuration: z.string(),
  departureCity: z.string(),
  /** Slug of the company. */
  company: z.string(),
  companyName: z.string(),
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
  commission: z.int(),
  /** The rate it was sold with. */
  commissionPercent: z.int(),
  net: z.int(),
  paidAmount: z.int(),
  refundAmount: z.int(),
  /** Grows with each change: who changes it from an older one is told. */
  version: z.int(),
});
export type OperatorBooking = z.infer<typeof operatorBookingSchema>;

/** What an operator sees of what the back office sees. */
export function toOperatorBooking({ operatorSlug, operatorName, ...booking }: AdminBooking): OperatorBooking {
  // A schema keeps what it names, and nothing else.
  return operatorBookingSchema.parse({
    ...booking,
    company: operatorSlug,
    companyName: operatorName,
    children: booking.children ?? 0,
    infants: booking.infants ?? 0,
    net: booking.totalAmount - booking.commission,
    paidAmount: booking.paidAmount ?? 0,
    refundAmount: booking.refundAmount ?? 0,
  });
}

/** What an operator's list of bookings is narrowed to. */
export interface OperatorBookingFilter {
  /** Part of a booking ID, a name or a tour's title. An e-mail address is not looked at: a search could guess it. */
  q?: string | undefined;
  status?: BookingStatus | undefined;
  /** Slug of the tour. */
  tour?: string | undefined;
  /** Travel dates, both included. */
  from?: TravelDate | undefined;
  to?: TravelDate | undefined;
  /** Days in India on which it was booked, both included. */
  bookedFrom?: TravelDate | undefined;
  bookedTo?: TravelDate | undefined;
  /** Only those that hold seats on this day or later. */
  upcomingFrom?: TravelDate | undefined;
}

/** Whether a booking belongs to a filtered list, as the database tells it too (worker/operators/own-bookings.repo.ts). */
export function matchesOperatorFilter(booking: OperatorBooking, filter: OperatorBookingFilter): boolean {
  const { q, status, tour, from, to, bookedFrom, bookedTo, upcomingFrom } = filter;
  const bookedOn = todayInIndia(Date.parse(booking.createdAt));
  const searched = [booking.bookingId, booking.customerName, booking.tourTitle].join(" ").toLowerCase();
  return (
    (status === undefined || booking.status === status) &&
    (tour === undefined || booking.tourSlug === tour) &&
    (from === undefined || booking.travelDate >= from) &&
    (to === undefined || booking.travelDate <= to) &&
    (bookedFrom === undefined || bookedOn >= bookedFrom) &&
    (bookedTo === undefined || bookedOn <= bookedTo) &&
    (upcomingFrom === undefined || (holdsSeats(booking.status) && booking.travelDate >= upcomingFrom)) &&
    (!q || searched.includes(q.toLowerCase()))
  );
}

/** How many days before departure the emergency contact is shown. */
export const emergencyContactDays = 7;

/** Whether an operator sees whom to call: of a confirmed booking, from a week before departure until the trip is over. */
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
