import { and, eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { bookingRequestSchema } from "~/domain/bookings/booking-request";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import { everyDay } from "~/domain/departures/departure-rules";
import { availabilityBody } from "~/domain/partners/octo/requests";
import { waitingFormSchema } from "~/domain/waiting-list/waiting-list";
import { readCalendarFeeds } from "../../worker/partners/calendars/read-feeds";
import { calendarBlocks, seatHolds, waitingEntries } from "../../worker/platform/db/schema";
import { offerSeats } from "../../worker/waiting-list/offer-seats";
import { findOffer, waitingPath } from "../../worker/waiting-list/waiting-entry";
import { book, post } from "../support/api";
import { bookingMailer } from "../support/booking-mailer";
import { bookingRequest } from "../support/booking-request";
import { db, dropOversellingCheck } from "../support/database";
import { form } from "../support/form";
import { departureOf, holdOf, newHolder } from "../support/holds";
import { keys } from "../support/keys";
import { publisher } from "../support/payments";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { createReseller } from "../support/resellers";
import { setTour } from "../support/rows";
import { apiServices, services } from "../support/services";

/**
 * All doors sell the last seats of one departure at once: site, widget, assistants, resellers, both offices, the waiting list, another
 * channel's calendar.
 */

const tour = "ooty";
const capacity = 40;
const seated = 10;
let admin: Viewer;
let owner: Viewer;
let operator: string;
let reseller: Headers;
let widget: string;
/** The phone calls' price of one seat, which the office confirms. */
let price = 0;
let day = addDays(todayInIndia(Date.now()), 60);

beforeAll(async () => {
  admin = await createPerson("admin", "active", { adminRole: "owner" });
  owner = await createPerson("tour_operator", "verified");
  operator = await createOperator(owner.id);
  await giveTourTo(tour, operator);
  await setTour(tour, { days: 1, capacity: 12, departureRules: everyDay, priceRules: {} });
  reseller = (await createReseller({ creditLimit: 100_000_000 })).headers;
  const shown = { tour, color: "#0b6a5e", origins: "https://www.nilgiri.example" };
  await services.changeWidget(owner, { slug: operator, id: "", verb: "save", form: form(shown) });
  widget = (await services.getWidgets(owner, operator)).widgets[0]?.id ?? "";
  const party = { children: 0, infants: 0, roomType: "standard" as const, couponCode: null };
  price = (await services.getQuote({ tour, travelDate: day, numberOfTravelers: 1, ...party })).total;
});

/** Seats that an attempt bought, as its answer said it; 0 if it was refused or given up. */
type Attempt = (seats: number, pause: string) => Promise<number>;

/** Checks that a door was closed for want of seats, as the site or OCTO says it. */
async function requireTooLate(response: Response): Promise<void> {
  const text = await response.text();
  expect(text).toMatch(/"code":"sold_out"|"error":"UNPROCESSABLE_ENTITY","errorMessage":"[^"]*seats/);
}

/** Returns the seats of a booking, or 0 of a refusal. */
async function sold(answer: Promise<Response>, seats: number): Promise<number> {
  const response = await answer;
  if (!response.ok) await requireTooLate(response);
  return response.ok ? seats : 0;
}

/** As `sold`, of a use case of the offices. */
async function soldBy(call: Promise<unknown>, seats: number): Promise<number> {
  try {
    await call;
    return seats;
  } catch (error) {
    // The log has one writer at a time: of many the last are asked to try again.
    expect(["sold_out", "unavailable"]).toContain(error instanceof AppError && error.code);
    return 0;
  }
}

/** Returns the doors of a departure, by kind: those that read most before they write come first. */
async function doorsOf(travelDate: string): Promise<Record<string, Attempt>[]> {
  const asked = {
    productId: tour,
    optionId: "standard",
    localDateStart: travelDate,
    localDateEnd: travelDate,
  };
  const [found] = await apiServices.checkOctoAvailability(reseller, [], availabilityBody.parse(asked));
  const byKey = { Authorization: reseller.get("Authorization") ?? "" };
  const wanted = (seats: number) => ({ tour, travelDate, numberOfTravelers: seats });
  async function hold(seats: number) {
    const holder = newHolder();
    const response = await holder.request(wanted(seats));
    if (response.ok) return { holder, holdId: (await holdOf(response, 201)).holdId };
    await requireTooLate(response);
    return { holder };
  }
  async function reserve(seats: number) {
    const uuid = crypto.randomUUID();
    const unitItems = Array.from({ length: seats }, () => ({ unitId: "adult" }));
    const reservation = { uuid, productId: tour, optionId: "standard", availabilityId: found?.id, unitItems };
    return { uuid, isHeld: (await sold(post("/octo/bookings", reservation, byKey), 1)) > 0 };
  }
  const resellers: Record<string, Attempt> = {
    async reseller(seats) {
      const { uuid, isHeld } = await reserve(seats);
      const contact = { fullName: "Asha Rao" };
      return isHeld ? sold(post(`/octo/bookings/${uuid}/confirm`, { contact }, byKey), seats) : 0;
    },
    async "reseller given up"(seats) {
      const { uuid, isHeld } = await reserve(seats);
      if (isHeld) expect(await sold(post(`/octo/bookings/${uuid}/cancel`, {}, byKey), 1)).toBe(1);
      return 0;
    },
  };
  const site: Record<string, Attempt> = {
    dialog: (seats, pause) =>
      sold(post("/api/bookings", bookingRequest(wanted(seats)), { "X-Test-Pause": pause }), seats),
    widget: (seats, pause) =>
      sold(
        post("/api/bookings", bookingRequest({ ...wanted(seats), widget }), { "X-Test-Pause": pause }),
        seats,
      ),
    assistant(seats) {
      const request = bookingRequestSchema.parse(bookingRequest(wanted(seats)));
      const byAgent = { viewer: null, idempotencyKey: null, isByAgent: true };
      return soldBy(apiServices.createBooking(request, byAgent), seats);
    },
    async "dialog with hold"(seats, pause) {
      const { holder, holdId } = await hold(seats);
      if (holdId === undefined) return 0;
      const headers = { ...holder.headers(), "X-Test-Pause": pause };
      return sold(post("/api/bookings", bookingRequest({ ...wanted(seats), holdId }), headers), seats);
    },
    async "dialog given up"(seats) {
      const { holdId } = await hold(seats);
      if (holdId !== undefined) await apiServices.releaseHold(holdId);
      return 0;
    },
  };
  const offices: Record<string, Attempt> = {
    phone(seats) {
      const request = bookingRequestSchema.parse(bookingRequest(wanted(seats)));
      const order = {
        request: { ...request, expectedTotal: price * seats },
        idempotencyKey: crypto.randomUUID(),
        received: null,
      };
      return soldBy(services.createBookingFor(admin, order), seats);
    },
    "own customer": (seats) =>
      soldBy(
        services.createOwnBooking(owner, {
          ...wanted(seats),
          children: 0,
          infants: 0,
          roomType: "standard",
          name: "Leela Menon",
          phone: "+919845012345",
          note: null,
          email: null,
          total: 1000,
          sale: "unpaid",
          idempotencyKey: crypto.randomUUID(),
          expectedTotal: price * seats,
        }),
        seats,
      ),
  };
  return [resellers, site, offices];
}

const dependencies = { db, clock: Date.now, keys, bookingMailer, publisher };

/** Lets parties of two wait for a full departure. @returns their offers, once there are seats */
async function wait(travelDate: string, count: number) {
  const emails = Array.from({ length: count }, () => `waiting.${crypto.randomUUID()}@example.com`);
  for (const email of emails) {
    const fields = { travelDate, numberOfTravelers: "2", name: "Meera Iyer", email, phone: "" };
    // One after another, as each gets its place.
    // oxlint-disable-next-line no-await-in-loop
    await services.joinWaitingList(tour, waitingFormSchema.parse(fields), { viewer: null, caller: null });
  }
  const entries = await db.select().from(waitingEntries).where(eq(waitingEntries.travelDate, travelDate));
  const links = entries.map(({ id }) => ({
    entryId: id,
    key: waitingPath(keys, id).split("/").at(-1) ?? "",
  }));
  for (const link of links) await services.confirmWaiting(link);
  return links;
}

/** A calendar of another channel that has sold six seats of a day. */
async function readCalendar(travelDate: string): Promise<void> {
  const event = ["BEGIN:VEVENT", "UID:other@channel", `DTSTART;VALUE=DATE:${travelDate.replaceAll("-", "")}`];
  const text = ["BEGIN:VCALENDAR", ...event, "END:VEVENT", "END:VCALENDAR", ""].join("\r\n");
  const fetchOutside = () => Promise.resolve(new Response(text));
  await readCalendarFeeds({ ...dependencies, origin: "https://tours.example", fetchOutside });
}

/** Sells a departure's last seats at all doors at once. @returns seats by door, and those that the calendar took */
async function race(attempts: number) {
  day = addDays(day, 3);
  const travelDate = day;
  const setTo = (seats: number) => services.changeCapacity(owner, { tour, travelDate, capacity: seats });
  await setTo(seated);
  const early = [];
  for (let seat = 0; seat < seated; seat += 1) {
    const email = `early.${crypto.randomUUID()}@example.com`;
    early.push({ email, ...(await book({ tour, travelDate, numberOfTravelers: 1, email })) });
  }
  const links = await wait(travelDate, 8);
  await setTo(capacity);
  await offerSeats(dependencies);
  const address = "https://calendar.example.com/private/boat.ics";
  const boat = form({ name: "Boat", address, tours: tour, seats: "6" });
  await services.addCalendar(owner, { slug: operator, form: boat });

  const kinds = await doorsOf(travelDate);
  const line: Attempt = async (index) => {
    const link = links[index];
    if (!link) return 0;
    if (index % 2 === 0) return services.leaveWaitingList(link).then(() => 0);
    const offer = await findOffer(dependencies, link);
    const request = bookingRequest({ tour, travelDate, numberOfTravelers: 2, holdId: offer?.holdId });
    return sold(post("/api/bookings", request), 2);
  };
  const others = [
    ...links.map((_, index) => ["waiting list", line(index, "")] as const),
    ...early
      .slice(0, 4)
      .map(
        ({ bookingId, email }) =>
          ["canceled", sold(post(`/api/bookings/${bookingId}/cancel`, { email }), -1)] as const,
      ),
  ];
  const calendar = readCalendar(travelDate);
  // Each kind of door begins once the one before has sold or refused something: at once, the quickest would get everything.
  const begun: Promise<number>[] = [];
  const all = Array.from({ length: attempts }, (_, index) => {
    const kind = index % kinds.length;
    const names = Object.keys(kinds[kind] ?? {});
    const name = names[Math.floor(index / kinds.length) % names.length] ?? "";
    const attempt = async () => kinds[kind]?.[name]?.(1 + (index % 2), String(index % 40)) ?? 0;
    const result = kind === 0 ? attempt() : (begun[kind - 1] ?? Promise.resolve(0)).then(attempt);
    begun[kind] ??= result;
    return [name, result] as const;
  });
  const seats: Record<string, number> = { early: seated };
  await Promise.all(
    [...others, ...all].map(async ([name, result]) => {
      const bought = await result;
      seats[name] = (seats[name] ?? 0) + bought;
    }),
  );
  await calendar;
  const taken = await db
    .select({ seats: sql<number>`total(${calendarBlocks.taken})` })
    .from(calendarBlocks)
    .where(and(eq(calendarBlocks.travelDate, travelDate)))
    .get();
  const state = (await departureOf(tour, travelDate)) ?? expect.fail("no departure");
  const [feed] = (await services.getCalendars(owner, operator)).feeds;
  const endFeed = () =>
    services.changeCalendar(owner, { slug: operator, id: feed?.id ?? "", verb: "remove" });
  return { travelDate, seats, taken: taken?.seats ?? 0, state, endFeed };
}

const sumOf = (seats: Record<string, number>) => Object.values(seats).reduce((sum, each) => sum + each, 0);

test("1,000 attempts at all doors for the last seats: nothing is oversold or stranded", async () => {
  const { travelDate, seats, taken, state, endFeed } = await race(1000);
  expect(state).toStrictEqual({ capacity: capacity - taken, booked: sumOf(seats), held: 0 });
  expect(state.booked).toBeLessThanOrEqual(state.capacity);
  expect(Object.values(seats).filter((sum) => sum > 0).length).toBeGreaterThan(2);
  // Another channel's seats come back with its event. Then each seat that is left is sold, and not one more.
  await endFeed();
  let last = 0;
  while (await sold(post("/api/bookings", bookingRequest({ tour, travelDate, numberOfTravelers: 1 })), 1))
    last += 1;
  expect(last).toBe(capacity - state.booked);
  expect(await departureOf(tour, travelDate)).toStrictEqual({ capacity, booked: capacity, held: 0 });
}, 240_000);

// The negative control, last in the file.
test("without the CHECK the same doors sell seats that there are not", async () => {
  await db.delete(waitingEntries);
  await db.delete(seatHolds);
  await dropOversellingCheck();
  const { seats, taken, state } = await race(60);
  expect(sumOf(seats)).toBe(state.booked);
  expect(state.booked).toBeGreaterThan(capacity - taken);
}, 240_000);
