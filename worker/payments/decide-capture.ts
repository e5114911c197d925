import { todayInIndia } from "~/domain/calendar";
import { paymentEntries } from "~/domain/ledger";
import { formatRupees } from "~/domain/money";
import type { BookingState, BookingWrite, PaymentRow } from "../bookings/booking-change.repo";
import { decideConfirmation } from "../bookings/booking-decisions";
import type { Database } from "../db/client";
import { takeCouponAgain } from "../prices/coupons.repo";
import type { GatewayName } from "./gateway";
import { upsertPayment } from "./payments.repo";

/** Money a gateway has received for an order of ours. */
export interface Capture {
  gateway: GatewayName;
  orderId: string;
  paymentId: string;
  /** Whole rupees. */
  amount: number;
  method: string | null;
}

/** What a booking still costs its customer, whole rupees. */
export function owedOn({
  totalAmount,
  paidAmount,
  refundedAmount,
}: Pick<BookingState["booking"], "totalAmount" | "paidAmount" | "refundedAmount">): number {
  return Math.max(0, totalAmount - (paidAmount - refundedAmount));
}

/**
 * What money that has come does to its booking, whatever has happened to that in the meantime: it pays for it, or it goes
 * back, with the reason in the booking's history.
 * @param noSeats why a booking that had expired cannot have its seats again, once that is known
 * @returns null where this money has been recorded already
 */
export function decideCapture(
  db: Database,
  state: BookingState,
  capture: Capture,
  now: number,
  noSeats: string | null,
): BookingWrite | null {
  const { booking } = state;
  const ofGateway = state.payments.filter(({ gateway }) => gateway === capture.gateway);
  if (ofGateway.some(({ paymentId, status }) => paymentId === capture.paymentId && status === "captured")) {
    return null;
  }
  const order = ofGateway.find(({ orderId }) => orderId === capture.orderId);
  if (!order) throw new Error(`booking ${booking.id} has no order ${capture.orderId}`);

  const payment = capturedPayment(order, capture, now);
  const outcome = outcomeOf(state, capture, order, now, noSeats);
  const { status, travelDate, numberOfTravelers } = booking;
  const confirmation = outcome.confirms
    ? decideConfirmation(db, state, { id: null, actor: "traveler" }, now)
    : null;
  return {
    ...confirmation,
    by: { id: null, actor: outcome.goesBack === capture.amount ? "system" : "traveler" },
    reason: outcome.reason,
    set: { ...confirmation?.set, paidAmount: booking.paidAmount + capture.amount },
    entries: [...(confirmation?.entries ?? []), ...paymentEntries(capture.amount)],
    also: [
      ...(confirmation?.also ?? []),
      upsertPayment(db, payment),
      ...(confirmation && status === "expired" ? takeCouponAgain(db, booking.id) : []),
    ],
    ...(confirmation && status === "expired" && { take: { travelDate, seats: numberOfTravelers } }),
    ...(outcome.goesBack > 0 && {
      refund: { amount: outcome.goesBack, reason: outcome.reason, from: [payment] },
    }),
  };
}

/** The order's own row, or one more where money has come for it before. */
function capturedPayment(order: PaymentRow, capture: Capture, now: number): PaymentRow {
  const isFirst = order.status !== "captured";
  return {
    ...order,
    ...(!isFirst && {
      id: crypto.randomUUID(),
      orderId: `${order.orderId}/${capture.paymentId}`,
      createdAt: now,
    }),
    paymentId: capture.paymentId,
    method: capture.method,
    amount: capture.amount,
    refunded: 0,
    status: "captured",
    capturedAt: now,
    lookUpAt: null,
  };
}

function outcomeOf(
  { booking, closedBecause }: BookingState,
  { amount }: Capture,
  order: PaymentRow,
  now: number,
  noSeats: string | null,
): { confirms: boolean; goesBack: number; reason: string } {
  const allGoesBack = (reason: string) => ({ confirms: false, goesBack: amount, reason });
  const sum = formatRupees(amount);
  const owed = owedOn(booking);
  const goesBack = Math.max(0, amount - owed);
  if (amount !== order.amount) {
    return allGoesBack(
      `${sum} came where ${formatRupees(order.amount)} had been asked for: the payment goes back.`,
    );
  }
  const waits = booking.status === "pending" || booking.status === "expired";
  if (waits && closedBecause !== null) {
    return allGoesBack(`${sum} came after the departure was closed: the payment goes back.`);
  }
  switch (booking.status) {
    case "cancelled":
      return allGoesBack(`${sum} came after the booking was cancelled: the payment goes back.`);
    case "expired":
      if (noSeats !== null) return allGoesBack(`${sum} came too late. ${noSeats} The payment goes back.`);
      if (booking.travelDate < todayInIndia(now)) {
        return allGoesBack(`${sum} came after the day of departure: the payment goes back.`);
      }
      return { confirms: true, goesBack, reason: `${sum} came late, and there was still room.` };
    case "pending":
      return amount < owed
        ? allGoesBack(`${sum} are less than is owed: the payment goes back.`)
        : { confirms: true, goesBack, reason: `${sum} paid.` };
    default:
      if (owed === 0) return allGoesBack(`${sum} came for what was paid already: the payment goes back.`);
      return {
        confirms: false,
        goesBack,
        reason:
          goesBack === 0
            ? `${sum} paid.`
            : `${sum} paid, of which ${formatRupees(goesBack)} were not owed and go back.`,
      };
  }
}
