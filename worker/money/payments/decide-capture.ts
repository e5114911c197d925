import {
  deadlinesAfterPayment,
  depositTermsOf,
  nothingOwed,
  owedOn,
  usualDue,
} from "~/domain/bookings/unpaid-booking";
import { todayInIndia } from "~/domain/calendar/calendar";
import { paymentEntries } from "~/domain/money/ledger/ledger";
import { formatRupees } from "~/domain/money/money";
import { splitTotal } from "~/domain/prices/deposit";
import { seatsBookedBy } from "../../bookings/booking-terms";
import type { BookingState, BookingWrite } from "../../bookings/booking-change.repo";
import { decideConfirmation } from "../../bookings/booking-decisions";
import type { Database } from "../../platform/db/client";
import type { PaymentRow } from "../../platform/db/schema";
import { redeemCouponAgain } from "../../coupons/coupons.repo";
import type { GatewayName } from "./gateway";
import { upsertPayment } from "./payments.repo";
import { randomId } from "../../platform/surroundings";

/** Money that a gateway has received for one of the platform's orders. */
export interface Capture {
  gateway: GatewayName;
  orderId: string;
  paymentId: string;
  /** Whole rupees, and paise beyond them, of INR or of another currency, which is refunded. */
  amount: number;
  paise: number;
  currency: string;
  method: string | null;
}

/**
 * Decides what received money does to its booking, which may have changed in the meantime: it pays for it, or it is refunded, with the
 * reason in the booking's history.
 * @param noSeats why an expired booking cannot get its seats back, once that is known
 * @returns null if this money is already recorded
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
  const { status } = booking;
  const confirmation = outcome.confirms
    ? decideConfirmation(state, { id: null, actor: "traveler" }, now)
    : null;
  return {
    ...confirmation,
    by: { id: null, actor: outcome.goesBack === capture.amount ? "system" : "traveler" },
    reason: outcome.reason,
    set: {
      ...confirmation?.set,
      ...(outcome.goesBack < capture.amount && earned(state, capture.amount, now)),
      paidAmount: booking.paidAmount + capture.amount,
    },
    entries: [...(confirmation?.entries ?? []), ...paymentEntries(capture.amount)],
    also: [
      ...(confirmation?.also ?? []),
      upsertPayment(db, payment),
      ...(confirmation && status === "expired" ? redeemCouponAgain(db, booking.id) : []),
    ],
    ...(confirmation && status === "expired" && { take: seatsBookedBy(booking) }),
    ...(outcome.goesBack > 0 && {
      refund: { amount: outcome.goesBack, reason: outcome.reason, from: [payment] },
    }),
  };
}

/** Returns the columns of a booking whose payment proves that it is meant. @param received whole rupees */
export function earned({ booking, departureRules }: BookingState, received: number, now: number) {
  const { status, verifiedAt } = booking;
  const isOver = status === "completed" || status === "no-show";
  const owed = Math.max(0, owedOn(booking) - received);
  const due = { owed, departures: departureRules, now };
  return { ...(isOver ? nothingOwed : deadlinesAfterPayment(booking, due)), verifiedAt: verifiedAt ?? now };
}

/**
 * Returns the payment that confirms a pending booking, whole rupees: the deposit while its balance can be due later, or
 * everything.
 */
export function minToConfirm({ booking }: BookingState, now: number): number {
  const { totalAmount, travelDate, paidAmount, refundedAmount } = booking;
  const terms = paidAmount > refundedAmount ? null : depositTermsOf(booking);
  const isLater = terms !== null && usualDue(travelDate, terms.balanceDays) > now;
  return (isLater && splitTotal(totalAmount, travelDate, terms)?.amount) || owedOn(booking);
}

/** Returns the order's own row, or another one if the order has received money before. */
function capturedPayment(order: PaymentRow, capture: Capture, now: number): PaymentRow {
  const isFirst = order.status !== "captured";
  return {
    ...order,
    ...(!isFirst && {
      id: randomId(),
      orderId: `${order.orderId}/${capture.paymentId}`,
      createdAt: now,
    }),
    paymentId: capture.paymentId,
    method: capture.method,
    amount: capture.amount,
    paise: capture.paise,
    refunded: 0,
    disputed: 0,
    status: "captured",
    capturedAt: now,
    nextPollAt: null,
  };
}

/** Formats received money in its currency. */
function sumOf({ amount, paise, currency }: Capture): string {
  const fraction = paise === 0 ? "" : `.${String(paise).padStart(2, "0")}`;
  return currency === "INR" ? `${formatRupees(amount)}${fraction}` : `${amount}${fraction} ${currency}`;
}

function outcomeOf(
  state: BookingState,
  capture: Capture,
  order: PaymentRow,
  now: number,
  noSeats: string | null,
): { confirms: boolean; goesBack: number; reason: string } {
  const allGoesBack = (reason: string) => ({ confirms: false, goesBack: amount, reason });
  const { booking, closedBecause } = state;
  const { amount } = capture;
  const sum = sumOf(capture);
  const owed = owedOn(booking);
  const goesBack = Math.max(0, amount - owed);
  if (amount !== order.amount || capture.paise > 0 || capture.currency !== "INR") {
    return allGoesBack(`Received ${sum} instead of ${formatRupees(order.amount)}. The payment is refunded.`);
  }
  const waits = booking.status === "pending" || booking.status === "expired";
  if (waits && closedBecause !== null) {
    return allGoesBack(`Received ${sum} after the departure was closed. The payment is refunded.`);
  }
  switch (booking.status) {
    case "cancelled":
      return allGoesBack(`Received ${sum} after the booking was canceled. The payment is refunded.`);
    case "expired":
      if (amount < minToConfirm(state, now) && depositTermsOf(booking) !== null)
        return allGoesBack(`${sum} is less than the balance due. The payment is refunded.`);
      if (noSeats !== null)
        return allGoesBack(`Received ${sum} too late. ${noSeats} The payment is refunded.`);
      if (booking.travelDate < todayInIndia(now)) {
        return allGoesBack(`Received ${sum} after the day of departure. The payment is refunded.`);
      }
      return { confirms: true, goesBack, reason: `Received ${sum} late, with seats still available.` };
    case "pending":
      return amount < minToConfirm(state, now)
        ? allGoesBack(`${sum} is less than the balance due. The payment is refunded.`)
        : { confirms: true, goesBack, reason: `${sum} paid.` };
    default:
      if (owed === 0)
        return allGoesBack(`Received ${sum} for a booking already paid in full. The payment is refunded.`);
      return {
        confirms: false,
        goesBack,
        reason:
          goesBack === 0
            ? `${sum} paid.`
            : `${sum} paid. The excess of ${formatRupees(goesBack)} is refunded.`,
      };
  }
}
