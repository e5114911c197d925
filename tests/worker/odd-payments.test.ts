import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { gatewayEvents, payments, throttles } from "../../worker/platform/db/schema";
import { sendRefunds } from "../../worker/money/payments/send-refunds";
import { db } from "../support/database";
import { bookToPay, moneyOf, orderOf, paymentsAt, sandbox, webhook } from "../support/payments";

// The kind: a signed event whose amount does not fit is answered, recorded and returned, never a 500 that the gateway repeats for a day.

beforeEach(() => db.delete(throttles));

async function opened() {
  const { booking, link } = await bookToPay();
  const orderId = await orderOf(link);
  const captured = async (entity: Record<string, unknown>) => {
    const id = crypto.randomUUID();
    const paymentId = `pay_${crypto.randomUUID().slice(0, 14)}`;
    const whole = { id: paymentId, order_id: orderId, amount: booking.totalAmount * 100, status: "captured" };
    const answer = await webhook("payment.captured", { ...whole, ...entity }, { id });
    const noted = await db.$count(gatewayEvents, eq(gatewayEvents.eventId, id));
    return { status: answer.status, noted, paymentId };
  };
  return { booking, orderId, captured };
}

test.for([0, -1, -250_000, 99])("%i paise are noted, and nothing is received", async (amount) => {
  const { booking, captured } = await opened();
  expect(await captured({ amount })).toMatchObject({ status: 200, noted: 1 });
  const money = await moneyOf(booking.bookingId);
  expect(money.booking).toMatchObject({ status: "pending", paidAmount: 0 });
  expect(money.captured).toStrictEqual([]);
});

test.for([
  ["paise", { paise: 37, currency: "INR" }],
  ["dollars", { paise: 0, currency: "USD" }],
] as const)("an amount in %s is recorded and returned to the last paisa", async ([, { paise, currency }]) => {
  const { booking, captured } = await opened();
  const amount = booking.totalAmount * 100 + paise;
  const { status, noted, paymentId } = await captured({ amount, currency });
  expect([status, noted]).toStrictEqual([200, 1]);
  const { booking: after, refunds } = await moneyOf(booking.bookingId);
  expect(after).toMatchObject({ status: "pending", paidAmount: booking.totalAmount });
  expect(refunds).toMatchObject([
    { amount: booking.totalAmount, reason: expect.stringContaining("Received") },
  ]);
  const reason = refunds[0]?.reason ?? "";
  expect(reason).toContain(currency === "INR" ? `.${paise} instead of` : ` ${currency} instead of`);

  const sent: number[] = [];
  const recording = {
    ...sandbox,
    refund: (refund: Parameters<typeof sandbox.refund>[0]) => {
      if (refund.paymentId === paymentId) sent.push(refund.amount * 100 + refund.paise);
      return sandbox.refund(refund);
    },
  };
  await sendRefunds(paymentsAt(Date.now() + 1, recording));
  expect(sent).toStrictEqual([amount]);
});

test("a payment known from another booking is noted once, and changes neither", async () => {
  const [first, second] = [await opened(), await opened()];
  const { paymentId } = await first.captured({});
  expect(await second.captured({ id: paymentId })).toMatchObject({ status: 200, noted: 1 });
  expect((await moneyOf(first.booking.bookingId)).booking).toMatchObject({ status: "confirmed" });
  expect((await moneyOf(second.booking.bookingId)).booking).toMatchObject({
    status: "pending",
    paidAmount: 0,
  });
  expect(await db.$count(payments, and(eq(payments.paymentId, paymentId)))).toBe(1);
});
