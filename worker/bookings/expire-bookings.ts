import { todayInIndia } from "~/domain/calendar/calendar";
import { errorForLog } from "~/domain/error-for-log";
import { pollOrder } from "../payments/look-up-payments";
import type { PaymentDependencies } from "../payments/look-up-payments";
import { listOpenOrders } from "../payments/payments.repo";
import type { BookingState, BookingWrite } from "./booking-change.repo";
import { changeBooking } from "./change-booking";
import { listUnpaid } from "./due-bookings.repo";
import { bookingOfRow } from "./traveler/traveler-bookings.repo";

/** Expires a pending booking and releases its seats and coupon. Null if it is not pending. */
export function decideExpiry({ booking }: BookingState, now: number): BookingWrite | null {
  if (booking.status !== "pending") return null;
  return {
    by: { id: null, actor: "system" },
    reason: "The payment was not received in time.",
    status: "expired",
    set: { paymentDueAt: null },
    giveBack: { travelDate: booking.travelDate, seats: booking.numberOfTravelers },
    givesCouponBack: booking.travelDate > todayInIndia(now),
  };
}

/** Releases the seats of bookings with overdue payments, after a last query to the gateway. */
export async function expireBookings(dependencies: PaymentDependencies): Promise<void> {
  const { db, clock, gateways } = dependencies;
  const faults: unknown[] = [];
  for (const id of await listUnpaid(db, clock())) {
    for (const { gateway: name, orderId } of await listOpenOrders(db, id)) {
      const gateway = name === "manual" ? undefined : gateways.byName[name];
      // If the gateway fails, a late payment is seated if there is room and refunded otherwise.
      if (gateway) {
        await pollOrder(dependencies, gateway, orderId).catch((error: unknown) =>
          console.error(errorForLog(error)),
        );
      }
    }
    await changeBooking(dependencies, bookingOfRow(id), (state, now) => {
      const { paymentDueAt } = state.booking;
      return paymentDueAt !== null && paymentDueAt <= now ? decideExpiry(state, now) : null;
      // One failure does not stop the others.
    }).catch((error: unknown) => faults.push(error));
  }
  if (faults.length > 0) throw new AggregateError(faults, "Some bookings could not expire");
}
