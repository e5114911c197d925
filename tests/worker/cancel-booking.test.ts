import { exports } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { bookingSchema } from "~/domain/bookings/booking-schema";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { balanceOf } from "~/domain/money/ledger/ledger";
import { bookings, ledgerEntries } from "../../worker/platform/db/schema";
import { heldIn } from "../support/payments";
import { signIn } from "../support/accounts";
import { as, book, bookingOf, post, read } from "../support/api";
import { bookingRequest } from "../support/booking-request";
import { db, eventsOf, tourOfCapacity } from "../support/database";
import { setTour } from "../support/rows";
import { departureOf } from "../support/holds";
import { problemOf } from "../support/problem";

const inDays = (days: number) => addDays(todayInIndia(Date.now()), days);
const answerSchema = z.strictObject({ booking: bookingSchema.strict() });
const email = "meera.iyer@example.com";

// Unpaid bookings of other tests don't count.
beforeEach(() => db.update(bookings).set({ emailKey: null }));

const cancel = (bookingId: string, body: unknown = { email }, headers = {}) =>
  post(`/api/bookings/${bookingId}/cancel`, body, headers);

async function ledgerOf(bookingId: string) {
  const entries = await db
    .select({
      kind: ledgerEntries.kind,
      debit: ledgerEntries.debit,
      credit: ledgerEntries.credit,
      amount: ledgerEntries.amount,
    })
    .from(ledgerEntries)
    .innerJoin(bookings, eq(ledgerEntries.booking, bookings.id))
    .where(eq(bookings.bookingId, bookingId));
  return {
    receivable: balanceOf("receivable", entries),
    payable: balanceOf("operator-payable", entries),
    commission: balanceOf("commission", entries),
    unearned: balanceOf("unearned-share", entries) + balanceOf("unearned-commission", entries),
    cash: heldIn(entries),
  };
}

test("a confirmed booking is owed by the customer, and earned by nobody before it is paid", async () => {
  const { bookingId, totalAmount } = await book();
  expect(await ledgerOf(bookingId)).toStrictEqual({
    receivable: totalAmount,
    payable: 0,
    commission: 0,
    unearned: totalAmount,
    cash: 0,
  });
});

test.for([
  [30, 100],
  [29, 50],
  [14, 50],
  [13, 0],
  [2, 0],
] as const)("canceled %i days ahead, the schedule grants %i percent", async ([days, percent]) => {
  const tour = await tourOfCapacity(12);
  const travelDate = inDays(days);
  const booking = await book({ tour, travelDate, email });
  const { booking: cancelled } = await read(await cancel(booking.bookingId), answerSchema);
  expect(cancelled).toMatchObject({
    status: "cancelled",
    totalAmount: booking.totalAmount,
    refundDue: Math.floor((booking.totalAmount * percent + 50) / 100),
    // Without a payment so far.
    refundAmount: 0,
  });
  expect(await ledgerOf(booking.bookingId)).toStrictEqual({
    receivable: 0,
    payable: 0,
    commission: 0,
    unearned: 0,
    cash: 0,
  });
});

test("a second cancellation is refused and changes nothing", async () => {
  const tour = await tourOfCapacity(12);
  const travelDate = inDays(51);
  const { bookingId } = await book({ tour, travelDate, numberOfTravelers: 3, email });
  const before = await departureOf(tour, travelDate);
  const answers = await Promise.all([cancel(bookingId), cancel(bookingId), cancel(bookingId)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const answer of answers) if (answer.status !== 200) await problemOf(answer, "illegal_transition");
  expect((before?.booked ?? 0) - ((await departureOf(tour, travelDate))?.booked ?? 0)).toBe(3);
  expect(await eventsOf(bookingId)).toHaveLength(2);
});

test("the owner cancels by session, also without a body", async () => {
  const { cookie } = await signIn("user");
  const { bookingId } = await bookingOf(await post("/api/bookings", bookingRequest(), as(cookie)));
  const answer = await exports.default.fetch(`http://localhost/api/bookings/${bookingId}/cancel`, {
    method: "POST",
    headers: as(cookie),
  });
  expect((await read(answer, answerSchema)).booking.status).toBe("cancelled");
});

test("only a booking's owner can cancel it", async () => {
  const { bookingId } = await book({ email });
  await problemOf(await cancel(bookingId, {}), "unauthenticated");
  await problemOf(await cancel(bookingId, { email: "other@example.com" }), "not_found");
  const { cookie } = await signIn("user");
  await problemOf(await cancel(bookingId, {}, as(cookie)), "not_found");
  await problemOf(await cancel("TB999999", { email }), "not_found");
  await problemOf(await cancel("nonsense", { email }), "not_found");
  expect(await eventsOf(bookingId)).toHaveLength(1);
});

test("a trip of an unpublished tour cannot be moved, but can be canceled", async () => {
  const tour = await tourOfCapacity(12);
  const { bookingId } = await book({ tour, travelDate: inDays(61), email });
  const set = (status: "active" | "draft") => setTour(tour, { status });
  await set("draft");
  const change = { kind: "date", travelDate: inDays(62) };
  await problemOf(await post(`/api/bookings/${bookingId}/change`, { email, change }), "illegal_transition");
  expect(await departureOf(tour, inDays(62))).toBeNull();
  expect((await cancel(bookingId)).status).toBe(200);
  await set("active");
});

test("a cancellation that expects too high a refund is refused", async () => {
  const { bookingId } = await book({ email });
  await problemOf(await cancel(bookingId, { email, expectedRefund: 1 }), "price_changed");
  expect(await eventsOf(bookingId)).toHaveLength(1);
  expect((await cancel(bookingId, { email, expectedRefund: 0 })).status).toBe(200);
});
