import { expect, test } from "vitest";
import { pointOf } from "~/domain/search/dictionary";
import { tours } from "../../worker/platform/db/schema";
import { db } from "../support/database";
import { searchQueries } from "../support/search-queries";
import { services } from "../support/services";

type Row = typeof tours.$inferSelect;

const minShare = 0.95;
/** Share of the queries whose misses nobody has seen. It is what a new query can expect. */
const minLastShare = 0.9;
const nearKilometres = 300;
const earthRadius = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the distance on the sphere, in kilometers. */
function kilometresBetween([a, b]: readonly [number, number], [c, d]: readonly [number, number]): number {
  const cosine =
    Math.sin(radians(a)) * Math.sin(radians(c)) +
    Math.cos(radians(a)) * Math.cos(radians(c)) * Math.cos(radians(b - d));
  return earthRadius * Math.acos(Math.min(1, cosine));
}

function isNear(tour: Row, city: string): boolean {
  const point = pointOf(city);
  return (
    tour.departureCity === city ||
    (point !== null && kilometresBetween(point, [tour.latitude, tour.longitude]) <= nearKilometres)
  );
}

/** Returns true if a tour has one of the expected values. */
function holds(tour: Row, name: string, value: string): boolean {
  const values = value.split("|");
  switch (name) {
    case "slug":
      return values.includes(tour.slug);
    case "state":
      return values.some((state) => tour.states.includes(state));
    case "city":
      return values.includes(tour.departureCity);
    case "near":
      return values.some((city) => isNear(tour, city));
    case "days": {
      const [min = 0, max = 0] = value.split("-").map(Number);
      return tour.days >= min && tour.days <= max;
    }
    case "price":
      if (value.startsWith("<")) return tour.priceInr <= Number(value.slice(1));
      else {
        const [min = 0, max = 0] = value.split("-").map(Number);
        return tour.priceInr >= min && tour.priceInr <= max;
      }
    case "fitness":
      return values.some((fitness) => tour.fitness === fitness);
    case "wheelchair":
      return values.some((wheelchair) => tour.practical?.access.wheelchair === wheelchair);
    case "type":
      return values.includes(tour.type);
    case "region":
      return values.includes(tour.region);
    case "interest":
      return values.some((interest) => tour.interests.some((own) => own === interest));
    case "experience":
      return values.some((experience) => tour.experiences.some((own) => own === experience));
    case "month":
      return values.some((month) => tour.bestMonths.includes(Number(month)));
    default:
      throw new Error(`unknown expectation ${name}`);
  }
}

/** Splits expectations at the spaces before the next name: values contain spaces. */
function expectationsOf(expected: string): [name: string, value: string][] {
  return expected.split(/ (?=!?[a-z]+:)/).map((part) => {
    const at = part.indexOf(":");
    return [part.slice(0, at), part.slice(at + 1)];
  });
}

/** Searches, and returns true if the first tour is as expected. */
async function firstFits(
  rows: ReadonlyMap<string, Row>,
  q: string,
  expected: string,
): Promise<{ fits: boolean; slug: string | undefined }> {
  const page = await services.listTours({ q, limit: 1 });
  // Without a match, the page shows the nearest tours.
  const slug = (page.tours[0] ?? page.nearest[0])?.slug;
  const first = rows.get(slug ?? "");
  if (expected === "none") return { fits: page.total === 0 && page.nearest.length === 6, slug };
  if (first === undefined || expected === "any") return { fits: first !== undefined, slug };
  const fits = expectationsOf(expected).every(([name, value]) => {
    if (name === "applied") return page.applied.some(({ param }) => param === value);
    return name.startsWith("!") ? !holds(first, name.slice(1), value) : holds(first, name, value);
  });
  return { fits, slug };
}

/** Sets of which fewer first results have to fit. */
const lastSets: readonly string[] = ["unseen, reserved", "unseen, last", "by a stranger, last"];

test.for(searchQueries)("the first result fits enough of the queries %s", async ([name, queries]) => {
  const rows = new Map((await db.select().from(tours)).map((tour) => [tour.slug, tour]));
  const answers = await Promise.all(
    queries.map(async ([q, expected]) => ({ q, expected, ...(await firstFits(rows, q, expected)) })),
  );
  const misses = answers
    .filter(({ fits }) => !fits)
    .map(({ q, slug, expected }) => `${q}: ${slug}, not ${expected}`);
  const share = lastSets.includes(name) ? minLastShare : minShare;
  expect(misses.length, misses.join("\n")).toBeLessThanOrEqual(queries.length * (1 - share));
});
