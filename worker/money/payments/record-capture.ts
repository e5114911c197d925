import { changeBooking, type ChangeDependencies } from "../../bookings/change-booking";
import { bookingOfRow } from "../../bookings/traveler-bookings.repo";
import { takesFromClosed, violates } from "../../platform/db/errors";
import { logError } from "../../platform/log";
import { decideCapture, type Capture } from "./decide-capture";
import {
  findBookingOfOrder,
  insertGatewayEvent,
  noteGatewayEvent,
  type ReceivedEvent,
} from "./payments.repo";

/** Reasons why an expired booking cannot be restored, by the database constraint that failed. */
const lostWhileExpired = {
  departures_not_oversold: "Its seats have been sold.",
  departure_stock_not_oversold: "Its extras have been sold.",
  "resource_uses.resource_id": "Its seats have been sold.",
  coupons_not_overused: "Its coupon has been used up.",
  coupon_customers_not_overused: "Its coupon has been used for another booking.",
};

/**
 * Records received money once, from any source (callback, webhook, look-up), in any order and at any time.
 * @param received the webhook's event, recorded in the same batch
 */
export async function recordCapture(
  dependencies: ChangeDependencies,
  capture: Capture,
  received: ReceivedEvent | null = null,
): Promise<void> {
  const { db, clock } = dependencies;
  const booking = await findBookingOfOrder(db, capture.gateway, capture.orderId);
  // Orders of another shop on the same account are not recorded.
  const isChanged = booking !== null && (await record(dependencies, booking, capture, received));
  if (received && !isChanged) await noteGatewayEvent(db, received, clock());
}

async function record(
  dependencies: ChangeDependencies,
  booking: string,
  capture: Capture,
  received: ReceivedEvent | null,
): Promise<boolean> {
  const { db } = dependencies;
  let noSeats: string | null = null;
  for (;;) {
    try {
      const { isChanged } = await changeBooking(dependencies, bookingOfRow(booking), (state, now) => {
        const write = decideCapture(db, state, capture, now, noSeats);
        if (!write || !received) return write;
        return { ...write, also: [insertGatewayEvent(db, received, now), ...(write.also ?? [])] };
      });
      return isChanged;
    } catch (error) {
      if (violates(error, "gateway_events.gateway")) return false;
      // The payment is recorded for another booking: the same money is not received twice.
      if (violates(error, "payments.gateway")) {
        logError("payment known from another booking", error);
        return false;
      }
      const why = whyLost(error);
      if (why === null || noSeats !== null) throw error;
      noSeats = why;
    }
  }
}

function whyLost(error: unknown): string | null {
  if (takesFromClosed(error)) return "Its departure has been closed.";
  const rule = Object.entries(lostWhileExpired).find(([name]) => violates(error, name));
  return rule?.[1] ?? null;
}
