import { expect, test } from "vitest";
import { durationText } from "~/domain/tours/duration";
import { regionOfSegment, regionSegments, regions, tourPath } from "~/domain/tours/tour";
import { findCollection } from "~/content/collections";
import { monthNames } from "~/domain/calendar/calendar";
import { monthsInWords, seasonHint } from "~/domain/departures/season-hint";
import { readTours } from "../../scripts/seed/catalogue";
import { similarTours, type TourTraits } from "~/domain/tours/similar-tours";
import { mixPromoted } from "~/domain/tours/mix-promoted";
import { leadOf } from "~/domain/tours/lead";

test.for([
  ["south", "/destinations/from-bangalore/x"],
  ["north", "/destinations/north-india/x"],
  ["east", "/destinations/east-india/x"],
  ["west", "/destinations/west-india/x"],
] as const)("a destination in the %s is at %s", ([region, path]) => {
  expect(tourPath({ kind: "destination", slug: "x", region })).toBe(path);
});

test("other tours are under /tours", () => {
  for (const kind of ["package", "featured"] as const)
    expect(tourPath({ kind, slug: "x", region: "east" })).toBe("/tours/x");
});

test("every region is found by its own segment, and by no other", () => {
  for (const region of regions) expect(regionOfSegment(regionSegments[region])).toBe(region);
  for (const other of ["", "south", "South-India", "south-india", "constructor", "from-Bangalore", "region"])
    expect(regionOfSegment(other), other).toBeNull();
});

test.for([
  [1, "1 day"],
  [2, "2 days / 1 night"],
  [3, "3 days / 2 nights"],
  [16, "16 days / 15 nights"],
] as const)("%i days are shown as %s", ([days, text]) => {
  expect(durationText(days)).toBe(text);
});

test("a path leads to its list in any case", () => {
  expect(findCollection("/tours/duration/two-weeks")?.filter).toEqual({ duration: "8-14" });
  expect(findCollection("/Experiences/Interest/Solo")?.filter).toEqual({ interest: "solo" });
  expect(findCollection("/tours/")?.filter).toEqual({});
  for (const none of ["/tours/duration/decade", "/experiences/constructor"])
    expect(findCollection(none)).toBeNull();
});

test("culinary tours are the food tours, at their own URL", () => {
  expect(findCollection("/tours/culinary")).toEqual(findCollection("/tours/food"));
  expect(findCollection("/tours/culinary")?.path).toBe("/tours/food");
});

const ooty = { place: "Ooty", bestMonths: [1, 2, 3, 10, 11, 12] };

test.for([
  [[5], "May"],
  [[5, 6], "May and June"],
  [[4, 5, 6], "April to June"],
  [[10, 11, 12, 1, 2], "October to February"],
  [[12, 1], "December and January"],
  [[3, 4, 5, 9, 10, 11], "March to May and September to November"],
  [[1, 5, 9], "January, May and September"],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], "all year"],
] as const)("months %j are %s", ([months, words]) => {
  expect(monthsInWords(months)).toBe(words);
});

test("a good month is described as good, any other by its season and with the better ones", () => {
  expect(seasonHint(ooty, "2027-02-09")).toBe("February is a good month for Ooty.");
  const july = "July is monsoon here; the best time for Ooty is October to March.";
  expect(seasonHint(ooty, "2027-07-09")).toBe(july);
  const january = "January is winter here; the best time for Ladakh is June to September.";
  expect(seasonHint({ place: "Ladakh", bestMonths: [6, 7, 8, 9] }, "2027-01-09")).toBe(january);
});

test("every tour has a complete sentence for every month", () => {
  for (const tour of readTours()) {
    for (const [index, month] of monthNames().entries()) {
      const text = seasonHint(tour, `2027-${String(index + 1).padStart(2, "0")}-15`);
      expect(text.startsWith(`${month} is `), text).toBe(true);
      expect(text).not.toMatch(/undefined|is \.|is all year/);
    }
  }
});

const trek: TourTraits = {
  slug: "trek",
  type: "adventure",
  scene: "snow-range",
  region: "north",
  states: ["Himachal Pradesh"],
  experiences: ["outdoor"],
  interests: ["groups"],
  days: 6,
  priceInr: 20_000,
};

test("the same subject, landscape, length and price count more than the same region", () => {
  const candidates: TourTraits[] = [
    { ...trek, slug: "city-break", type: "city", scene: "fort-city", days: 2, priceInr: 6_000 },
    { ...trek, slug: "sikkim-trek", region: "east", states: ["Sikkim"] },
    { ...trek, slug: "long-dear-trek", days: 16, priceInr: 90_000 },
    { ...trek, slug: "near-trek", days: 7 },
    trek,
  ];
  const similar = similarTours(trek, candidates, 3).map(({ slug }) => slug);
  expect(similar).toStrictEqual(["near-trek", "sikkim-trek", "long-dear-trek"]);
  expect(similarTours(trek, [trek], 3)).toStrictEqual([]);
});

test("no tour of the catalogue is similar to more than a tenth of the others", () => {
  const tours = readTours().map((tour) => ({ ...tour, scene: tour.illustration.scene }));
  const times = new Map<string, number>();
  for (const tour of tours)
    for (const { slug } of similarTours(tour, tours, 3)) times.set(slug, (times.get(slug) ?? 0) + 1);
  expect(Math.max(...times.values())).toBeLessThanOrEqual(tours.length / 10);
  expect(times.size).toBeGreaterThan(tours.length / 2);
});

const others = Array.from("abcdefg");

test("a page of four has one promoted tour, and those left over come last", () => {
  expect(mixPromoted(["1", "2"], others).join("")).toBe("1abc2defg");
  expect(mixPromoted([], others).join("")).toBe("abcdefg");
  expect(mixPromoted(["1", "2", "3", "4"], others.slice(0, 4)).join("")).toBe("1abc2d34");
});

test.for([
  [
    "We leave Delhi by the early train, which runs along the river for most of the morning.",
    "Lunch is in Agra.",
  ],
  [
    "Short. We leave by the early train, which runs along the river for most of the morning.",
    "“Tea?” they ask.",
  ],
  ["The walk to the fort, about 3 km and 400 steps, takes two hours at an easy pace, i.e. until noon.", ""],
] as const)("the lead %j ends with a sentence of some length, not with an abbreviation", ([lead, rest]) => {
  expect(leadOf(`${lead} ${rest}`.trim())).toStrictEqual({ lead, rest });
});
