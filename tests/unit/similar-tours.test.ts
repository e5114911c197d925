import { expect, test } from "vitest";
import { similarTours, type TourTraits } from "~/domain/tours/similar-tours";
import { readTours } from "../../scripts/seed/catalogue";
import { mixPromoted } from "~/domain/tours/mix-promoted";
import { leadOf } from "~/domain/tours/lead";

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
