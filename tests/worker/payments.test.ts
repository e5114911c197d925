import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { commissionOn, formatRupees } from "~/domain/money/money";
import { mailOutbox, payments, refunds } from "../../worker/platform/db/schema";
import { completeTrips } from "../../worker/bookings/complete-trips";
import { expireBookings } from "../../worker/bookings/expire-bookings";
import { refundSchema, signCallback, toRefund } from "../../worker/money/payments/razorpay-shapes";
import { GatewayError } from "../../worker/money/payments/gateway";
import { reconcilePayments } from "../../worker/money/payments/look-up-payments";
import { firstPollAfter } from "../../worker/money/payments/payments.repo";
import { refundDelays, sendRefunds } from "../../worker/money/payments/send-refunds";
import { sandboxSecrets } from "../../worker/money/payments/sandbox-gateway";
import { openPayPage } from "../../worker/money/payments/get-pay-page";
import { startPayment } from "../../worker/money/payments/start-payment";
import { book, origin, post } from "../support/api";
import { actionsOn, audit } from "../support/audit";
import { bookingMailer } from "../support/booking-mailer";
import { bookingRequest, freshTravelDate } from "../support/booking-request";
import { coupon, usesOf } from "../support/coupon";
import { db, eventsOf, tourOfCapacity } from "../support/database";
import { departureOf } from "../support/holds";
import { createTrip } from "../support/trips";
import {
  bookToPay,
  callback,
  letTimeToPayEnd,
  moneyOf,
  orderOf,
  pay,
  paymentsAt,
  sandbox,
  webhook,
} from "../support/payments";
import { problemOf } from "../support/problem";
import { refusal } from "../support/refusal";
import { services } from "../support/services";
import { createViewer } from "../support/people";
import { keys } from "../support/keys";
import { silenced } from "../support/silenced";
import { useCases } from "../../worker/services";

const { run: retryRefund } = useCases.retryRefund;
const { run: finishRefundByHand } = useCases.finishRefundByHand;

/** A payment of an order as the gateway reports it. */
function entity(orderId: string, rupees: number, overrides: Record<string, unknown> = {}) {
  const id = `pay_${orderId}`;
  return { id, order_id: orderId, amount: rupees * 100, status: "captured", method: "card", ...overrides };
}

/** Returns the order that a UPI link pays. */
function upiOrderOf(upi: { link: string } | null): string {
  return new URLSearchParams(upi?.link.split("?")[1]).get("tr") ?? "";
}

async function expectPaidOnce(bookingId: string, total: number) {
  const money = await moneyOf(bookingId);
  expect(money.booking).toMatchObject({ status: "confirmed", paidAmount: total, refundedAmount: 0 });
  expect(money.captured).toMatchObject([{ amount: total, refunded: 0, nextPollAt: null }]);
  expect(money.refunds).toStrictEqual([]);
  expect(money.invoices).toHaveLength(1);
  expect(money.ledger).toStrictEqual({
    receivable: 0,
    cash: total,
    commission: commissionOn(total, 10),
    payable: total - commissionOn(total, 10),
  });
  expect(money.events.map(({ status }) => status)).toStrictEqual(["pending", "confirmed"]);
  return money;
}

/** Expects that a payment was recorded and is refunded in full, with a reason. */
async function expectAllGoesBack(bookingId: string, status: string, amount: number) {
  const money = await moneyOf(bookingId);
  expect(money.booking).toMatchObject({ status, paidAmount: amount, refundedAmount: amount });
  expect(money.refunds).toMatchObject([{ amount, status: "due" }]);
  expect(money.events.at(-1)).toMatchObject({ actor: "system", status });
  expect(money.events.at(-1)?.reason).toContain("payment is refunded");
  await sendRefunds(paymentsAt());
  const after = await moneyOf(bookingId);
  expect(after.refunds).toMatchObject([{ amount, status: "done" }]);
  return after;
}

test("a booking with online payment holds its seats and coupon, and is sold only once paid", async () => {
  const code = await coupon();
  const tour = await tourOfCapacity(12);
  const travelDate = freshTravelDate();
  const before = Date.now();
  const { booking, payUrl } = await bookToPay({ tour, travelDate, couponCode: code });
  expect(booking.status).toBe("pending");
  const due = Date.parse(booking.paymentDueAt ?? "") - before;
  expect(due).toBeGreaterThanOrEqual(20 * 60_000);
  expect(payUrl).toMatch(/^http:\/\/localhost\/trip\/TB\d{6}\/\d-[\w-]{22}\/pay$/);
  expect(await departureOf(tour, travelDate)).toMatchObject({ booked: 2 });
  expect(await usesOf(code)).toMatchObject({ byBookings: 1 });
  const { ledger, invoices } = await moneyOf(booking.bookingId);
  expect(ledger).toStrictEqual({ receivable: 0, cash: 0, payable: 0, commission: 0 });
  expect(invoices).toStrictEqual([]);
});

test("a free booking is confirmed at once", async () => {
  const code = await coupon({ kind: "fixed", value: 10_000_000 });
  const answer = await post("/api/bookings", bookingRequest({ payOnline: true, couponCode: code }));
  expect(await answer.json()).toMatchObject({ booking: { status: "confirmed", totalAmount: 0 } });
});

test("a repeated request makes one booking and returns the same URL", async () => {
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  const body = bookingRequest({ payOnline: true });
  const [first, second] = [
    await post("/api/bookings", body, headers),
    await post("/api/bookings", body, headers),
  ];
  expect(await second.json()).toStrictEqual(await first.json());
});

test.for(["card", "netbanking", "upi"] as const)("paid by %s, it is confirmed and sold", async (method) => {
  const { booking, link } = await bookToPay();
  const orderId = await orderOf(link);
  expect(await pay(orderId, { method })).toBe(`/trip/${link.bookingId}/${link.key}/pay`);
  const { captured } = await expectPaidOnce(booking.bookingId, booking.totalAmount);
  expect(captured).toMatchObject([{ method }]);
});

test("the pay page shows the trip, its price lines and until when a cancellation is free", async () => {
  const travelDate = addDays(todayInIndia(Date.now()), 90);
  const { booking, link } = await bookToPay({ travelDate });
  const page = await services.getPayPage(link);
  expect(page).toMatchObject({
    tourTitle: booking.tourTitle,
    cover: { slug: "ooty", isDrawn: true },
    isDemo: true,
    fullRefundUntil: addDays(travelDate, -30),
  });
  expect(page.priceLines.reduce((sum, { amount }) => sum + amount, 0)).toBe(booking.totalAmount);
});

test("a failed payment is retried on another order, which a late failure report does not affect", async () => {
  const { booking, link } = await bookToPay();
  const orderId = await orderOf(link);
  await pay(orderId, { outcome: "failed" });
  expect(await services.getPayPage(link)).toMatchObject({ lastAttempt: "failed", canPay: true });
  await services.startPayment(link, "upi");
  const { upi } = await services.getPayPage(link);
  expect(upi).not.toBeNull();
  await reconcilePayments(paymentsAt(Date.now() + firstPollAfter));
  await pay(orderId, { scenario: "resend" });
  expect(await services.getPayPage(link)).toMatchObject({ lastAttempt: "open", upi });
  await pay(upiOrderOf(upi));
  await expectPaidOnce(booking.bookingId, booking.totalAmount);
  expect(await services.getPayPage(link)).toMatchObject({ toPay: 0, canPay: false, upi: null });
});

test("a UPI code stays the same after a reload, in a second tab and on another request, until it is paid", async () => {
  const { booking, link } = await bookToPay();
  expect(await services.getPayPage(link)).toMatchObject({ lastAttempt: "none", upi: null });
  expect(await services.startPayment(link, "upi")).toStrictEqual({ way: "upi" });
  const { upi } = await services.getPayPage(link);
  expect(upi).toMatchObject({ amount: booking.totalAmount });
  await services.startPayment(link, "upi");
  expect(await services.getPayPage(link)).toMatchObject({ lastAttempt: "open", upi });
  expect((await moneyOf(booking.bookingId)).payments).toHaveLength(1);
  await pay(upiOrderOf(upi), { method: "upi" });
  expect(await services.getPayPage(link)).toMatchObject({ toPay: 0, upi: null });
});

test("the pay page of a booking to be paid by UPI opens on one code, which stays", async () => {
  const { booking, link } = await bookToPay({ paymentMethod: "upi" });
  const { upi, ...page } = await services.openPayPage(link);
  expect(page).toMatchObject({ method: "upi", lastAttempt: "open" });
  expect(upi).toMatchObject({ amount: booking.totalAmount });
  expect(await services.openPayPage(link)).toMatchObject({ upi });
  expect((await moneyOf(booking.bookingId)).payments).toHaveLength(1);
  await pay(upiOrderOf(upi), { method: "upi" });
  await expectPaidOnce(booking.bookingId, booking.totalAmount);
});

test.for(["credit-card", "debit-card", "net-banking"] as const)(
  "the pay page of a booking to be paid by %s starts nothing by itself",
  async (paymentMethod) => {
    const { booking, link } = await bookToPay({ paymentMethod });
    expect(await services.openPayPage(link)).toMatchObject({
      method: paymentMethod,
      lastAttempt: "none",
      upi: null,
    });
    expect((await moneyOf(booking.bookingId)).payments).toStrictEqual([]);
  },
);

test.for([
  ["has no UPI links", { upiLink: () => Promise.resolve(null) }],
  ["does not respond", { createOrder: () => Promise.reject(new GatewayError("no response")) }],
] as const)("if the gateway %s, the pay page keeps its button for UPI", async ([, failing]) => {
  const { link } = await bookToPay({ paymentMethod: "upi" });
  const dependencies = { db, clock: Date.now, keys, gateway: { ...sandbox, ...failing } };
  for (const _ of [1, 2]) {
    const page = await openPayPage(dependencies, link, origin);
    expect(page).toMatchObject({ canPay: true, lastAttempt: "none", upi: null });
  }
  expect((await moneyOf(link.bookingId)).payments.length).toBeLessThan(2);
});

test("a UPI code ends with the time to pay, another method or another amount", async () => {
  const expiring = await bookToPay();
  await services.startPayment(expiring.link, "upi");
  await letTimeToPayEnd(expiring.booking.bookingId);
  expect(await services.getPayPage(expiring.link)).toMatchObject({ canPay: false, upi: null });

  const changing = await bookToPay();
  await services.startPayment(changing.link, "upi");
  const { upi } = await services.getPayPage(changing.link);
  await orderOf(changing.link);
  expect(await services.getPayPage(changing.link)).toMatchObject({ lastAttempt: "open", upi: null });
  // The code may have been scanned before.
  await pay(upiOrderOf(upi), { method: "upi" });
  expect((await moneyOf(changing.booking.bookingId)).booking.status).toBe("confirmed");

  const reduced = await bookToPay();
  await services.startPayment(reduced.link, "upi");
  await db
    .update(payments)
    .set({ amount: reduced.booking.totalAmount + 1 })
    .where(eq(payments.orderId, upiOrderOf((await services.getPayPage(reduced.link)).upi)));
  expect(await services.getPayPage(reduced.link)).toMatchObject({ lastAttempt: "none", upi: null });
});

test("a gateway without UPI links redirects to its page", async () => {
  const { link } = await bookToPay();
  const gateway = { ...sandbox, upiLink: () => Promise.resolve(null) };
  const start = await startPayment({ db, clock: Date.now, keys, gateway }, link, {
    way: "upi",
    share: "all",
    origin,
  });
  expect(start.way).toBe("gateway");
  expect(await services.getPayPage(link)).toMatchObject({ lastAttempt: "open", upi: null });
});

test("a callback and webhooks, repeated and concurrent, are one payment", async () => {
  const { booking, link } = await bookToPay();
  const orderId = await orderOf(link);
  await pay(orderId, { scenario: "dropped" });
  const [payment] = await sandbox.lookUp(orderId);
  if (!payment) throw new Error("nothing was paid");
  const { paymentId } = payment;
  const fields = {
    razorpay_order_id: orderId,
    razorpay_payment_id: paymentId,
    razorpay_signature: signCallback(sandboxSecrets(keys), { orderId, paymentId }),
  };
  const reported = entity(orderId, booking.totalAmount, { id: paymentId });
  const answers = await Promise.all([
    callback(link, fields),
    webhook("payment.captured", reported, { id: "evt_same" }),
    webhook("payment.captured", reported, { id: "evt_same" }),
    webhook("order.paid", reported),
    callback(link, fields),
  ]);
  expect(answers.map(({ status }) => status)).toStrictEqual([303, 200, 200, 200, 303]);
  expect(answers[0]?.headers.get("Location")).toBe(`/trip/${link.bookingId}/${link.key}/pay`);
  expect((await webhook("payment.captured", reported, { id: "evt_same" })).status).toBe(200);
  await expectPaidOnce(booking.bookingId, booking.totalAmount);
});

test("a message without the gateway's signature changes nothing", async () => {
  const { booking, link } = await bookToPay();
  const orderId = await orderOf(link);
  const reported = entity(orderId, booking.totalAmount);
  for (const signature of ["", "0".repeat(64), "short"]) {
    await problemOf(await webhook("payment.captured", reported, { signature }), "forbidden");
    const fields = {
      razorpay_order_id: orderId,
      razorpay_payment_id: reported.id,
      razorpay_signature: signature,
    };
    await problemOf(await callback(link, fields), "forbidden");
  }
  await pay(orderId, { scenario: "forged" });
  const { booking: after, captured } = await moneyOf(booking.bookingId);
  expect(after).toMatchObject({ status: "pending", paidAmount: 0 });
  expect(captured).toStrictEqual([]);
  await problemOf(await post("/api/payments/webhook/unknown", {}), "not_found");
});

test("a signed body that is not an event is refused", async () => {
  await problemOf(await webhook("payment.captured", { id: 1 }), "unparsable");
});

test("an unknown order is recorded, and nothing else", async () => {
  expect((await webhook("payment.captured", entity("order_other", 5))).status).toBe(200);
});

test("a callback without a booking leads nowhere, one without a payment back to the page", async () => {
  const { link } = await bookToPay();
  await problemOf(await callback({ ...link, key: "A".repeat(22) }, {}), "not_found");
  const failed = await callback(link, { "error[code]": "BAD_REQUEST_ERROR" });
  expect(failed.status).toBe(303);
});

test("a wrong amount is recorded, confirms nothing and is refunded", async () => {
  const { booking, link } = await bookToPay();
  await pay(await orderOf(link), { scenario: "wrong-amount" });
  const { ledger } = await expectAllGoesBack(booking.bookingId, "pending", booking.totalAmount + 1);
  expect(ledger).toStrictEqual({ receivable: 0, cash: 0, payable: 0, commission: 0 });
  // It can still be paid by a new order.
  await pay(await orderOf(link));
  expect((await moneyOf(booking.bookingId)).booking.status).toBe("confirmed");
});

test("without payment in time it expires, and releases its seats and coupon", async () => {
  const code = await coupon();
  const tour = await tourOfCapacity(12);
  const travelDate = freshTravelDate();
  const { booking, link } = await bookToPay({ tour, travelDate, couponCode: code });
  await expireBookings(paymentsAt());
  expect((await moneyOf(booking.bookingId)).booking.status).toBe("pending");
  await letTimeToPayEnd(booking.bookingId);
  await Promise.all([expireBookings(paymentsAt()), expireBookings(paymentsAt())]);
  const { booking: after, events } = await moneyOf(booking.bookingId);
  expect(after.status).toBe("expired");
  expect(events.at(-1)).toMatchObject({ actor: "system", reason: "The payment was not received in time." });
  expect(await departureOf(tour, travelDate)).toMatchObject({ booked: 0 });
  expect(await usesOf(code)).toMatchObject({ inAll: 0, byBookings: 0 });
  await expect(services.startPayment(link, "card")).rejects.toMatchObject({ code: "illegal_transition" });
});

test("a payment in time without a report is found before the booking expires", async () => {
  const { booking, link } = await bookToPay();
  await pay(await orderOf(link), { scenario: "dropped" });
  await letTimeToPayEnd(booking.bookingId);
  await expireBookings(paymentsAt());
  await expectPaidOnce(booking.bookingId, booking.totalAmount);
});

test("a query to the gateway makes up for a lost webhook", async () => {
  const { booking, link } = await bookToPay();
  await pay(await orderOf(link), { scenario: "dropped" });
  await reconcilePayments(paymentsAt(Date.now() + firstPollAfter - 5000));
  expect((await moneyOf(booking.bookingId)).booking.status).toBe("pending");
  await reconcilePayments(paymentsAt(Date.now() + firstPollAfter));
  await expectPaidOnce(booking.bookingId, booking.totalAmount);
});

test("a late payment is seated if there is room", async () => {
  const code = await coupon();
  const tour = await tourOfCapacity(12);
  const travelDate = freshTravelDate();
  const { booking, link } = await bookToPay({ tour, travelDate, couponCode: code });
  await pay(await orderOf(link), { scenario: "late" });
  const { booking: after, events, ledger, invoices } = await moneyOf(booking.bookingId);
  expect(after).toMatchObject({ status: "confirmed", paidAmount: booking.totalAmount, refundedAmount: 0 });
  expect(events.map(({ status }) => status)).toStrictEqual(["pending", "expired", "confirmed"]);
  expect(ledger).toMatchObject({ receivable: 0, cash: booking.totalAmount });
  expect(invoices).toHaveLength(1);
  expect(await departureOf(tour, travelDate)).toMatchObject({ booked: 2 });
  expect(await usesOf(code)).toMatchObject({ inAll: 1, byCustomers: 1, byBookings: 1 });
});

test("a late payment without free seats is refunded, with its reason", async () => {
  const tour = await tourOfCapacity(12);
  const travelDate = freshTravelDate();
  const { booking, link } = await bookToPay({ tour, travelDate, numberOfTravelers: 2 });
  const orderId = await orderOf(link);
  await letTimeToPayEnd(booking.bookingId);
  await expireBookings(paymentsAt());
  await book({ tour, travelDate, numberOfTravelers: 11 });
  await pay(orderId);
  const { ledger, events } = await expectAllGoesBack(booking.bookingId, "expired", booking.totalAmount);
  expect(events.at(-1)?.reason).toContain("seats have been sold");
  expect(ledger).toStrictEqual({ receivable: 0, cash: 0, payable: 0, commission: 0 });
  expect(await departureOf(tour, travelDate)).toMatchObject({ booked: 11 });
});

test("a late payment whose coupon is used up is refunded", async () => {
  const code = await coupon({ usageLimit: 1 });
  const { booking, link } = await bookToPay({ couponCode: code });
  const orderId = await orderOf(link);
  await letTimeToPayEnd(booking.bookingId);
  await expireBookings(paymentsAt());
  await book({ couponCode: code });
  await pay(orderId);
  const { events } = await expectAllGoesBack(booking.bookingId, "expired", booking.totalAmount);
  expect(events.at(-1)?.reason).toContain("coupon");
});

test("a payment for a canceled booking is refunded", async () => {
  const { booking, link } = await bookToPay({ email: "meera.iyer@example.com" });
  const orderId = await orderOf(link);
  const cancelled = await post(`/api/bookings/${booking.bookingId}/cancel`, {
    email: "meera.iyer@example.com",
  });
  expect(cancelled.status).toBe(200);
  await pay(orderId);
  await expectAllGoesBack(booking.bookingId, "cancelled", booking.totalAmount);
});

test("two tabs that pay one booking at once pay it once; the other payment is refunded", async () => {
  const { booking, link } = await bookToPay();
  const first = await orderOf(link);
  // The second tab opened its order at the same moment.
  const second = await sandbox.createOrder({ amount: booking.totalAmount, receipt: "second tab", notes: {} });
  const row = await db.select().from(payments).where(eq(payments.orderId, first)).get();
  if (!row) throw new Error("the first order is not there");
  await db.insert(payments).values({ ...row, id: crypto.randomUUID(), orderId: second });
  await Promise.all([pay(first), pay(second)]);
  const { booking: after, refunds: due, captured, events } = await moneyOf(booking.bookingId);
  const total = booking.totalAmount;
  expect(after).toMatchObject({ status: "confirmed", paidAmount: 2 * total, refundedAmount: total });
  expect(captured.map(({ refunded }) => refunded).toSorted()).toStrictEqual([0, total].toSorted());
  expect(due).toMatchObject([{ amount: total, status: "due" }]);
  expect(events.at(-1)?.reason).toContain("already paid in full");
  await sendRefunds(paymentsAt());
  expect((await moneyOf(booking.bookingId)).ledger).toMatchObject({ receivable: 0, cash: total });
});

test("the customer is notified once about a refund", async () => {
  const { booking, link } = await bookToPay();
  const orderId = await orderOf(link);
  await pay(orderId);
  await pay(orderId);
  const refundMails = () =>
    db
      .select({ to: mailOutbox.recipient, text: mailOutbox.text })
      .from(mailOutbox)
      .where(sql`${mailOutbox.subject} LIKE ${`%has been refunded for booking ${booking.bookingId}%`}`);
  expect(await refundMails()).toStrictEqual([]);
  await Promise.all([sendRefunds(paymentsAt()), sendRefunds(paymentsAt())]);
  await sendRefunds(paymentsAt(Date.now() + 3_600_000));
  const mails = await refundMails();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.to).toBe(booking.customerEmail);
  expect(mails[0]?.text).toContain(`We have refunded ${formatRupees(booking.totalAmount)}`);
});

test("a failed refund is retried, and finally left to the team", async () => {
  const { booking, link } = await bookToPay();
  const orderId = await orderOf(link);
  await pay(orderId);
  await pay(orderId);
  silenced();
  const refund = vi.fn(sandbox.refund).mockRejectedValue(new GatewayError("502"));
  const failing = { ...sandbox, refund };
  let now = Date.now() + 1000;
  for (const delay of refundDelays) {
    await sendRefunds(paymentsAt(now, failing));
    await sendRefunds(paymentsAt(now + delay - 1, failing));
    now += delay;
  }
  const waiting = (await moneyOf(booking.bookingId)).refunds;
  expect(waiting).toMatchObject([{ status: "due", attempts: 5, lastError: "502" }]);
  const ids = refund.mock.calls.filter(([{ refundId }]) => refundId === waiting[0]?.id);
  expect(ids).toHaveLength(5);
  await sendRefunds(paymentsAt(now, failing));
  expect((await moneyOf(booking.bookingId)).refunds).toMatchObject([{ status: "failed", attempts: 6 }]);
});

const lost = () => Promise.reject(new GatewayError("no response: TimeoutError"));

test("before a refund is left to the team, the gateway is asked: one whose answer was lost is not made twice", async () => {
  const admin = await createViewer({ role: "admin" });
  const { booking, link } = await bookToPay();
  const orderId = await orderOf(link);
  await pay(orderId);
  await pay(orderId);
  const refundOf = async () => (await moneyOf(booking.bookingId)).refunds[0];
  const id = (await refundOf())?.id ?? "";
  const lastTry = { attempts: 5, status: "due", nextAttemptAt: 0 } as const;
  silenced();

  // As Razorpay answers for `GET /v1/payments/{id}/refunds`.
  const answered = (status: "pending" | "failed") => async () =>
    toRefund(refundSchema.parse({ id: "rfnd_FP8DDKxqJif6ca", entity: "refund", status, receipt: id }));
  await db.update(refunds).set(lastTry).where(eq(refunds.id, id));
  await sendRefunds(paymentsAt(Date.now(), { ...sandbox, refund: lost, findRefund: lost }));
  expect(await refundOf()).toMatchObject({
    status: "failed",
    lastError: expect.stringMatching(/Check there/),
  });

  // Before people pay, the gateway is asked once more.
  const accepted = { ...sandbox, refund: lost, findRefund: answered("pending") };
  await refusal(finishRefundByHand({ ...paymentsAt(Date.now(), accepted), audit }, admin, id), "conflict");
  expect(await refundOf()).toMatchObject({ status: "due", gatewayRefundId: "rfnd_FP8DDKxqJif6ca" });

  await db
    .update(refunds)
    .set({ ...lastTry, gatewayRefundId: null })
    .where(eq(refunds.id, id));
  await sandbox.refund({ paymentId: "pay_1", amount: booking.totalAmount, paise: 0, refundId: id });
  await sendRefunds(paymentsAt(Date.now(), { ...sandbox, refund: lost }));
  expect(await refundOf()).toMatchObject({ status: "done", gatewayRefundId: `rfnd_${id}` });
  expect((await moneyOf(booking.bookingId)).ledger.cash).toBe(booking.totalAmount);
});

test("a refund cannot be returned by hand while it is being resent, nor twice by hand", async () => {
  const admin = await createViewer({ role: "admin" });
  const { booking, link } = await bookToPay();
  const orderId = await orderOf(link);
  await pay(orderId);
  await pay(orderId);
  const id = (await moneyOf(booking.bookingId)).refunds[0]?.id ?? "";
  const givenUp = { status: "failed" as const, attempts: 6 };
  await db.update(refunds).set(givenUp).where(eq(refunds.id, id));
  // Between the read and the write.
  const pageOf = async (found: Parameters<typeof bookingMailer.pageOf>[0]) => {
    await retryRefund(audit, admin, id);
    return bookingMailer.pageOf(found);
  };
  const meanwhile = { ...paymentsAt(), audit, bookingMailer: { ...bookingMailer, pageOf } };
  const mails = await db.$count(mailOutbox);
  await refusal(finishRefundByHand(meanwhile, admin, id), "conflict");
  const untouched = await moneyOf(booking.bookingId);
  expect(untouched.refunds).toMatchObject([{ status: "due", doneAt: null }]);
  expect(untouched.ledger.cash).toBe(2 * booking.totalAmount);
  expect(await db.$count(mailOutbox)).toBe(mails);
  expect(await actionsOn(booking.bookingId)).toStrictEqual([]);

  await db.update(refunds).set(givenUp).where(eq(refunds.id, id));
  const byHand = () => finishRefundByHand({ ...paymentsAt(), audit }, admin, id);
  const both = await Promise.allSettled([byHand(), byHand()]);
  expect(both.map(({ status }) => status).toSorted()).toStrictEqual(["fulfilled", "rejected"]);
  const returned = await moneyOf(booking.bookingId);
  expect(returned.refunds).toMatchObject([{ status: "done" }]);
  expect(returned.ledger).toMatchObject({ receivable: 0, cash: booking.totalAmount });
  expect(await db.$count(mailOutbox)).toBe(mails + 1);
  expect(await actionsOn(booking.bookingId)).toHaveLength(1);
});

test("a slow refund is queried, and completed once it has arrived", async () => {
  const { booking, link } = await bookToPay();
  const orderId = await orderOf(link);
  await pay(orderId);
  await pay(orderId);
  const slow = {
    ...sandbox,
    refund: ({ refundId }: { refundId: string }) =>
      Promise.resolve({ gatewayRefundId: `rfnd_slow_${refundId}`, refundId, status: "open" as const }),
  };
  await sendRefunds(paymentsAt(Date.now() + 1000, slow));
  const [waiting] = (await moneyOf(booking.bookingId)).refunds;
  expect(waiting).toMatchObject({ status: "due", gatewayRefundId: `rfnd_slow_${waiting?.id}` });
  await db
    .update(refunds)
    .set({ nextAttemptAt: 0 })
    .where(eq(refunds.id, waiting?.id ?? ""));
  const pollRefund = vi
    .fn(sandbox.pollRefund)
    .mockImplementation((gatewayRefundId) =>
      Promise.resolve({ gatewayRefundId, refundId: null, status: "done" }),
    );
  await sendRefunds(paymentsAt(Date.now() + 1000, { ...slow, pollRefund }));
  expect(pollRefund).toHaveBeenCalledExactlyOnceWith(`rfnd_slow_${waiting?.id}`);
  expect((await moneyOf(booking.bookingId)).refunds).toMatchObject([{ status: "done" }]);
});

test("the balance of a confirmed booking can be paid online too", async () => {
  const { bookingId, totalAmount } = await book();
  const [, , , key = ""] = (await services.getPayPath(bookingId)).split("/");
  const link = { bookingId, key };
  const before = await services.getPayPage(link);
  expect(before).toMatchObject({ toPay: totalAmount, dueAt: expect.any(String), canPay: true });
  await pay(await orderOf(link));
  const { booking, ledger } = await moneyOf(bookingId);
  expect(booking).toMatchObject({ status: "confirmed", paidAmount: totalAmount });
  expect(ledger).toMatchObject({ receivable: 0, cash: totalAmount });
  expect(await services.getPayPage(link)).toMatchObject({ toPay: 0, dueAt: null, canPay: false });
});

test("a confirmed booking past its due date can't be paid, even before the job that expires it runs", async () => {
  const { bookingId } = await book();
  const [, , , key = ""] = (await services.getPayPath(bookingId)).split("/");
  await letTimeToPayEnd(bookingId);
  const late = { status: "expired", toPay: 0, canPay: false };
  expect(await services.getPayPage({ bookingId, key })).toMatchObject(late);
  await refusal(services.startPayment({ bookingId, key }, "card"), "illegal_transition");
});

test("a booking's pay page requires its key", async () => {
  const { link } = await bookToPay();
  const other = await bookToPay();
  for (const key of ["", "A".repeat(22), other.link.key]) {
    await expect(services.getPayPage({ ...link, key })).rejects.toMatchObject({ code: "not_found" });
  }
});

test("a UPI link names payee, amount, reference and booking by NPCI's rules", async () => {
  const { booking, link } = await bookToPay();
  await services.startPayment(link, "upi");
  const { upi } = await services.getPayPage(link);
  expect(upi?.link).toMatch(
    /^upi:\/\/pay\?pa=tourbharat@sandbox&pn=Tour%20Bharat&tr=order_\w+&tn=Booking%20TB\d{6}&am=/,
  );
  const parameters = new URLSearchParams(upi?.link.split("?")[1]);
  expect(parameters.get("am")).toBe(`${booking.totalAmount}.00`);
  expect(parameters.get("cu")).toBe("INR");
});

test("a past trip is completed automatically, once", async () => {
  const owner = await createViewer();
  const over = await createTrip(owner, { endedDaysAgo: 1 });
  const today = await createTrip(owner, { endedDaysAgo: 0 });
  await Promise.all([completeTrips(paymentsAt()), completeTrips(paymentsAt())]);
  expect((await moneyOf(over.bookingId)).booking.status).toBe("completed");
  expect(await eventsOf(over.bookingId)).toHaveLength(2);
  expect((await moneyOf(today.bookingId)).booking.status).toBe("confirmed");
});
