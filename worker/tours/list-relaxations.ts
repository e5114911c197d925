import { todayInIndia } from "~/domain/calendar/calendar";
import { daysOf } from "~/domain/calendar/wanted-days";
import { without, type ParsedQuery } from "~/domain/search/parse-query";
import { readTyped } from "~/domain/search/plans";
import type { Relaxation } from "~/domain/search/relaxation";
import type { Requirement } from "~/domain/search/requirements";
import { filtersWith } from "~/domain/search/tour-filter-labels";
import type { TourFilter } from "~/domain/search/tour-query";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { findInOutline, findWithEach } from "./search/full-text.repo";
import { daysAskedFor, findLeaving } from "./search/leaving-tours";
import { all, among, type SearchIndex, type Test } from "./search/search-index";
import { lacksEach, excludedTerms, testOf, type LeavingTours } from "./search/search-tours";

/** Filters and words that are removed together, and the tours that meet them. */
interface Part {
  filters: readonly (keyof TourFilter)[];
  /** Indexes of words. */
  words: readonly number[];
  test: Test;
}

const maxRelaxations = 6;
/** Parts to remove at once, at most. */
const maxRemoved = 3;

/**
 * Lists what to remove from a search without tours: the filters and words that are enough by themselves, or else the smallest
 * combinations, those with most tours first.
 * @param fixed filters of the page, which cannot be removed
 */
export async function listRelaxations(
  { db, clock }: { db: Database; clock: Clock },
  { q = "", ...given }: TourFilter,
  fixed: readonly (keyof TourFilter)[],
): Promise<Relaxation[]> {
  const typed = readTyped(q, todayInIndia(clock()), given);
  const requirements = typed.requirements.filter(({ weight }) => weight > 0);
  const { index, leaving } = await findLeaving(
    db,
    {
      wanted: {},
      asked: { ...daysAskedFor(requirements), ...defined(daysOf(given)) },
      isSoon: given.soon !== undefined,
    },
    clock(),
  );
  const parts = [
    ...partsOfFilter(index, given, leaving),
    ...(await partsOfWords({ db, index }, requirements, leaving)),
  ];
  const isFixed = (part: Part) => part.filters.some((name) => fixed.includes(name));
  const always = all(parts.filter(isFixed).map(({ test }) => test));
  const removable = parts.filter((part) => !isFixed(part));
  return smallest(index, always, removable).map(({ missed, total }) =>
    relaxationOf(typed.parsed, missed, total),
  );
}

function defined<Value extends object>(value: Value): Partial<Value> {
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return entries.reduce<Partial<Value>>((found, [name, each]) => ({ ...found, [name]: each }), {});
}

/** Splits the explicit filters into those that are removed together. */
function partsOfFilter(index: SearchIndex, given: TourFilter, leaving: LeavingTours): Part[] {
  const parts = new Map<string, Part>();
  const names = Object.keys(given).filter(
    (name): name is keyof TourFilter => name in given && name !== "literal",
  );
  for (const name of names) {
    const filters = filtersWith(name === "maxDays" ? "minDays" : name === "flex" ? "from" : name);
    const key = filters.join();
    const own = Object.fromEntries(filters.map((each) => [each, given[each]]));
    const isGiven = filters.some((each) => given[each] !== undefined);
    if (isGiven && !parts.has(key)) parts.set(key, { filters, words: [], test: testOf(index, own, leaving) });
  }
  return [...parts.values()];
}

/** Splits what the words ask for into the parts that have the same words. */
async function partsOfWords(
  { db, index }: { db: Database; index: SearchIndex },
  requirements: readonly Requirement[],
  leaving: LeavingTours,
): Promise<Part[]> {
  const excluded = requirements.filter(({ isExcluded }) => isExcluded);
  const searched = requirements.filter(({ filter, isExcluded }) => !filter && !isExcluded);
  const [having, about] = await Promise.all([
    findWithEach(db, excludedTerms(searched)),
    findInOutline(db, excludedTerms(excluded)),
  ]);
  const found = having.values();
  const lacks = lacksEach(index, excluded, about).values();
  const tests = requirements.map(({ filter, isExcluded }): Test => {
    if (isExcluded) return lacks.next().value ?? (() => true);
    return filter ? testOf(index, filter, leaving) : among(index, found.next().value ?? []);
  });
  const byWords = Map.groupBy(
    requirements.map(({ words }, at) => ({ words, test: tests[at] })),
    ({ words }) => words.join(),
  );
  return [...byWords.values()].map((own) => ({
    filters: [],
    words: own[0]?.words ?? [],
    test: all(own.map(({ test }) => test)),
  }));
}

/** Finds the smallest sets of parts without which there are tours, those with most tours first. */
function smallest(
  index: SearchIndex,
  always: Test,
  parts: readonly Part[],
): { missed: Part[]; total: number }[] {
  const sets = new Map<string, { missed: Part[]; total: number }>();
  for (let at = 0; at < index.tours.length; at++) {
    if (!always(at)) continue;
    const missed = parts.filter(({ test }) => !test(at));
    if (missed.length > maxRemoved) continue;
    const key = missed.map((part) => parts.indexOf(part)).join();
    const set = sets.get(key) ?? { missed, total: 0 };
    set.total += 1;
    sets.set(key, set);
  }
  const min = Math.min(...[...sets.values()].map(({ missed }) => missed.length));
  return [...sets.values()]
    .filter(({ missed }) => missed.length === min && min > 0)
    .toSorted((a, b) => b.total - a.total)
    .slice(0, maxRelaxations);
}

function relaxationOf({ words }: ParsedQuery, missed: readonly Part[], total: number): Relaxation {
  const textOf = (indexes: readonly number[]) => indexes.map((index) => words[index]?.typed ?? "").join(" ");
  return {
    filters: missed.flatMap(({ filters }) => filters),
    texts: missed.flatMap((part) => (part.words.length > 0 ? [textOf(part.words)] : [])),
    q: without(
      words,
      missed.flatMap((part) => part.words),
    ),
    total,
  };
}
