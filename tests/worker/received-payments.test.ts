import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { commissionOn } from "~/domain/money/money";
import { countBooks } from "../../worker/housekeeping/checks.repo";
import { operators, tours } from "../../worker/platform/db/schema";
import { sendRefunds } from "../../worker/money/payments/send-refunds";
import { signIn } from "../support/accounts";
import { as, book, get, origin, post, read } from "../support/api";
import { db } from "../support/database";
import { bookToPay, moneyOf, paymentsAt } from "../support/payments";
import { problemOf } from "../support/problem";

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
  const tour = await db.select().from(tours).where(eq(tours.slug, tourSlug)).get();
  const slug = tour?.operatorSlug ?? "";
  const before = await db.select().from(operators).where(eq(operators.slug, slug)).get();
  await db.update(operators).set({ ownerId: own.id }).where(eq(operators.slug, slug));
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
  await db
    .update(operators)
    .set({ ownerId: before?.ownerId ?? null })
    .where(eq(operators.slug, slug));
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
