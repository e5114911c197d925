import type { Booking } from "~/domain/bookings/booking-schema";
import type { OwnSale } from "~/domain/bookings/own-booking";
import { canBecome, statusLabels, type BookingStatus } from "~/domain/bookings/booking-status";
import { inState, type BulkRefusal } from "~/domain/bulk";
import type { TravelDate } from "~/domain/calendar/calendar";
import { isTripOver } from "~/domain/trips/traveler-booking";

/** Outcome of a trip, as recorded by its operator or an admin. */
export const bookingOutcomes = ["completed", "no-show"] as const satisfies BookingStatus[];
export type BookingOutcome = (typeof bookingOutcomes)[number];

/** Returns the outcomes that can be recorded: no-show from the day after departure, completed from the day after the last day. */
export function outcomesOf(
  booking: Pick<Booking, "status" | "travelDate" | "tourDuration">,
  today: TravelDate,
): BookingOutcome[] {
  return bookingOutcomes.filter(
    (outcome) =>
      canBecome(booking.status, outcome) &&
      (outcome === "completed" ? isTripOver(booking, today) : booking.travelDate < today),
  );
}

/** Returns true if an operator can still cancel the trip: until the day of departure. */
export function canOperatorCancel(
  { status, travelDate }: Pick<Booking, "status" | "travelDate">,
  today: TravelDate,
): boolean {
  return canBecome(status, "cancelled") && travelDate >= today;
}

const ownBooking: BulkRefusal = ["is the operator's own booking", "are operators' own bookings"];

/**
 * Returns why administrators can't confirm or cancel a booking with others at once, or null. An own booking is canceled by itself: its
 * customer paid the operator, so there is no refund to show beside the others.
 */
export function bulkRefusalOfBooking(
  { status, ownSale }: Pick<Booking, "status"> & { ownSale?: OwnSale | undefined },
  to: "confirmed" | "cancelled",
): BulkRefusal | null {
  // Only a payment can revive an expired booking.
  if (status === "expired" || !canBecome(status, to)) return inState(statusLabels()[status].toLowerCase());
  return ownSale !== undefined && to === "cancelled" ? ownBooking : null;
}

/** Returns why an outcome can't be recorded, or null. */
export function outcomeRefusalOf(
  booking: Pick<Booking, "status" | "travelDate" | "tourDuration">,
  outcome: BookingOutcome,
  today: TravelDate,
): BulkRefusal | null {
  if (!canBecome(booking.status, outcome)) return inState(statusLabels()[booking.status].toLowerCase());
  return outcomesOf(booking, today).includes(outcome) ? null : ["is not over", "are not over"];
}
