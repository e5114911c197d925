import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { everyDay } from "~/domain/departures/departure-rules";
import { readCalendarFeeds } from "../../worker/partners/calendars/read-feeds";
import { calendarBlocks, calendarFeeds, departures } from "../../worker/platform/db/schema";
import type { OutsideTransport } from "../../worker/platform/http/guarded-fetch";
import { book, get } from "../support/api";
import { db } from "../support/database";
import { keys } from "../support/keys";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { refusal } from "../support/refusal";
import { setTour, tourRow } from "../support/rows";
import { services } from "../support/services";

const address = "https://calendar.example.com/private-3f9c/boat.ics";
const tour = "ooty";
const hour = 60 * 60_000;
let owner: Viewer;
let slug = "";
let clock = 0;
let shift = 30;
/** Days that the test uses alone. */
let first = "";
const day = (after: number) => addDays(first, after);

beforeAll(async () => {
  owner = await createPerson("tour_operator", "verified");
  slug = await createOperator(owner.id);
  await giveTourTo(tour, slug);
  await setTour(tour, { days: 1, capacity: 12, departureRules: everyDay, status: "active" });
});

beforeEach(async () => {
  clock = Date.now();
  shift += 20;
  first = addDays(todayInIndia(clock), shift);
  const { feeds } = await services.getCalendars(owner, slug);
  await Promise.all(feeds.map(({ id }) => services.changeCalendar(owner, { slug, id, verb: "remove" })));
});

/** A calendar of whole days, each by its number or by a UID. */
function calendarOf(days: readonly (number | { uid: string; on: number })[]) {
  const events = days.map((each) =>
    typeof each === "number" ? { uid: `${day(each)}@boat`, on: each } : each,
  );
  return [
    "BEGIN:VCALENDAR",
    ...events.flatMap(({ uid, on }) => [
      "BEGIN:VEVENT",
      `UID:${uid}`,
      `DTSTART;VALUE=DATE:${day(on).replaceAll("-", "")}`,
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
    "",
  ].join("\r\n");
}

type Answer = Response | readonly (number | { uid: string; on: number })[];

/** Reads the feeds that are due, an hour later than the last time. */
async function read(answer: Answer, runs = 1) {
  const requests: Record<string, string>[] = [];
  const fetchOutside: OutsideTransport = async (to, init) => {
    expect(to).toBe(address);
    requests.push({ ...(init.headers as Record<string, string>) });
    if (answer instanceof Response) return answer.clone();
    return new Response(calendarOf(answer), {
      headers: { ETag: '"one"', "Last-Modified": "Tue, 01 Dec 2026 00:00:00 GMT" },
    });
  };
  clock += hour;
  const publisher = { seatsChanged: () => undefined };
  const dependencies = {
    db,
    clock: () => clock,
    keys,
    origin: "https://tours.example",
    fetchOutside,
    publisher,
  };
  await Promise.all(Array.from({ length: runs }, () => readCalendarFeeds(dependencies)));
  return requests;
}

async function add(seats = "", url = address) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ name: "Boat", address: url, tours: tour, seats }))
    form.set(name, value);
  await services.addCalendar(owner, { slug, form });
}

async function shown() {
  const { feeds } = await services.getCalendars(owner, slug);
  return feeds[0] ?? expect.fail("no feed");
}

/** State and seats left of a day at the public API. */
async function sale(on: number) {
  const response = await get(`/api/tours/${tour}/availability?from=${day(on)}&to=${day(on)}`);
  const { days } = (await response.json()) as { days: { status: string; seatsLeft: number }[] };
  return `${days[0]?.status} ${days[0]?.seatsLeft}`;
}

const change = async (verb: "confirm" | "remove") =>
  services.changeCalendar(owner, { slug, id: (await shown()).id, verb });

test("events close their days for every door and open them when they are gone; other closings stay", async () => {
  await services.closeDeparture(owner, { tour, travelDate: day(2), reason: "The lake is dry." });
  await add();
  await read([0, 1, 2, 3, 4]);
  expect([await sale(0), await sale(1)]).toStrictEqual(["closed 0", "closed 0"]);
  const late = await book({ tour, travelDate: day(1) }).catch((error: unknown) => String(error));
  expect(late).not.toHaveProperty("bookingId");
  expect(await shown()).toMatchObject({ events: 5, blocked: 5, problem: null, host: "calendar.example.com" });
  await read([1, 3, 4]);
  expect([await sale(0), await sale(1), await sale(2)]).toStrictEqual(["open 12", "closed 0", "closed 0"]);
  await change("remove");
  expect([await sale(1), await sale(2)]).toStrictEqual(["open 12", "closed 0"]);
});

test("seats are taken and given back, also beside what the operator changes", async () => {
  await add("4");
  await read([0, { uid: "second", on: 0 }, 1, 2]);
  expect([await sale(0), await sale(1)]).toStrictEqual(["limited 4", "open 8"]);
  await services.changeCapacity(owner, { tour, travelDate: day(1), capacity: 9 });
  await read([0, 1, 2]);
  expect([await sale(0), await sale(1)]).toStrictEqual(["open 8", "open 9"]);
  await change("remove");
  expect([await sale(0), await sale(1), await sale(2)]).toStrictEqual(["open 12", "open 13", "open 12"]);
});

test("a block over sold seats cancels nothing, stops the sale, and is a conflict until it is solved", async () => {
  await book({ tour, travelDate: day(0), numberOfTravelers: 3 });
  await add();
  await read([0, 1]);
  expect(await sale(0)).toBe("sold_out 0");
  expect((await shown()).blocks[0]).toMatchObject({ travelDate: day(0), isConflict: true, booked: 3 });
  const { calendars } = (await services.getOperatorOverview(owner)).tasks;
  expect(calendars).toMatchObject([{ slug, conflicts: 1, troubled: 0 }]);
  const [departure] = await db
    .select()
    .from(departures)
    .where(eq(departures.travelDate, day(0)));
  expect(departure).toMatchObject({ booked: 3, closedAt: null });
  await db
    .update(departures)
    .set({ booked: 0 })
    .where(eq(departures.travelDate, day(0)));
  await read([0, 1]);
  expect([await sale(0), (await shown()).blocks[0]?.isConflict]).toStrictEqual(["closed 0", false]);
  await change("remove");
  expect(await sale(0)).toBe("open 12");
});

test("a feed that fails or loses more than half of its events frees nothing until it is confirmed", async () => {
  await add();
  await read([0, 1, 2]);
  for (const broken of [
    new Response("no", { status: 500 }),
    new Response("<html>"),
    new Response("x".repeat(1_000_001)),
  ]) {
    // oxlint-disable-next-line no-await-in-loop
    await read(broken);
    // oxlint-disable-next-line no-await-in-loop
    expect([await sale(0), (await shown()).problem]).toStrictEqual([
      "closed 0",
      expect.stringContaining(" "),
    ]);
  }
  await read([2, 3]);
  expect(await shown()).toMatchObject({ problem: null, lostTo: 2, events: 3 });
  expect([await sale(0), await sale(3)]).toStrictEqual(["closed 0", "closed 0"]);
  await change("confirm");
  await read([3]);
  expect([await sale(0), (await shown()).lostTo]).toStrictEqual(["closed 0", 1]);
  await change("confirm");
  await read([3]);
  expect([await sale(0), await sale(3), (await shown()).lostTo]).toStrictEqual(["open 12", "closed 0", null]);
});

test("an unchanged calendar is not sent again, and once a day it is", async () => {
  await add();
  expect(await read([0])).toStrictEqual([{}]);
  const known = { "If-None-Match": '"one"', "If-Modified-Since": "Tue, 01 Dec 2026 00:00:00 GMT" };
  expect(await read(new Response(null, { status: 304 }))).toStrictEqual([known]);
  expect(await sale(0)).toBe("closed 0");
  clock += 24 * hour;
  expect(await read([0])).toStrictEqual([{}]);
});

test("our own events block nothing", async () => {
  await add();
  await read([{ uid: `${tour}-1@tourbharat.example`, on: 0 }, 1]);
  expect([await sale(0), await sale(1)]).toStrictEqual(["open 12", "closed 0"]);
});

test("two runs at once read a feed once; the next reading is within half an hour", async () => {
  await add("5");
  expect(await read([0], 2)).toHaveLength(1);
  expect(await sale(0)).toBe("open 7");
  const [row] = await db.select().from(calendarFeeds);
  expect((row?.nextReadAt ?? 0) - clock).toBeGreaterThan(0);
  expect((row?.nextReadAt ?? 0) - clock).toBeLessThanOrEqual(30 * 60_000);
});

test("a day that two feeds block opens with the second", async () => {
  await add();
  await add();
  await read([0]);
  await change("remove");
  expect(await sale(0)).toBe("closed 0");
  await change("remove");
  expect(await sale(0)).toBe("open 12");
});

test("a block can be undone and made again", async () => {
  await add();
  await read([0]);
  const named = { slug, id: (await shown()).id, tour, travelDate: day(0), start: "" };
  await services.changeCalendar(owner, { ...named, verb: "undo" });
  expect(await sale(0)).toBe("open 12");
  await read([0]);
  expect([await sale(0), (await shown()).blocks[0]?.isUndone]).toStrictEqual(["open 12", true]);
  await services.changeCalendar(owner, { ...named, verb: "redo" });
  await read([0]);
  expect(await sale(0)).toBe("closed 0");
});

test("addresses are checked, encrypted and masked, and only the operator's own tours are chosen", async () => {
  await refusal(add("", "http://calendar.example.com/a.ics"), "invalid");
  await refusal(add("0"), "invalid");
  await add("", address.replace("https:", "webcal:"));
  const [row] = await db.select().from(calendarFeeds);
  expect(JSON.stringify([row, await shown()])).not.toContain("3f9c");
  const form = new FormData();
  for (const [name, value] of Object.entries({ name: "Boat", address, tours: "agra" })) form.set(name, value);
  await refusal(services.addCalendar(owner, { slug, form }), "invalid");
  const { id } = await tourRow(tour);
  expect(await db.$count(calendarBlocks, eq(calendarBlocks.tourId, id))).toBe(0);
});
