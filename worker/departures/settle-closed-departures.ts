import { todayInIndia } from "~/domain/calendar/calendar";
import { decideCancellation } from "../bookings/booking-decisions";
import type { BookingState, BookingWrite } from "../bookings/booking-change.repo";
import { changeBooking, isRefundWithheld, type ChangeDependencies } from "../bookings/change-booking";
import { bookingOfRow } from "../bookings/traveler-bookings.repo";
import { listToSettle, type ToSettle } from "./closed-bookings.repo";

/** Limits of one run; the rest follows in the next minute. */
interface Limits {
  settled: number;
  /** Failed bookings do not block the others, up to this number. */
  errors: number;
}

/**
 * Cancels bookings of closed departures with a full refund: pending ones at once, because there is nothing left to
 * pay for, and those of departures with too few travelers; the others on the day of departure, until which their travelers can choose another
 * date. A booking whose refund a bank withholds for a dispute waits until the dispute has ended.
 */
export async function settleClosedDepartures(
  dependencies: ChangeDependencies,
  limits: Limits = { settled: 50, errors: 100 },
): Promise<void> {
  const { db, clock } = dependencies;
  const today = todayInIndia(clock());
  const errors: unknown[] = [];
  let settled = 0;
  let after: ToSettle | null = null;
  while (settled < limits.settled && errors.length < limits.errors) {
    const listed: ToSettle[] = await listToSettle(db, today, { after, limit: limits.settled - settled });
    for (const { id } of listed) {
      try {
        const { isChanged } = await changeBooking(dependencies, bookingOfRow(id), decideSettlement);
        settled += Number(isChanged);
      } catch (error) {
        errors.push(error);
      }
    }
    after = listed.at(-1) ?? null;
    if (after === null) break;
  }
  if (errors.length > 0)
    throw new AggregateError(errors, "Some bookings of closed departures could not be settled");
}

function decideSettlement(state: BookingState, now: number): BookingWrite | null {
  const { booking, closedBecause } = state;
  const isDue =
    booking.status === "pending" ||
    (booking.status === "confirmed" && (state.hadTooFew || booking.travelDate <= todayInIndia(now)));
  if (closedBecause === null || !isDue) return null;
  const by = { id: null, actor: "system" } as const;
  const { write } = decideCancellation(
    state,
    { by, reason: `The departure was closed. ${closedBecause}` },
    now,
  );
  return isRefundWithheld(state, write) ? null : write;
}
