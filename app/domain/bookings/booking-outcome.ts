import type { Booking } from "./booking-schema";
import { canBecome, type BookingStatus } from "./booking-status";
import type { TravelDate } from "~/domain/calendar/calendar";
import { isTripOver } from "./traveler-booking";

/** Outcome of a trip, as recorded by its operator or an admin. */
const outcomes = ["completed", "no-show"] as const satisfies BookingStatus[];
export type BookingOutcome = (typeof outcomes)[number];

/** Returns the outcomes that can be recorded: no-show from the day after departure, completed from the day after the last day. */
export function outcomesOf(
  booking: Pick<Booking, "status" | "travelDate" | "tourDuration">,
  today: TravelDate,
): BookingOutcome[] {
  return outcomes.filter(
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
