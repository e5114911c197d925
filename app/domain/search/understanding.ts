import type { WantedDays } from "~/domain/calendar/wanted-days";
import type { TourFilter } from "./tour-query";
import { without, type ParsedQuery } from "./parse-query";
import type { Requirement, Term } from "./requirements";

/** Filters and words to search by: what remains of a search after all or some of its requirements are applied. */
export interface Search {
  filter: TourFilter;
  /** All of them must be in the texts of a tour. */
  terms: readonly Term[];
  /** Order the tours by how well they match these. */
  ranking: readonly Term[];
  /** Tours with these are left out. */
  excluded: readonly Pick<Requirement, "filter" | "term">[];
  /** Days of a festival: tours that leave then are listed, too, if they have nothing else of the search. */
  alsoOn?: WantedDays;
  /** Place whose nearness ranks, or null. */
  closeTo: string | null;
  /** True if no tour near that place matches: the nearest of those farther away come first. */
  isFar: boolean;
}

/** How far a requirement is met: as written, by its wider filter or its words, or not at all. */
export const levels = { strict: 0, loose: 1, dropped: 2 } as const;
export type Level = (typeof levels)[keyof typeof levels];

/** A filter read from the words of a search. */
export interface Applied {
  param: string;
  value: string;
  /** Words it was read from. */
  text: string;
  /** The search without these words. */
  without: string;
}

/** Words of a search that no tour matches together with the rest. */
export interface Relaxed {
  text: string;
  /** Their filter, or null for words searched in the texts. */
  param: string | null;
}

/** Filters that stand for each other: an explicit one also replaces the others in the words. */
const rivals: readonly (readonly (keyof TourFilter)[])[] = [
  ["duration", "minDays", "maxDays"],
  ["minPrice", "maxPrice"],
  ["city", "near"],
  ["type", "category"],
  ["month", "from", "to", "weekends", "anytime"],
];

function isSet(filter: TourFilter, name: keyof TourFilter): boolean {
  return filter[name] !== undefined;
}

function isRuledOut(filter: TourFilter, name: keyof TourFilter): boolean {
  const group = rivals.find((names) => names.includes(name)) ?? [name];
  return group.some((rival) => isSet(filter, rival));
}

function namesIn(filter: Partial<TourFilter>): (keyof TourFilter)[] {
  return Object.keys(filter).filter((name): name is keyof TourFilter => name in filter);
}

/** Converts a filter that cannot apply beside others into words that only rank. */
function rankingOnly({ words, term }: Requirement): Requirement[] {
  return term ? [{ words, weight: 0, term }] : [];
}

/** Two bits for each fit into a number of 32 bits, with room for the explicit filters. */
export const maxRequirements = 10;

/**
 * Makes the requirements agree with each other and with the explicit filter, which beats the words. Several states are alternatives; of
 * other filters the first counts, and the words of a second type are searched in the texts.
 */
export function reconcile(requirements: readonly Requirement[], explicit: TourFilter): Requirement[] {
  const kept: Requirement[] = [];
  for (const requirement of requirements) {
    const { filter } = requirement;
    const same = kept.findIndex((other) => isSamePlace(other, requirement));
    if (same >= 0) {
      // "Kasol tosh": two names of one place.
      kept[same] = { ...requirement, words: [...(kept[same]?.words ?? []), ...requirement.words] };
      continue;
    }
    if (!filter || requirement.isExcluded) {
      kept.push(requirement);
      continue;
    }
    if (namesIn(filter).some((name) => isRuledOut(explicit, name))) {
      kept.push(...rankingOnly(requirement));
      continue;
    }
    const rival = kept.findIndex(
      (other) =>
        other.filter &&
        !other.isExcluded &&
        namesIn(filter).some((name) => isRuledOut(other.filter ?? {}, name)),
    );
    const other = kept[rival];
    if (!other?.filter) kept.push(requirement);
    else if (filter.state !== undefined && other.filter.state !== undefined) {
      // The state of a festival yields to a named one.
      if (requirement.weight > other.weight) kept[rival] = requirement;
      else if (requirement.weight === other.weight && filter.state !== other.filter.state) {
        kept[rival] = {
          ...other,
          words: [...other.words, ...requirement.words],
          filter: { state: `${other.filter.state},${filter.state}` },
        };
        kept.push(...rankingOnly(requirement));
      }
    } else if (isExact(filter) && other.weight < requirement.weight) kept[rival] = requirement;
    // "With my wife and kid"
    else if (filter.interest === "family" && other.filter.interest !== undefined) kept[rival] = requirement;
    else if (filter.type !== undefined && requirement.term && filter.type !== other.filter.type)
      kept.push({ words: requirement.words, weight: requirement.weight, term: requirement.term });
    else kept.push(...rankingOnly(requirement));
  }
  return kept.slice(0, maxRequirements);
}

function isSamePlace(one: Requirement, other: Requirement): boolean {
  return (
    one.term?.place != null && one.term.place === other.term?.place && one.isExcluded === other.isExcluded
  );
}

/** Returns true for filters that beat a vaguer one: a price beats "cheap", and a day beats "winter". */
function isExact({ maxPrice, from, to }: Partial<TourFilter>): boolean {
  return maxPrice !== undefined || from !== undefined || to !== undefined;
}

/** Returns the place that ranks by nearness: one to be near, or one that is searched by name or was dropped. */
export function placeOf(requirements: readonly Requirement[], met: readonly Level[]): string | null {
  const places = requirements.flatMap(({ filter, loose, term, isExcluded }, index) => {
    if (isExcluded) return [];
    if (filter?.near !== undefined) return [filter.near];
    const isWanted = filter
      ? met[index] === levels.dropped
      : term !== undefined || met[index] === levels.dropped;
    return loose?.near !== undefined && isWanted ? [loose.near] : [];
  });
  return places[0] ?? null;
}

/** Builds the search for requirements that are met to these levels. */
export function searchOf(
  requirements: readonly Requirement[],
  explicit: TourFilter,
  met: readonly Level[],
): Search {
  const filter: TourFilter = {};
  /** Adds filters; the first of several places to be near counts. */
  const add = (own: Partial<TourFilter>) => Object.assign(filter, own, filter.near && { near: filter.near });
  const terms: Term[] = [];
  const excluded: Requirement[] = [];
  requirements.forEach((requirement, index) => {
    const level = met[index] ?? levels.strict;
    if (requirement.weight === 0 || level === levels.dropped) return;
    if (requirement.isExcluded) excluded.push(requirement);
    else if (level === levels.strict && requirement.filter) add(requirement.filter);
    else if (level === levels.loose && requirement.loose) add(requirement.loose);
    else if (requirement.term) terms.push(requirement.term);
  });
  return {
    filter: { ...filter, ...explicit },
    terms,
    excluded,
    ranking: requirements.flatMap(({ term, knownFor, isExcluded }, index) => {
      const isMissed = knownFor && (met[index] ?? levels.strict) !== levels.strict;
      return isExcluded ? [] : [term, isMissed ? knownFor : undefined].filter((each) => each !== undefined);
    }),
    closeTo: { ...filter, ...explicit }.near ?? placeOf(requirements, met),
    isFar: requirements.some(
      ({ filter: strict, loose }, index) =>
        met[index] === levels.dropped && (strict?.near ?? (strict?.city && loose?.near)) !== undefined,
    ),
  };
}

/** Tours that meet the same requirements: bits 2n (as written) and 2n + 1 (loosely) of the n-th one. */
export interface Group {
  mask: number;
  count: number;
}

const looseShare = 0.6;
/** A group that meets no more than this share of the search's weight is no match. */
const minShare = 0.5;

function levelIn(mask: number, index: number): Level {
  if (mask & (1 << (2 * index))) return levels.strict;
  return mask & (1 << (2 * index + 1)) ? levels.loose : levels.dropped;
}

/** Chooses the requirements to keep: those of the tours that meet the most. Returns null if none meets enough. */
export function choose(
  requirements: readonly Requirement[],
  groups: readonly Group[],
): { met: Level[]; isEnough: boolean } | null {
  const total = requirements.reduce((sum, { weight }) => sum + weight, 0);
  let best: { met: Level[]; value: number; count: number } | null = null;
  for (const { mask, count } of groups) {
    const met = requirements.map((_, index) => levelIn(mask, index));
    const value = requirements.reduce((sum, { weight }, index) => {
      const level = met[index];
      return sum + (level === levels.strict ? weight : level === levels.loose ? weight * looseShare : 0);
    }, 0);
    if (best === null || value > best.value || (value === best.value && count > best.count))
      best = { met, value, count };
  }
  return best && best.value > 0 ? { met: best.met, isEnough: best.value > total * minShare } : null;
}

/** Lists the filters read from a search and in effect. */
export function appliedOf(
  { words, sort }: ParsedQuery,
  requirements: readonly Requirement[],
  met: readonly Level[],
): Applied[] {
  const entry = (param: string, value: string, indexes: readonly number[]) => ({
    param,
    value,
    text: indexes.map((index) => words[index]?.typed ?? "").join(" "),
    without: without(words, indexes),
  });
  const filters = requirements.flatMap((requirement, index) => {
    const level = met[index] ?? levels.strict;
    if (requirement.isExcluded) return [];
    const filter =
      level === levels.strict ? requirement.filter : level === levels.loose ? requirement.loose : undefined;
    return Object.entries(filter ?? {}).map(([param, value]) =>
      entry(param, String(value), requirement.words),
    );
  });
  const isFirst = ({ param }: Applied, index: number) =>
    param !== "near" || filters.findIndex((other) => other.param === "near") === index;
  return [...filters.filter(isFirst), ...(sort ? [entry("sort", sort.by, sort.words)] : [])];
}

/** Words that are searched in the texts of tours, or must not be in them. */
export interface SearchedWords {
  text: string;
  /** The search without them. */
  without: string;
}

/** Lists the words that are searched in the texts as written or exclude tours, each group once. */
export function searchedWordsOf(
  { words }: ParsedQuery,
  requirements: readonly Requirement[],
  met: readonly Level[],
): SearchedWords[] {
  const groups = requirements.flatMap((requirement, index) => {
    const isSearched =
      requirement.isExcluded || (requirement.term && !requirement.filter && requirement.weight > 0);
    return isSearched && (met[index] ?? levels.strict) === levels.strict ? [requirement.words] : [];
  });
  const found = groups.map((indexes) => ({
    text: indexes.map((index) => words[index]?.typed ?? "").join(" "),
    without: without(words, indexes),
  }));
  return found.filter(({ text }, index) => found.findIndex((other) => other.text === text) === index);
}

/** Lists the words that are not met as written. */
export function relaxedOf(
  { words }: ParsedQuery,
  requirements: readonly Requirement[],
  met: readonly Level[],
): Relaxed[] {
  const found = requirements.flatMap((requirement, index) => {
    if ((met[index] ?? levels.strict) === levels.strict || requirement.weight === 0) return [];
    // A sentence names what no tour can have (`notes`).
    if (requirement.term?.phrases.length === 0 && requirement.term.places.length === 0) return [];
    const text = requirement.words.map((each) => words[each]?.typed ?? "").join(" ");
    const param = requirement.isExcluded ? undefined : Object.keys(requirement.filter ?? {})[0];
    return [{ text, param: param ?? null }];
  });
  return found.filter(({ text }, index) => found.findIndex((other) => other.text === text) === index);
}
