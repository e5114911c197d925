import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, inject, test } from "vitest";
import { z } from "zod";
import { addDays, daysBetween, instantInIndia, lastBookableDate } from "~/domain/calendar/calendar";
import { closedReason, eachDay } from "~/domain/departures/departure";
import { offDayReason } from "~/domain/departures/off-days";
import { quoteBooking } from "~/domain/prices/pricing";
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

const family = { numberOfTravelers: 4, children: 2 };

test.for([
  ["velas-turtles-child-fare", { children: 1 }, 0, "child"],
  ["gandikota-camp-group-discount", { numberOfTravelers: 12 }, 0, "group"],
  ["kohima-hornbill-early-bird", {}, 60, "early-bird"],
  ["abhaneri-stepwell-last-minute", {}, 0, "last-minute"],
  ["orchha-palaces-all-price-rules", family, 45, "fare child group early-bird"],
  ["orchha-palaces-all-price-rules", family, 0, "fare child group last-minute"],
] as const)("%s is priced by the rule it is named after", ([slug, party, ahead, codes]) => {
  for (const today of days) {
    const tour = demoTour(slug, today);
    const isLate = codes.endsWith("last-minute");
    const travelDate = openDays(tour, today).find((date) =>
      isLate ? daysBetween(today, date) <= 3 : daysBetween(today, date) >= ahead,
    );
    if (travelDate === undefined) throw new Error(`${slug} has no suitable day`);
    const { lines } = quoteBooking({ ...tour, ...pair, ...party, travelDate, today });
    expect(lines.map(({ code }) => code).join(" ")).toContain(codes);
  }
});

test.for(["Christmas and New Year", "Monsoon", "Dasara holidays"])("a season at the beaches: %s", (label) => {
  for (const today of days) {
    const tour = demoTour("gokarna-beaches-season-prices", today);
    const { seasons = [] } = tour.priceRules;
    const isIn = (date: string) =>
      seasons.some((season) => season.label === label && season.from <= date && date <= season.to);
    const travelDate = openDays(tour, today).find(isIn);
    if (travelDate === undefined) throw new Error(`${label} has no suitable day`);
    const { lines } = quoteBooking({ ...tour, ...pair, travelDate, today });
    expect(lines).toMatchObject([{ code: "fare", label: expect.stringContaining(label) }]);
  }
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
