import type { AuditEntry } from "~/domain/audit/audit";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import type { BookingStatus } from "~/domain/bookings/booking-status";
import { outcomesOf } from "~/domain/desk/booking-outcome";
import { todayInIndia } from "~/domain/calendar/calendar";
import { AppError, invalidFields } from "~/domain/errors";
import type { BookingState, BookingWrite } from "./booking-change.repo";
import { toBooking } from "./booking-view";
import { changeBooking, type PrivilegedChangeDependencies } from "./change-booking";
import type { CancellationTerms, Goodwill } from "~/domain/bookings/cancellation-terms";
import { bookingWith } from "./traveler-bookings.repo";
import {
  decideCancellation,
  decideConfirmation,
  decideGoodwill,
  requireRefund,
  requireTransition,
} from "./booking-decisions";
import { requireAdminRight, type Admin } from "../platform/authz/actors";

/**
 * Changes a booking's status on behalf of an administrator. Canceling releases its seats exactly once and refunds by
 * the schedule, in full if the operator or the platform is at fault, or any amount with a reason.
 * @throws AppError `not_found`, `illegal_transition` (not allowed by the graph in booking-status.ts),
 * `forbidden` (another refund or bearer without the right), `invalid` (another refund), `price_changed`, `conflict` (changed since it was read)
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
    fault,
    refund,
    bearer,
    compensation,
    ground,
    evidence,
  }: CancellationTerms & {
    bookingId: string;
    status: BookingStatus;
    reason?: string | null | undefined;
    /** Quoted refund: if it has decreased, the booking is not cancelled. */
    expectedRefund?: number | undefined;
    /** Version of the booking as it was read; a mismatch is a conflict. */
    expectedVersion?: number | undefined;
  },
): Promise<AdminBooking> {
  if (refund !== undefined || bearer !== undefined || compensation !== undefined)
    requireAdminRight(admin, "payments");
  const by = { id: admin.id, actor: "team" as const };
  const change = {
    by,
    status,
    reason,
    expectedRefund,
    fault,
    refund,
    bearer,
    compensation,
    ground,
    evidence,
  };
  const { booking } = await changeBooking(
    dependencies,
    bookingWith(bookingId),
    (state, now) => {
      const write = decideStatus(state, change, now);
      return { ...write, privileged: { viewer: admin, entry: statusEntry(state, write) } };
    },
    expectedVersion,
  );
  return booking;
}

/**
 * Refunds a part of the price after the trip or its cancellation, as goodwill.
 * @throws AppError `not_found`, `illegal_transition` (the booking is not over), `invalid` (more than is left of the payments),
 * `conflict` (changed since it was read)
 */
export async function refundGoodwill(
  dependencies: PrivilegedChangeDependencies,
  admin: Admin,
  { bookingId, expectedVersion, ...goodwill }: Goodwill & { bookingId: string; expectedVersion: number },
): Promise<void> {
  const by = { id: admin.id, actor: "team" as const };
  await changeBooking(
    dependencies,
    bookingWith(bookingId),
    (state) => {
      const write = decideGoodwill(state, { by, ...goodwill });
      const entry = { ...statusEntry(state, write), action: "booking.goodwill" as const };
      return { ...write, privileged: { viewer: admin, entry } };
    },
    expectedVersion,
  );
}

function decideStatus(
  state: BookingState,
  {
    by,
    status,
    reason,
    expectedRefund,
    ...terms
  }: CancellationTerms & {
    by: BookingWrite["by"];
    status: BookingStatus;
    reason: string | null;
    expectedRefund: number | undefined;
  },
  now: number,
): BookingWrite {
  if (status === "cancelled") {
    const { quote, write } = decideCancellation(state, { by, reason, ...terms }, now);
    if (terms.refund === undefined) requireRefund(quote, expectedRefund);
    return write;
  }
  if (Object.values(terms).some((term) => term !== undefined))
    throw invalidFields({ fault: ["Fault, refund, bearer and compensation belong to a cancellation."] });
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
  return { ...decideConfirmation(state, by, now), reason };
}

const verbs: Partial<Record<BookingStatus, AuditEntry["action"]>> = {
  confirmed: "booking.confirm",
  cancelled: "booking.cancel",
  completed: "booking.complete",
  "no-show": "booking.no-show",
};

/** Returns the audit log entry for a status change of a customer's booking. */
export function statusEntry(
  { booking }: BookingState,
  { status, reason, refund, cancellation, compensation }: BookingWrite,
): AuditEntry {
  return {
    action: (status && verbs[status]) ?? "booking.change",
    subjectId: booking.bookingId,
    before: { status: booking.status },
    after: {
      status,
      ...(refund && { refund: refund.amount }),
      ...cancellation,
      ...(compensation && { toTraveler: compensation.amount, exemption: compensation.exemption?.ground }),
    },
    reason,
  };
}
