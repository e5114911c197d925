import type { Viewer } from "~/domain/account";
import type { AdminBooking } from "~/domain/booking";
import type { BookingStatus } from "~/domain/booking-status";
import { outcomesOf } from "~/domain/booking-outcome";
import { todayInIndia } from "~/domain/calendar";
import { AppError } from "~/domain/errors";
import { requireAdmin } from "../accounts/require-admin";
import { toBooking } from "./booking-view";
import { changeBooking } from "./change-booking";
import type { ChangeDependencies } from "./change-booking";
import { bookingWith } from "./own-bookings.repo";
import {
  decideCancellation,
  decideConfirmation,
  requireRefund,
  requireTransition,
} from "./booking-decisions";

/**
 * Moves a booking on behalf of an administrator. Cancelled, its seats go back on sale, once, and what the schedule grants
 * goes back to the customer.
 * @throws AppError `not_found`, `illegal_transition` (the graph of booking-status.ts does not lead there), `price_changed`
 */
export async function changeBookingStatus(
  dependencies: ChangeDependencies,
  viewer: Viewer | null,
  {
    bookingId,
    status,
    reason = null,
    expectedRefund,
  }: {
    bookingId: string;
    status: BookingStatus;
    /** For the booking's history. */
    reason?: string | null | undefined;
    /** What was told would come back: if it has become less, nothing is cancelled. */
    expectedRefund?: number | undefined;
  },
): Promise<AdminBooking> {
  requireAdmin(viewer);
  const by = { id: viewer.id, actor: "team" as const };
  const { booking } = await changeBooking(dependencies, bookingWith(bookingId), (state, now) => {
    if (status === "cancelled") {
      const { quote, write } = decideCancellation(state, { by, reason }, now);
      requireRefund(quote, expectedRefund);
      return write;
    }
    if (status === "expired") {
      throw new AppError(
        "illegal_transition",
        "A booking expires by itself, when its payment does not come.",
      );
    }
    requireTransition(state, status);
    if (status === "completed" || status === "no-show") {
      if (!outcomesOf(toBooking(state), todayInIndia(now)).includes(status)) {
        throw new AppError("illegal_transition", "How this trip went can be told once it is over.");
      }
      return { by, reason, status };
    }
    if (status !== "confirmed") throw new Error(`nobody sets ${status}`);
    // Its seats are on sale again: only a payment that comes late is looked for seats anew.
    if (state.booking.status === "expired") {
      throw new AppError("illegal_transition", `Booking ${bookingId} has expired. Please book anew.`);
    }
    return { ...decideConfirmation(dependencies.db, state, by, now), reason };
  });
  return booking;
}
