import { formatDeadline, todayInIndia } from "~/domain/calendar/calendar";
import { nothingDue, nothingOwed, owedOn } from "~/domain/bookings/unpaid-booking";
import { formatRupees } from "~/domain/money/money";
import { noSale, saleChangeEntries, saleOf } from "~/domain/money/ledger/ledger";
import { pollOrder, type PaymentDependencies } from "../money/payments/look-up-payments";
import { listOpenOrders } from "../money/payments/payments.repo";
import type { BookingState, BookingWrite } from "./booking-change.repo";
import { decideCancellation } from "./booking-decisions";
import { awaitsProof } from "./booking-view";
import { seatsBookedBy } from "./booking-terms";
import { changeBooking } from "./change-booking";
import { listUnpaid, listUnpaidBalances } from "./due-bookings.repo";
import { unpaidReason } from "../notifications/bookings/booking-notifications";
import { bookingOfRow } from "./traveler-bookings.repo";
import { logError } from "../platform/log";

/**
 * Expires a booking that is neither paid nor verified in time, and releases its seats and coupon. For a closed
 * departure nothing is due: its travelers have a choice. Null if nothing has expired.
 */
export function decideExpiry(
  { booking, entries, closedBecause }: BookingState,
  now: number,
): BookingWrite | null {
  const { status, travelDate } = booking;
  if (status !== "pending" && status !== "confirmed") return null;
  const by = { id: null, actor: "system" } as const;
  if (status === "confirmed" && closedBecause !== null) {
    return { by, reason: "The departure is closed, so nothing is due.", set: nothingDue };
  }
  return {
    by,
    reason: awaitsProof(booking) ? "The e-mail address was not confirmed in time." : unpaidReason,
    status: "expired",
    release: seatsBookedBy(booking),
    givesCouponBack: travelDate > todayInIndia(now),
    entries: saleChangeEntries(saleOf(entries), noSale),
  };
}

/**
 * Cancels a booking whose balance was not paid after both reminders, by its refund schedule. Null if nothing is canceled.
 * A closed departure is not paid for, and a trip that has begun is left to its operator.
 */
export function decideUnpaidBalance(state: BookingState, now: number): BookingWrite | null {
  const { status, balanceCancelAt, balanceDueAt, travelDate } = state.booking;
  if (status !== "confirmed" || balanceDueAt === null || balanceCancelAt === null || balanceCancelAt > now)
    return null;
  const by = { id: null, actor: "system" } as const;
  if (state.closedBecause !== null)
    return { by, reason: "The departure is closed, so nothing is due.", set: nothingOwed };
  if (travelDate <= todayInIndia(now))
    return { by, reason: "The trip has begun, so the unpaid balance did not cancel it.", set: nothingOwed };
  const reason = `The balance of ${formatRupees(owedOn(state.booking))}, due by ${formatDeadline(balanceDueAt)}, was not paid.`;
  return decideCancellation(state, { by, reason }, now).write;
}

/** Releases the seats of bookings with overdue payments, after a last query to the gateway. */
export function expireBookings(dependencies: PaymentDependencies): Promise<void> {
  return endUnpaid(dependencies, listUnpaid, (state, now) => {
    const { paymentDueAt } = state.booking;
    return paymentDueAt !== null && paymentDueAt <= now ? decideExpiry(state, now) : null;
  });
}

/** Cancels bookings with unpaid balances, after a last query to the gateway. */
export function cancelUnpaidBalances(dependencies: PaymentDependencies): Promise<void> {
  return endUnpaid(dependencies, listUnpaidBalances, decideUnpaidBalance);
}

type Decide = (state: BookingState, now: number) => BookingWrite | null;

async function endUnpaid(
  dependencies: PaymentDependencies,
  list: typeof listUnpaid,
  decide: Decide,
): Promise<void> {
  const { db, clock, gateways } = dependencies;
  const errors: unknown[] = [];
  for (const id of await list(db, clock())) {
    for (const { gateway: name, orderId } of await listOpenOrders(db, id)) {
      const gateway = name === "manual" ? undefined : gateways.byName[name];
      // If the gateway fails, a late payment is seated if there is room and refunded otherwise.
      if (gateway) {
        await pollOrder(dependencies, gateway, orderId).catch((error: unknown) =>
          logError("payment not looked up", error),
        );
      }
    }
    // One failure does not stop the others.
    await changeBooking(dependencies, bookingOfRow(id), decide).catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw new AggregateError(errors, "Some unpaid bookings could not be ended");
}
