import { daysOf, wantsDays, type WantedDays } from "~/domain/calendar/wanted-days";
import { mentioned, type Requirement, type Term } from "~/domain/search/requirements";
import type { Group, Search } from "~/domain/search/understanding";
import type { TourFilter, TourQuery } from "~/domain/search/tour-query";
import type { Facets, TourSort } from "~/domain/tours/tour-search";
import type { Database } from "../../platform/db/client";
import { decodeCursor, pageOf } from "../../platform/db/cursor";
import { countFacets } from "./facets";
import { filterTests, squaredDistance } from "./filters";
import {
  exactBonus,
  findAbout,
  findInOutline,
  findWithAll,
  findWithEach,
  scoreMatches,
} from "./full-text.repo";
import { all, among, not, type SearchIndex, type Test } from "./search-index";

export interface TourSearchPage<Tour> {
  /** Ids of the tours. */
  ids: number[];
  tours: Tour[];
  /** Tours that only mention what the others are about, or only leave on the days of a festival. */
  others: Tour[];
  total: number;
  nextCursor: string | null;
  facets: Facets;
}

/** The tours that leave on the days of a search. */
export interface LeavingTours {
  /** On the wanted days; null if the search wants none. */
  wanted: Test | null;
  /** Within a week too; null if they are not counted. */
  soon: Test | null;
  /** True if the search is only for those. */
  isSoon: boolean;
  /** Tests for the tours that leave on other days. */
  on: (days: WantedDays) => Test;
}

/** All tours, whenever they leave. */
export const whenever: LeavingTours = { wanted: null, soon: null, isSoon: false, on: () => () => true };

/** Tests a filter with its days of departure. */
export function testOf(index: SearchIndex, filter: TourFilter, { on, soon }: LeavingTours): Test {
  return all([
    ...Object.values(filterTests(index, filter)),
    wantsDays(filter) ? on(daysOf(filter)) : undefined,
    filter.soon === undefined ? undefined : (soon ?? undefined),
  ]);
}

type Excluded = Pick<Requirement, "filter" | "term">;

export const excludedTerms = (excluded: readonly Excluded[]): Term[] =>
  excluded.flatMap(({ term }) => (term ? [term] : []));

/** Tests for tours that have nothing of some exclusions, each by itself. @param about tours about each of their terms, by id */
export function lacksEach(
  index: SearchIndex,
  excluded: readonly Excluded[],
  about: readonly (readonly number[])[],
): Test[] {
  const found = about.values();
  return excluded.map(({ filter, term }) => {
    const passes = filter && all(Object.values(filterTests(index, filter)));
    const isAbout = term && among(index, found.next().value ?? []);
    return (at) => passes?.(at) !== true && isAbout?.(at) !== true;
  });
}

/** Rank of a tour in the very place, and the square of the distance at which half of it is left, in degrees. */
const closeRank = 4;
const halfClose = 1;
/** The same for places that are farther than near: the distance counts most. */
const farRank = 30;
const halfFar = 20;

/** Days of a tour that are all near its place. */
const closeDays = 7;

/** Rank of a tour that visits wanted states only; of others, their share of its states counts. */
const focusRank = 3;

/** The ascending sort key of the tour at a place of the index; the id breaks ties. */
type Key = (at: number) => number;

function rankOf(
  index: SearchIndex,
  { ranking, closeTo, isFar, filter }: Search,
  scores: ReadonlyMap<number, number> | null,
): Key | null {
  if (scores === null && closeTo === null) return null;
  const names = new Set(ranking.flatMap(({ place }) => (place === null ? [] : [place.toLowerCase()])));
  const [most, half] = isFar ? [farRank, halfFar] : [closeRank, halfClose];
  const distance = closeTo === null ? null : squaredDistance(index, closeTo);
  const { codes, values } = index.columns.states;
  const wanted =
    filter.state === undefined
      ? null
      : new Set(filter.state.split(",").map((name) => name.trim().toLowerCase()));
  return (at) => {
    const tour = index.tours[at];
    if (!tour) return 0;
    // A long tour that starts there leads elsewhere.
    const share = Math.min(1, closeDays / tour.days) ** 2;
    const closeness = distance ? (share * most) / (1 + distance(at) / half) : 0;
    const states = wanted ? (values[codes[at] ?? -1] ?? []) : [];
    const focus = (focusRank * states.filter((state) => wanted?.has(state)).length) / (states.length || 1);
    const isExact = scores !== null && names.has(tour.place.toLowerCase());
    return (scores?.get(tour.id) ?? 0) + (isExact ? exactBonus : 0) + closeness + focus;
  };
}

function sortKey({ tours }: SearchIndex, sort: TourSort, rank: Key | null): Key {
  const tourAt = (at: number) => {
    const tour = tours[at];
    if (!tour) throw new RangeError(`no tour at ${at}`);
    return tour;
  };
  switch (sort) {
    case "recommended":
      // In tenths; ties are broken by the recommended order.
      return rank === null
        ? (at) => tourAt(at).position
        : (at) => Math.round(rank(at) * 10) * -1_000_000 + tourAt(at).position;
    case "price":
      return (at) => tourAt(at).priceInr;
    case "-price":
      return (at) => -tourAt(at).priceInr;
    case "rating":
      // In tenths; ties are broken by the number of reviews.
      return (at) => {
        const { rating, reviewCount } = tourAt(at);
        return -(Math.round((rating ?? 0) * 10) * 1_000_000 + Math.min(reviewCount, 999_999));
      };
    case "duration":
      return (at) => tourAt(at).days;
  }
}

interface Keyed {
  key: number;
  id: number;
}

const compareKeys = (a: Keyed, b: Keyed) => a.key - b.key || a.id - b.id;

/** Lists the first tours in order that pass, at most `limit`. */
function firstOf(
  { tours }: SearchIndex,
  passes: Test,
  key: Key,
  { after, limit }: { after: Keyed | null; limit: number },
): Keyed[] {
  const first: Keyed[] = [];
  tours.forEach(({ id }, at) => {
    if (!passes(at)) return;
    const tour = { key: key(at), id };
    if (after !== null && compareKeys(tour, after) <= 0) return;
    const last = first[limit - 1];
    if (last && compareKeys(tour, last) > 0) return;
    let place = first.length;
    while (place > 0 && compareKeys(tour, first[place - 1] ?? tour) < 0) place--;
    first.splice(place, 0, tour);
    if (first.length > limit) first.pop();
  });
  return first;
}

/** The tours on sale, and those of them that leave on the days of a search. */
export interface SearchedTours {
  index: SearchIndex;
  leaving: LeavingTours;
}

/**
 * Returns one page of the tours on sale that match a search, with the total and the facets. The words are looked up while the tours are
 * still being read.
 * @param catalogue.list reads the tours of the page by their ids, in this order
 * @param page.others number of other tours, at most, that are listed with the first page
 * @throws AppError `invalid` (cursor)
 */
export async function searchTours<Tour>(
  {
    db,
    searched,
    list,
  }: {
    db: Database;
    searched: SearchedTours | Promise<SearchedTours>;
    list: (ids: readonly number[]) => Promise<Tour[]>;
  },
  search: Search,
  { sort, cursor, limit, others = 0 }: Pick<TourQuery, "sort" | "cursor" | "limit"> & { others?: number },
): Promise<TourSearchPage<Tour>> {
  const [{ index, leaving }, strictly, mentioning, scores, about] = await Promise.all([
    searched,
    findWithAll(db, search.terms),
    findWithAll(db, search.terms.map(mentioned)),
    sort === "recommended" ? scoreMatches(db, search.ranking) : null,
    findInOutline(db, excludedTerms(search.excluded)),
  ]);
  const { wanted, soon, isSoon, on } = leaving;
  const tests = { ...filterTests(index, search.filter), ...(isSoon && soon && { soon }) };
  const base = all([
    wanted ?? undefined,
    wantsDays(search.filter) ? on(daysOf(search.filter)) : undefined,
    ...lacksEach(index, search.excluded, about),
  ]);
  const having = (ids: readonly number[] | null) => all([base, ids === null ? undefined : among(index, ids)]);
  const filtered = all(Object.values(tests));
  const mentions = all([having(mentioning), filtered]);
  const strict = having(strictly);
  const always = index.tours.some((_, at) => strict(at) && filtered(at)) ? strict : having(mentioning);
  const passes = all([always, filtered]);
  const [key, id] = cursor === undefined ? [] : decodeCursor(cursor, "number");
  const after = key === undefined || id === undefined ? null : { key, id };

  const order = sortKey(index, sort, rankOf(index, search, scores));
  const first = firstOf(index, passes, order, { after, limit: limit + 1 });
  const { shown, nextCursor } = pageOf(first, limit, (last) => [last.key, last.id]);
  const isOther = all([
    search.alsoOn ? all([wanted ?? undefined, on(search.alsoOn)]) : mentions,
    not(passes),
  ]);
  const other = after === null ? firstOf(index, isOther, order, { after, limit: others }) : [];
  const [tours, otherTours] = await Promise.all(
    [shown, other].map((found) => list(found.map((tour) => tour.id))),
  );
  return {
    ids: shown.map((tour) => tour.id),
    tours: tours ?? [],
    others: otherTours ?? [],
    nextCursor,
    ...countFacets(index, always, tests, soon),
  };
}

/**
 * Counts the tours on sale by the requirements that they meet.
 * @param filter explicit filter, which all of them pass
 */
export async function countGroups(
  { db, index }: { db: Database; index: SearchIndex },
  requirements: readonly Requirement[],
  filter: TourFilter,
  leaving: LeavingTours,
): Promise<Group[]> {
  const { wanted, soon, isSoon } = leaving;
  const excluded = requirements.filter(({ isExcluded }) => isExcluded);
  const terms = requirements.flatMap(({ term, isExcluded }) => (term && !isExcluded ? [term] : []));
  // A tour through several of the places is about none of them.
  const isThrough = terms.filter(({ place }) => place !== null).length > 1;
  const [found, outlined] = await Promise.all([
    isThrough ? findWithEach(db, terms.map(mentioned)) : findAbout(db, terms),
    findInOutline(db, excludedTerms(excluded)),
  ]);
  const about = found.values();
  const lacks = lacksEach(index, excluded, outlined).values();
  const bits = requirements.flatMap(({ filter: strict, loose, term, isExcluded }, number) => {
    const hasTerm = term && !isExcluded && among(index, about.next().value ?? []);
    const tests = isExcluded
      ? [lacks.next().value]
      : [
          strict ? testOf(index, strict, leaving) : hasTerm,
          loose ? testOf(index, loose, leaving) : strict && hasTerm,
        ];
    return tests.flatMap((test, bit) => (test ? [{ test, bit: 1 << (2 * number + bit) }] : []));
  });
  if (bits.length === 0) return [];
  const leaves = isSoon ? soon : wanted;
  const passes = all([leaves ?? undefined, ...Object.values(filterTests(index, filter))]);
  const counts = new Map<number, number>();
  for (let at = 0; at < index.tours.length; at++) {
    if (!passes(at)) continue;
    let mask = 0;
    for (const { test, bit } of bits) if (test(at)) mask += bit;
    counts.set(mask, (counts.get(mask) ?? 0) + 1);
  }
  return [...counts].map(([mask, count]) => ({ mask, count }));
}
