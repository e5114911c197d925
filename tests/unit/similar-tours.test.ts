import { expect, test } from "vitest";
import { similarTours, type TourTraits } from "~/domain/tours/similar-tours";
import { readTours } from "../../scripts/seed/catalogue";

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
  expect(similarTours(trek, candidates, 3).map(({ slug }) => slug)).toStrictEqual([
    "near-trek",
    "sikkim-trek",
    "long-dear-trek",
  ]);
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
