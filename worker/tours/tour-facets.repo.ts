import { sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import {
  daysOfBucket,
  durationBuckets,
  facetNames,
  groupSizes,
  priceStep,
  ratingSteps,
  topPrice,
  type FacetName,
  type Facets,
  type PriceCount,
} from "~/domain/tours/tour-search";
import type { Database } from "../db/client";
import { tours } from "../db/schema";
import { suitsChildren, type FilterConditions } from "./tour-filters.repo";

/** Counts of the tours for each value of the filters. */

/** Groups of conditions that one facet leaves out: a facet counts its values with the other filters unchanged. */
type Counted = FacetName | "price";

const facetOfFilter: Partial<Record<keyof FilterConditions, Counted>> = {
  ...Object.fromEntries(facetNames.map((name) => [name, name])),
  minDays: "duration",
  maxDays: "duration",
  minPrice: "price",
  maxPrice: "price",
};

const literal = (value: string | number) =>
  sql.raw(typeof value === "number" ? String(value) : `'${value.replaceAll("'", "''")}'`);

/** Value to group by: lists as their JSON, so that each is parsed once in total and not once for each tour. */
const values: Record<Exclude<Counted, "soon">, SQL> = {
  region: sql`${tours.region}`,
  city: sql`${tours.departureCity}`,
  type: sql`${tours.type}`,
  category: sql`${tours.category}`,
  experience: sql`${tours.experiences}`,
  interest: sql`${tours.interests}`,
  duration: stepOf(
    sql`${tours.days}`,
    durationBuckets.map((bucket) => [daysOfBucket[bucket][1], bucket]),
    "<=",
  ),
  month: sql`${tours.bestMonths}`,
  fitness: sql`${tours.fitness}`,
  minRating: stepOf(
    sql`${tours.rating}`,
    ratingSteps.map((step) => [Number(step), step]),
    ">=",
  ),
  maxGroup: stepOf(
    sql`${tours.capacity}`,
    groupSizes.map((size) => [Number(size), size]),
    "<=",
  ),
  children: sql`CASE WHEN ${suitsChildren} THEN '1' END`,
  price: sql`min(${tours.priceInr}, ${literal(topPrice)}) / ${literal(priceStep)}`,
};

function stepOf(value: SQL, steps: readonly (readonly [number, string])[], sign: "<=" | ">="): SQL {
  const cases = steps.map(
    ([limit, name]) => sql`WHEN ${value} ${sql.raw(sign)} ${literal(limit)} THEN ${literal(name)}`,
  );
  return sql`CASE ${sql.join(cases, sql` `)} END`;
}

const countedNames: readonly Counted[] = [...facetNames, "price"];

/**
 * Counts the tours on sale by the values of each filter, in one statement: the tours that miss at most one filter are read once, with what they
 * miss as bits.
 * @param always what every counted tour passes
 * @param leavesSoon matches the tours that leave within a week; null if they are not counted
 */
export function countFacets(
  db: Database,
  always: SQL | undefined,
  conditions: FilterConditions,
  leavesSoon: SQL | null,
) {
  const byFacet = Map.groupBy(
    Object.entries(conditions).filter(([, condition]) => condition !== undefined),
    ([name]) => facetOfFilter[name as keyof FilterConditions],
  );
  const others = (byFacet.get(undefined) ?? []).flatMap(([, condition]) => (condition ? [condition] : []));
  const active = countedNames.filter((name) => byFacet.has(name));
  const misses = active.map((name, index) => {
    const own = (byFacet.get(name) ?? []).flatMap(([, condition]) => (condition ? [condition] : []));
    return sql`CASE WHEN ${sql.join(own, sql` AND `)} THEN 0 ELSE ${literal(1 << index)} END`;
  });
  const valueOf = {
    ...values,
    soon: leavesSoon === null ? sql`NULL` : sql`CASE WHEN ${leavesSoon} THEN '1' END`,
  };
  const columns = countedNames.map((name) => sql`${valueOf[name]} AS ${sql.raw(`own_${name}`)}`);
  const total = sql`SELECT 'total' AS facet, NULL AS value, count(*) AS count FROM matched WHERE misses = 0`;
  const counts = countedNames.map((name) => {
    const bit = active.includes(name) ? 1 << active.indexOf(name) : 0;
    return sql`SELECT ${literal(name)} AS facet, ${sql.raw(`own_${name}`)} AS value, count(*) AS count FROM matched WHERE misses IN (0, ${literal(bit)}) GROUP BY 2`;
  });
  return db.select({ facet: sql<string>`facet`, value: sql<unknown>`value`, count: sql<number>`count` }).from(
    sql`(WITH matched AS MATERIALIZED (
        SELECT * FROM (
          SELECT ${misses.length === 0 ? sql`0` : sql.join(misses, sql` + `)} AS misses, ${sql.join(columns, sql`, `)}
          FROM ${tours} WHERE ${sql.join([always ?? sql`1`, ...others], sql` AND `)}
        ) WHERE misses & (misses - 1) = 0
      )
      ${unionOf([total, ...counts])})`,
  );
}

/** D1 takes five parts in a compound: more are compounds of compounds. */
const maxParts = 5;

function unionOf(parts: readonly SQL[]): SQL {
  if (parts.length <= maxParts) return sql.join([...parts], sql` UNION ALL `);
  const size = Math.ceil(parts.length / maxParts);
  const groups = Array.from({ length: maxParts }, (_, index) =>
    parts.slice(index * size, (index + 1) * size),
  );
  return unionOf(
    groups.filter((group) => group.length > 0).map((group) => sql`SELECT * FROM (${unionOf(group)})`),
  );
}

const listSchema = z.array(z.union([z.string(), z.number()]));

/** Converts the counts to a total, facets and the histogram of prices. */
export function facetsOf(rows: readonly { facet: string; value: unknown; count: number }[]): {
  total: number;
  facets: Facets;
  prices: PriceCount[];
} {
  const facets: Facets = {
    region: {},
    city: {},
    type: {},
    category: {},
    experience: {},
    interest: {},
    duration: {},
    month: {},
    fitness: {},
    minRating: {},
    maxGroup: {},
    children: {},
    soon: {},
  };
  const prices: PriceCount[] = [];
  let total = 0;
  for (const { facet, value, count } of rows) {
    if (facet === "total") total = count;
    else if (facet === "price") prices.push({ from: Number(value) * priceStep, count });
    else {
      const name = facetNames.find((known) => known === facet);
      if (name === undefined || value === null) continue;
      for (const each of valuesIn(name, String(value)))
        facets[name][each] = (facets[name][each] ?? 0) + count;
    }
  }
  return { total, facets, prices: prices.toSorted((a, b) => a.from - b.from) };
}

/** Lists the filter values that a stored value passes. */
function valuesIn(name: FacetName, value: string): string[] {
  switch (name) {
    case "experience":
    case "interest":
    case "month":
      return [...new Set(listSchema.parse(JSON.parse(value)).map(String))];
    case "minRating":
      return ratingSteps.filter((step) => Number(step) <= Number(value));
    case "maxGroup":
      return groupSizes.filter((size) => Number(size) >= Number(value));
    default:
      return [value];
  }
}
