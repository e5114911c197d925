import type { BookingSource } from "~/domain/bookings/booking-source";
import { ownBookingLabel } from "~/domain/bookings/own-booking";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { isFoundBy, readBookingSearch } from "./booking-search";
import { holdsSeats, type BookingStatus } from "~/domain/bookings/booking-status";
import { todayInIndia, type TravelDate } from "~/domain/calendar/calendar";

/** Payment state of a booking. */
const paidStates = ["unpaid", "part", "paid", "refunded", "own"] as const;
export type PaidState = (typeof paidStates)[number];

export const paidStateLabels: Record<PaidState, string> = {
  unpaid: "Unpaid",
  part: "Part paid",
  paid: "Paid",
  refunded: "Refunded",
  own: ownBookingLabel,
};

/** Payment states that a list shows, with the deadline. */
type OwingState = "unpaid" | "part" | "overdue";

/** Returns what a booking that holds seats still owes; null if nothing. @param now in milliseconds */
export function owingStateOf(
  booking: Pick<
    AdminBooking,
    | "status"
    | "totalAmount"
    | "paidAmount"
    | "refundAmount"
    | "ownSale"
    | "verifyBy"
    | "paymentDueAt"
    | "balanceDueAt"
  >,
  now: number,
): OwingState | null {
  const paid = paidStateOf(booking);
  if (!holdsSeats(booking.status) || (paid !== "unpaid" && paid !== "part")) return null;
  const dueAt = booking.paymentDueAt ?? booking.balanceDueAt;
  return dueAt !== undefined && Date.parse(dueAt) < now ? "overdue" : paid;
}

/** Payment filters of the administrators' list: a state, or what a booking still waits for. */
export const paymentFilters = [...paidStates, "unverified", "due", "state", "compensation"] as const;
export type PaymentFilter = (typeof paymentFilters)[number];

export const paymentFilterLabels: Record<PaymentFilter, string> = {
  ...paidStateLabels,
  unverified: "Unverified",
  due: "Due by a date",
  state: "Invoice waits for the State",
  compensation: "Compensation to transfer",
};

export interface BookingFilter {
  status?: BookingStatus | undefined;
  /** Part of a booking id, name, e-mail address, phone number or tour title. */
  q?: string | undefined;
  /** Operator slug. */
  operator?: string | undefined;
  /** Tour slug. */
  tour?: string | undefined;
  source?: BookingSource | undefined;
  /** Travel dates, inclusive. */
  from?: TravelDate | undefined;
  to?: TravelDate | undefined;
  /** Booking dates in India, inclusive. */
  bookedFrom?: TravelDate | undefined;
  bookedTo?: TravelDate | undefined;
  paid?: PaymentFilter | undefined;
  /** Whole rupees. */
  minTotal?: number | undefined;
}

/** Sort orders; the first is the default. */
export const bookingSorts = [
  "-booked",
  "booked",
  "travel",
  "-travel",
  "total",
  "-total",
  "customer",
  "-customer",
] as const;
export type BookingSort = (typeof bookingSorts)[number];

/** Returns the payment state. Must match the SQL in worker/desk/admin/booking-list.repo.ts. */
export function paidStateOf({
  totalAmount,
  paidAmount = 0,
  refundAmount = 0,
  ownSale,
}: Pick<AdminBooking, "totalAmount" | "paidAmount" | "refundAmount" | "ownSale">): PaidState {
  if (ownSale !== undefined) return "own";
  if (refundAmount > 0) return "refunded";
  if (paidAmount >= totalAmount) return "paid";
  return paidAmount > 0 ? "part" : "unpaid";
}

/** Labels whether a booking is paid, to its operator if that took it. */
export function paidLabelOf(
  booking: Pick<AdminBooking, "totalAmount" | "paidAmount" | "refundAmount" | "ownSale">,
): string {
  return paidStateLabels[booking.ownSale ?? paidStateOf(booking)];
}

function matchesPayment(booking: AdminBooking, paid: PaymentFilter): boolean {
  if (paid === "state") return booking.lacksState === true;
  if (paid === "unverified") return booking.verifyBy !== undefined;
  if (paid === "due") return booking.paymentDueAt !== undefined || booking.balanceDueAt !== undefined;
  // Transfers are recorded without a change of the booking, so only the server knows.
  if (paid === "compensation") return booking.status === "cancelled";
  return paidStateOf(booking) === paid;
}

/** Returns true if a booking passes the filters that both back offices have. */
export function matchesSharedFilter(
  booking: Pick<AdminBooking, "status" | "tourSlug" | "source" | "travelDate" | "createdAt">,
  filter: Pick<BookingFilter, "status" | "tour" | "source" | "from" | "to" | "bookedFrom" | "bookedTo">,
): boolean {
  const { status, tour, source, from, to, bookedFrom, bookedTo } = filter;
  const bookedOn = todayInIndia(Date.parse(booking.createdAt));
  return (
    (status === undefined || booking.status === status) &&
    (tour === undefined || booking.tourSlug === tour) &&
    (source === undefined || booking.source === source) &&
    (from === undefined || booking.travelDate >= from) &&
    (to === undefined || booking.travelDate <= to) &&
    (bookedFrom === undefined || bookedOn >= bookedFrom) &&
    (bookedTo === undefined || bookedOn <= bookedTo)
  );
}

/** Returns true if a booking passes the filter. */
export function matchesFilter(booking: AdminBooking, filter: BookingFilter): boolean {
  const { q, operator, paid, minTotal } = filter;
  const search = q === undefined ? null : readBookingSearch(q);
  return (
    matchesSharedFilter(booking, filter) &&
    (operator === undefined || booking.operatorSlug === operator) &&
    (paid === undefined || matchesPayment(booking, paid)) &&
    (minTotal === undefined || booking.totalAmount >= minTotal) &&
    (search === null || isFoundBy(search, booking))
  );
}
