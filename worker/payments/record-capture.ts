import { changeBooking } from "../bookings/change-booking";
import type { ChangeDependencies } from "../bookings/change-booking";
import { bookingOfRow } from "../bookings/own-bookings.repo";
import { takesFromClosed, violates } from "../db/errors";
import { decideCapture } from "./decide-capture";
import type { Capture } from "./decide-capture";
import { findBookingOfOrder, insertGatewayEvent, noteGatewayEvent } from "./payments.repo";
import type { ToldEvent } from "./payments.repo";

/** Why a booking that had expired cannot be had any more, by the rule of the database that says so. */
const lostWhileExpired = {
  departures_not_oversold: "Its seats had been sold to others.",
  coupons_not_overused: "Its coupon had been used up by others.",
  coupon_customers_not_overused: "Its coupon had been used for another booking.",
};

/**
 * Records money that has come, once, whoever tells of it (callback, webhook, look-up), in any order and at any time.
 * @param told the webhook's event, noted in the same batch
 */
export async function recordCapture(
  dependencies: ChangeDependencies,
  capture: Capture,
  told: ToldEvent | null = null,
): Promise<void> {
  const { db, clock } = dependencies;
  const booking = await findBookingOfOrder(db, capture.gateway, capture.orderId);
  // Orders of another shop on the same account are not ours to record.
  const isChanged = booking !== null && (await record(dependencies, booking, capture, told));
  if (told && !isChanged) await noteGatewayEvent(db, told, clock());
}

async function record(
  dependencies: ChangeDependencies,
  booking: string,
  capture: Capture,
  told: ToldEvent | null,
): Promise<boolean> {
  const { db } = dependencies;
  let noSeats: string | null = null;
  for (;;) {
    try {
      const { isChanged } = await changeBooking(dependencies, bookingOfRow(booking), (state, now) => {
        const write = decideCapture(db, state, capture, now, noSeats);
        if (!write || !told) return write;
        return { ...write, also: [insertGatewayEvent(db, told, now), ...(write.also ?? [])] };
      });
      return isChanged;
    } catch (error) {
      if (violates(error, "gateway_events.gateway")) return false;
      const why = whyLost(error);
      if (why === null || noSeats !== null) throw error;
      noSeats = why;
    }
  }
}

function whyLost(error: unknown): string | null {
  if (takesFromClosed(error)) return "Its departure had been closed.";
  const rule = Object.entries(lostWhileExpired).find(([name]) => violates(error, name));
  return rule?.[1] ?? null;
}
