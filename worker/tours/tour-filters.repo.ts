import { between, eq, gte, lte, or, sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { WantedDays } from "~/domain/calendar/wanted-days";
import { pointNamed } from "~/domain/search/near";
import { childAge, daysOfBucket, durationBuckets } from "~/domain/tours/tour-search";
import type { TourFilter } from "~/domain/tours/tour-query";
import { tours } from "../db/schema";

/** Conditions in SQL for the filters of a search. */

type StoredFilter = Omit<TourFilter, "q" | "soon" | "literal" | keyof WantedDays>;
export type FilterConditions = Partial<Record<keyof StoredFilter | "soon", SQL | undefined>>;

/** A list of alternatives as a table with the column `value`. */
function listed(values: string) {
  return sql`(SELECT value FROM json_each(${JSON.stringify(values.split(","))}))`;
}

function isOneOf(column: SQLiteColumn, values: string | undefined): SQL | undefined {
  return values === undefined ? undefined : sql`${column} IN ${listed(values)}`;
}

/** Matches tours whose list in a column holds one of some values. */
function holdsOneOf(column: SQLiteColumn, values: string | undefined): SQL | undefined {
  return values === undefined
    ? undefined
    : sql`EXISTS (SELECT 1 FROM json_each(${column}) AS own WHERE own.value IN ${listed(values)})`;
}

function lastsOneOf(durations: string | undefined): SQL | undefined {
  if (durations === undefined) return undefined;
  const chosen = durations.split(",");
  return or(
    ...durationBuckets
      .filter((bucket) => chosen.includes(bucket))
      .map((bucket) => between(tours.days, ...daysOfBucket[bucket])),
  );
}

function holdsNumber(column: SQLiteColumn, value: number): SQL {
  return sql`EXISTS (SELECT 1 FROM json_each(${column}) AS own WHERE own.value = ${value})`;
}

/** Matches tours for families that are not demanding and take young children. */
export const suitsChildren = sql`(${tours.interests} LIKE '%"family"%' AND coalesce(${tours.minAge}, 0) <= ${sql.raw(String(childAge))} AND coalesce(${tours.fitness}, 'easy') <> 'demanding')`;

/** Matches tours that visit one of some states, separated by commas, in any case. */
function inStates(states: string | undefined): SQL | undefined {
  if (states === undefined) return undefined;
  const names = states.split(",").map((name) => name.trim().toLowerCase());
  return sql`EXISTS (SELECT 1 FROM json_each(${tours.states}) WHERE lower(json_each.value) IN (SELECT value FROM json_each(${JSON.stringify(names)})))`;
}

const nearKilometres = 300;
const kilometresPerDegree = 111.2;

/** Returns the square of the distance from a place, in degrees; within such distances Pythagoras is exact to a few kilometers. */
export function squaredDistance(place: string): SQL {
  const [latitude, longitude] = pointNamed(place) ?? [0, 0];
  const shrink = Math.cos((latitude * Math.PI) / 180);
  // Numbers that we checked, written out: a statement of D1 takes 100 parameters.
  const [to, from, by] = [latitude, longitude, shrink].map((value) => sql.raw(String(value)));
  const north = sql`(${tours.latitude} - ${to})`;
  const east = sql`((${tours.longitude} - ${from}) * ${by})`;
  return sql`(${north} * ${north} + ${east} * ${east})`;
}

/** Matches tours that leave from a city or lie near it. */
function near(city: string | undefined): SQL | undefined {
  if (city === undefined) return undefined;
  const reach = nearKilometres / kilometresPerDegree;
  return or(
    eq(sql`lower(${tours.departureCity})`, city.trim().toLowerCase()),
    sql`${squaredDistance(city)} <= ${reach * reach}`,
  );
}

export function filterConditions(filter: Partial<StoredFilter>): FilterConditions {
  const { minDays, maxDays, minPrice, maxPrice, month } = filter;
  return {
    region: isOneOf(tours.region, filter.region),
    city: isOneOf(tours.departureCity, filter.city),
    type: isOneOf(tours.type, filter.type),
    category: isOneOf(tours.category, filter.category),
    experience: holdsOneOf(tours.experiences, filter.experience),
    interest: holdsOneOf(tours.interests, filter.interest),
    state: inStates(filter.state),
    near: near(filter.near),
    duration: lastsOneOf(filter.duration),
    minDays: minDays === undefined ? undefined : gte(tours.days, minDays),
    maxDays: maxDays === undefined ? undefined : lte(tours.days, maxDays),
    month: month === undefined ? undefined : holdsNumber(tours.bestMonths, month),
    minPrice: minPrice === undefined ? undefined : gte(tours.priceInr, minPrice),
    maxPrice: maxPrice === undefined ? undefined : lte(tours.priceInr, maxPrice),
    minRating: filter.minRating === undefined ? undefined : gte(tours.rating, Number(filter.minRating)),
    fitness: isOneOf(tours.fitness, filter.fitness),
    maxGroup: filter.maxGroup === undefined ? undefined : lte(tours.capacity, Number(filter.maxGroup)),
    children: filter.children === undefined ? undefined : suitsChildren,
  };
}
