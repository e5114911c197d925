import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, inject, test } from "vitest";
import { z } from "zod";
import { addDays, daysBetween, instantInIndia, lastBookableDate } from "~/domain/calendar/calendar";
import { closedReason, eachDay } from "~/domain/departures/departure";
import { offDayReason } from "~/domain/departures/off-days";
import { quoteBooking, type QuoteInput } from "~/domain/prices/pricing";
import { catalogueStatements, readTours } from "../../scripts/seed/catalogue";
import { demoTourStatements, readDemoTours, type DatedTour } from "../../scripts/seed/demo-tours";

const slugs = [
  "velas-turtles-child-fare",
  "gokarna-beaches-season-prices",
  "gandikota-camp-group-discount",
  "kohima-hornbill-early-bird",
  "abhaneri-stepwell-last-minute",
  "orchha-palaces-all-price-rules",
] as const;

const days = [
  "2026-11-21",
  ...(inject("isLong") ? ["2027-01-02", "2027-06-04", "2028-02-29", "2028-12-31"] : []),
];

function demoTour(slug: (typeof slugs)[number], today: string): DatedTour {
  const tour = readDemoTours(today).find((each) => each.slug === slug);
  if (!tour) throw new Error(`there is no demo tour ${slug}`);
  return tour;
}

/** Returns the days on which a tour can be booked, as of a day. */
function openDays({ departures }: DatedTour, today: string): string[] {
  return eachDay(today, lastBookableDate(today)).filter(
    (date) => closedReason(departures, date, instantInIndia(today, "10:00")) === null,
  );
}

test("there are six, the first five with one rule each and the last with all", () => {
  const tours = readDemoTours("2026-11-21");
  expect(tours.map(({ slug }) => slug)).toStrictEqual(slugs);
  expect(tours.map(({ priceRules }) => Object.keys(priceRules).toSorted())).toStrictEqual([
    ["childPercent"],
    ["seasons"],
    ["groups"],
    ["earlyBird"],
    ["lastMinute"],
    ["childPercent", "deposit", "earlyBird", "groups", "lastMinute", "seasons"],
  ]);
});

test("weekdays, chosen dates, black-outs and a cut-off are included", () => {
  const rules = readDemoTours("2026-11-21").map(({ departures }) => departures);
  expect(rules.some(({ pattern }) => pattern.kind === "weekdays")).toBe(true);
  expect(rules.some(({ pattern }) => pattern.kind === "dates")).toBe(true);
  expect(rules.some(({ blackOuts }) => blackOuts.length > 0)).toBe(true);
  expect(rules.some(({ cutOff }) => cutOff.kind === "days" && cutOff.days > 1)).toBe(true);
  expect(rules.some(({ cutOff }) => cutOff.kind === "hours")).toBe(true);
});

test.for(days)(
  "made on %s, each can be booked this year and the next, its seasons and black-outs too",
  (today) => {
    for (const tour of readDemoTours(today)) {
      const open = openDays(tour, today);
      for (const isSoon of [true, false])
        expect(
          open.some((date) => daysBetween(today, date) <= 366 === isSoon),
          tour.slug,
        ).toBe(true);
      for (const { from, to, label } of tour.priceRules.seasons ?? []) {
        expect([from <= to, to >= today], `${tour.slug}, ${label}`).toStrictEqual([true, true]);
      }
      for (const { from, reason } of tour.departures.blackOuts)
        expect(offDayReason(tour.departures, from)).toBe(reason);
    }
    const seasons = demoTour("gokarna-beaches-season-prices", today).priceRules.seasons ?? [];
    expect(seasons.filter(({ from }) => from <= addDays(today, 366)).length).toBeGreaterThanOrEqual(3);
    const { pattern } = demoTour("kohima-hornbill-early-bird", today).departures;
    expect(pattern.kind === "dates" && pattern.dates.every((date) => date >= today)).toBe(true);
  },
);

const pair = {
  numberOfTravelers: 2,
  children: 0,
  infants: 0,
  roomType: "standard",
  coupon: null,
  gstPercent: 5,
} as const;

const any = () => true;

test.for(days)("requested on %s, the tour named after a rule is priced by it", (today) => {
  function codesOf(
    slug: (typeof slugs)[number],
    isSuitable: (ahead: number, date: string) => boolean,
    party: Partial<QuoteInput> = {},
  ) {
    const tour = demoTour(slug, today);
    const travelDate = openDays(tour, today).find((date) => isSuitable(daysBetween(today, date), date));
    if (travelDate === undefined) throw new Error(`${slug} has no suitable day`);
    const quote = quoteBooking({ ...tour, ...pair, ...party, travelDate, today });
    return { tour, quote, lines: quote.lines.map(({ code, amount }) => [code, amount]) };
  }
  expect(codesOf("velas-turtles-child-fare", any, { children: 1 }).lines).toStrictEqual([
    ["fare", 5499],
    ["child", 2750],
  ]);

  const { seasons = [] } = demoTour("gokarna-beaches-season-prices", today).priceRules;
  const isIn = (label: string) => (_: number, date: string) =>
    seasons.some((season) => season.label === label && season.from <= date && date <= season.to);
  for (const [label, fare] of [
    ["Christmas and New Year", 13_999],
    ["Monsoon", 6999],
    ["Dasara holidays", 11_499],
  ] as const) {
    const { quote } = codesOf("gokarna-beaches-season-prices", isIn(label));
    expect(quote.lines).toMatchObject([
      { code: "fare", label: expect.stringContaining(label), amount: 2 * fare },
    ]);
  }

  for (const [numberOfTravelers, off] of [
    [3, 0],
    [4, 5],
    [8, 10],
    [12, 15],
  ] as const) {
    const { lines } = codesOf("gandikota-camp-group-discount", any, { numberOfTravelers });
    const group = ["group", -Math.floor((4999 * numberOfTravelers * off + 50) / 100)];
    expect(lines.slice(1)).toStrictEqual(off === 0 ? [] : [group]);
  }

  const early = codesOf("kohima-hornbill-early-bird", (ahead) => ahead >= 60);
  expect(early.lines.slice(1)).toStrictEqual([["early-bird", -Math.floor((2 * 21_499 * 12 + 50) / 100)]]);

  const late = codesOf("abhaneri-stepwell-last-minute", (ahead) => ahead === 3);
  expect(late.lines.slice(1)).toStrictEqual([["last-minute", -Math.floor((2 * 3499 * 20 + 50) / 100)]]);
  expect(codesOf("abhaneri-stepwell-last-minute", (ahead) => ahead === 4).lines).toHaveLength(1);

  const family = { numberOfTravelers: 4, children: 2 };
  const codes = (wanted: (ahead: number, date: string) => boolean) =>
    codesOf("orchha-palaces-all-price-rules", wanted, family).lines.map(([code]) => code);
  expect(codes((ahead) => ahead >= 45)).toStrictEqual(["fare", "child", "group", "early-bird"]);
  expect(codes((ahead) => ahead <= 5)).toStrictEqual(["fare", "child", "group", "last-minute"]);
});

test("they load after the catalogue, are found by search, and load again with dates of later years", () => {
  const database = new DatabaseSync(":memory:");
  database.exec("PRAGMA foreign_keys = ON");
  for (const file of readdirSync("migrations").filter((name) => name.endsWith(".sql")))
    database.exec(readFileSync(`migrations/${file}`, "utf8"));
  const run = (statements: string[]) => statements.forEach((statement) => database.exec(statement));
  run([...catalogueStatements(), ...demoTourStatements(Date.parse("2026-11-21T06:00:00Z"))]);

  const rowSchema = z.array(z.object({ slug: z.string(), position: z.int(), price_rules: z.string() }));
  const rows = () =>
    rowSchema.parse(
      database
        .prepare("SELECT slug, position, price_rules FROM tours WHERE price_rules <> '{}' ORDER BY position")
        .all(),
    );
  const first = rows();
  expect(first.map(({ slug }) => slug)).toStrictEqual(slugs);
  expect(first.map(({ position }) => position)).toStrictEqual(
    slugs.map((_, index) => readTours().length + index + 1),
  );
  const found = database
    .prepare(
      'SELECT slug FROM tours WHERE id IN (SELECT rowid FROM tours_search WHERE tours_search MATCH \'"stepwell" "abhaneri"\')',
    )
    .all();
  // The Golden Triangle stops there too.
  expect(found.map(({ slug }) => slug)).toContain("abhaneri-stepwell-last-minute");

  run(demoTourStatements(Date.parse("2028-03-01T06:00:00Z")));
  const again = rows();
  const places = (tours: typeof first) => tours.map(({ slug, position }) => [slug, position]);
  expect(places(again)).toStrictEqual(places(first));
  expect(again[1]?.price_rules).toContain("2029-06-10");
  expect(again[1]?.price_rules).not.toContain("2027-06-10");
});
