import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import type { SmallestParty } from "~/domain/departures/departure-rules";
import { AppError } from "~/domain/errors";
import {
  bookings,
  departureMinimums,
  departures,
  notifications,
  seatHolds,
  tourPictures,
  tours,
} from "../../worker/platform/db/schema";
import { askOfMinimums, decideMinimums, notifyOfGuaranteed } from "../../worker/departures/decide-minimums";
import { settleClosedDepartures } from "../../worker/departures/settle-closed-departures";
import { book } from "../support/api";
import { actionsOn } from "../support/audit";
import { bookingMailer } from "../support/booking-mailer";
import { freshTravelDate } from "../support/booking-request";
import { db, seatsSold } from "../support/database";
import { setTour, tourRow } from "../support/rows";
import { payInFull } from "../support/paid-booking";
import { publisher } from "../support/payments";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { mailsTo, services } from "../support/services";
import { untilStart } from "../support/departure-rules";

const today = todayInIndia(Date.now());
let owner: Viewer;
let operator = "";

beforeAll(async () => {
  owner = await createPerson("tour_operator", "verified");
  operator = await createOperator(owner.id);
  for (const tour of ["ooty", "agra", "munnar"]) await giveTourTo(tour, operator);
});

let datesGiven = 0;
/** Returns a date after all decision days used here, and beyond the days on which the bookings of other files leave. */
const farDate = () => addDays(today, 702 + (datesGiven += 1));

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof AppError ? error.message : String(error)),
  );

const hold = (tour: string, travelDate: string) =>
  services.createHold({ tour, travelDate, numberOfTravelers: 1 }, { holder: crypto.randomUUID() });

test("while sales are paused a tour is visible, and nobody can quote, hold, book or move to it", async () => {
  const travelDate = freshTravelDate();
  const before = await book({ tour: "ooty" });
  const soon = await hold("ooty", travelDate);
  const until = addDays(today, 9);
  await services.pauseSales(owner, { slug: "ooty", until });
  const text = /^Sales paused until /;
  const [day] = await services.getAvailability("ooty", { from: travelDate, to: travelDate });
  expect(day).toMatchObject({ status: "closed", seatsLeft: 0, reason: expect.stringMatching(text) });
  expect((await services.getTourPage("ooty")).tour.departures.paused).toStrictEqual({ until });
  expect(await codeOf(hold("ooty", travelDate))).toMatch(text);
  const { couponCode, ...trip } = { couponCode: null, numberOfTravelers: 1, children: 0, infants: 0 };
  const quote = { tour: "ooty", travelDate, roomType: "standard", couponCode, ...trip } as const;
  expect(await codeOf(services.getQuote(quote))).toMatch(text);
  await expect(book({ tour: "ooty", travelDate })).rejects.toThrow();
  expect(await db.select().from(seatHolds).where(eq(seatHolds.id, soon.holdId))).toHaveLength(1);
  expect((await services.listOperatorTours(owner)).tours.find(({ slug }) => slug === "ooty")).toMatchObject({
    isOnSale: true,
    isPaused: true,
    pausedUntil: until,
  });
  expect(await seatsSold("ooty", before.travelDate)).toBe(before.numberOfTravelers);
  await services.resumeSales(owner, "ooty");
  await book({ tour: "ooty", travelDate });
  expect((await actionsOn("ooty")).map(({ log }) => log.action)).toStrictEqual(["tour.pause", "tour.resume"]);
  expect(await codeOf(services.resumeSales(owner, "ooty"))).toMatch(/not paused/);
  expect(await codeOf(services.pauseSales(owner, { slug: "ooty", until: today }))).toMatch(/check/i);
});

test("a booking that began before the pause gets no seat after it; a pause that is over refuses nothing", async () => {
  const travelDate = freshTravelDate();
  await book({ tour: "agra", travelDate, numberOfTravelers: 1, children: 0 });
  const { id } = await tourRow("agra");
  const set = (pausedUntil: string) =>
    db.update(tours).set({ pausedAt: 1, pausedUntil }).where(eq(tours.id, id));
  const take = (date: string) =>
    env.DB.prepare("INSERT INTO departures (tour_id, travel_date, capacity, booked) VALUES (?, ?, 9, 1)")
      .bind(id, date)
      .run();
  const more = () =>
    db
      .update(departures)
      .set({ booked: 2 })
      .where(and(eq(departures.tourId, id), eq(departures.travelDate, travelDate)));
  await set(addDays(today, 1));
  await expect(more()).rejects.toMatchObject({ cause: { message: expect.stringContaining("paused") } });
  await expect(take(freshTravelDate())).rejects.toThrow(/paused/);
  await set(today);
  await more();
  await take(freshTravelDate());
});

test("a duplicate is a draft with texts, prices, rules and pictures of its own, without bookings", async () => {
  const { id, title } = await tourRow("munnar");
  const picture = "0123456789abcdef0123456789abcdef";
  await env.MEDIA.put(`tours/${picture}-640.webp`, "bytes");
  await db.insert(tourPictures).values({
    id: picture,
    tourId: id,
    position: 0,
    kind: "room",
    alt: "Tea",
    width: 640,
    height: 400,
    widths: [640],
    createdAt: 1,
  });
  await book({ tour: "munnar" });
  const { slug } = await services.duplicateTour(owner, "munnar");
  const [copy] = await db.select().from(tours).where(eq(tours.slug, slug));
  const [original] = await db.select().from(tours).where(eq(tours.id, id));
  expect(copy).toMatchObject({
    title: `${title} (copy)`,
    status: "draft",
    operatorSlug: operator,
    reviewCount: 0,
  });
  for (const name of ["priceInr", "priceRules", "departureRules", "description", "guide"] as const)
    expect(copy?.[name]).toStrictEqual(original?.[name]);
  const [copied] = await db
    .select()
    .from(tourPictures)
    .where(eq(tourPictures.tourId, copy?.id ?? 0));
  expect(copied).toMatchObject({ alt: "Tea", kind: "room" });
  expect(await env.MEDIA.get(`tours/${copied?.id}-640.webp`)).not.toBeNull();
  expect((await services.duplicateTour(owner, "munnar")).slug).not.toBe(slug);
});

const asking: SmallestParty = { travelers: 4, decisionDays: 7, tooFew: "ask" };

async function setMinimum(tour: string, minimum: SmallestParty | undefined) {
  const { version, departures: stored } = await services.getTourRules(owner, tour);
  const { minimum: _, ...rules } = stored.rules;
  const changed = { ...stored, rules: { ...rules, ...(minimum && { minimum }) } };
  await services.setTourDepartures(owner, { slug: tour, version, departures: changed });
}

const sell = (travelDate: string, numberOfTravelers: number, tour = "ooty") =>
  book({ tour, travelDate, numberOfTravelers, children: 0, email: `${crypto.randomUUID()}@example.com` });

const minimumOn = (travelDate: string) =>
  db.select().from(departureMinimums).where(eq(departureMinimums.travelDate, travelDate)).get();

const dependencies = { db, clock: () => Date.now(), publisher, bookingMailer };
const setDecision = (travelDate: string, days: number) =>
  db
    .update(departureMinimums)
    .set({ decideOn: addDays(today, days) })
    .where(eq(departureMinimums.travelDate, travelDate));
const bookingsOn = (travelDate: string) =>
  db.select().from(bookings).where(eq(bookings.travelDate, travelDate));
const eventsOn = async (travelDate: string) =>
  (await db.select().from(notifications))
    .filter(({ dedupeKey }) => dedupeKey.includes(travelDate))
    .map(({ event }) => event);

test("the booking that reaches the smallest party guarantees the departure, which stays guaranteed", async () => {
  await setMinimum("ooty", asking);
  const travelDate = farDate();
  const first = await sell(travelDate, 3);
  expect(await minimumOn(travelDate)).toMatchObject({ travelers: 4, guaranteedAt: null });
  const state = async () => {
    const [day] = await services.getAvailability("ooty", { from: travelDate, to: travelDate });
    return { guaranteed: day?.guaranteed, travelersNeeded: day?.travelersNeeded };
  };
  expect(await state()).toStrictEqual({ guaranteed: false, travelersNeeded: 1 });
  const [mail] = await mailsTo(first.customerEmail);
  expect(mail?.text).toContain("Needs 4 travelers by");
  const last = await sell(travelDate, 1);
  expect(await state()).toStrictEqual({ guaranteed: true, travelersNeeded: undefined });
  await services.changeCustomerBooking(owner, {
    bookingId: first.bookingId,
    status: "cancelled",
    reason: "The jeep is too small.",
  });
  expect(await state()).toMatchObject({ guaranteed: true });
  await notifyOfGuaranteed(dependencies);
  await notifyOfGuaranteed(dependencies);
  const subjects = (await mailsTo(last.customerEmail)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes("guaranteed"))).toHaveLength(1);
  expect(await eventsOn(travelDate)).toStrictEqual(["departure-guaranteed"]);
});

test("with too few travelers the operator is asked, then the departure is canceled with everything back", async () => {
  const travelDate = farDate();
  const { bookingId, totalAmount } = await sell(travelDate, 2);
  await payInFull(bookingId);
  await setDecision(travelDate, 1);
  await askOfMinimums(dependencies);
  await askOfMinimums(dependencies);
  expect(await eventsOn(travelDate)).toStrictEqual(["departure-undecided"]);
  await decideMinimums(dependencies);
  expect(await minimumOn(travelDate)).toMatchObject({ cancelledAt: null });
  await setDecision(travelDate, -1);
  await decideMinimums(dependencies);
  await settleClosedDepartures(dependencies);
  expect(await bookingsOn(travelDate)).toMatchObject([{ status: "cancelled", refundedAmount: totalAmount }]);
  expect(await eventsOn(travelDate)).toContain("departure-too-few");
  await expect(sell(travelDate, 1)).rejects.toThrow();
  await services.reopenDeparture(owner, { tour: "ooty", travelDate });
  expect(await sell(travelDate, 1)).toMatchObject({ status: "confirmed" });
  expect(await minimumOn(travelDate)).toMatchObject({ cancelledAt: null, guaranteedAt: expect.any(Number) });
});

test("the operator's answer, or the setting to run anyway, guarantees it", async () => {
  const [answered, run] = [farDate(), farDate()];
  await sell(answered, 1);
  await services.guaranteeDeparture(owner, { tour: "ooty", travelDate: answered });
  expect(await codeOf(services.guaranteeDeparture(owner, { tour: "ooty", travelDate: answered }))).toMatch(
    /decided/,
  );
  await sell(run, 1);
  await setMinimum("ooty", { ...asking, tooFew: "run" });
  for (const date of [answered, run]) await setDecision(date, -1);
  await decideMinimums(dependencies);
  for (const date of [answered, run]) {
    expect(await minimumOn(date)).toMatchObject({ cancelledAt: null, guaranteedAt: expect.any(Number) });
  }
});

test("changed rules never ask more of booked departures, and those sold without a smallest party run", async () => {
  const sold = farDate();
  await sell(sold, 1, "agra");
  await setMinimum("agra", asking);
  expect(await minimumOn(sold)).toMatchObject({ guaranteedAt: expect.any(Number) });
  const later = farDate();
  await sell(later, 2, "agra");
  await setMinimum("agra", { ...asking, travelers: 9 });
  expect(await minimumOn(later)).toMatchObject({ travelers: 4, guaranteedAt: null });
  await setMinimum("agra", { ...asking, travelers: 2 });
  expect(await minimumOn(later)).toMatchObject({ travelers: 2, guaranteedAt: expect.any(Number) });
});

test("a day whose decision has passed without enough travelers is closed, and open again once guaranteed", async () => {
  await setMinimum("ooty", { ...asking, decisionDays: 30 });
  const soon = addDays(today, 20);
  const stateOf = async () => (await services.getAvailability("ooty", { from: soon, to: soon }))[0]?.status;
  expect(await stateOf()).toBe("closed");
  await setMinimum("ooty", undefined);
  await sell(soon, 1);
  await setMinimum("ooty", { ...asking, decisionDays: 30 });
  expect(await stateOf()).not.toBe("closed");
});

test("the last missing traveler wins over the decision, or is refused as a whole", async () => {
  await setMinimum("ooty", asking);
  for (const isFirst of [true, false]) {
    const travelDate = farDate();
    await sell(travelDate, 3);
    await setDecision(travelDate, -1);
    const last = () =>
      sell(travelDate, 1).then(
        () => true,
        () => false,
      );
    const { promise, resolve } = Promise.withResolvers<void>();
    const deciding = decideMinimums(dependencies, { pause: () => promise });
    const isSeated = isFirst ? await last() : null;
    resolve();
    await deciding;
    const seated = isSeated ?? (await last());
    expect(seated).toBe(isFirst);
    const [departure] = await db.select().from(departures).where(eq(departures.travelDate, travelDate));
    expect(departure?.closedAt === null).toBe(isFirst);
    expect(await minimumOn(travelDate)).toMatchObject(
      isFirst ? { cancelledAt: null } : { guaranteedAt: null },
    );
  }
});

// The negative control, last in the file: it removes the guard.
test("without the trigger a departure is canceled although the smallest party was reached", async () => {
  await env.DB.prepare("DROP TRIGGER departures_reach_minimum").run();
  const minimum = { travelers: 4, decisionDays: 7, tooFew: "ask" as const };
  await setTour("ooty", { departureRules: { ...untilStart, minimum } });
  const today = todayInIndia(Date.now());
  const travelDate = farDate();
  await book({ tour: "ooty", travelDate, numberOfTravelers: 3, children: 0 });
  await db.update(departureMinimums).set({ decideOn: addDays(today, -1) });
  await decideMinimums(
    { db, clock: () => Date.now(), publisher, bookingMailer },
    {
      pause: async () => {
        await book({ tour: "ooty", travelDate, numberOfTravelers: 1, children: 0 });
      },
    },
  );
  const [departure] = await db.select().from(departures).where(eq(departures.travelDate, travelDate));
  expect(departure).toMatchObject({ booked: 4, closedAt: expect.any(Number) });
});
