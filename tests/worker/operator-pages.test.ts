import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Booking } from "~/domain/bookings/booking-schema";
import type { Viewer } from "~/domain/accounts/account";
import { foldText } from "~/domain/folded-text";
import { commissionOn, taxOn } from "~/domain/money/money";
import { bookings, reviews } from "../../worker/platform/db/schema";
import { book, post } from "../support/api";
import { db } from "../support/database";
import { operatorRow, setOperator, setTour } from "../support/rows";
import { createOperator, createPerson, giveTourTo, createMember } from "../support/people";
import { attempt, form, services } from "../support/services";
import { everyDay } from "~/domain/departures/departure-rules";
import { newTourValues } from "~/domain/tour-drafts/tour-form";
import { firstSaleSteps } from "~/domain/overview/first-sale";

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

test("an operator sees their own tours only, and which of them are on sale", async () => {
  expect((await services.listOperatorTours(owner)).tours).toMatchObject([
    { slug: "ooty", isOnSale: true, rating: null, reviewCount: 0 },
  ]);
  await setTour("ooty", { status: "draft" });
  expect((await services.listOperatorTours(owner)).tours).toMatchObject([
    { status: "draft", isOnSale: false },
  ]);
  await setTour("ooty", { status: "active" });
  await setOperator(operator, { status: "pending" });
  expect((await services.listOperatorTours(owner)).tours).toMatchObject([
    { status: "active", isOnSale: false },
  ]);
  await setOperator(operator, { status: "verified" });
});

test("earnings match the ledger of own tours, and the overview shows the same", async () => {
  const before = await services.getOperatorEarnings(owner);
  const { totalAmount } = await book({ numberOfTravelers: 3 });
  await cancel(await book());
  await book({ tour: "agra" });
  const after = await services.getOperatorEarnings(owner);
  expect(after.total.gross - before.total.gross).toBe(totalAmount);
  const commission = commissionOn(totalAmount, 10);
  expect(after.total.net - before.total.net).toBe(
    totalAmount - commission - taxOn(commission, 18) - taxOn(totalAmount, 0.1),
  );
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

test("an owner changes the company's description, and nothing else", async () => {
  const posted = form({ ...details, slug: "x", status: "suspended", ownerId: other.id });
  expect(
    await attempt(services.updateOperatorProfile(owner, { slug: operator, form: posted })),
  ).toStrictEqual({
    ok: true,
  });
  expect(await operatorRow(operator)).toStrictEqual({
    id: expect.any(Number),
    slug: operator,
    status: "verified",
    verification: "waiting",
    ownerId: owner.id,
    gstin: null,
    supply: "tour",
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
  const before = await operatorRow(operator);
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
  expect(await operatorRow(operator)).toStrictEqual(before);
});

test("the steps to the first sale are done as the data says, until a tour is published", async () => {
  const owner = await createPerson("tour_operator", "verified");
  const operator = await createOperator(owner.id);
  const facts = async () => (await services.getOperatorOverview(owner)).firstSale;
  const done = async () => {
    const found = await facts();
    return found && firstSaleSteps(found).map(({ isDone }) => isDone);
  };
  expect(await done()).toStrictEqual([false, false, false, false, false, false, false]);
  await setOperator(operator, { registrationNumber: "U63040KL2020", address: "1 Beach Road, Kochi" });
  const start = {
    ...newTourValues,
    operator,
    title: "Fort Kochi on foot",
    place: "Fort Kochi",
    state: "Kerala",
    departureCity: "Kochi",
    days: "1",
    type: "city",
    priceInr: "1,500",
    capacity: "10",
  };
  const { slug } = await services.startTour(owner, start, new Headers());
  expect(await done()).toStrictEqual([true, false, false, true, false, false, false]);

  // Saving the departures completes their step, even without a change.
  const open = async () => {
    const { steps } = await services.getTourWizard(owner, slug);
    return steps.filter(({ isUnsaved }) => isUnsaved).map(({ step }) => step);
  };
  expect(await open()).toStrictEqual(["prices", "departures"]);
  const { version } = await services.getTourRules(owner, slug);
  await services.setTourDepartures(owner, { slug, version, departures: { capacity: 10, rules: everyDay } });
  expect(await open()).toStrictEqual(["prices"]);
  expect(await done()).toStrictEqual([true, false, false, true, false, true, false]);

  await setTour(slug, { status: "pending" });
  expect((await done())?.at(-1)).toBe(true);
  await setTour(slug, { status: "active" });
  expect(await facts()).toBeNull();
});

test("members without the right to the company see no steps", async () => {
  const operator = await createOperator((await createPerson("tour_operator", "verified")).id);
  const guide = await createMember(operator, ["departures"]);
  expect((await services.getOperatorOverview(guide)).firstSale).toBeNull();
});
