import { expect, test } from "vitest";
import { seasonGroupOf, toursOfSeason } from "~/content/seasons/seasons";
import { seasons } from "~/domain/calendar/calendar";
import { regions } from "~/domain/tours/tour";
import { readTours } from "../../scripts/seed/catalogue";

const groups = regions.flatMap((region) => seasons.map((season) => seasonGroupOf(region, season)));

test("every tour of a season is in the catalog, in its region", () => {
  const regionOf = new Map(readTours().map(({ slug, region }) => [slug, region]));
  for (const group of groups) {
    for (const slug of toursOfSeason(group)) expect(regionOf.get(slug), slug).toBe(group.region);
  }
});

test("no season place whose name is a tour's place goes without a link", () => {
  const sold = new Set(readTours().map(({ place }) => place.split(",")[0]));
  const unlinked = groups.flatMap(({ categories }) =>
    categories.flatMap(({ places }) => places.filter(({ slug, name }) => slug === null && sold.has(name))),
  );
  expect(unlinked.map(({ name }) => name)).toStrictEqual([]);
});
