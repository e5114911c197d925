import { todayInIndia } from "~/domain/calendar";
import { decideCancellation } from "../bookings/booking-decisions";
import type { BookingState, BookingWrite } from "../bookings/booking-change.repo";
import { changeBooking } from "../bookings/change-booking";
import type { ChangeDependencies } from "../bookings/change-booking";
import { bookingOfRow } from "../bookings/own-bookings.repo";
import { listToSettle } from "./closed-bookings.repo";

/** In one run; the others have their turn in the next minute. */
const bookingsPerRun = 50;

/**
 * Cancels bookings of closed departures with everything back: those that wait for a payment at once, since there is nothing
 * left to pay for; the others on the day of departure, until which their travellers can choose another date.
 */
export async function settleClosedDepartures(dependencies: ChangeDependencies): Promise<void> {
  const { db, clock } = dependencies;
  const faults: unknown[] = [];
  for (const id of await listToSettle(db, todayInIndia(clock()), bookingsPerRun)) {
    // One that cannot be settled keeps no other from it.
    await changeBooking(dependencies, bookingOfRow(id), decideSettlement).catch((error: unknown) =>
      faults.push(error),
    );
  }
  if (faults.length > 0)
    throw new AggregateError(faults, "Some bookings of closed departures could not be settled");
}

function decideSettlement(state: BookingState, now: number): BookingWrite | null {
  const { booking, closedBecause } = state;
  const isDue =
    booking.status === "pending" ||
    (booking.status === "confirmed" && booking.travelDate <= todayInIndia(now));
  if (closedBecause === null || !isDue) return null;
  const by = { id: null, actor: "system" } as const;
  return decideCancellation(state, { by, reason: `The departure was closed. ${closedBecause}` }, now).write;
}
