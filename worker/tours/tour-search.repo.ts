import { and, asc, between, eq, exists, gt, gte, lte, or, sql, type SQL } from "drizzle-orm";
import {
  daysOfBucket,
  durationBuckets,
  facetNames,
  matchExpression,
  type FacetName,
  type Facets,
  type TourSort,
} from "~/domain/tours/tour-search";
import type { TourFilter, TourQuery } from "~/domain/tours/tour-query";
import type { TourCard } from "~/domain/tours/tour-schema";
import type { Database } from "../db/client";
import { tours } from "../db/schema";
import { decodeCursor, pageOf } from "../keyset";
import { cardColumns, onSale, toCard } from "./tours.repo";

export interface TourSearchPage {
  tours: TourCard[];
  total: number;
  nextCursor: string | null;
  facets: Facets;
}

type StoredFilter = Omit<TourFilter, "from" | "to">;
type Conditions = Partial<Record<keyof StoredFilter | "leaving", SQL | undefined>>;

/** Builds the full-text search for a text: null without a search, false if it contains no word. */
function matching(q: string | undefined): { condition: SQL; relevance: SQL } | null {
  if (q === undefined || q === "") return null;
  const expression = matchExpression(q);
  if (expression === null) return { condition: sql`0`, relevance: sql`${tours.position}` };
  return {
    condition: sql`${tours.id} IN (SELECT rowid FROM tours_search WHERE tours_search MATCH ${expression})`,
    // bm25: lower is better.
    relevance: sql`(SELECT rank FROM tours_search WHERE tours_search MATCH ${expression} AND rowid = ${tours.id})`,
  };
}

function holds(
  column: SQL | typeof tours.experiences | typeof tours.interests | typeof tours.bestMonths,
  value: string | number,
) {
  return sql`EXISTS (SELECT 1 FROM json_each(${column}) WHERE json_each.value = ${value})`;
}

function conditionsOf(filter: StoredFilter, among: readonly number[] | null): Conditions {
  return {
    leaving:
      among === null
        ? undefined
        : sql`${tours.id} IN (SELECT value FROM json_each(${JSON.stringify(among)}))`,
    q: matching(filter.q)?.condition,
    region: filter.region && eq(tours.region, filter.region),
    city: filter.city && eq(tours.departureCity, filter.city),
    type: filter.type && eq(tours.type, filter.type),
    category: filter.category && eq(tours.category, filter.category),
    experience: filter.experience && holds(tours.experiences, filter.experience),
    interest: filter.interest && holds(tours.interests, filter.interest),
    state: filter.state === undefined ? undefined : sql`lower(${tours.state}) = lower(${filter.state})`,
    duration: filter.duration && between(tours.days, ...daysOfBucket[filter.duration]),
    month: filter.month === undefined ? undefined : holds(tours.bestMonths, filter.month),
    minPrice: filter.minPrice === undefined ? undefined : gte(tours.priceInr, filter.minPrice),
    maxPrice: filter.maxPrice === undefined ? undefined : lte(tours.priceInr, filter.maxPrice),
  };
}

/** Builds the ascending sort key of a list; the id breaks ties. */
function sortKey(sort: TourSort, q: string | undefined): SQL<number> {
  switch (sort) {
    case "recommended":
      return sql`${matching(q)?.relevance ?? tours.position}`;
    case "price":
      return sql`${tours.priceInr}`;
    case "-price":
      return sql`-${tours.priceInr}`;
    case "rating":
      // In tenths; ties are broken by the number of reviews.
      return sql`-(CAST(round(coalesce(${tours.rating}, 0) * 10) AS INTEGER) * 1000000 + min(${tours.reviewCount}, 999999))`;
    case "duration":
      return sql`${tours.days}`;
  }
}

const bucketOf = sql<string>`CASE ${sql.join(
  durationBuckets.map(
    (bucket) =>
      sql`WHEN ${tours.days} <= ${sql.raw(String(daysOfBucket[bucket][1]))} THEN ${sql.raw(`'${bucket}'`)}`,
  ),
  sql` `,
)} END`;

const facetValues: Record<Exclude<FacetName, "month">, SQL<string | null>> = {
  region: sql`${tours.region}`,
  city: sql`${tours.departureCity}`,
  type: sql`${tours.type}`,
  category: sql`${tours.category}`,
  duration: bucketOf,
};

/**
 * Returns one page of the tours on sale that match a search, with the total and the facets.
 * @param among ids to search within, or null for all
 */
export async function searchTours(
  db: Database,
  { sort, cursor, limit, ...filter }: Omit<TourQuery, "from" | "to">,
  among: readonly number[] | null,
): Promise<TourSearchPage> {
  const conditions = conditionsOf(filter, among);
  const found = and(onSale, ...Object.values(conditions));
  const key = sortKey(sort, filter.q);

  function facet(name: FacetName) {
    const others = Object.entries(conditions).flatMap(([other, condition]) =>
      other === name ? [] : [condition],
    );
    const where = and(onSale, ...others);
    const count = sql<number>`count(*)`;
    if (name === "month") {
      const month = sql<string>`json_each.value`;
      return db
        .select({ value: month, count })
        .from(tours)
        .innerJoin(sql`json_each(${tours.bestMonths})`, sql`true`)
        .where(where)
        .groupBy(month);
    }
    return db.select({ value: facetValues[name], count }).from(tours).where(where).groupBy(facetValues[name]);
  }

  const [rows, totals, ...counted] = await db.batch([
    db
      // Aliased, since D1 identifies columns of a batch by name alone.
      .select({ ...cardColumns, key: key.as("sort_key") })
      .from(tours)
      .where(and(found, cursor === undefined ? undefined : afterCursor(cursor, key)))
      .orderBy(asc(key), asc(tours.id))
      .limit(limit + 1),
    db
      .select({ count: sql<number>`count(*)` })
      .from(tours)
      .where(found),
    ...facetNames.map(facet),
  ]);

  const { shown, nextCursor } = pageOf(rows, limit, (last) => [last.key, last.tour.id]);
  const facets: Facets = { region: {}, city: {}, type: {}, category: {}, duration: {}, month: {} };
  facetNames.forEach((name, index) => {
    for (const { value, count } of counted[index] ?? []) if (value !== null) facets[name][value] = count;
  });
  return {
    tours: shown.map(toCard),
    total: totals[0]?.count ?? 0,
    nextCursor,
    facets,
  };
}

function afterCursor(cursor: string, key: SQL): SQL | undefined {
  const [after, id] = decodeCursor(cursor, "number");
  return or(sql`${key} > ${after}`, and(sql`${key} = ${after}`, gt(tours.id, id)));
}

/** Lists the places, states and titles of all tours on sale, in recommended order, for search suggestions. */
export async function listNames(db: Database): Promise<{ place: string; state: string; title: string }[]> {
  return db
    .select({ place: tours.place, state: tours.state, title: tours.title })
    .from(tours)
    .where(onSale)
    .orderBy(asc(tours.position));
}

/** Returns for each text if a search for it alone finds a tour on sale. */
export async function areFound(db: Database, texts: readonly string[]): Promise<boolean[]> {
  if (texts.length === 0) return [];
  const found = db
    .select({ id: tours.id })
    .from(tours)
    .where(
      and(
        onSale,
        sql`${tours.id} IN (SELECT rowid FROM tours_search WHERE tours_search MATCH searches.value)`,
      ),
    );
  const rows = await db
    .select({ isFound: sql<number>`${exists(found)}` })
    .from(sql`json_each(${JSON.stringify(texts.map(matchExpression))}) AS searches`)
    .orderBy(sql`searches.key`);
  return rows.map(({ isFound }) => isFound === 1);
}
