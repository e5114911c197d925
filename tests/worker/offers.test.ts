import { and, eq, isNotNull } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import type { TourExtra, TourOption } from "~/domain/prices/offers-schema";
import { areaSchema } from "~/domain/desk/area-closing";
import { bookingRequestSchema } from "~/domain/bookings/booking-request";
import { createBooking } from "../../worker/bookings/create-booking";
import { createDatabase } from "../../worker/platform/db/client";
import { expireBookings } from "../../worker/bookings/expire-bookings";
import {
  bookingExtras,
  bookings,
  departures,
  departureStock,
  mailOutbox,
  seatHolds,
  tours,
  waitingEntries,
} from "../../worker/platform/db/schema";
import { book, get, patch, post } from "../support/api";
import { bookingMailer } from "../support/booking-mailer";
import { bookingRequest, freshTravelDate } from "../support/booking-request";
import { db, dropOversellingCheck, seatsSold } from "../support/database";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { keys } from "../support/keys";
import { spiedDatabase } from "../support/spied-database";
import { payInFull } from "../support/paid-booking";
import { paymentsAt } from "../support/payments";
import { refusal } from "../support/refusal";
import { problemOf } from "../support/problem";
import { gstins } from "../support/tax";
import { services } from "../support/services";

const tour = "ooty";
let owner: Viewer;

const extra = (id: string, name: string, overrides: Partial<TourExtra> = {}): TourExtra => ({
  id,
  name,
  per: "person",
  priceInr: 400,
  required: false,
  stock: null,
  refund: "schedule",
  gstPercent: null,
  ...overrides,
});
const extras = [
  extra("permit", "Park permit", { priceInr: 250, required: true, refund: "none" }),
  extra("lunch", "Lunch", { stock: 5, refund: "full", gstPercent: 18 }),
  extra("single", "Single room", { per: "night", priceInr: 1500 }),
];
const options: TourOption[] = [
  { id: "shared", name: "Shared canter", pricePer: "person", priceInr: 1, priceRules: {}, seats: null },
  {
    id: "jeep",
    name: "Private jeep",
    pricePer: "booking",
    priceInr: 9000,
    priceRules: {},
    seats: null,
    takes: 4,
    maxParty: 4,
  },
];

beforeAll(async () => {
  owner = await createPerson("tour_operator", "verified");
  await giveTourTo(
    tour,
    await createOperator(owner.id, { gstin: gstins.karnataka, address: "7 Commercial Road, Ooty" }),
  );
  await db.update(tours).set({ options, extras, priceInr: 2000 }).where(eq(tours.slug, tour));
});

const request = (overrides: Record<string, unknown> = {}) =>
  bookingRequest({ tour, numberOfTravelers: 2, ...overrides });

async function taken(travelDate: string): Promise<Record<string, number>> {
  const rows = await db
    .select({ extra: departureStock.extra, pieces: departureStock.taken })
    .from(departureStock)
    .innerJoin(tours, eq(tours.id, departureStock.tourId))
    .where(and(eq(tours.slug, tour), eq(departureStock.travelDate, travelDate)));
  return Object.fromEntries(rows.map((row) => [row.extra, row.pieces]));
}

async function rowOf(bookingId: string) {
  const row = await db.select().from(bookings).where(eq(bookings.bookingId, bookingId)).get();
  if (!row) throw new Error("no booking");
  return row;
}

async function extrasOf(bookingId: string) {
  const { id } = await rowOf(bookingId);
  const rows = await db.select().from(bookingExtras).where(eq(bookingExtras.booking, id));
  return Object.fromEntries(rows.map((row) => [row.extra, [row.quantity, row.amount]]));
}

const change = (bookingId: string, email: string, body: object) =>
  post(`/api/bookings/${bookingId}/change`, { email, change: body });

async function changed(answer: Response) {
  expect(answer.status).toBe(200);
  return (await answer.json<{ booking: object }>()).booking;
}

test("a tour lists its options and extras, the first option at the tour's fares; others have neither", async () => {
  const answer = await (await get(`/api/tours/${tour}`)).json<{ tour: Record<string, unknown> }>();
  expect(answer.tour).toMatchObject({
    priceInr: 2000,
    options: [{ ...options[0], priceInr: 2000 }, options[1]],
    extras,
  });
  const other = await (await get("/api/tours/munnar")).json<{ tour: object }>();
  expect(Object.keys(other.tour)).not.toContain("options");
  expect(Object.keys(other.tour)).not.toContain("extras");
});

test("a day's options have their own seats and prices; the private jeep is gone once too few seats are left", async () => {
  const travelDate = freshTravelDate();
  const optionsOf = async (slug: string) => {
    const path = `/api/tours/${slug}/availability?from=${travelDate}&to=${travelDate}`;
    return (await (await get(path)).json<{ days: Record<string, unknown>[] }>()).days[0]?.options;
  };
  const { capacity } = (await db.select().from(tours).where(eq(tours.slug, tour)).get()) ?? { capacity: 0 };
  expect(await optionsOf(tour)).toStrictEqual([
    { optionId: "shared", seatsLeft: capacity, priceInr: 2000 },
    { optionId: "jeep", seatsLeft: capacity, priceInr: 9000 },
  ]);
  await book(request({ travelDate, numberOfTravelers: capacity - 3 }));
  expect(await optionsOf(tour)).toMatchObject([{ seatsLeft: 3 }, { seatsLeft: 0 }]);
  expect(await optionsOf("munnar")).toBeUndefined();
});

test("a hold of a whole jeep keeps its seats when the party changes, and one by the person follows it", async () => {
  for (const [option, after] of [
    ["jeep", 4],
    ["shared", 3],
  ] as const) {
    const body = { tour, travelDate: freshTravelDate(), optionId: option, numberOfTravelers: 2 };
    const { hold } = await (await post("/api/holds", body)).json<{ hold: { holdId: string } }>();
    const { holdId } = hold;
    expect(hold).toMatchObject({ optionId: option, numberOfTravelers: 2 });
    const answer = await patch(`/api/holds/${holdId}`, { numberOfTravelers: 3 });
    expect(await answer.json()).toMatchObject({ hold: { optionId: option, numberOfTravelers: 3 } });
    expect(await db.select().from(seatHolds).where(eq(seatHolds.id, holdId)).get()).toMatchObject({
      seats: after,
    });
  }
});

test("a quote has the option's fare and the extras, those required added, and the GST by rate", async () => {
  const body = { tour, travelDate: freshTravelDate(), numberOfTravelers: 2, roomType: "standard" };
  const quoteOf = async (overrides: object) =>
    (await (await post("/api/quotes", { ...body, ...overrides })).json<{ quote: { lines: object[] } }>())
      .quote;
  expect(await quoteOf({})).toMatchObject({
    total: 4500,
    lines: [{ amount: 4000 }, { code: "extra", label: "Park permit: 2 × ₹250", amount: 500 }],
  });
  const jeep = await quoteOf({ optionId: "jeep", extras: [{ id: "lunch", quantity: 2 }] });
  expect(jeep).toMatchObject({
    total: 10_300,
    // 5 % in 9,500, 18 % in 800.
    gst: { percent: 5, amount: 452 + 122, others: [{ percent: 18, amount: 800 }] },
  });
});

test.for([
  [{ optionId: "boat" }, "optionId"],
  [{ optionId: "jeep", numberOfTravelers: 5 }, "numberOfTravelers"],
  [{ roomType: "suite" }, "roomType"],
  [{ extras: [{ id: "lunch", quantity: 3 }] }, "extras"],
  [{ extras: [{ id: "sauna", quantity: 1 }] }, "extras"],
  [{ tour: "munnar", optionId: "shared" }, "optionId"],
  [{ tour: "munnar", extras: [{ id: "lunch", quantity: 1 }] }, "extras"],
] as const)("the choice %j is refused beside %s", async ([choice, field]) => {
  for (const path of ["/api/quotes", "/api/bookings"]) {
    const body = path === "/api/quotes" ? quoteBody() : request();
    const { errors } = await problemOf(await post(path, { ...body, ...choice }), "invalid");
    expect(Object.keys(errors ?? {})).toStrictEqual([field]);
  }
});

const quoteBody = () => ({ tour, travelDate: freshTravelDate(), numberOfTravelers: 2, roomType: "standard" });

test("a booking has its option and extras as sold, and writes one row for each extra and its stock", async () => {
  const travelDate = freshTravelDate();
  const { bookingId } = await book({
    tour,
    travelDate,
    numberOfTravelers: 2,
    optionId: "jeep",
    extras: [{ id: "lunch", quantity: 2 }],
    expectedTotal: 10_300,
  });
  const row = await rowOf(bookingId);
  expect(row).toMatchObject({
    optionId: "jeep",
    optionName: "Private jeep",
    totalAmount: 10_300,
    gstAmount: 574,
    priceBasis: { option: { id: "jeep" }, priceInr: 9000 },
  });
  expect(await extrasOf(bookingId)).toStrictEqual({ permit: [2, 500], lunch: [2, 800] });
  expect(await taken(travelDate)).toStrictEqual({ permit: 2, lunch: 2 });
});

test("stock follows date, party and extras of a booking, and comes back with its cancellation, once", async () => {
  const [travelDate, other] = [freshTravelDate(), freshTravelDate()];
  const email = "stock.follows@example.com";
  const chosen = [
    { id: "lunch", quantity: 3 },
    { id: "single", quantity: 1 },
  ];
  const { bookingId } = await book({ tour, travelDate, email, numberOfTravelers: 3, extras: chosen });
  expect(await taken(travelDate)).toStrictEqual({ permit: 3, lunch: 3, single: 1 });
  expect((await change(bookingId, email, { kind: "date", travelDate: other })).status).toBe(200);
  expect([await taken(travelDate), await taken(other)]).toStrictEqual([
    { permit: 0, lunch: 0, single: 0 },
    { permit: 3, lunch: 3, single: 1 },
  ]);
  const smaller = { kind: "party", numberOfTravelers: 2, children: 0, infants: 0 };
  expect((await change(bookingId, email, smaller)).status).toBe(200);
  expect(await taken(other)).toStrictEqual({ permit: 2, lunch: 2, single: 1 });
  const fewer = {
    kind: "extras",
    extras: [
      { id: "permit", quantity: 2 },
      { id: "lunch", quantity: 1 },
    ],
  };
  expect((await change(bookingId, email, fewer)).status).toBe(200);
  expect(await taken(other)).toStrictEqual({ permit: 2, lunch: 1, single: 0 });
  expect(await extrasOf(bookingId)).toStrictEqual({ permit: [2, 500], lunch: [1, 400] });
  for (const status of [200, 409])
    expect((await post(`/api/bookings/${bookingId}/cancel`, { email })).status).toBe(status);
  expect(await taken(other)).toStrictEqual({ permit: 0, lunch: 0, single: 0 });
  expect(await seatsSold(tour, other)).toBe(0);
});

test("extras are added at today's price and removed by their own rules, required ones not", async () => {
  const travelDate = addDays(todayInIndia(Date.now()), 40);
  const email = "changes.extras@example.com";
  const { bookingId } = await book({ tour, travelDate, email, numberOfTravelers: 2 });
  await payInFull(bookingId);
  const with2 = {
    kind: "extras",
    extras: [
      { id: "permit", quantity: 2 },
      { id: "lunch", quantity: 2 },
    ],
  };
  const added = await changed(await change(bookingId, email, with2));
  expect(added).toMatchObject({
    totalAmount: 5300,
    extras: [{ id: "permit" }, { id: "lunch", quantity: 2 }],
  });
  const none = await problemOf(
    await change(bookingId, email, { kind: "extras", extras: [{ id: "lunch", quantity: 2 }] }),
    "invalid",
  );
  expect(none.errors).toStrictEqual({ extras: ["Park permit is part of every booking."] });
  const without = { kind: "extras", extras: [{ id: "permit", quantity: 2 }] };
  expect(await changed(await change(bookingId, email, without))).toMatchObject({ totalAmount: 4500 });
  // Everything but the permits comes back.
  const gone = await changed(await post(`/api/bookings/${bookingId}/cancel`, { email }));
  expect(gone).toMatchObject({ refundDue: 4000 });
});

test("an expired booking gives its extras back", async () => {
  const travelDate = freshTravelDate();
  const { bookingId } = await book({ tour, travelDate, extras: [{ id: "lunch", quantity: 2 }] });
  await db.update(bookings).set({ paymentDueAt: 1 }).where(eq(bookings.bookingId, bookingId));
  await expireBookings(paymentsAt(Date.now()));
  expect((await rowOf(bookingId)).status).toBe("expired");
  expect(await taken(travelDate)).toStrictEqual({ permit: 0, lunch: 0 });
});

test("an operator's own booking takes option and extras, and the manifest counts them", async () => {
  const travelDate = freshTravelDate();
  const own = {
    tour,
    travelDate,
    numberOfTravelers: 2,
    children: 0,
    infants: 0,
    roomType: "standard" as const,
    optionId: "jeep",
    extras: [{ id: "lunch", quantity: 2 }],
    name: "Leela Menon",
    phone: "+919845012345",
    email: null,
    total: null,
    sale: "paid" as const,
    note: null,
    idempotencyKey: crypto.randomUUID(),
  };
  const { total } = await services.quoteOwnBooking(owner, own);
  expect(total).toBe(10_300);
  await services.createOwnBooking(owner, { ...own, expectedTotal: total });
  expect(await taken(travelDate)).toStrictEqual({ permit: 2, lunch: 2 });
  const manifest = await services.getManifest(owner, { slug: tour, date: travelDate });
  expect(manifest?.rows).toMatchObject([
    {
      optionName: "Private jeep",
      extras: [
        { name: "Lunch", quantity: 2 },
        { name: "Park permit", quantity: 2 },
      ],
    },
  ]);
});

/** Books a lunch for one on a day by several at once; returns how many succeeded. */
async function raceForLunch(travelDate: string, people: number): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: people }, () =>
      post(
        "/api/bookings",
        request({ travelDate, numberOfTravelers: 1, extras: [{ id: "lunch", quantity: 1 }] }),
        { "X-Test-Pause": "30" },
      ),
    ),
  );
  for (const answer of answers.filter(({ status }) => status !== 201)) {
    const { errors } = await problemOf(answer, "sold_out");
    expect(errors?.extras?.[0]).toContain("Lunch");
  }
  return answers.filter(({ status }) => status === 201).length;
}

test("the last pieces of an extra are sold once, and a refused booking takes no seat", async () => {
  const travelDate = freshTravelDate();
  expect(await raceForLunch(travelDate, 9)).toBe(5);
  expect(await taken(travelDate)).toStrictEqual({ permit: 5, lunch: 5 });
  expect(await seatsSold(tour, travelDate)).toBe(5);
});

/** Books seats of a day by several at once, by turns as the one option and the other. */
async function raceForSeats(travelDate: string, requests: Record<string, unknown>[]) {
  const answers = await Promise.all(
    requests.map((choice) =>
      post("/api/bookings", request({ travelDate, numberOfTravelers: 1, ...choice }), {
        "X-Test-Pause": "30",
      }),
    ),
  );
  return answers.filter(({ status }) => status === 201).length;
}

/** Four seats on a day. */
async function smallDay(): Promise<string> {
  const travelDate = freshTravelDate();
  await services.changeCapacity(owner, { tour, travelDate, capacity: 4 });
  return travelDate;
}

const byTurns = Array.from({ length: 8 }, (_, index) => ({ optionId: index % 2 === 0 ? "shared" : "jeep" }));

test("the last seats of a pool are sold once, whichever of the options that share it comes first", async () => {
  const travelDate = await smallDay();
  await raceForSeats(travelDate, byTurns);
  // A jeep takes all four seats, a shared one each.
  expect(await seatsSold(tour, travelDate)).toBe(4);
});

test("an option with seats of its own sells those, beside the shared ones, and is held from them", async () => {
  const travelDate = await smallDay();
  const boat: TourOption = {
    id: "boat",
    name: "Private boat",
    pricePer: "booking",
    priceInr: 5000,
    priceRules: {},
    seats: 2,
    takes: 1,
  };
  await db
    .update(tours)
    .set({ options: [...options, boat] })
    .where(eq(tours.slug, tour));
  const dayOf = async () => {
    const answer = await get(`/api/tours/${tour}/availability?from=${travelDate}&to=${travelDate}`);
    return (await answer.json<{ days: { seatsLeft: number }[] }>()).days[0]?.seatsLeft;
  };
  expect(await dayOf()).toBe(6);
  const held = await post("/api/holds", { tour, travelDate, numberOfTravelers: 3, optionId: "boat" });
  expect(await held.json()).toMatchObject({ hold: { numberOfTravelers: 3 } });
  const crowd = Array.from({ length: 5 }, () => ({ optionId: "boat", numberOfTravelers: 3 }));
  expect(await raceForSeats(travelDate, crowd)).toBe(1);
  expect(
    await raceForSeats(
      travelDate,
      Array.from({ length: 6 }, () => ({ optionId: "shared" })),
    ),
  ).toBe(4);
  expect(await dayOf()).toBe(0);
  await db.update(tours).set({ options }).where(eq(tours.slug, tour));
});

test("a private option keeps its seats for a smaller party, and gives all of them back", async () => {
  const [travelDate, other] = [freshTravelDate(), freshTravelDate()];
  const email = "private.jeep@example.com";
  const { bookingId } = await book({ tour, travelDate, email, numberOfTravelers: 3, optionId: "jeep" });
  expect(await seatsSold(tour, travelDate)).toBe(4);
  const smaller = { kind: "party", numberOfTravelers: 2, children: 0, infants: 0 };
  // The permit of the third is not refunded.
  expect(await changed(await change(bookingId, email, smaller))).toMatchObject({ totalAmount: 9750 });
  expect(await seatsSold(tour, travelDate)).toBe(4);
  expect((await change(bookingId, email, { kind: "date", travelDate: other })).status).toBe(200);
  expect([await seatsSold(tour, travelDate), await seatsSold(tour, other)]).toStrictEqual([0, 4]);
  expect((await post(`/api/bookings/${bookingId}/cancel`, { email })).status).toBe(200);
  expect(await seatsSold(tour, other)).toBe(0);
});

test("a booking without extras writes no row more, and each extra two", async () => {
  const { database, written } = spiedDatabase();
  const spied = createDatabase(database);
  const writtenBy = async (choice: Record<string, unknown>) => {
    written.length = 0;
    await createBooking(
      {
        db: spied,
        clock: Date.now,
        publisher: { bookingsChanged() {}, seatsChanged() {} },
        bookingMailer,
        keys,
      },
      bookingRequestSchema.parse(request(choice)),
      { viewer: null, idempotencyKey: null },
    );
    return Math.max(...written);
  };
  await db.update(tours).set({ extras: [] }).where(eq(tours.slug, tour));
  const plain = await writtenBy({});
  await db.update(tours).set({ extras }).where(eq(tours.slug, tour));
  expect([await writtenBy({}), await writtenBy({ extras: [{ id: "lunch", quantity: 2 }] })]).toStrictEqual([
    plain + 2,
    plain + 4,
  ]);
});

test("an operator sets options and extras with the prices, and those that are left out stay", async () => {
  const { version } = await services.getTourRules(owner, tour);
  const row = { id: "", text: "", seats: "", takes: "", maxParty: "" };
  const typed = {
    priceInr: "2,000",
    priceRules: {},
    options: [
      { ...row, id: "shared", name: "Shared canter" },
      { ...row, id: "jeep", name: "Private jeep", pricePer: "booking", priceInr: "9,000", takes: "4" },
      { ...row, name: "Private boat", pricePer: "booking", priceInr: "5,000", seats: "2", takes: "1" },
    ],
    extras: [{ id: "", name: "Lunch", per: "person", priceInr: "0", required: "true", refund: "full" }],
  };
  const travelDate = freshTravelDate();
  await services.setTourPrices(owner, { slug: tour, version, prices: typed });
  const stored = await services.getTourRules(owner, tour);
  expect(stored.prices).toMatchObject({
    options: [
      { id: "shared", seats: null },
      { id: "jeep", priceInr: 9000, takes: 4 },
      { id: "private-boat", seats: 2, takes: 1 },
    ],
    extras: [{ id: "lunch", priceInr: 0, required: true, stock: null, gstPercent: null }],
  });
  // The same again changes nothing, and prices alone keep the offers.
  const again = { slug: tour, version: stored.version, prices: stored.prices };
  expect(await services.setTourPrices(owner, again)).toStrictEqual({ version: stored.version });
  // A departure to come follows the option's seats, but keeps those that are sold.
  const boat = () => request({ travelDate, optionId: "private-boat" });
  expect((await post("/api/bookings", boat())).status).toBe(201);
  const fewer = { ...typed, options: typed.options.map((one) => ({ ...one, seats: one.seats && "1" })) };
  fewer.options[2] = { ...fewer.options[2], id: "private-boat" } as (typeof typed.options)[number];
  await services.setTourPrices(owner, { slug: tour, version: stored.version, prices: fewer });
  await problemOf(await post("/api/bookings", boat()), "sold_out");
  const wrong = { ...typed, options: [{ ...row, name: "Boat", pricePer: "booking" }] };
  const refused = await refusal(
    services.setTourPrices(owner, { slug: tour, version: stored.version + 1, prices: wrong }),
    "invalid",
  );
  expect(Object.keys(refused.errors ?? {})).toStrictEqual(["options.0.pricePer"]);
  const none = { priceInr: 2000, priceRules: {}, options: "", extras: "" };
  await services.setTourPrices(owner, { slug: tour, version: stored.version + 1, prices: none });
  expect((await services.getTourRules(owner, tour)).prices).toMatchObject({ options: [], extras: [] });
  await db.update(tours).set({ options, extras }).where(eq(tours.slug, tour));
});

test("an option has price rules of its own: seasons, group discount and deposit", async () => {
  const { version } = await services.getTourRules(owner, tour);
  const travelDate = freshTravelDate();
  const season = { label: "Winter", from: travelDate, to: travelDate, priceInr: "12,000" };
  const rules = {
    seasons: [season],
    groups: [{ atLeast: "3", percentOff: "10" }],
    deposit: { percent: "20", balanceDays: "40" },
  };
  const jeep = { ...options[1], pricePer: "person", priceRules: rules };
  const prices = { priceInr: 2000, priceRules: {}, options: [options[0], jeep] };
  await services.setTourPrices(owner, { slug: tour, version, prices });
  const body = { tour, travelDate, numberOfTravelers: 3, roomType: "standard", optionId: "jeep" };
  const { quote } = await (await post("/api/quotes", body)).json<{ quote: object }>();
  // Less 10 %, and the permits.
  expect(quote).toMatchObject({ total: 3 * 12_000 * 0.9 + 750 });
  expect((await services.getTourRules(owner, tour)).prices.options?.[1]?.priceRules).toMatchObject({
    deposit: { percent: 20, balanceDays: 40 },
  });
  await db.update(tours).set({ options, priceInr: 2000 }).where(eq(tours.slug, tour));
});

test("search finds a day whose shared seats are sold while an option has seats of its own", async () => {
  const travelDate = await smallDay();
  const boat = { id: "boat", name: "Boat", pricePer: "person", priceInr: 900, priceRules: {} } as const;
  await db
    .update(tours)
    .set({ options: [...options, { ...boat, seats: 2 }] })
    .where(eq(tours.slug, tour));
  const found = async () => {
    const answer = await get(`/api/tours?q=${tour}&from=${travelDate}&to=${travelDate}`);
    const { tours: list } = await answer.json<{ tours: { slug: string; nextDeparture: string | null }[] }>();
    return list.find(({ slug }) => slug === tour)?.nextDeparture;
  };
  await book(request({ travelDate, numberOfTravelers: 4 }));
  expect(await found()).toBe(travelDate);
  await book(request({ travelDate, optionId: "boat" }));
  expect(await found()).toBeUndefined();
  await db.update(tours).set({ options }).where(eq(tours.slug, tour));
});

test("a party waits for an option's own seats while shared ones are free, and gets them when they come back", async () => {
  const boat = {
    id: "boat",
    name: "Boat",
    pricePer: "person",
    priceInr: 900,
    priceRules: {},
    seats: 2,
  } as const;
  await db
    .update(tours)
    .set({ options: [...options, boat] })
    .where(eq(tours.slug, tour));
  const travelDate = freshTravelDate();
  const email = "boat@example.com";
  const { bookingId } = await book(request({ travelDate, optionId: "boat", email }));
  const person = await createPerson("user", "active");
  const wish = {
    travelDate,
    startTime: undefined,
    numberOfTravelers: 2,
    name: person.name,
    email: person.email,
    phone: null,
  };
  const join = (optionId: string | undefined) =>
    services.joinWaitingList(tour, { ...wish, optionId }, { viewer: person, caller: null });
  await refusal(join("shared"), "invalid");
  const path = (await join("boat")) ?? "";
  const [, , entryId = "", key = ""] = path.split("/");
  expect(await services.getWaitingEntry({ entryId, key })).toMatchObject({
    status: "waiting",
    optionName: "Boat",
  });
  // Shared seats that come back stay on sale.
  const shared = await book(request({ travelDate, email }));
  await post(`/api/bookings/${shared.bookingId}/cancel`, { email });
  expect(await services.getWaitingEntry({ entryId, key })).toMatchObject({ status: "waiting" });
  await post(`/api/bookings/${bookingId}/cancel`, { email });
  expect(await services.getWaitingEntry({ entryId, key })).toMatchObject({
    status: "reserved",
    optionId: "boat",
  });
  // The negative controls below drop the table that they refer to.
  await db.delete(waitingEntries);
  await db.delete(seatHolds);
  await db.update(tours).set({ options }).where(eq(tours.slug, tour));
});

test("stock that is lowered below what was sold refuses new pieces, and still takes old ones back", async () => {
  const travelDate = freshTravelDate();
  const email = "lowered.stock@example.com";
  const { bookingId } = await book({ tour, travelDate, email, extras: [{ id: "lunch", quantity: 2 }] });
  await db
    .update(tours)
    .set({ extras: extras.map((one) => (one.id === "lunch" ? { ...one, stock: 1 } : one)) })
    .where(eq(tours.slug, tour));
  const more = request({ travelDate, numberOfTravelers: 1, extras: [{ id: "lunch", quantity: 1 }] });
  await problemOf(await post("/api/bookings", more), "sold_out");
  expect((await post(`/api/bookings/${bookingId}/cancel`, { email })).status).toBe(200);
  expect((await post("/api/bookings", more)).status).toBe(201);
  await db.update(tours).set({ extras }).where(eq(tours.slug, tour));
});

test("negative control: without the CHECK the stock is oversold", async () => {
  await dropOversellingCheck("departure_stock");
  expect(await raceForLunch(freshTravelDate(), 9)).toBe(9);
});

test("negative control: without the CHECK two options oversell the seats that they share", async () => {
  const travelDate = await smallDay();
  await db.delete(departureStock);
  await db.delete(seatHolds);
  await dropOversellingCheck();
  expect(await raceForSeats(travelDate, byTurns)).toBe(8);
});

test("the office sees a booking's extras and takes one out, with its refund and its piece", async () => {
  const travelDate = freshTravelDate();
  const asked = { travelDate, extras: [{ id: "lunch", quantity: 2 }] };
  const { bookingId } = await book(request(asked));
  await payInFull(bookingId);
  const page = await services.getOperatorBooking(owner, bookingId);
  expect(page.extras).toMatchObject({
    offered: extras,
    sold: [{ extra: "permit" }, { extra: "lunch", quantity: 2 }],
  });
  const change = {
    kind: "extras" as const,
    extras: [
      { id: "permit", quantity: 2 },
      { id: "lunch", quantity: 1 },
    ],
  };
  const quote = await services.quoteRepair(owner, { bookingId, change });
  expect(quote).toMatchObject({ totalBefore: 5300, total: 4900, refundAmount: 400 });
  const made = await services.repairBooking(owner, {
    bookingId,
    change,
    reason: "One guest fasts.",
    expectedTotal: quote.total,
    expectedVersion: quote.version,
  });
  expect(made.isMade).toBe(true);
  expect(await taken(travelDate)).toMatchObject({ lunch: 1 });
});

async function withBoat() {
  const boat = {
    id: "boat",
    name: "Boat",
    pricePer: "person",
    priceInr: 900,
    priceRules: {},
    seats: 4,
  } as const;
  await db
    .update(tours)
    .set({ options: [...options, boat] })
    .where(eq(tours.slug, tour));
}

const closedStarts = (travelDate: string) =>
  db
    .select({ start: departures.start, closedAt: departures.closedAt })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(and(eq(tours.slug, tour), eq(departures.travelDate, travelDate), isNotNull(departures.closedAt)))
    .orderBy(departures.start);

test("closing the shared start closes an option's own seats, whose travelers are on its manifest", async () => {
  await withBoat();
  const travelDate = freshTravelDate();
  const { bookingId } = await book(request({ travelDate, optionId: "boat" }));
  const manifest = await services.getManifest(owner, { slug: tour, date: travelDate });
  expect(JSON.stringify(manifest)).toContain(bookingId);
  await services.closeDeparture(owner, { tour, travelDate, reason: "The river is too high." });
  const rows = await closedStarts(travelDate);
  expect(rows.map(({ start }) => start)).toStrictEqual(["", "/boat"]);
  const { id } = await rowOf(bookingId);
  const mails = await db.select({ key: mailOutbox.dedupeKey }).from(mailOutbox);
  expect(mails.map(({ key }) => key)).toContain(`booking/${id}/closed/${rows[0]?.closedAt}`);
  await services.reopenDeparture(owner, { tour, travelDate });
  await book(request({ travelDate, optionId: "boat" }));
  await db.update(tours).set({ options }).where(eq(tours.slug, tour));
});

test("days and areas close an option's own seats with the start too, also those that nobody has taken yet", async () => {
  await withBoat();
  const [admin, reason] = [await createPerson("admin", "active"), "The river is too high."];
  const closings = {
    days: (day: string, guests: number) =>
      services.changeDays(owner, { kind: "close", day: [day], tour, reason, guests }),
    area: (day: string, expected: number) =>
      services.closeArea(admin, {
        ...areaSchema.parse({ place: "ooty", from: day, to: day }),
        reason,
        fault: "operator",
        expected,
      }),
  };
  for (const close of Object.values(closings)) {
    const [quiet, sold] = [freshTravelDate(), freshTravelDate()];
    await close(quiet, 0);
    expect((await closedStarts(quiet)).map(({ start }) => start)).toStrictEqual(["", "/boat"]);
    await problemOf(await post("/api/bookings", request({ travelDate: quiet, optionId: "boat" })), "invalid");
    // Guests of the option's own seats are among those that the person has seen.
    await book(request({ travelDate: sold, optionId: "boat" }));
    await refusal(close(sold, 0), "conflict");
    expect(await closedStarts(sold)).toStrictEqual([]);
    await close(sold, 2);
    expect((await closedStarts(sold)).map(({ start }) => start)).toStrictEqual(["", "/boat"]);
  }
  await db.update(tours).set({ options }).where(eq(tours.slug, tour));
});
