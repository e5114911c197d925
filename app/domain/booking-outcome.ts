import type { Booking } from "./booking";
import { canBecome } from "./booking-status";
import type { BookingStatus } from "./booking-status";
import type { TravelDate } from "./calendar";
import { isTripOver } from "./own-booking";

/** How a trip went, as its operator or an administrator tells it. */
export const outcomes = ["completed", "no-show"] as const satisfies BookingStatus[];
export type BookingOutcome = (typeof outcomes)[number];

/** What can be told of a booking: from the day after departure that nobody came, from the day after the last one that it was made. */
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

/** Whether an operator can still call the trip off: until the day of departure. */
export function canCallOff(
  { status, travelDate }: Pick<Booking, "status" | "travelDate">,
  today: TravelDate,
): boolean {
  return canBecome(status, "cancelled") && travelDate >= today;
}
