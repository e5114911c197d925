import type { AuditEntry } from "~/domain/audit/audit";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import type { BookingStatus } from "~/domain/bookings/booking-status";
import { outcomesOf } from "~/domain/bookings/booking-outcome";
import { todayInIndia } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import type { BookingState, BookingWrite } from "./booking-change.repo";
import { toBooking } from "./booking-view";
import { changeBooking } from "./change-booking";
import type { PrivilegedChangeDependencies } from "./change-booking";
import { bookingWith } from "./traveler/traveler-bookings.repo";
import {
  decideCancellation,
  decideConfirmation,
  requireRefund,
  requireTransition,
} from "./booking-decisions";
import type { Admin } from "../authz/actors";

/**
 * Changes a booking's status on behalf of an administrator. Canceling releases its seats exactly once and refunds by
 * the schedule.
 * @throws AppError `not_found`, `illegal_transition` (not allowed by the graph in booking-status.ts),
 * `price_changed`, `conflict` (changed since it was read)
 */
export async function changeBookingStatus(
  dependencies: PrivilegedChangeDependencies,
  admin: Admin,
  {
    bookingId,
    status,
    reason = null,
    expectedRefund,
    expectedVersion,
  }: {
    bookingId: string;
    status: BookingStatus;
    reason?: string | null | undefined;
    /** Quoted refund: if it has decreased, the booking is not cancelled. */
    expectedRefund?: number | undefined;
    /** Version of the booking as it was read; a mismatch is a conflict. */
    expectedVersion?: number | undefined;
  },
): Promise<AdminBooking> {
  const by = { id: admin.id, actor: "team" as const };
  const change = { by, status, reason, expectedRefund };
  const { booking } = await changeBooking(
    dependencies,
    bookingWith(bookingId),
    (state, now) => {
      const write = decideStatus(dependencies, state, change, now);
      return { ...write, privileged: { viewer: admin, entry: statusEntry(state, write) } };
    },
    expectedVersion,
  );
  return booking;
}

function decideStatus(
  { db }: PrivilegedChangeDependencies,
  state: BookingState,
  {
    by,
    status,
    reason,
    expectedRefund,
  }: {
    by: BookingWrite["by"];
    status: BookingStatus;
    reason: string | null;
    expectedRefund: number | undefined;
  },
  now: number,
): BookingWrite {
  if (status === "cancelled") {
    const { quote, write } = decideCancellation(state, { by, reason }, now);
    requireRefund(quote, expectedRefund);
    return write;
  }
  if (status === "expired") {
    throw new AppError("illegal_transition", "Bookings expire automatically when their payment is overdue.");
  }
  requireTransition(state, status);
  if (status === "completed" || status === "no-show") {
    if (!outcomesOf(toBooking(state), todayInIndia(now)).includes(status)) {
      throw new AppError("illegal_transition", "You can record how this trip went once it is over.");
    }
    return { by, reason, status };
  }
  if (status !== "confirmed") throw new Error(`status ${status} cannot be set`);
  // Its seats are back on sale: only a late payment can claim seats again.
  if (state.booking.status === "expired") {
    throw new AppError(
      "illegal_transition",
      `Booking ${state.booking.bookingId} has expired. Please book again.`,
    );
  }
  return { ...decideConfirmation(db, state, by, now), reason };
}

const verbs: Partial<Record<BookingStatus, AuditEntry["action"]>> = {
  confirmed: "booking.confirm",
  cancelled: "booking.cancel",
  completed: "booking.complete",
  "no-show": "booking.no-show",
};

/** Returns the audit log entry for a status change of a customer's booking. */
export function statusEntry({ booking }: BookingState, { status, reason, refund }: BookingWrite): AuditEntry {
  return {
    action: (status && verbs[status]) ?? "booking.change",
    subjectId: booking.bookingId,
    before: { status: booking.status },
    after: { status, ...(refund && { refund: refund.amount }) },
    reason,
  };
}
