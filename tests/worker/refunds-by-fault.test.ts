import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import type { CancellationTerms } from "~/domain/bookings/cancellation-terms";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { everyDay } from "~/domain/departures/departure-rules";
import { balanceOf, ledgerAccounts } from "~/domain/money/ledger/ledger";
import { changeBookingByForm } from "~/features/desk/office/admin/change-bookings.server";
import { bookings, ledgerEntries, refunds } from "../../worker/platform/db/schema";
import { signIn } from "../support/accounts";
import { as, book, get, patch } from "../support/api";
import { actionsOn } from "../support/audit";
import { db, setBooking } from "../support/database";
import { bookingRow, setTour } from "../support/rows";
import { payInFull } from "../support/paid-booking";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { problemOf } from "../support/problem";
import { mailsTo, services } from "../support/services";

const tour = "agra";
const today = todayInIndia(Date.now());
let admin: Viewer;
let owner: Viewer;

beforeAll(async () => {
  admin = await createPerson("admin", "active");
  owner = await createPerson("tour_operator", "verified");
  await giveTourTo(tour, await createOperator(owner.id));
  await setTour(tour, { priceInr: 10_000, priceRules: {}, departureRules: everyDay, capacity: 100 });
});

// Unpaid bookings of other tests don't count.
beforeEach(() => db.update(bookings).set({ emailKey: null }));

/** A paid booking of ₹20,000, so many days ahead: at 20 days the schedule refunds half. */
async function paidBooking(days = 20, email?: string) {
  const travelDate = addDays(today, days);
  const { bookingId, totalAmount } = await book({ tour, travelDate, ...(email !== undefined && { email }) });
  expect(totalAmount).toBe(20_000);
  await payInFull(bookingId);
  return bookingId;
}

/** Sums what the ledger of a booking leaves to each party once its refunds are paid, in whole rupees. */
async function splitOf(bookingId: string) {
  const row = await bookingRow(bookingId);
  const entries = await db.select().from(ledgerEntries).where(eq(ledgerEntries.booking, row.id));
  const due = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.booking, row.id), eq(refunds.status, "due")));
  const refunded = due.reduce((sum, { amount }) => sum + amount, 0);
  const of = Object.fromEntries(ledgerAccounts.map((account) => [account, balanceOf(account, entries)]));
  expect((of.receivable ?? 0) + refunded, "nobody owes anything").toBe(0);
  expect(of["gateway-clearing"]).toBe(20_000);
  return {
    refunded,
    operator: of["operator-payable"],
    platform: (of.commission ?? 0) - (of.compensation ?? 0) - (of["platform-discount"] ?? 0),
  };
}

const cancel = (bookingId: string, terms: CancellationTerms & { reason?: string } = {}) =>
  services.changeBookingStatus(admin, { bookingId, status: "cancelled", ...terms });

test.for([
  ["the traveler's reasons", {}, { refunded: 10_000, operator: 9000, platform: 1000 }],
  ["a guide who is ill", { fault: "operator" }, { refunded: 20_000, operator: 0, platform: 0 }],
  ["our mistake", { fault: "platform" }, { refunded: 20_000, operator: 9000, platform: -9000 }],
  [
    "our mistake, borne by both",
    { fault: "platform", bearer: "shared" },
    { refunded: 20_000, operator: 4500, platform: -4500 },
  ],
  [
    "a bereavement, by the operator",
    { refund: 15_000, reason: "A bereavement" },
    { refunded: 15_000, operator: 4500, platform: 500 },
  ],
  [
    "a bereavement, by us",
    { refund: 15_000, bearer: "platform", reason: "A bereavement" },
    { refunded: 15_000, operator: 9000, platform: -4000 },
  ],
  [
    "a bereavement, by both",
    { refund: 15_000, bearer: "shared", reason: "A bereavement" },
    { refunded: 15_000, operator: 6750, platform: -1750 },
  ],
  [
    "a cheat",
    { refund: 0, reason: "The tickets were resold" },
    { refunded: 0, operator: 18_000, platform: 2000 },
  ],
] as const)("a cancellation for %s splits the money", async ([, terms, split]) => {
  const bookingId = await paidBooking();
  await cancel(bookingId, terms);
  expect(await splitOf(bookingId)).toStrictEqual(split);
  const [log] = await actionsOn(bookingId);
  expect(log?.log.action).toBe("booking.cancel");
});

test("a form that names no bearer leaves our fault to us", async () => {
  const bookingId = await paidBooking();
  const { version } = (await services.getAdminBooking(admin, bookingId)).booking;
  const fields = { intent: "status", status: "cancelled", fault: "platform", refund: "", bearer: "" };
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, bookingId, reason: "Listed twice" }))
    form.set(name, value);
  form.set("expectedVersion", String(version));
  form.set("expectedRefund", "10000");
  await changeBookingByForm(services, admin, form);
  expect(await splitOf(bookingId)).toStrictEqual({ refunded: 20_000, operator: 9000, platform: -9000 });
});

test("another refund needs a reason, is at most what was received, and belongs to a cancellation", async () => {
  const bookingId = await paidBooking();
  const wrong = (terms: CancellationTerms & { reason?: string }) =>
    expect(cancel(bookingId, terms)).rejects.toMatchObject({ code: "invalid" });
  await wrong({ refund: 5000 });
  await wrong({ refund: 20_001, reason: "Too much" });
  await expect(
    services.changeBookingStatus(admin, { bookingId, status: "completed", fault: "operator" }),
  ).rejects.toMatchObject({ code: "invalid", errors: { fault: [expect.any(String)] } });
  expect(await splitOf(bookingId)).toMatchObject({ refunded: 0 });
});

test("the API quotes by fault, and its mail names the operator", async () => {
  const email = `fault-${crypto.randomUUID()}@example.com`;
  const bookingId = await paidBooking(20, email);
  const { cookie } = await signIn("admin");
  const path = `/api/admin/bookings/${bookingId}`;
  const quoted = async (query: string) => {
    const { quote } = await (
      await get(`${path}/cancel-quote${query}`, as(cookie))
    ).json<{
      quote: { refundAmount: number };
    }>();
    return quote.refundAmount;
  };
  expect(await quoted("")).toBe(10_000);
  expect(await quoted("?fault=operator")).toBe(20_000);
  await problemOf(await get(`${path}/cancel-quote?fault=weather`, as(cookie)), "invalid");
  await problemOf(await patch(path, { status: "cancelled", fault: "weather" }, as(cookie)), "invalid");
  const answer = await patch(
    path,
    { status: "cancelled", fault: "operator", reason: "The guide is ill" },
    as(cookie),
  );
  expect(answer.status).toBe(200);
  const mail = (await mailsTo(email)).find(({ subject }) => subject.includes("is canceled"));
  expect(mail?.text).toContain("had to cancel your booking");
  expect(mail?.text).toContain("Refund: ₹20,000");
});

test.for([
  ["operator", { refunded: 5000, operator: 13_500, platform: 1500 }],
  ["platform", { refunded: 5000, operator: 18_000, platform: -3000 }],
  ["shared", { refunded: 5000, operator: 15_750, platform: -750 }],
] as const)("goodwill after the trip, borne by %s", async ([bearer, split]) => {
  const bookingId = await paidBooking();
  const goodwill = { bookingId, amount: 5000, reason: "The boat was late", bearer };
  const version = async () => (await services.getAdminBooking(admin, bookingId)).booking.version;
  await expect(
    services.refundGoodwill(admin, { ...goodwill, expectedVersion: await version() }),
  ).rejects.toMatchObject({ code: "illegal_transition" });
  await setBooking(bookingId, { status: "completed", travelDate: addDays(today, -9) });
  const seen = await version();
  await services.refundGoodwill(admin, { ...goodwill, expectedVersion: seen });
  expect(await splitOf(bookingId)).toStrictEqual(split);
  const page = await services.getAdminBooking(admin, bookingId);
  expect(page.history.at(-1)).toMatchObject({ topic: "goodwill", reason: goodwill.reason });
  expect(page.booking).toMatchObject({ totalAmount: 15_000, refundAmount: 5000, status: "completed" });
  expect(page.booking.priceLines?.reduce((sum, { amount }) => sum + amount, 0)).toBe(15_000);

  // A second window, and more than is left.
  await expect(services.refundGoodwill(admin, { ...goodwill, expectedVersion: seen })).rejects.toMatchObject({
    code: "conflict",
  });
  await expect(
    services.refundGoodwill(admin, { ...goodwill, amount: 15_001, expectedVersion: seen + 1 }),
  ).rejects.toMatchObject({ code: "invalid" });
  await services.refundGoodwill(admin, { ...goodwill, amount: 15_000, expectedVersion: seen + 1 });
  expect((await splitOf(bookingId)).refunded).toBe(20_000);
});

test("our fault asks how much the operator is paid: a part, nothing, at most its share; it gets a note of it", async () => {
  const bookingId = await paidBooking();
  const terms = { fault: "platform", reason: "Listed twice" } as const;
  for (const wrong of [{ compensation: 18_001 }, { compensation: 1, bearer: "operator" as const }])
    await expect(cancel(bookingId, { ...terms, ...wrong })).rejects.toMatchObject({ code: "invalid" });
  const { bearing } = await services.quoteCancellation(admin, bookingId, { ...terms, compensation: 18_000 });
  expect(bearing).toStrictEqual({
    before: { traveler: 20_000, operator: 18_000, platform: 2000 },
    after: { traveler: -10_000, operator: 18_000, platform: -28_000 },
    compensation: 18_000,
    toTraveler: 10_000,
  });
  await cancel(bookingId, { ...terms, compensation: 4000 });
  expect(await splitOf(bookingId)).toStrictEqual({ refunded: 20_000, operator: 4000, platform: -4000 });
  const { compensations, share } = await services.getOperatorBooking(owner, bookingId);
  expect(compensations).toMatchObject([{ amount: 4000, reason: "Listed twice" }]);
  expect(share?.sale).toMatchObject({ total: 0, commission: 0, compensation: 4000 });

  const other = await paidBooking();
  await cancel(other, { ...terms, compensation: 0 });
  expect(await splitOf(other)).toStrictEqual({ refunded: 20_000, operator: 0, platform: 0 });
});

test("goodwill is quoted by who bears it, before it is made", async () => {
  const bookingId = await paidBooking();
  await setBooking(bookingId, { status: "completed", travelDate: addDays(today, -9) });
  const { cookie } = await signIn("admin");
  const path = `/api/admin/bookings/${bookingId}/bearing`;
  const quoted = async (bearer: string) => {
    const answer = await get(`${path}?amount=5000&bearer=${bearer}`, as(cookie));
    const { bearing } = await answer.json<{ bearing: { after: Record<string, number> } }>();
    return bearing.after;
  };
  expect(await quoted("operator")).toStrictEqual({ traveler: 15_000, operator: 13_500, platform: 1500 });
  expect(await quoted("platform")).toStrictEqual({ traveler: 15_000, operator: 18_000, platform: -3000 });
  expect(await quoted("shared")).toStrictEqual({ traveler: 15_000, operator: 15_750, platform: -750 });
  await problemOf(await get(`${path}?amount=20001&bearer=shared`, as(cookie)), "invalid");
  await problemOf(await get(`${path}?dispute=none&bearer=shared`, as(cookie)), "not_found");
  expect(await splitOf(bookingId)).toStrictEqual({ refunded: 0, operator: 18_000, platform: 2000 });
});
