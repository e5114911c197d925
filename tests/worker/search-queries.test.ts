import { expect, test } from "vitest";
import { pointOf } from "~/domain/search/dictionary";
import { tours } from "../../worker/db/schema";
import { db } from "../support/database";
import { searchQueries } from "../support/search-queries";
import { services } from "../support/services";

type Row = typeof tours.$inferSelect;

const minShare = 0.95;
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
      return tour.priceInr <= Number(value.slice(1));
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
  return expected.split(/ (?=[a-z]+:)/).map((part) => {
    const at = part.indexOf(":");
    return [part.slice(0, at), part.slice(at + 1)];
  });
}

test.for([
  ["tuned on", 0],
  ["kept apart from tuning", 1],
] as const)("the first result fits at least 95 % of the queries %s", async ([, half]) => {
  const rows = new Map((await db.select().from(tours)).map((tour) => [tour.slug, tour]));
  const queries = searchQueries.filter((_, index) => index % 2 === half);
  const misses: string[] = [];
  for (const [q, expected] of queries) {
    const page = await services.listTours({ q });
    const first = rows.get(page.tours[0]?.slug ?? "");
    const fits =
      expected === "none"
        ? page.total === 0 && page.nearest.length === 6
        : first !== undefined && expectationsOf(expected).every(([name, value]) => holds(first, name, value));
    if (!fits) misses.push(`${q}: ${first?.slug}, not ${expected}`);
  }
  expect(misses.length, misses.join("\n")).toBeLessThanOrEqual(queries.length * (1 - minShare));
});
