import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { availabilitySchema } from "~/domain/departures/availability-schema";
import { addDays, todayInIndia, weekdayOf } from "~/domain/calendar/calendar";
import { addMonths, monthOf } from "~/domain/calendar/months";
import { startInWords } from "~/domain/departures/cut-off-in-words";
import { everyDay, type DepartureRules } from "~/domain/departures/departure-rules";
import { departures } from "../../worker/platform/db/schema";
import { book, client, dataOf, get, post, read } from "../support/api";
import { bookingRequest } from "../support/booking-request";
import { db, rowCounts } from "../support/database";
import { setTour, tourRow } from "../support/rows";
import { problemOf } from "../support/problem";
import { services } from "../support/services";
import { tourPageSchema } from "../support/tour-schemas";

const today = todayInIndia(Date.now());
const inDays = (days: number) => addDays(today, days);

async function daysOf(slug: string, from: string, to: string) {
  const params = { path: { slug }, query: { from, to } };
  const answer = await client.GET("/api/tours/{slug}/availability", { params });
  expect(answer.response.headers.get("Cache-Control")).toBe("no-store");
  return availabilitySchema.strict().parse(dataOf(answer)).days;
}

/** Overrides a tour's rules for the duration of a test. */
async function setRules(slug: string, rules: Partial<DepartureRules>) {
  const before = await tourRow(slug);
  const write = (departureRules: DepartureRules) => setTour(slug, { departureRules });
  onTestFinished(async () => {
    await write(before.departureRules);
  });
  await write({ ...everyDay, ...rules });
  return before;
}

/** A season that is open only on one day of the year. */
function onlyOn(date: string): Partial<DepartureRules> {
  return { season: [{ from: date.slice(5), to: date.slice(5) }], offSeason: "The road is closed by snow." };
}

test("availability counts down as seats are sold, down to sold out", async () => {
  const { capacity, priceInr } = await setRules("matheran", {});
  const date = inDays(40);
  const shownDay = async () => (await daysOf("matheran", date, date))[0];
  expect(await shownDay()).toStrictEqual({ date, seatsLeft: capacity, priceInr, status: "open" });
  await book({ tour: "matheran", travelDate: date, numberOfTravelers: capacity - 5 });
  expect(await shownDay()).toMatchObject({ seatsLeft: 5, status: "limited" });
  await book({ tour: "matheran", travelDate: date, numberOfTravelers: 5 });
  expect(await shownDay()).toStrictEqual({ date, seatsLeft: 0, priceInr, status: "sold_out" });
});

test("a departure with its own capacity uses its row, not another tour's", async () => {
  const { id } = await setRules("matheran", {});
  const date = inDays(41);
  await db.insert(departures).values({ tourId: id, travelDate: date, capacity: 3, booked: 1 });
  expect(await daysOf("matheran", date, date)).toMatchObject([{ seatsLeft: 2, status: "limited" }]);
  expect(await daysOf("ooty", date, date)).toMatchObject([{ status: "open" }]);
});

test("both ends are included, and past or distant days are closed", async () => {
  await setRules("matheran", {});
  const days = await daysOf("MATHERAN", inDays(-1), inDays(3));
  expect(days.map(({ date }) => date)).toStrictEqual([-1, 0, 1, 2, 3].map(inDays));
  expect(days.toSpliced(2, 1).map(({ status }) => status)).toStrictEqual([
    "closed",
    "closed",
    "open",
    "open",
  ]);
  expect(days[0]?.reason).toMatch(/in the past/);
  expect(days[1]?.reason).toMatch(/closed on .* 6:00 PM IST/);
  expect(await daysOf("matheran", inDays(729), inDays(731))).toMatchObject([
    { status: "open" },
    { status: "open" },
    { status: "closed", reason: expect.stringMatching(/two years/) },
  ]);
  expect(await daysOf("matheran", today, inDays(399))).toHaveLength(400);
});

test.for([
  ["", ["from", "to"]],
  [`from=${inDays(0)}`, ["to"]],
  [`from=${inDays(1)}&to=${inDays(0)}`, ["to"]],
  [`from=${inDays(0)}&to=${inDays(400)}`, ["to"]],
  ["from=2027-02-29&to=2027-03-01", ["from"]],
  ["from=tomorrow&to=2027-03-01", ["from"]],
  [`from=${inDays(0)}&to=${inDays(1)}&seats=2`, ["seats"]],
] as const)("?%s is refused beside its name", async ([query, fields]) => {
  const { errors = {} } = await problemOf(await get(`/api/tours/ooty/availability?${query}`), "invalid");
  expect(Object.keys(errors).toSorted()).toStrictEqual(fields);
});

test("a missing or unpublished tour has no days", async () => {
  const query = `from=${today}&to=${today}`;
  await problemOf(await get(`/api/tours/bali/availability?${query}`), "not_found");
  onTestFinished(async () => {
    await setTour("kovalam", { status: "active" });
  });
  await setTour("kovalam", { status: "draft" });
  await problemOf(await get(`/api/tours/kovalam/availability?${query}`), "not_found");
});

const repairs = "The path is closed for repairs.";

test.for<[string, Partial<DepartureRules>, string]>([
  ["off season", onlyOn(inDays(90)), "The road is closed by snow."],
  ["black-out", { blackOuts: [{ from: inDays(50), to: inDays(50), reason: repairs }] }, repairs],
  [
    "cut-off",
    { cutOff: { kind: "days", days: 51, time: "00:00" } },
    `Booking for this date closed on ${startInWords(inDays(-1), "00:00")}. Please choose a later date.`,
  ],
  [
    "other day",
    { pattern: { kind: "dates", dates: [inDays(51)] } },
    "This tour leaves on chosen dates only.",
  ],
])("a closed day, %s, has its reason and cannot be booked", async ([, rules, reason]) => {
  await setRules("matheran", rules);
  const travelDate = inDays(50);
  expect(await daysOf("matheran", travelDate, travelDate)).toMatchObject([
    { seatsLeft: 0, status: "closed", reason },
  ]);
  const before = await rowCounts();
  const refusal = await post("/api/bookings", bookingRequest({ tour: "matheran", travelDate }), {
    "Idempotency-Key": crypto.randomUUID(),
  });
  expect((await problemOf(refusal, "invalid")).errors).toStrictEqual({ travelDate: [reason] });
  expect(await rowCounts()).toStrictEqual(before);
});

async function leaving(query: string) {
  const page = await read(
    await get(`/api/tours?limit=100&${query}`),
    tourPageSchema.extend({ applied: z.array(z.object({ param: z.string() })) }),
  );
  return { ...page, slugs: page.tours.map(({ slug }) => slug) };
}

async function find(query: string) {
  return (await leaving(`q=matheran&${query}`)).slugs;
}

test("a search by dates finds tours that depart in them", async () => {
  await setRules("matheran", onlyOn(inDays(60)));
  expect(await find(`from=${inDays(60)}&to=${inDays(60)}`)).toContain("matheran");
  expect(await find(`from=${inDays(50)}&to=${inDays(59)}`)).not.toContain("matheran");
  expect(await find(`from=${inDays(61)}&to=${inDays(70)}`)).not.toContain("matheran");
  expect(await find(`from=${inDays(50)}&to=${inDays(70)}`)).toContain("matheran");
  expect(await find(`to=${inDays(59)}`)).not.toContain("matheran");
  expect(await find(`to=${inDays(60)}`)).toContain("matheran");
  expect(await find(`from=${inDays(61)}`)).toContain("matheran");
});

/** Returns the first day from `inDays(60)` on that is this day of the week; 0 is Sunday. */
function nextWeekday(weekday: number): string {
  return addDays(inDays(60), (weekday - weekdayOf(inDays(60)) + 7) % 7);
}

test("flexible days widen a search by dates", async () => {
  await setRules("matheran", { pattern: { kind: "dates", dates: [inDays(60)] } });
  const after = `from=${inDays(63)}&to=${inDays(70)}`;
  expect(await find(after)).not.toContain("matheran");
  expect(await find(`${after}&flex=1`)).not.toContain("matheran");
  expect(await find(`${after}&flex=3`)).toContain("matheran");
  expect(await find(`to=${inDays(53)}&flex=7`)).toContain("matheran");
});

test.for([
  ["Saturday", 6, true],
  ["Sunday", 0, true],
  ["Friday", 5, false],
] as const)(
  "a departure on a %s is found by its month, and by its weekends only if it is one",
  async ([, day, isWeekend]) => {
    const date = nextWeekday(day);
    await setRules("matheran", { pattern: { kind: "dates", dates: [date] } });
    const [month, other] = [monthOf(date), addMonths(monthOf(date), 2)];
    expect(await find(`anytime=${month}`)).toContain("matheran");
    expect(await find(`anytime=${other}`)).not.toContain("matheran");
    expect((await find(`weekends=${other},${month}`)).includes("matheran")).toBe(isWeekend);
    expect(await find(`weekends=${other}`)).not.toContain("matheran");
    expect(await find(`anytime=${month}&weekends=${other}`)).not.toContain("matheran");
  },
);

test("explicit days beat a month in the words", async () => {
  const query = "q=goa+in+december";
  expect((await leaving(query)).applied).toContainEqual(expect.objectContaining({ param: "month" }));
  for (const days of [`from=${inDays(60)}`, `anytime=${monthOf(inDays(60))}`]) {
    const { applied, slugs } = await leaving(`${query}&${days}`);
    expect(applied.map(({ param }) => param)).not.toContain("month");
    expect(slugs).toContain("goa");
  }
});

test("a search by dates leaves out sold-out tours, and counts and pages the rest correctly", async () => {
  const { id } = await setRules("matheran", {});
  const date = inDays(61);
  const query = `region=west&from=${date}&to=${date}`;
  const before = await leaving(query);
  expect(before.slugs).toContain("matheran");
  await db.insert(departures).values({ tourId: id, travelDate: date, capacity: 4, booked: 4 });
  const after = await leaving(query);
  expect(after.slugs).not.toContain("matheran");
  expect(after.total).toBe(before.total - 1);
  expect(after.facets.region.west).toBe(after.total);
  expect((await leaving(`region=west&from=${date}&to=${addDays(date, 1)}`)).slugs).toContain("matheran");
});

test("a search for past or distant days finds nothing", async () => {
  expect((await leaving("to=2020-01-01")).total).toBe(0);
  expect((await leaving("from=9999-01-01")).total).toBe(0);
});

test.for([
  [`from=${inDays(2)}&to=${inDays(1)}`, "to"],
  ["from=2027-02-29", "from"],
  ["to=", "to"],
  ["flex=3", "flex"],
  [`from=${inDays(2)}&flex=8`, "flex"],
  [`from=${inDays(2)}&flex=1.5`, "flex"],
  ["weekends=2027-13", "weekends"],
  ["weekends=2027-03,", "weekends"],
  ["anytime=march", "anytime"],
  [`anytime=${Array.from({ length: 13 }, () => "2027-03").join(",")}`, "anytime"],
])("a search with %s is refused beside %s", async ([query, field]) => {
  const { errors = {} } = await problemOf(await get(`/api/tours?${query}`), "invalid");
  expect(Object.keys(errors)).toStrictEqual([field]);
});

test("a tour's page lists the months without departures and the next season", async () => {
  await setRules("matheran", onlyOn(inDays(60)));
  const page = await services.getTourPage("matheran");
  expect(page.runsAgain).toBe(inDays(60));
  const open = Number(inDays(60).slice(5, 7));
  expect(page.closedMonths).toHaveLength(11);
  expect(page.closedMonths).not.toContain(open);
});

test("a tour's page lists the next six departures with fares and free seats", async () => {
  const weekday = new Date(`${inDays(3)}T00:00:00Z`).getUTCDay();
  const { id } = await setRules("matheran", {
    pattern: { kind: "weekdays", weekdays: [weekday] },
    blackOuts: [{ from: inDays(10), to: inDays(10), reason: "The path is closed for repairs." }],
  });
  await db.insert(departures).values({ tourId: id, travelDate: inDays(17), capacity: 4, booked: 2 });
  const { nextDepartures } = await services.getTourPage("matheran");
  expect(nextDepartures.map(({ date }) => date)).toStrictEqual([3, 17, 24, 31, 38, 45].map(inDays));
  expect(nextDepartures[1]).toMatchObject({ seatsLeft: 2, status: "limited", priceInr: 7999 });
});

test("departures over a year apart are left to the calendar, and a tour without departures has none", async () => {
  await setRules("matheran", { pattern: { kind: "dates", dates: [inDays(5), inDays(404), inDays(405)] } });
  const { nextDepartures } = await services.getTourPage("matheran");
  expect(nextDepartures.map(({ date }) => date)).toStrictEqual([inDays(5), inDays(404)]);
  await setRules("matheran", { pattern: { kind: "dates", dates: ["2020-01-01"] } });
  expect((await services.getTourPage("matheran")).nextDepartures).toStrictEqual([]);
});
