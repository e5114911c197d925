import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Booking } from "~/domain/bookings/booking-schema";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { foldText } from "~/domain/folded-text";
import { commissionOn } from "~/domain/money/money";
import { bookings, operators, reviews, tours } from "../../worker/platform/db/schema";
import { book, post } from "../support/api";
import { db } from "../support/database";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { attempt, form, services } from "../support/services";

const today = todayInIndia(Date.now());

let owner: Viewer;
let other: Viewer;
let operator = "";

beforeAll(async () => {
  owner = await createPerson("tour_operator", "verified");
  other = await createPerson("tour_operator", "verified");
  operator = await createOperator(owner.id);
  await giveTourTo("ooty", operator);
  await giveTourTo("agra", await createOperator(other.id));
});

async function cancel({ bookingId, customerEmail: email }: Booking) {
  const answer = await post(`/api/bookings/${bookingId}/cancel`, { email });
  expect(answer.status).toBe(200);
}

const ids = (rows: { bookingId: string }[]) => rows.map(({ bookingId }) => bookingId);

test("an operator sees their own tours only, and which of them are on sale", async () => {
  expect((await services.listOperatorTours(owner)).tours).toMatchObject([
    { slug: "ooty", isOnSale: true, rating: null, reviewCount: 0 },
  ]);
  await db.update(tours).set({ status: "draft" }).where(eq(tours.slug, "ooty"));
  expect((await services.listOperatorTours(owner)).tours).toMatchObject([
    { status: "draft", isOnSale: false },
  ]);
  await db.update(tours).set({ status: "active" }).where(eq(tours.slug, "ooty"));
  await db.update(operators).set({ status: "pending" }).where(eq(operators.slug, operator));
  expect((await services.listOperatorTours(owner)).tours).toMatchObject([
    { status: "active", isOnSale: false },
  ]);
  await db.update(operators).set({ status: "verified" }).where(eq(operators.slug, operator));
});

test("bookings of own tours are sorted by newest or by travel date, page by page", async () => {
  const far = await book({ travelDate: addDays(today, 40) });
  const near = await book({ travelDate: addDays(today, 3) });
  const gone = await book({ travelDate: addDays(today, 9) });
  const past = await book({ travelDate: addDays(today, 5) });
  const others = await book({ tour: "agra" });
  await cancel(gone);
  await db
    .update(bookings)
    .set({ travelDate: addDays(today, -1) })
    .where(eq(bookings.bookingId, past.bookingId));

  const newest = await services.listOperatorBookings(owner, { limit: 50 });
  expect(ids(newest.bookings).toSorted()).toStrictEqual(ids([far, near, gone, past]).toSorted());
  expect(ids(newest.bookings)).not.toContain(others.bookingId);
  const total = far.totalAmount;
  expect(newest.bookings.find(({ bookingId }) => bookingId === far.bookingId)).toMatchObject({
    customerName: "Meera Iyer",
    earnings: {
      commission: commissionOn(total, 10),
      commissionPercent: 10,
      net: total - commissionOn(total, 10),
    },
  });
  expect(JSON.stringify(newest)).not.toMatch(/@example\.com|\+91/);

  const upcoming = await services.listOperatorBookings(owner, {
    upcomingFrom: today,
    sort: "travel",
    limit: 1,
  });
  expect(ids(upcoming.bookings)).toStrictEqual([near.bookingId]);
  const next = await services.listOperatorBookings(owner, {
    upcomingFrom: today,
    sort: "travel",
    limit: 5,
    cursor: upcoming.nextCursor ?? "",
  });
  expect(ids(next.bookings)).toStrictEqual([far.bookingId]);
  expect(next.nextCursor).toBeNull();

  const first = await services.listOperatorBookings(owner, { limit: 3 });
  const rest = await services.listOperatorBookings(owner, {
    limit: 3,
    cursor: first.nextCursor ?? "",
  });
  expect([...ids(first.bookings), ...ids(rest.bookings)]).toStrictEqual(ids(newest.bookings));
});

test("earnings match the ledger of own tours, and the overview shows the same", async () => {
  const before = await services.getOperatorEarnings(owner);
  const { totalAmount } = await book({ numberOfTravelers: 3 });
  await cancel(await book());
  await book({ tour: "agra" });
  const after = await services.getOperatorEarnings(owner);
  expect(after.total.gross - before.total.gross).toBe(totalAmount);
  expect(after.total.net - before.total.net).toBe(totalAmount - commissionOn(totalAmount, 10));
  expect(after.months).toHaveLength(12);
  const { earnings } = await services.getOperatorOverview(owner);
  expect(earnings?.at(-1)?.bookings).toBeGreaterThan(0);
  expect(after.months).toMatchObject(earnings ?? []);
  expect(earnings).toHaveLength(12);
});

/** Books a tour and writes a review of it. */
async function write(tour: string, rating: number, status: "published" | "hidden" = "published") {
  const { bookingId } = await book({ tour });
  const booking = await db
    .select({ id: bookings.id, tourId: bookings.tourId })
    .from(bookings)
    .where(eq(bookings.bookingId, bookingId))
    .get();
  if (!booking) throw new Error("no booking");
  await db.insert(reviews).values({
    id: crypto.randomUUID(),
    booking: booking.id,
    tourId: booking.tourId,
    authorName: "Meera I.",
    rating,
    title: `${rating} stars`,
    text: "The toy train.",
    status,
    createdAt: Date.now(),
    updatedAt: Date.now(),
  });
}

test("reviews are the published ones of own tours, with their mean", async () => {
  await write("ooty", 5);
  await write("ooty", 4);
  await write("ooty", 1, "hidden");
  await write("agra", 2);
  const list = await services.listOperatorReviews(owner, { limit: 10 });
  expect(list).toMatchObject({ count: 2, mean: 4.5 });
  expect(list.reviews.map(({ rating }) => rating).toSorted()).toStrictEqual([4, 5]);
});

const details = {
  companyName: "Malabar Walks & Boats",
  registrationNumber: "KL-2019-77",
  address: "12 Fort Road\nKochi 682001",
  baseCity: "Kochi",
};

async function operatorOf(slug: string) {
  return db.select().from(operators).where(eq(operators.slug, slug)).get();
}

test("an owner changes the company's description, and nothing else", async () => {
  const posted = form({ ...details, slug: "x", status: "suspended", ownerId: other.id });
  expect(
    await attempt(services.updateOperatorProfile(owner, { slug: operator, form: posted })),
  ).toStrictEqual({
    ok: true,
  });
  expect(await operatorOf(operator)).toStrictEqual({
    id: expect.any(Number),
    slug: operator,
    status: "verified",
    verification: "waiting",
    ownerId: owner.id,
    gstin: null,
    foundedYear: null,
    foldedName: foldText(details.companyName),
    pan: null,
    phone: null,
    logo: null,
    calendarVersion: 1,
    ...details,
  });
});

test("errors are listed by field, and nothing is written", async () => {
  const before = await operatorOf(operator);
  const posted = form({ companyName: " ", registrationNumber: "x".repeat(61), address: "<b>", baseCity: "" });
  const result = await attempt(services.updateOperatorProfile(owner, { slug: operator, form: posted }));
  expect(result.ok).toBe(false);
  if (result.ok) return;
  expect(Object.keys(result.errors).toSorted()).toStrictEqual([
    "address",
    "baseCity",
    "companyName",
    "registrationNumber",
  ]);
  expect(await operatorOf(operator)).toStrictEqual(before);
});

test("another company gets the same response as a missing one", async () => {
  const before = await operatorOf(operator);
  for (const slug of [operator, "nilgiri-trails", "nowhere"]) {
    const change = attempt(services.updateOperatorProfile(other, { slug, form: form(details) }));
    await expect(change).rejects.toMatchObject({ code: "not_found" });
  }
  expect(await operatorOf(operator)).toStrictEqual(before);
});
