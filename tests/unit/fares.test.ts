import * as fc from "fast-check";
import { createElement } from "react";
import { expect, test } from "vitest";
import { TourCard } from "~/features/tours/tour-card";
import { Toaster } from "~/ui/toast";
import { addDays, instantInIndia } from "~/domain/calendar/calendar";
import { closedReason, eachDay } from "~/domain/departures/departure";
import { everyDay, type DepartureRules } from "~/domain/departures/departure-rules";
import type { WantedDays } from "~/domain/calendar/wanted-days";
import { adultFareOn, fareInWords, fareRange } from "~/domain/prices/fares";
import type { PriceRules } from "~/domain/prices/price-rules";
import { renderPage } from "../support/render-page";
import { tourCard } from "../support/tour-card";

const today = "2026-11-21";
const now = instantInIndia(today, "10:00");
/** Bookable until the end of the travel day. */
const untilItLeaves = { startTime: "23:59", cutOff: { kind: "hours", hours: 0 } } as const;
const offSeason = "The pass is closed by snow.";
const christmas = { from: "2026-12-20", to: "2027-01-05", priceInr: 15_000, label: "Christmas" };
const monsoon = { from: "2027-07-01", to: "2027-08-31", priceInr: 8000, label: "Monsoon" };

function rangeOf(
  seasons: PriceRules["seasons"],
  rules: Partial<DepartureRules> = {},
  wanted: WantedDays = {},
) {
  const tour = {
    priceInr: 10_000,
    priceRules: seasons ? { seasons } : {},
    departures: { ...everyDay, ...untilItLeaves, ...rules },
  };
  const { lowest, highest } = fareRange(tour, now, wanted);
  return [lowest, highest];
}

test("a tour without seasons has one fare on all days", () => {
  const same = [10_000, 10_000];
  expect(rangeOf(undefined)).toStrictEqual(same);
  expect(rangeOf([], { season: [{ from: "06-01", to: "10-15" }], offSeason })).toStrictEqual(same);
  expect(rangeOf(undefined, {}, { from: "2026-12-24", to: "2026-12-24" })).toStrictEqual(same);
});

test("the fares cover the days that can be booked", () => {
  expect(rangeOf([christmas])).toStrictEqual([10_000, 15_000]);
  expect(rangeOf([christmas, monsoon])).toStrictEqual([8000, 15_000]);
  const past = { ...monsoon, from: "2026-07-01", to: "2026-11-20" };
  expect(rangeOf([past])).toStrictEqual([10_000, 10_000]);
  expect(rangeOf([{ ...past, to: today }])).toStrictEqual([8000, 10_000]);
  expect(rangeOf([{ ...past, to: today }], { cutOff: everyDay.cutOff })).toStrictEqual([10_000, 10_000]);
  expect(rangeOf([{ ...monsoon, from: "2028-11-20", to: "2028-12-31" }])).toStrictEqual([8000, 10_000]);
  expect(rangeOf([{ ...monsoon, from: "2028-11-21", to: "2028-12-31" }])).toStrictEqual([10_000, 10_000]);
});

test("the fare of days without departures is ignored", () => {
  const winter = { season: [{ from: "10-16", to: "02-28" }], offSeason };
  expect(rangeOf([christmas, monsoon], winter)).toStrictEqual([10_000, 15_000]);
  const onlyThen = { pattern: { kind: "dates" as const, dates: ["2026-12-24"] } };
  expect(rangeOf([christmas], onlyThen)).toStrictEqual([15_000, 15_000]);
  const never = { pattern: { kind: "dates" as const, dates: ["2020-01-01"] } };
  expect(rangeOf([christmas], never)).toStrictEqual([10_000, 10_000]);
});

test.for([
  ["2026-12-19", "2026-12-19", 10_000, 10_000],
  ["2026-12-20", "2026-12-20", 15_000, 15_000],
  ["2027-01-05", "2027-01-06", 10_000, 15_000],
  ["2027-01-06", "2027-01-06", 10_000, 10_000],
  ["2027-06-30", "2027-07-01", 8000, 10_000],
  [undefined, "2026-12-19", 10_000, 10_000],
  ["2027-01-06", undefined, 8000, 10_000],
  ["2020-01-01", "2026-12-20", 10_000, 15_000],
] as const)("from %s to %s the fare is %i to %i", ([from, to, lowest, highest]) => {
  expect(rangeOf([christmas, monsoon], {}, { from, to })).toStrictEqual([lowest, highest]);
});

const anyDay = fc.integer({ min: -60, max: 800 }).map((days) => addDays(today, days));
const anySeasons = fc.array(
  fc.record({
    from: anyDay,
    to: anyDay,
    priceInr: fc.integer({ min: 1, max: 9 }),
    label: fc.constant("Festival season"),
  }),
  { maxLength: 4 },
);
const anyRules = fc.record({
  startTime: fc.constantFrom("00:00", "09:59", "10:00", "10:01", "23:59"),
  cutOff: fc.oneof(
    fc.record({
      kind: fc.constant("days" as const),
      days: fc.integer({ min: 0, max: 30 }),
      time: fc.constantFrom("00:00", "10:00", "10:01", "23:59"),
    }),
    fc.record({ kind: fc.constant("hours" as const), hours: fc.integer({ min: 0, max: 168 }) }),
  ),
  pattern: fc.constantFrom<DepartureRules["pattern"]>(
    { kind: "daily" },
    { kind: "weekdays", weekdays: [6] },
    { kind: "dates", dates: ["2026-12-24", "2027-06-01", "2028-02-29"] },
  ),
  season: fc.constantFrom<DepartureRules["season"]>([], [{ from: "10-16", to: "02-28" }]),
});

test("the result matches a check of each single day", () => {
  fc.assert(
    fc.property(anySeasons, anyRules, anyDay, anyDay, (seasons, rules, from, to) => {
      const fares = { priceInr: 5, priceRules: { seasons } };
      const departures = { ...everyDay, ...rules };
      const paid = eachDay(from, to)
        .filter((day) => closedReason(departures, day, now) === null)
        .map((day) => adultFareOn(fares, day));
      const prices = paid.length === 0 ? [fares.priceInr] : paid;
      const expected = { lowest: Math.min(...prices), highest: Math.max(...prices) };
      expect(fareRange({ ...fares, departures }, now, { from, to })).toStrictEqual(expected);
    }),
  );
});

test("only differing fares are shown with a from", () => {
  expect(fareInWords({ lowest: 8000, highest: 8000 })).toBe("₹8,000");
  expect(fareInWords({ lowest: 8000, highest: 8001 })).toBe("from ₹8,000");
});

/** Returns the price on a tour's card as displayed. */
function priceOnCard(seasons: PriceRules["seasons"], days?: WantedDays): string | undefined {
  const tour = tourCard({ priceRules: seasons ? { seasons } : {} });
  const card = createElement(Toaster, null, createElement(TourCard, { tour, days }));
  const html = renderPage(card, { now, viewer: null, wishlist: [] });
  return /<p>((?:(?!<\/p>).)*<strong.*?)<\/p>/.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, "");
}

test("a card shows the lowest fare of all days, or of the searched ones", () => {
  expect(priceOnCard(undefined)).toBe("₹10,000 per person");
  expect(priceOnCard([christmas])).toBe("from ₹10,000 per person");
  expect(priceOnCard([christmas], {})).toBe("from ₹10,000 per person");
  expect(priceOnCard([christmas], { from: "2026-12-24", to: "2026-12-26" })).toBe("₹15,000 per person");
  expect(priceOnCard([christmas], { from: "2027-01-05", to: "2027-01-06" })).toBe("from ₹10,000 per person");
});
