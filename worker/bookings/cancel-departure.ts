import type { FaultParty } from "~/domain/bookings/cancellation-terms";
import { isTravelDate } from "~/domain/calendar/calendar";
import type { DepartureDate } from "~/domain/departures/departure-change";
import { AppError } from "~/domain/errors";
import type { Admin, Staff } from "../authz/actors";
import { isBookingOf, isTourOf } from "../authz/operator-rights.repo";
import type { Database } from "../db/client";
import { decideCancellation, requireRefund } from "./booking-decisions";
import { changeBooking, type PrivilegedChangeDependencies } from "./change-booking";
import { statusEntry } from "./change-booking-status";
import { bookingOfDeparture, readDepartureBookings } from "./departure-bookings.repo";

type Actor = Admin | Staff<"departures">;

/** Max bookings canceled at once: those that one form can carry. */
const most = 100;

/** The bookings of a departure that can be canceled together. Whole rupees. */
export interface DepartureToCancel extends DepartureDate {
  tourTitle: string;
  companyName: string;
  /** Null while the departure is open. */
  closedReason: string | null;
  /** True for an administrator, who may say that nobody is at fault. */
  isAdmin: boolean;
  bookings: { bookingId: string; customerName: string; seats: number; refund: number }[];
}

/** Lists the bookings of a departure with the refund of each, everything received. @throws AppError `not_found` */
export async function getDepartureToCancel(
  { db }: { db: Database },
  actor: Actor,
  { tour, travelDate }: DepartureDate,
): Promise<DepartureToCancel> {
  const isAdmin = actor.role === "admin";
  const condition = isAdmin ? undefined : isTourOf(actor.id, "departures");
  const found = isTravelDate(travelDate)
    ? await readDepartureBookings(db, { tour, travelDate }, condition, most)
    : null;
  if (!found) throw new AppError("not_found", "Departure not found.");
  const { rows, ...departure } = found;
  return {
    ...departure,
    tour,
    travelDate,
    isAdmin,
    bookings: rows.map(({ paid, refunded, ...booking }) => ({ ...booking, refund: paid - refunded })),
  };
}

/**
 * Cancels one booking of a departure with a full refund; safe to repeat. Operators cancel those of their closed departures, at their own
 * fault; who bears a storm is up to administrators, because half of it is ours.
 * @param request.expectedRefund the refund shown: if it has decreased, the booking is not canceled
 * @returns the refund in whole rupees; null if the booking was canceled before
 * @throws AppError `not_found`, `illegal_transition`, `price_changed`
 */
export async function cancelOfDeparture(
  dependencies: PrivilegedChangeDependencies,
  actor: Actor,
  {
    bookingId,
    reason,
    expectedRefund,
    ...request
  }: DepartureDate & {
    bookingId: string;
    fault: Exclude<FaultParty, "traveler">;
    reason: string;
    expectedRefund: number;
  },
): Promise<number | null> {
  const isAdmin = actor.role === "admin";
  const fault = isAdmin ? request.fault : "operator";
  const by = { id: actor.id, actor: isAdmin ? ("team" as const) : ("operator" as const) };
  let refund: number | null = null;
  await changeBooking(
    dependencies,
    bookingOfDeparture(bookingId, request, isAdmin ? undefined : isBookingOf(actor.id, "departures")),
    (state, now) => {
      refund = null;
      if (state.booking.status === "cancelled") return null;
      if (!isAdmin && state.closedBecause === null) {
        throw new AppError("illegal_transition", "Close the departure first.");
      }
      const { quote, write } = decideCancellation(state, { by, reason, fault }, now);
      requireRefund(quote, expectedRefund);
      refund = quote.refundAmount;
      return { ...write, privileged: { viewer: actor, entry: statusEntry(state, write) } };
    },
  );
  return refund;
}
