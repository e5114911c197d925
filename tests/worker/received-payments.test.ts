import { eq, and } from "drizzle-orm";
import { beforeAll, expect, test, beforeEach, vi } from "vitest";
import { z } from "zod";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { commissionOn } from "~/domain/money/money";
import { countBooks } from "../../worker/housekeeping/checks.repo";
import { gatewayEvents, payments, throttles } from "../../worker/platform/db/schema";
import { sendRefunds } from "../../worker/money/payments/send-refunds";
import { signIn } from "../support/accounts";
import { as, book, get, origin, post, read } from "../support/api";
import { db, rowCounts } from "../support/database";
import { openBookings } from "../support/opening";
import { operatorRow, setOperator, tourRow } from "../support/rows";
import { bookToPay, moneyOf, paymentsAt, orderOf, sandbox, webhook } from "../support/payments";
import { problemOf } from "../support/problem";
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { bookingRequestSchema } from "~/domain/bookings/booking-request";
import { app } from "../../worker/app";
import { servicesFor } from "../../worker/services";
import { bookingRequest } from "../support/booking-request";

const email = "meera.iyer@example.com";
let admin = "";

beforeAll(async () => {
  ({ cookie: admin } = await signIn("admin"));
});

const record = (bookingId: string, body: unknown, cookie = admin) =>
  post(`/api/admin/bookings/${bookingId}/payments`, body, as(cookie));

const done = (refundId: string, cookie = admin) =>
  post(`/api/admin/refunds/${refundId}/done`, {}, as(cookie));

test("an administrator records received money, up to the amount owed", async () => {
  const { bookingId, totalAmount } = await book();
  expect((await record(bookingId, { amount: 1000, method: "cash" })).status).toBe(201);
  const tooMuch = await problemOf(
    await record(bookingId, { amount: totalAmount, method: "cash" }),
    "invalid",
  );
  expect(tooMuch.errors).toHaveProperty("amount");
  expect((await record(bookingId, { amount: totalAmount - 1000, method: "bank-transfer" })).status).toBe(201);
  await problemOf(await record(bookingId, { amount: 1, method: "cash" }), "invalid");
  const { booking, ledger, captured, events } = await moneyOf(bookingId);
  expect(booking.paidAmount).toBe(totalAmount);
  expect(ledger).toMatchObject({ receivable: 0, cash: totalAmount });
  expect(captured.map(({ gateway, method }) => [gateway, method])).toStrictEqual([
    ["manual", "cash"],
    ["manual", "bank-transfer"],
  ]);
  expect(events.at(-1)).toMatchObject({ actor: "team", status: "confirmed", topic: "payment" });
});

test("two concurrent records of the whole amount count once", async () => {
  const { bookingId, totalAmount } = await book();
  const body = { amount: totalAmount, method: "upi" };
  const answers = await Promise.all([record(bookingId, body), record(bookingId, body)]);
  expect(answers.map(({ status }) => status).toSorted()).toStrictEqual([201, 422]);
  expect((await moneyOf(bookingId)).ledger.cash).toBe(totalAmount);
});

test("a pending booking is confirmed by the full amount, and by nothing less", async () => {
  const { booking } = await bookToPay();
  const { bookingId, totalAmount } = booking;
  await problemOf(await record(bookingId, { amount: totalAmount - 1, method: "cash" }), "invalid");
  expect((await record(bookingId, { amount: totalAmount, method: "cash" })).status).toBe(201);
  expect(await moneyOf(bookingId)).toMatchObject({
    booking: { status: "confirmed", paymentDueAt: null },
    ledger: { receivable: 0, cash: totalAmount },
    invoices: [{ total: totalAmount }],
  });
});

test("invalid input changes nothing", async () => {
  const { bookingId } = await book();
  for (const body of [
    {},
    { amount: 0, method: "cash" },
    { amount: -5, method: "cash" },
    { amount: 1.5, method: "cash" },
    { amount: "5", method: "cash" },
    { amount: 5, method: "gold" },
    { amount: 5, method: "cash", more: 1 },
  ])
    await problemOf(await record(bookingId, body), "invalid");
  await problemOf(await record("TB000000", { amount: 5, method: "cash" }), "not_found");
  expect((await moneyOf(bookingId)).payments).toStrictEqual([]);
});

test("a receipt resent after a lost response is recorded once", async () => {
  const { bookingId } = await book();
  const body = { amount: 500, method: "cash", receiptId: crypto.randomUUID() };
  const answers = await Promise.all([record(bookingId, body), record(bookingId, body)]);
  expect(answers.map(({ status }) => status)).toStrictEqual([201, 201]);
  expect((await record(bookingId, body)).status).toBe(201);
  expect((await moneyOf(bookingId)).captured).toMatchObject([{ amount: 500 }]);
  expect((await record(bookingId, { ...body, receiptId: crypto.randomUUID() })).status).toBe(201);
  expect((await moneyOf(bookingId)).booking.paidAmount).toBe(1000);
});

test("an operator records for own tours, and does not find others", async () => {
  const own = await signIn("tour_operator");
  const other = await signIn("tour_operator");
  const traveler = await signIn("user");
  const { bookingId, tourSlug } = await book();
  const tour = await tourRow(tourSlug);
  const slug = tour.operatorSlug;
  const before = await operatorRow(slug);
  await setOperator(slug, { ownerId: own.id });
  const body = { amount: 500, method: "cash" };
  expect((await record(bookingId, body, own.cookie)).status).toBe(201);
  await problemOf(await record(bookingId, body, other.cookie), "not_found");
  await problemOf(await record(bookingId, body, traveler.cookie), "forbidden");
  const path = `/api/admin/bookings/${bookingId}/payments`;
  await problemOf(await post(path, body, { Origin: origin }), "unauthenticated");
  await problemOf(await post(path, body, { Cookie: own.cookie }), "forbidden");
  const { booking, captured, events, ledger } = await moneyOf(bookingId);
  expect(captured).toMatchObject([{ amount: 500, recordedBy: own.id }]);
  expect(events.at(-1)).toMatchObject({ actor: "operator", actorId: own.id });
  // The operator holds it: the platform holds nothing, and owes the operator that much less.
  const share = booking.totalAmount - commissionOn(booking.totalAmount, 10);
  expect(ledger).toMatchObject({ cash: 0, payable: share - 500 });
  expect((await countBooks(db, 1000)).faults).toBe(0);

  // If it is returned, the operator must return it.
  expect((await post(`/api/bookings/${bookingId}/cancel`, { email: booking.customerEmail })).status).toBe(
    200,
  );
  for (const refund of (await moneyOf(bookingId)).refunds) {
    expect((await done(refund.id)).status).toBe(204);
  }
  const after = await moneyOf(bookingId);
  const netPaid = after.booking.paidAmount - after.booking.refundedAmount;
  expect(after.ledger).toMatchObject({
    cash: 0,
    receivable: 0,
    payable: netPaid - commissionOn(netPaid, 10) - netPaid,
  });
  expect((await countBooks(db, 1000)).faults).toBe(0);
  await setOperator(slug, { ownerId: before.ownerId ?? null });
});

const moneySchema = z.object({
  owed: z.int(),
  refunds: z.array(z.object({ id: z.string(), status: z.string(), amount: z.int() })),
});

test("money received by hand is returned by hand, and recorded once", async () => {
  const travelDate = addDays(todayInIndia(Date.now()), 60);
  const { bookingId, totalAmount } = await book({ email, travelDate });
  await record(bookingId, { amount: totalAmount, method: "cash" });
  expect((await post(`/api/bookings/${bookingId}/cancel`, { email })).status).toBe(200);
  const { refunds } = await moneyOf(bookingId);
  const due = refunds[0];
  if (!due) throw new Error("nothing is to be returned");
  await sendRefunds(paymentsAt(Date.now() + 1000));
  expect((await moneyOf(bookingId)).refunds).toMatchObject([{ status: "due", attempts: 0 }]);
  const money = await read(await get(`/api/admin/bookings/${bookingId}/money`, as(admin)), moneySchema);
  expect(money).toMatchObject({ owed: 0, refunds: [{ id: due.id, status: "due", amount: due.amount }] });

  const traveler = await signIn("user");
  await problemOf(await done(due.id, traveler.cookie), "forbidden");
  await problemOf(await done(crypto.randomUUID()), "not_found");
  await problemOf(await done("nonsense"), "not_found");
  const answers = await Promise.all([done(due.id), done(due.id)]);
  expect(answers.map(({ status }) => status)).toContain(204);
  await problemOf(await done(due.id), "illegal_transition");
  const after = await moneyOf(bookingId);
  expect(after.refunds).toMatchObject([{ status: "done" }]);
  expect(after.ledger).toMatchObject({ receivable: 0, cash: totalAmount - due.amount });
});

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

const keys = {
  RAZORPAY_KEY_ID: "rzp_test_key",
  RAZORPAY_KEY_SECRET: "key secret",
  RAZORPAY_WEBHOOK_SECRET: "webhook secret",
};

function servicesAt(publicOrigin: string, bindings: Partial<typeof keys>) {
  return servicesFor({ ...env, ...bindings, PUBLIC_ORIGIN: publicOrigin }, new Request(publicOrigin));
}

async function policyOf(host: string, bindings: Partial<typeof keys>) {
  const context = createExecutionContext();
  const request = new Request(`https://${host}/api/health`);
  const answer = await app.fetch(request, { ...env, ...bindings }, context);
  await waitOnExecutionContext(context);
  return answer.headers.get("Content-Security-Policy") ?? "";
}

test("a production build without keys offers no online payment, with an error beside the field", async () => {
  await openBookings();
  vi.stubEnv("MODE", "production");
  const services = servicesAt("https://without-keys.example", {});
  expect(services.hasGateway).toBe(false);
  expect(services).not.toHaveProperty("payInSandbox");
  const request = bookingRequestSchema.parse(bookingRequest({ payOnline: true }));
  const before = await rowCounts();
  await expect(services.createBooking(request, { viewer: null, idempotencyKey: null })).rejects.toMatchObject(
    { code: "invalid", errors: { payOnline: [expect.any(String)] } },
  );
  expect(await rowCounts()).toStrictEqual(before);
});

test("with two of three keys Razorpay is not used", () => {
  vi.stubEnv("MODE", "production");
  const { RAZORPAY_WEBHOOK_SECRET: _, ...some } = keys;
  const services = servicesAt("https://some-keys.example", some);
  expect(services.hasGateway).toBe(false);
});

test("with its keys Razorpay comes before the sandbox, and production builds have no sandbox webhook", async () => {
  const demo = servicesAt("https://demo-keys.example", keys);
  expect(demo.paymentFormOrigin).toBe("https://api.razorpay.com");
  vi.stubEnv("MODE", "production");
  const services = servicesAt("https://keys.example", keys);
  expect(services.hasGateway).toBe(true);
  await expect(services.receiveWebhook("sandbox", "{}", new Headers())).rejects.toMatchObject({
    code: "not_found",
  });
  await expect(services.receiveWebhook("razorpay", "{}", new Headers())).rejects.toMatchObject({
    code: "forbidden",
  });
});

test("forms may submit to Razorpay only if it is used", async () => {
  expect(await policyOf("csp-without.example", {})).toContain("form-action 'self';");
  expect(await policyOf("csp-with.example", keys)).toContain("form-action 'self' https://api.razorpay.com;");
});
