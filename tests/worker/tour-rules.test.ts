import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { everyDay } from "~/domain/departures/departure-rules";
import { departures, type tours } from "../../worker/platform/db/schema";
import { book, post } from "../support/api";
import { actionsOn } from "../support/audit";
import { bookingRequest, freshTravelDate } from "../support/booking-request";
import { db, seatsSold } from "../support/database";
import { bookingRow, setTour, tourRow } from "../support/rows";
import { newHolder } from "../support/holds";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { problemOf } from "../support/problem";
import { refusal } from "../support/refusal";
import { browser, services } from "../support/services";

const today = todayInIndia(Date.now());

let owner: Viewer;
let operator: string;
let admin: Viewer;
beforeAll(async () => {
  owner = await createPerson("tour_operator", "verified");
  operator = await createOperator(owner.id);
  admin = await createPerson("admin", "active");
});

const spare = [
  "ooty",
  "coorg",
  "hampi",
  "munnar",
  "mysore",
  "goa",
  "kovalam",
  "varkala",
  "madurai",
  "jaipur",
  "darjeeling",
  "matheran",
  "udaipur",
  "manali",
  "nainital",
  "amritsar",
  "varanasi",
];

/** A tour of the catalogue that belongs to the owner and to no other test of this file: daily, without price rules. */
async function createTour(changes: Partial<typeof tours.$inferInsert> = {}): Promise<string> {
  const slug = spare.pop();
  if (slug === undefined) throw new Error("no tour is left");
  await giveTourTo(slug, operator);
  await setTour(slug, { capacity: 10, departureRules: everyDay, priceRules: {}, ...changes });
  return slug;
}

async function setPrices(slug: string, prices: unknown, who: Viewer | null = owner) {
  const { version } = await tourRow(slug);
  return services.setTourPrices(who, { slug, version, prices });
}

async function setDepartures(slug: string, change: unknown, who: Viewer | null = owner) {
  const { version } = await tourRow(slug);
  return services.setTourDepartures(who, { slug, version, departures: change });
}

async function dayOf(slug: string, travelDate: string) {
  const { id } = await tourRow(slug);
  const rows = await db.select().from(departures).where(eq(departures.tourId, id));
  return rows.find((row) => row.travelDate === travelDate);
}

const rules = (prices: Record<string, unknown> = {}, priceInr = 9000) => ({ priceInr, priceRules: prices });

test("prices apply to the next booking, and are logged with their old values", async () => {
  const slug = await createTour({ priceInr: 10_000 });
  const travelDate = freshTravelDate();
  const season = { from: travelDate, to: addDays(travelDate, 2), priceInr: 14_000, label: "Festival" };
  const groups = [{ atLeast: 4, percentOff: 10 }];
  expect((await book({ tour: slug, travelDate, numberOfTravelers: 4 })).totalAmount).toBe(40_000);
  const { version } = await tourRow(slug);
  expect(await setPrices(slug, rules({ seasons: [season], groups }))).toStrictEqual({ version: version + 1 });
  expect((await book({ tour: slug, travelDate, numberOfTravelers: 4 })).totalAmount).toBe(50_400);
  expect((await tourRow(slug)).editedAt).not.toBeNull();
  const { log, details } = (await actionsOn(slug)).at(-1) ?? {};
  expect(log).toMatchObject({ action: "tour.set-prices", actorId: owner.id });
  expect(details).toMatchObject({
    before: { priceInr: 10_000, priceRules: {} },
    after: { priceInr: 9000, priceRules: { seasons: [season], groups } },
  });
});

test("an existing booking keeps its total, its lines and the cost of changing it", async () => {
  const slug = await createTour({ priceInr: 10_000, priceRules: { childPercent: 50 } });
  const [travelDate, other] = [addDays(today, 90), addDays(today, 97)];
  const made = await book({ tour: slug, travelDate, numberOfTravelers: 3, children: 1 });
  const stored = () => bookingRow(made.bookingId);
  const before = await stored();
  const by = { viewer: null, email: made.customerEmail };
  const asked = [
    { kind: "party", numberOfTravelers: 2, children: 1, infants: 0 },
    { kind: "date", travelDate: other },
    { kind: "cancel" },
  ] as const;
  const quotes = () =>
    Promise.all(asked.map((change) => services.quoteChange(made.bookingId, by, browser(), change)));
  const quoted = await quotes();
  expect(made.totalAmount).toBe(25_000);

  const dear = { from: addDays(today, 80), to: addDays(today, 120), priceInr: 50_000, label: "Dear" };
  await setPrices(slug, rules({ seasons: [dear], lastMinute: { atMostDays: 300, percentOff: 50 } }, 70_000));

  expect(await stored()).toStrictEqual(before);
  expect(await quotes()).toStrictEqual(quoted);
  expect(quoted[0]?.total).toBe(15_000);
  const smaller = await services.changePartyOrDate(made.bookingId, by, browser(), { change: asked[0] });
  expect(smaller.totalAmount).toBe(15_000);
  expect((await book({ tour: slug, travelDate, numberOfTravelers: 3, children: 1 })).totalAmount).toBe(
    75_000,
  );
});

test("a price change after the quote requires a confirmation", async () => {
  const slug = await createTour({ priceInr: 10_000 });
  const request = bookingRequest({ tour: slug, numberOfTravelers: 1, expectedTotal: 10_000 });
  await setPrices(slug, rules({}, 12_000));
  await problemOf(await post("/api/bookings", request), "price_changed");
});

test("an invalid price shows an error beside its field and changes nothing", async () => {
  const slug = await createTour();
  const before = await tourRow(slug);
  const { errors } = await refusal(
    setPrices(slug, rules({ groups: [{ atLeast: 1, percentOff: 5 }] }, 0)),
    "invalid",
  );
  expect(Object.keys(errors ?? {})).toStrictEqual(["priceInr", "priceRules.groups.0.atLeast"]);
  await refusal(setDepartures(slug, { capacity: 0, rules: everyDay }), "invalid");
  expect(await tourRow(slug)).toStrictEqual(before);
});

test("of two who change one tour at once, prices or departures, the later gets a conflict", async () => {
  const slug = await createTour();
  const { version } = await tourRow(slug);
  const results = await Promise.allSettled([
    services.setTourPrices(owner, { slug, version, prices: rules({}, 5000) }),
    services.setTourDepartures(admin, { slug, version, departures: { capacity: 8, rules: everyDay } }),
    services.setTourPrices(admin, { slug, version, prices: rules({}, 6000) }),
  ]);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const result of results)
    if (result.status === "rejected") expect(result.reason).toMatchObject({ code: "conflict" });
  expect((await tourRow(slug)).version).toBe(version + 1);
  expect((await actionsOn(slug)).filter(({ log }) => /set-/.test(log.action))).toHaveLength(1);
});

test("the same value is no change and is not logged", async () => {
  const slug = await createTour({
    priceRules: { groups: [{ percentOff: 5, atLeast: 4 }], childPercent: 50 },
  });
  const { priceInr, version } = await tourRow(slug);
  await setPrices(slug, rules({ childPercent: 50, groups: [{ atLeast: 4, percentOff: 5 }] }, priceInr));
  await setDepartures(slug, { capacity: 10, rules: everyDay });
  expect((await tourRow(slug)).version).toBe(version);
  expect(await actionsOn(slug)).toStrictEqual([]);
});

test("fewer seats keep sold and held ones, dates with their own capacity, and past days", async () => {
  const slug = await createTour();
  const [sold, held, own, free] = [
    freshTravelDate(),
    freshTravelDate(),
    freshTravelDate(),
    freshTravelDate(),
  ];
  const past = addDays(today, -3);
  await book({ tour: slug, travelDate: sold, numberOfTravelers: 8 });
  await newHolder().hold(slug, held, 6);
  const { id: tourId } = await tourRow(slug);
  await db.insert(departures).values([
    { tourId, travelDate: own, capacity: 14, hasOwnCapacity: true },
    { tourId, travelDate: past, capacity: 10 },
  ]);
  await setDepartures(slug, { capacity: 4, rules: everyDay });
  const seats = async () =>
    Promise.all([sold, held, own, past].map(async (date) => (await dayOf(slug, date))?.capacity));
  expect(await seats()).toStrictEqual([8, 6, 14, 10]);
  const more = (travelDate: string, numberOfTravelers: number) =>
    post("/api/bookings", bookingRequest({ tour: slug, travelDate, numberOfTravelers }));
  await problemOf(await more(sold, 1), "sold_out");
  await problemOf(await more(free, 5), "sold_out");
  await book({ tour: slug, travelDate: own, numberOfTravelers: 12 });
  // The page lists dates above the tour's capacity that were not set by hand.
  const { coming } = await services.getTourRules(owner, slug);
  expect(coming.map(({ travelDate }) => travelDate)).toStrictEqual([sold, held, own].toSorted());
});

test("a date removed from the pattern keeps its bookings and takes no new ones", async () => {
  const slug = await createTour();
  const travelDate = freshTravelDate();
  await book({ tour: slug, travelDate, numberOfTravelers: 2 });
  const reason = "The road is being repaired on these days.";
  await setDepartures(slug, {
    capacity: 10,
    rules: {
      ...everyDay,
      blackOuts: [{ from: travelDate, to: travelDate, reason }],
      cutOff: { kind: "hours", hours: 12 },
    },
  });
  expect(await seatsSold(slug, travelDate)).toBe(2);
  const { errors } = await problemOf(
    await post("/api/bookings", bookingRequest({ tour: slug, travelDate })),
    "invalid",
  );
  expect(errors).toStrictEqual({ travelDate: [reason] });
  expect((await actionsOn(slug)).at(-1)?.details.after).toStrictEqual({
    blackOuts: [{ from: travelDate, to: travelDate, reason }],
    cutOff: { kind: "hours", hours: 12 },
  });
});

const year = Number(today.slice(0, 4)) + 1;
const festival = { from: `${year}-03-01`, to: `${year}-03-20`, priceInr: 14_000, label: "Festival" };
const sale = {
  options: [
    { id: "shared", name: "Shared", pricePer: "person", priceInr: 0, priceRules: {}, seats: null },
    { id: "private", name: "Private", pricePer: "booking", priceInr: 30_000, priceRules: {}, seats: null },
  ],
  extras: [
    {
      id: "lunch",
      name: "Lunch",
      per: "person",
      priceInr: 400,
      required: false,
      stock: null,
      refund: "full",
      gstPercent: null,
    },
  ],
} satisfies Partial<typeof tours.$inferInsert>;

async function setSeasons(slug: string, seasons: unknown, version?: number) {
  const read = version ?? (await tourRow(slug)).version;
  return services.setTourSeasons(owner, { slug, version: read, year, seasons });
}

async function quoteOn(tour: string, request: Record<string, unknown>) {
  const body = { tour, travelDate: festival.from, numberOfTravelers: 2, roomType: "standard", ...request };
  const { quote } = await (await post("/api/quotes", body)).json<{ quote: { total: number } }>();
  return quote.total;
}

test("a season prices its options, children and extras; quotes, availability and bookings follow, sold ones keep theirs", async () => {
  const slug = await createTour({ priceInr: 10_000, ...sale });
  const other = { ...festival, from: `${year + 1}-01-01`, to: `${year + 1}-01-02` };
  await setTour(slug, { priceRules: { childPercent: 50, seasons: [other] } });
  const extras = [{ id: "lunch", quantity: 2 }];
  const sold = await book({ tour: slug, travelDate: festival.from, numberOfTravelers: 2 });
  await setSeasons(slug, [
    {
      ...festival,
      childPercent: "25",
      options: { private: "45,000", gone: "900" },
      extras: { lunch: "650" },
    },
  ]);
  const { priceRules } = await tourRow(slug);
  expect(priceRules.seasons).toStrictEqual([
    { ...festival, childPercent: 25, options: { private: 45_000 }, extras: { lunch: 650 } },
    other,
  ]);
  expect(await quoteOn(slug, { extras })).toBe(2 * 14_000 + 2 * 650);
  expect(await quoteOn(slug, { children: 1 })).toBe(14_000 + 3500);
  expect(await quoteOn(slug, { optionId: "private", extras })).toBe(45_000 + 2 * 650);
  expect(await quoteOn(slug, { travelDate: addDays(festival.to, 1), optionId: "private", extras })).toBe(
    30_800,
  );
  const days = await services.getAvailability(slug, {
    from: addDays(festival.to, 0),
    to: addDays(festival.to, 1),
  });
  expect(days.map(({ priceInr }) => priceInr)).toStrictEqual([14_000, 10_000]);
  const booked = await book({ tour: slug, travelDate: festival.from, numberOfTravelers: 2, extras });
  expect(booked.totalAmount).toBe(29_300);

  // The older booking keeps its fares, and an extra that it adds costs what it costs on its day.
  expect((await bookingRow(sold.bookingId)).totalAmount).toBe(20_000);
  const by = { viewer: null, email: sold.customerEmail };
  const change = { kind: "extras" as const, extras: [{ id: "lunch", quantity: 1 }] };
  expect((await services.quoteChange(sold.bookingId, by, browser(), change)).total).toBe(20_650);
});

test("the form of the usual prices keeps the seasons, and that of a year the other years", async () => {
  const slug = await createTour({ priceInr: 10_000 });
  await setSeasons(slug, [festival]);
  await setPrices(slug, rules({ childPercent: 50 }));
  expect((await tourRow(slug)).priceRules).toStrictEqual({ childPercent: 50, seasons: [festival] });
  await setSeasons(slug, []);
  expect((await tourRow(slug)).priceRules).toStrictEqual({ childPercent: 50 });
});

test("a season that overlaps one of the next year is refused beside its cell, and nothing changes", async () => {
  const slug = await createTour();
  const next = { ...festival, label: "Next spring", from: `${year + 1}-01-01`, to: `${year + 1}-01-09` };
  await setTour(slug, { priceRules: { seasons: [next] } });
  const before = await tourRow(slug);
  const { errors } = await refusal(setSeasons(slug, [{ ...festival, to: `${year + 1}-01-05` }]), "invalid");
  expect(errors).toStrictEqual({
    "priceRules.seasons.0.to": [expect.stringContaining("“Festival” and “Next spring” overlap")],
  });
  const { errors: others } = await refusal(setSeasons(slug, [next]), "invalid");
  expect(others).toStrictEqual({ "priceRules.seasons.0.from": [`Please choose a day in ${year}.`] });
  expect(await tourRow(slug)).toStrictEqual(before);
});

test("of two windows that save a year at once, one is refused; without the version it would replace the other's", async () => {
  const slug = await createTour();
  const { version } = await tourRow(slug);
  const tries = ["Mine", "Theirs"].map((label) => setSeasons(slug, [{ ...festival, label }], version));
  const settled = await Promise.allSettled(tries);
  expect(settled.map(({ status }) => status).toSorted()).toStrictEqual(["fulfilled", "rejected"]);
  const lost = settled.findIndex(({ status }) => status === "rejected");
  await refusal(tries[lost] ?? Promise.resolve(), "conflict");
  const labels = async () => (await tourRow(slug)).priceRules.seasons?.map(({ label }) => label);
  expect(await labels()).toStrictEqual([lost === 0 ? "Theirs" : "Mine"]);
  await setSeasons(slug, [{ ...festival, label: "Unseen" }], version + 1);
  expect(await labels()).toStrictEqual(["Unseen"]);
});

test("a right revoked between the check and the write stops the write", async () => {
  const slug = await createTour();
  const before = await tourRow(slug);
  const { updateDepartures, updatePrices } = await import("../../worker/tours/rules/tour-rules.repo");
  const target = { slug, version: before.version, editorId: "somebody-else" };
  const departed = { departures: { capacity: 1, rules: everyDay } };
  expect(await updatePrices(db, { ...target, prices: rules() }, [] as never, { now: 1, today })).toBe(false);
  expect(await updateDepartures(db, { ...target, ...departed }, [] as never, { now: 1, today })).toBe(false);
  expect(await tourRow(slug)).toStrictEqual(before);
});

test("a deleted tour has no rules to set", async () => {
  const slug = await createTour({ deletedAt: 1, status: "draft" });
  await refusal(services.getTourRules(admin, slug), "not_found");
  await refusal(setPrices(slug, rules(), admin), "not_found");
});
