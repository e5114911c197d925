import { and, asc, eq, exists, gt, or, sql, type SQL } from "drizzle-orm";
import type { Requirement } from "~/domain/search/parse-query";
import type { Group, Search } from "~/domain/search/understanding";
import type { Facets, PriceCount, TourSort } from "~/domain/tours/tour-search";
import type { TourFilter, TourQuery } from "~/domain/tours/tour-query";
import type { TourCard, TourDetails } from "~/domain/tours/tour-schema";
import type { Database } from "../db/client";
import { tours } from "../db/schema";
import { decodeCursor, pageOf } from "../keyset";
import { containsAll, isAbout, matchOf, namedLike, scoresOf } from "./full-text.repo";
import { countFacets, facetsOf } from "./tour-facets.repo";
import { filterConditions, squaredDistance } from "./tour-filters.repo";
import { cardColumns, onSale, toCard } from "./tours.repo";

/** A found tour, with its place on the map. */
export interface FoundTour extends TourCard {
  coordinates: TourDetails["coordinates"];
}

export interface TourSearchPage {
  tours: FoundTour[];
  total: number;
  nextCursor: string | null;
  facets: Facets;
  /** Number of tours from each price on, in steps of `priceStep`, whatever the price filter. */
  prices: PriceCount[];
}

/** The tours that leave on the days of a search, by their ids. */
export interface LeavingTours {
  /** On the wanted days; null if the search wants none. */
  wanted: readonly number[] | null;
  /** Within a week too; null if they are not counted. */
  soon: readonly number[] | null;
  /** True if the search is only for those. */
  isSoon: boolean;
}

function isAmong(ids: readonly number[]): SQL {
  return sql`${tours.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
}

/** Matches the tours that a search may return. */
function leaving({ wanted, soon, isSoon }: LeavingTours): SQL | undefined {
  const ids = isSoon ? (soon ?? []) : wanted;
  return ids === null ? undefined : isAmong(ids);
}

/** All tours, whenever they leave. */
export const whenever: LeavingTours = { wanted: null, soon: null, isSoon: false };

type Scores = ReturnType<typeof scoresOf>;

const rankOf = (scores: Scores) =>
  scores === null ? sql`0` : sql`coalesce(scores.score, 0) + ${scores.bonus}`;

/** Rank of a tour in the very place, and the square of the distance at which half of it is left, in degrees. */
const closeRank = 4;
const halfClose = 1;

function closenessOf(place: string | null): SQL {
  return place === null ? sql`0` : sql`${closeRank} / (1 + ${squaredDistance(place)} / ${halfClose})`;
}

/** Builds the ascending sort key of a list; the id breaks ties. */
function sortKey(sort: TourSort, scores: Scores, closeTo: string | null): SQL<number> {
  switch (sort) {
    case "recommended":
      // In tenths; ties are broken by the recommended order.
      return scores === null && closeTo === null
        ? sql`${tours.position}`
        : sql`CAST(round((${rankOf(scores)} + ${closenessOf(closeTo)}) * 10) AS INTEGER) * -1000000 + ${tours.position}`;
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

/**
 * Returns one page of the tours on sale that match a search, with the total and the facets.
 */
export async function searchTours(
  db: Database,
  { filter, terms, ranking, closeTo }: Search,
  { sort, cursor, limit }: Pick<TourQuery, "sort" | "cursor" | "limit">,
  { wanted, soon, isSoon }: LeavingTours,
): Promise<TourSearchPage> {
  const always = and(onSale, wanted === null ? undefined : isAmong(wanted), containsAll(terms));
  const leavesSoon = soon === null ? null : isAmong(soon);
  const conditions = { ...filterConditions(filter), ...(isSoon && leavesSoon && { soon: leavesSoon }) };
  const found = and(always, ...Object.values(conditions));
  const scores = sort === "recommended" ? scoresOf(ranking) : null;
  const key = sortKey(sort, scores, closeTo);

  // Ordered by itself, so that only the rows of the page are read. Aliased, since D1 identifies columns of a batch by name alone.
  const shown = db
    .select({ id: sql<number>`${tours.id}`.as("shown_id"), key: key.as("sort_key") })
    .from(tours)
    .leftJoin(scores?.table ?? sql`(SELECT 1)`, scores === null ? sql`false` : sql`scores.id = ${tours.id}`)
    .where(and(found, cursor === undefined ? undefined : afterCursor(cursor, key)))
    .orderBy(asc(key), asc(tours.id))
    .limit(limit + 1)
    .as("shown");

  const [rows, counted] = await db.batch([
    db
      .select({ ...cardColumns, key: shown.key })
      .from(shown)
      .innerJoin(tours, eq(tours.id, shown.id))
      .orderBy(asc(shown.key), asc(shown.id)),
    countFacets(db, always, conditions, leavesSoon),
  ]);

  const counts = facetsOf(counted);
  if (soon !== null) counts.facets.soon["1"] ??= 0;
  const { shown: page, nextCursor } = pageOf(rows, limit, (last) => [last.key, last.tour.id]);
  return {
    tours: page.map((row) => ({
      ...toCard(row),
      coordinates: { latitude: row.tour.latitude, longitude: row.tour.longitude },
    })),
    nextCursor,
    ...counts,
  };
}

function afterCursor(cursor: string, key: SQL): SQL | undefined {
  const [after, id] = decodeCursor(cursor, "number");
  return or(sql`${key} > ${after}`, and(sql`${key} = ${after}`, gt(tours.id, id)));
}

/**
 * Counts the tours on sale by the requirements that they meet.
 * @param filter explicit filter, which all of them pass
 */
export async function countGroups(
  db: Database,
  requirements: readonly Requirement[],
  filter: TourFilter,
  leavingTours: LeavingTours,
): Promise<Group[]> {
  const bits = requirements.flatMap(({ filter: strict, loose, term }, index) => {
    const [asWritten, loosely] = [
      strict ? and(...Object.values(filterConditions(strict))) : term && isAbout(term),
      loose ? and(...Object.values(filterConditions(loose))) : strict && term && isAbout(term),
    ];
    return [asWritten, loosely].flatMap((condition, bit) =>
      condition ? [sql`CASE WHEN ${condition} THEN ${1 << (2 * index + bit)} ELSE 0 END`] : [],
    );
  });
  if (bits.length === 0) return [];
  const mask = sql<number>`${sql.join(bits, sql` + `)}`.as("mask");
  return db
    .select({ mask, count: sql<number>`count(*)` })
    .from(tours)
    .where(and(onSale, leaving(leavingTours), ...Object.values(filterConditions(filter))))
    .groupBy(sql`mask`);
}

/** Places and titles read for suggestions and spellings, at most: more tours than that repeat the names. */
const maxNames = 2000;

/** Lists the places, states and titles of the tours on sale, in recommended order, for search suggestions. */
export async function listNames(db: Database): Promise<{ place: string; states: string[]; title: string }[]> {
  return db
    .select({ place: tours.place, states: tours.states, title: tours.title })
    .from(tours)
    .where(onSale)
    .orderBy(asc(tours.position))
    .limit(maxNames);
}

/** Returns true if the place of a tour on sale is named like all of a search of several words. */
export async function isPlaceName(db: Database, q: string): Promise<boolean> {
  const expression = namedLike(q);
  if (expression === null) return false;
  const row = await db
    .select({ id: tours.id })
    .from(tours)
    .where(
      and(
        onSale,
        sql`${tours.id} IN (SELECT rowid FROM tours_search WHERE tours_search MATCH ${expression})`,
      ),
    )
    .limit(1)
    .get();
  return row !== undefined;
}

/** Returns for each word if a tour on sale contains it. */
export async function areFound(db: Database, words: readonly string[]): Promise<boolean[]> {
  if (words.length === 0) return [];
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
    .from(sql`json_each(${JSON.stringify(words.map(matchOf))}) AS searches`)
    .orderBy(sql`searches.key`);
  return rows.map(({ isFound }) => isFound === 1);
}
