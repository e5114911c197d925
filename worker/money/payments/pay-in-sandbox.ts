import { AppError } from "~/domain/errors";
import type { SandboxOrder, SandboxPayment } from "~/domain/money/payments/sandbox";
import { readBookingState } from "../../bookings/booking-change.repo";
import { changeBooking } from "../../bookings/change-booking";
import { decideExpiry } from "../../bookings/expire-bookings";
import { bookingOfRow } from "../../bookings/traveler-bookings.repo";
import type { Database } from "../../platform/db/client";
import type { PaymentDependencies } from "./look-up-payments";
import { toPaise, toRupees } from "~/domain/money/paise";
import { payPathOf } from "./payable-booking";
import { findBookingOfOrder } from "./payments.repo";
import { signCallback, signWebhook } from "./razorpay-shapes";
import { receiveCallback } from "./receive-callback";
import { receiveWebhook } from "./receive-webhook";
import { newSandboxId, sandboxSecrets } from "./sandbox-gateway";
import { findSandboxOrder, insertSandboxObject, listSandboxPayments } from "./sandbox.repo";
import type { Keys } from "../../platform/keys/keys";

export type { SandboxPayment } from "~/domain/money/payments/sandbox";

/** Returns an order of the sandbox with its payments. @throws AppError `not_found` */
export async function getSandboxOrder(
  { db, keys }: { db: Database; keys: Keys },
  orderId: string,
): Promise<SandboxOrder> {
  const { order, booking } = await readOrder(db, orderId);
  const payments = await listSandboxPayments(db, orderId);
  return {
    orderId,
    amount: toRupees(order.amount),
    bookingId: booking.bookingId,
    tourTitle: booking.tourTitle,
    payPath: payPathOf(keys, booking),
    payments: payments.map(({ id, amount, status, method }) => ({
      paymentId: id,
      amount: toRupees(amount),
      status,
      method: method ?? "",
    })),
  };
}

async function readOrder(db: Database, orderId: string) {
  const order = await findSandboxOrder(db, orderId);
  const row = order && (await findBookingOfOrder(db, "sandbox", orderId));
  const state = row ? await readBookingState(db, bookingOfRow(row)) : null;
  if (!order || !state) throw new AppError("not_found", "Order not found.");
  return { order, booking: state.booking };
}

interface Entity {
  id: string;
  order_id: string;
  amount: number;
  status: string;
}

/**
 * Pays an order of the sandbox or lets the payment fail, and reports it through the endpoints of a real gateway, signed in its format; or
 * simulates an attack.
 * @returns the path to send the customer's browser to
 * @throws AppError `not_found`
 */
export async function payInSandbox(
  dependencies: PaymentDependencies & { keys: Keys; origin: string },
  orderId: string,
  { method, outcome, scenario }: SandboxPayment,
): Promise<string> {
  const { db, keys } = dependencies;
  const { order, booking } = await readOrder(db, orderId);
  const path = payPathOf(keys, booking);
  const secrets = sandboxSecrets(keys);
  const sendEvents = (events: [string, Entity][], webhookSecret = secrets.webhookSecret) =>
    deliver(dependencies, { ...secrets, webhookSecret }, events);

  if (scenario === "resend") {
    const payments = await listSandboxPayments(db, orderId);
    await sendEvents(payments.map((payment) => [eventOf(payment), payment]));
    return path;
  }
  if (scenario === "forged") {
    // A forged callback: nothing was paid.
    const payment = entityOf(order, { method, status: "captured" });
    await refusedQuietly(sendEvents([[eventOf(payment), payment]], "a guess"));
    await refusedQuietly(
      receiveCallback(dependencies, { orderId, paymentId: payment.id, signature: "0".repeat(64) }),
    );
    return path;
  }
  // A booking that is paid in part has no due date, so it never expires.
  if (scenario === "late" && booking.paidAmount === booking.refundedAmount)
    await changeBooking(dependencies, bookingOfRow(booking.id), decideExpiry);

  const keep = async (payment: Entity) => {
    const { id } = payment;
    await insertSandboxObject(db, {
      id,
      kind: "payment",
      orderId,
      entity: { ...payment },
      createdAt: dependencies.clock(),
    });
    return payment;
  };
  if (outcome === "failed") {
    const payment = await keep(entityOf(order, { method, status: "failed" }));
    await sendEvents([[eventOf(payment), payment]]);
    return path;
  }

  const failed = scenario === "reversed" ? await keep(entityOf(order, { method, status: "failed" })) : null;
  const amount = scenario === "wrong-amount" ? order.amount + toPaise(1) : order.amount;
  const payment = await keep(entityOf({ ...order, amount }, { method, status: "captured" }));
  if (scenario === "dropped") return path;

  const events: [string, Entity][] = [
    ["payment.captured", payment],
    ["order.paid", payment],
  ];
  if (scenario === "reversed" && failed)
    await sendEvents([...events.toReversed(), ["payment.failed", failed]]);
  else await sendEvents(scenario === "duplicate" ? [...events, ...events] : events);
  const signature = signCallback(secrets, { orderId, paymentId: payment.id });
  await receiveCallback(dependencies, { orderId, paymentId: payment.id, signature });
  return path;
}

function entityOf(order: { id: string; amount: number }, about: { method: string; status: string }) {
  return {
    id: newSandboxId("pay"),
    entity: "payment",
    order_id: order.id,
    amount: order.amount,
    currency: "INR",
    ...about,
  };
}

function eventOf({ status }: { status: string }): string {
  return status === "failed" ? "payment.failed" : "payment.captured";
}

/** Delivers payments as webhooks. Each payment has one event id, so that delivering it again is a repeated delivery. */
async function deliver(
  dependencies: PaymentDependencies & { origin: string },
  secrets: { keySecret: string; webhookSecret: string },
  events: [string, Entity][],
): Promise<void> {
  for (const [event, entity] of events) {
    const rawBody = JSON.stringify({
      entity: "event",
      event,
      contains: ["payment"],
      payload: { payment: { entity } },
    });
    const headers = new Headers({
      "X-Razorpay-Signature": signWebhook(secrets, rawBody),
      "x-razorpay-event-id": `evt_${entity.id}_${event}`,
    });
    await receiveWebhook(dependencies, "sandbox", rawBody, headers);
  }
}

/** Ignores the expected rejection of a forged message. */
async function refusedQuietly(attempt: Promise<void>): Promise<void> {
  try {
    await attempt;
  } catch (error) {
    if (error instanceof AppError && error.code === "forbidden") return;
    throw error;
  }
  throw new Error("a forged message was accepted");
}
