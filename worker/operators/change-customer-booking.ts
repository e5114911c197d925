import type { Viewer } from "~/domain/account";
import { canCallOff, outcomesOf } from "~/domain/booking-outcome";
import type { BookingOutcome } from "~/domain/booking-outcome";
import { bookingReferenceSchema } from "~/domain/own-booking";
import { todayInIndia } from "~/domain/calendar";
import { AppError } from "~/domain/errors";
import { toBooking } from "../bookings/booking-view";
import { decideCancellation, requireTransition } from "../bookings/booking-decisions";
import { changeBooking } from "../bookings/change-booking";
import { statusEntry } from "../bookings/change-booking-status";
import type { BookingState, BookingWrite } from "../bookings/booking-change.repo";
import type { PrivilegedChangeDependencies } from "../bookings/change-booking";
import { customerBookingWith } from "./own-bookings.repo";
import { requireRight } from "./require-right";

/** What an operator tells of a booking of theirs: that they call it off, and why, or how its trip went. */
export type CustomerBookingChange = {
  bookingId: string;
  /** Of the booking that was seen: if it has changed since, nothing is done. */
  expectedVersion?: number | undefined;
} & ({ status: "cancelled"; reason: string } | { status: BookingOutcome });

/**
 * Changes a booking of an operator's tours. Called off by the operator, the customer gets everything back.
 * @throws AppError `not_found` (another's too), `conflict` (changed since it was seen), `illegal_transition` (also when it is too late to call it off, or too early to
 *   tell how it went)
 */
export async function changeCustomerBooking(
  dependencies: PrivilegedChangeDependencies,
  asking: Viewer | null,
  change: CustomerBookingChange,
): Promise<void> {
  const { viewer } = await requireRight(dependencies.db, asking, "bookings");
  const reference = bookingReferenceSchema.safeParse(change.bookingId);
  if (!reference.success) throw new AppError("not_found", "Booking not found.");
  await changeBooking(
    dependencies,
    customerBookingWith(reference.data, viewer.id),
    (state, now) => {
      const write = decideCustomerChange(state, change, { id: viewer.id, actor: "operator" }, now);
      return { ...write, privileged: { viewer, entry: statusEntry(state, write) } };
    },
    change.expectedVersion,
  );
}

function decideCustomerChange(
  state: BookingState,
  change: CustomerBookingChange,
  by: BookingWrite["by"],
  now: number,
): BookingWrite {
  requireTransition(state, change.status);
  const booking = toBooking(state);
  const today = todayInIndia(now);
  if (change.status === "cancelled") {
    if (!canCallOff(booking, today)) {
      throw new AppError("illegal_transition", "This trip has begun: it cannot be called off any more.");
    }
    return decideCancellation(state, { by, reason: change.reason, isCalledOff: true }, now).write;
  }
  if (!outcomesOf(booking, today).includes(change.status)) {
    throw new AppError("illegal_transition", "How this trip went can be told once it is over.");
  }
  return { by, reason: null, status: change.status };
}
