import { dayPartOf } from "~/domain/departures/start";
import type { WantedDays } from "~/domain/calendar/wanted-days";
import { pointNamed } from "~/domain/search/near";
import { childAge, daysOfBucket, durationBuckets } from "~/domain/tours/tour-search";
import type { TourFilter } from "~/domain/search/tour-query";
import { where, type CodedColumn, type SearchIndex, type Test } from "./search-index";

type StoredFilter = Omit<TourFilter, "q" | "soon" | "literal" | keyof WantedDays>;
export type FilterTests = Partial<Record<keyof StoredFilter | "soon", Test | undefined>>;

const nearKilometers = 300;
/** Distance that counts as near if nothing is within those kilometers, compared to that of the nearest tour. */
const widening = 1.25;
const kilometersPerDegree = 111.2;

/** Tests for one of the values of a filter, which are separated by commas. */
function isOneOf(column: CodedColumn<string | null>, filter: string | undefined): Test | undefined {
  const values = filter?.split(",");
  return values && where(column, (value) => value !== null && values.includes(value));
}

function holdsOneOf(column: CodedColumn<readonly string[]>, filter: string | undefined): Test | undefined {
  const values = filter?.split(",");
  return values && where(column, (list) => list.some((value) => values.includes(value)));
}

function isAtLeast(column: CodedColumn<number | null>, min: number | undefined): Test | undefined {
  return min === undefined ? undefined : where(column, (value) => value !== null && value >= min);
}

function isAtMost(column: CodedColumn<number>, max: number | undefined): Test | undefined {
  return max === undefined ? undefined : where(column, (value) => value <= max);
}

/** Tests for tours for families that are not demanding and take young children. */
export function suitsChildren({ columns }: SearchIndex): Test {
  const isForFamilies = where(columns.interests, (interests) => interests.includes("family"));
  const isYoung = where(columns.minAge, (age) => (age ?? 0) <= childAge);
  const isEasy = where(columns.fitness, (fitness) => fitness !== "demanding");
  return (at) => isForFamilies(at) && isYoung(at) && isEasy(at);
}

/** Returns the square of the distance from a place, in degrees; within such distances Pythagoras is exact to a few kilometers. */
export function squaredDistance({ tours }: SearchIndex, place: string): (at: number) => number {
  const [latitude, longitude] = pointNamed(place) ?? [0, 0];
  const shrink = Math.cos((latitude * Math.PI) / 180);
  return (at) => {
    const tour = tours[at];
    return tour ? (tour.latitude - latitude) ** 2 + ((tour.longitude - longitude) * shrink) ** 2 : Infinity;
  };
}

/** Tests for tours that leave from a city or lie near it; if none does, for the nearest ones. */
function isNear(index: SearchIndex, city: string | undefined): Test | undefined {
  if (city === undefined) return undefined;
  const name = city.trim().toLowerCase();
  const leavesThere = where(index.columns.city, (departureCity) => departureCity.toLowerCase() === name);
  const distance = squaredDistance(index, city);
  const nearest = index.tours.reduce(
    (min, _, at) => Math.min(min, leavesThere(at) ? 0 : distance(at)),
    Infinity,
  );
  const reach = Math.max((nearKilometers / kilometersPerDegree) ** 2, nearest * widening ** 2);
  return (at) => leavesThere(at) || distance(at) <= reach;
}

/** Converts the filters of a search to conditions. */
export function filterTests(index: SearchIndex, filter: Partial<StoredFilter>): FilterTests {
  const { columns } = index;
  const durations = filter.duration?.split(",");
  return {
    region: isOneOf(columns.region, filter.region),
    city: isOneOf(columns.city, filter.city),
    type: isOneOf(columns.type, filter.type),
    category: isOneOf(columns.category, filter.category),
    experience: holdsOneOf(columns.experiences, filter.experience),
    interest: holdsOneOf(columns.interests, filter.interest),
    state: holdsOneOf(
      columns.states,
      filter.state
        ?.split(",")
        .map((name) => name.trim().toLowerCase())
        .join(","),
    ),
    near: isNear(index, filter.near),
    duration:
      durations &&
      where(columns.days, (days) =>
        durationBuckets.some((bucket) => {
          const [from, to] = daysOfBucket[bucket];
          return durations.includes(bucket) && days >= from && days <= to;
        }),
      ),
    minDays: isAtLeast(columns.days, filter.minDays),
    maxDays: isAtMost(columns.days, filter.maxDays),
    month: holdsOneOf(columns.months, filter.month?.toString()),
    minPrice: isAtLeast(columns.price, filter.minPrice),
    maxPrice: isAtMost(columns.price, filter.maxPrice),
    minRating: isAtLeast(
      columns.rating,
      filter.minRating === undefined ? undefined : Number(filter.minRating),
    ),
    fitness: isOneOf(columns.fitness, filter.fitness),
    maxGroup: isAtMost(columns.capacity, filter.maxGroup === undefined ? undefined : Number(filter.maxGroup)),
    time:
      filter.time === undefined
        ? undefined
        : where(
            columns.rules,
            ({ starts = [] }) =>
              starts.length === 0 ||
              starts.some(({ time }) => filter.time?.split(",").includes(dayPartOf(time))),
          ),
    wheelchair:
      filter.wheelchair === undefined
        ? undefined
        : where(columns.wheelchair, (answer) => answer === "yes" || answer === "partly"),
    children: filter.children === undefined ? undefined : suitsChildren(index),
  };
}
