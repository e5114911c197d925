import { expect, test } from "vitest";
import {
  calendarDays,
  calendarSpan,
  departuresByDay,
  neighborOf,
  shortTitle,
  type StoredDeparture,
} from "~/domain/departures/operator-calendar";
import { startOfDayInIndia, instantInIndia } from "~/domain/calendar/calendar";
import { nextDepartures } from "~/domain/overview/operator-overview";
import { everyDay, type DepartureRules } from "~/domain/departures/departure-rules";
import { departureCalendar } from "~/domain/departures/departure-months";

const tour = (rules: Partial<DepartureRules> = {}, isOnSale = true) => ({
  id: 1,
  slug: "ooty",
  title: "Ooty",
  rules: { ...everyDay, ...rules },
  capacity: 12,
  isOnSale,
});

const row = (travelDate: string, overrides: Partial<StoredDeparture> = {}): StoredDeparture => ({
  tourId: 1,
  travelDate,
  start: "",
  capacity: 12,
  booked: 0,
  held: 0,
  isClosed: false,
  hasOwnCapacity: false,
  ...overrides,
});

/** Returns the states of a week whose first day is Jan 10, 2027, by day. */
function week(tours: Parameters<typeof calendarDays>[0], stored: StoredDeparture[], today = "2027-01-01") {
  const days = calendarDays(tours, stored, {
    view: "week",
    date: "2027-01-13",
    now: startOfDayInIndia(today),
  });
  return Object.fromEntries(
    days.flatMap(({ date, departures, isAgendaOnly }) =>
      (isAgendaOnly ? [] : departures).map(({ state, booked, held, capacity }) => [
        date.slice(-2),
        `${state} ${booked}+${held}/${capacity}`,
      ]),
    ),
  );
}

test("a month shows whole weeks from Sunday to Saturday, a week its seven days, a day itself", () => {
  expect(calendarSpan("month", "2027-02-14")).toStrictEqual({ from: "2027-01-31", to: "2027-03-06" });
  expect(calendarSpan("month", "2026-02-01")).toStrictEqual({ from: "2026-02-01", to: "2026-02-28" });
  expect(calendarSpan("week", "2027-01-13")).toStrictEqual({ from: "2027-01-10", to: "2027-01-16" });
  expect(calendarSpan("day", "2027-02-28")).toStrictEqual({ from: "2027-02-28", to: "2027-02-28" });
  const at = { view: "month", date: "2027-02-14", now: startOfDayInIndia("2027-01-01") } as const;
  expect(calendarDays([], [], at).map(({ isShown }) => isShown)).toHaveLength(35);
  expect(calendarDays([], [], at).filter(({ isShown }) => isShown)).toHaveLength(28);
});

test.for([
  ["month", "2026-12-31", 1, "2027-01-01"],
  ["month", "2027-01-31", -1, "2026-12-01"],
  ["month", "2027-01-31", 1, "2027-02-01"],
  ["week", "2027-01-01", -1, "2026-12-20"],
  ["week", "2027-01-01", 1, "2027-01-03"],
  ["day", "2027-02-28", 1, "2027-03-01"],
] as const)("from the %s of %s, %i on is %s", ([view, date, step, neighbor]) => {
  expect(neighborOf(view, date, step)).toBe(neighbor);
});

test("days on which the tour leaves by its rules are shown, each with its state", () => {
  const stored = [
    row("2027-01-10", { booked: 7, held: 2, capacity: 14 }),
    row("2027-01-11", { booked: 10, held: 2 }),
    row("2027-01-12", { booked: 1, isClosed: true }),
    row("2027-01-15", { booked: 3 }),
    row("2027-01-16"),
  ];
  expect(week([tour({ pattern: { kind: "weekdays", weekdays: [0, 1, 2, 3] } })], stored)).toStrictEqual({
    "10": "limited 7+2/14",
    "11": "sold-out 10+2/12",
    "12": "closed 1+0/12",
    "13": "open 0+0/12",
    "15": "off 3+0/12",
  });
});

test("the next days show their bookings and remaining seats", () => {
  const stored = [
    row("2027-01-10", { held: 2 }),
    row("2027-01-11", { isClosed: true }),
    row("2027-01-12", { isClosed: true, booked: 1 }),
    row("2027-01-13", { hasOwnCapacity: true, capacity: 3 }),
  ];
  const blackOuts = [{ from: "2027-01-14", to: "2027-01-15", reason: "The road is being mended." }];
  const pattern = { kind: "dates" as const, dates: ["2027-01-10", "2027-01-17", "2027-01-18"] };
  const other = { ...tour({ pattern }), id: 2 };
  const days = nextDepartures([tour({ blackOuts }), other], stored, startOfDayInIndia("2027-01-10"));
  const shown = days.map(({ date, filled, unbooked }) => `${date.slice(-2)}: ${filled.length}, ${unbooked}`);
  expect(shown).toStrictEqual(["10: 1, 1", "12: 1, 0", "13: 0, 1", "16: 0, 1", "17: 0, 2"]);
});

test("a black-out shows only on departure days", () => {
  const blackOuts = [{ from: "2027-01-12", to: "2027-01-14", reason: "The road is being mended." }];
  const pattern = { kind: "dates" as const, dates: ["2027-01-13", "2027-01-16"] };
  const shown = week([tour({ pattern, blackOuts })], []);
  expect(shown).toStrictEqual({ "13": "black-out 0+0/12", "16": "open 0+0/12" });
});

test("past days and days of unpublished tours show only if they have bookings", () => {
  const stored = [row("2027-01-11", { booked: 2 }), row("2027-01-12", { hasOwnCapacity: true, capacity: 4 })];
  const expected = { "11": "open 2+0/12", "15": "late 0+0/12", "16": "open 0+0/12" };
  expect(week([tour()], stored, "2027-01-15")).toStrictEqual(expected);
  expect(week([tour({}, false)], stored)).toStrictEqual({ "11": "open 2+0/12", "12": "limited 0+0/4" });
});

test.for([
  ["2027-01-14T17:59:59+05:30", "open"],
  ["2027-01-14T18:00:00+05:30", "late"],
  ["2027-01-15T23:59:59+05:30", "late"],
  ["2027-01-16T00:00:00+05:30", "sold-out"],
] as const)("at %s a day whose booking closes the evening before is %s", ([instant, state]) => {
  const stored = [row("2027-01-15", { booked: state === "sold-out" ? 12 : 1 })];
  const days = calendarDays([tour()], stored, { view: "week", date: "2027-01-15", now: Date.parse(instant) });
  const departure = days.find(({ date }) => date === "2027-01-15")?.departures[0];
  const lateReason = state === "late" ? "Booking closed on Thu, Jan 14, 2027, 6:00 PM IST." : undefined;
  expect([departure?.state, departure?.lateReason]).toStrictEqual([state, lateReason]);
});

test("from today on, phones get two weeks more than the calendar shows", () => {
  const at = { view: "month", isWhole: true, now: startOfDayInIndia("2027-02-25") } as const;
  const on = (date: string) => calendarDays([tour()], [], { ...at, date });
  const further = on("2027-02-14").flatMap(({ date, isAgendaOnly }) => (isAgendaOnly ? [date] : []));
  expect(further).toStrictEqual(["2027-03-07", "2027-03-08", "2027-03-09", "2027-03-10", "2027-03-11"]);
  expect(on("2027-04-14").some(({ isAgendaOnly }) => isAgendaOnly)).toBe(false);
});

test("the present month begins with the present week and has five weeks; another, or a whole one, all its days", () => {
  const now = startOfDayInIndia("2027-02-25");
  const shown = (date: string, isWhole = false) =>
    calendarDays([], [], { view: "month", date, isWhole, now }).filter(({ isShown }) => isShown);
  const present = shown("2027-02-14");
  expect([present[0]?.date, present.at(-1)?.date]).toStrictEqual(["2027-02-21", "2027-03-27"]);
  expect(shown("2027-02-14", true)[0]?.date).toBe("2027-02-01");
  expect(shown("2027-03-01")).toHaveLength(31);
});

test("a narrow column has the name of the tour, never a part of a word", () => {
  expect(shortTitle("Goa, white churches in the north")).toBe("Goa");
  expect(shortTitle("Tirupati: up the seven hills")).toBe("Tirupati");
  expect(shortTitle("Kovalam and its striped lighthouse")).toBe("Kovalam and its striped lighthouse");
});

test("a day lists what needs attention first, and counts the rest", () => {
  const now = startOfDayInIndia("2027-01-01");
  const many = Array.from({ length: 60 }, (_, id) => ({ ...tour(), id, slug: `tour-${id}` }));
  const stored = many.slice(0, 50).map(({ id }) => row("2027-01-13", { tourId: id, booked: 1 + (id % 9) }));
  const on = (view: "month" | "week", date: string) =>
    calendarDays(many, stored, { view, date, now }).find((day) => day.date === date);
  expect(on("month", "2027-01-13")).toMatchObject({
    departures: [{ booked: 9 }, { booked: 9 }, { booked: 9 }],
    others: { count: 57, areQuiet: false, areLate: false },
  });
  expect(on("week", "2027-01-13")?.departures).toHaveLength(40);
  const expected = { departures: [], others: { count: 60, areQuiet: true, areLate: false } };
  expect(on("month", "2027-01-14")).toMatchObject(expected);
  const [day] = nextDepartures(many, stored, startOfDayInIndia("2027-01-13"));
  expect(day).toMatchObject({ moreFilled: 40, unbooked: 10 });
  expect(day?.filled).toHaveLength(10);
});

test("the starts of a tour stay together, by time, after those that more people booked", () => {
  const at = { from: "2027-01-13", to: "2027-01-13", now: startOfDayInIndia("2027-01-01") };
  const tours = [
    {
      ...tour({ startTime: "06:00", starts: [{ time: "06:00" }, { time: "15:00" }] }),
      id: 1,
      slug: "safari",
    },
    { ...tour(), id: 2, slug: "walk" },
    { ...tour(), id: 3, slug: "trek" },
  ];
  const stored = [
    row("2027-01-13", { tourId: 1, start: "15:00", booked: 2 }),
    row("2027-01-13", { tourId: 3, booked: 5 }),
  ];
  const [listed] = departuresByDay(tours, stored, at);
  expect(listed?.departures.map(({ slug, start = "" }) => [slug, start])).toStrictEqual([
    ["trek", ""],
    ["safari", "06:00"],
    ["safari", "15:00"],
    ["walk", ""],
  ]);
});

const now = instantInIndia("2026-12-30", "10:00");
const coming = [
  {
    travelDate: "2027-01-02",
    start: "",
    capacity: 10,
    booked: 3,
    held: 0,
    hasOwnCapacity: false,
    isClosed: false,
  },
  {
    travelDate: "2027-01-03",
    start: "",
    capacity: 10,
    booked: 4,
    held: 0,
    hasOwnCapacity: false,
    isClosed: true,
  },
];

function day(date: string) {
  const blackOuts = [{ from: "2027-01-05", to: "2027-01-05", reason: "The festival." }];
  const cutOff = { kind: "days", days: 2, time: "18:00" } as const;
  const months = departureCalendar({ ...everyDay, blackOuts, cutOff }, coming, { now, count: 3 });
  return months.flatMap(({ days }) => days).find((each) => each.date === date);
}

test("three months across the new year are complete", () => {
  const months = departureCalendar(everyDay, [], { now, count: 3 });
  const expected = [
    ["2026-12", 31],
    ["2027-01", 31],
    ["2027-02", 28],
  ];
  expect(months.map(({ month, days }) => [month, days.length])).toStrictEqual(expected);
});

test.for([
  ["2026-12-29", "past", 0],
  ["2026-12-31", "late", 0],
  ["2027-01-01", "leaves", 0],
  ["2027-01-02", "leaves", 3],
  ["2027-01-03", "set", 4],
  ["2027-01-05", "off", 0],
] as const)("%s is shown as %s with %i booked", ([date, state, booked]) => {
  expect(day(date)).toStrictEqual({ date, state, booked });
});
