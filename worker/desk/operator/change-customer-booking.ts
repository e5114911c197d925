import { canOperatorCancel, outcomesOf, type BookingOutcome } from "~/domain/desk/booking-outcome";
import type { ExemptionFields } from "~/domain/departures/exemption";
import { bookingReferenceSchema } from "~/domain/trips/traveler-booking";
import { todayInIndia } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import { toBooking } from "../../bookings/booking-view";
import { decideCancellation, requireTransition } from "../../bookings/booking-decisions";
import { changeBooking, type PrivilegedChangeDependencies } from "../../bookings/change-booking";
import { statusEntry } from "../../bookings/change-booking-status";
import type { BookingState, BookingWrite } from "../../bookings/booking-change.repo";
import { customerBookingWith } from "../operator-bookings.repo";
import type { Staff } from "../../platform/authz/actors";

/** An operator's change of a booking: a cancellation with its reason, or the trip's outcome. */
type CustomerBookingChange = {
  bookingId: string;
  /** Version of the booking that was read: if it has changed since, the change is rejected. */
  expectedVersion?: number | undefined;
} & (({ status: "cancelled"; reason: string } & ExemptionFields) | { status: BookingOutcome });

/**
 * Changes a booking of an operator's tours. If the operator cancels it, the customer gets a full refund.
 * @throws AppError `not_found` (also for other operators' bookings), `conflict` (changed since it was read), `illegal_transition` (also if
 * it is too late to cancel, or too early for an outcome)
 */
export async function changeCustomerBooking(
  dependencies: PrivilegedChangeDependencies,
  staff: Staff<"bookings">,
  change: CustomerBookingChange,
): Promise<void> {
  const reference = bookingReferenceSchema.safeParse(change.bookingId);
  if (!reference.success) throw new AppError("not_found", "Booking not found.");
  await changeBooking(
    dependencies,
    customerBookingWith(reference.data, staff.id),
    (state, now) => {
      const write = decideCustomerChange(state, change, { id: staff.id, actor: "operator" }, now);
      return { ...write, privileged: { viewer: staff, entry: statusEntry(state, write) } };
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
    if (!canOperatorCancel(booking, today)) {
      throw new AppError("illegal_transition", "This trip has begun and can no longer be canceled.");
    }
    const { reason, ground, evidence } = change;
    return decideCancellation(state, { by, reason, fault: "operator", ground, evidence }, now).write;
  }
  if (!outcomesOf(booking, today).includes(change.status)) {
    throw new AppError("illegal_transition", "You can record the outcome once the trip is over.");
  }
  return { by, reason: null, status: change.status };
}
