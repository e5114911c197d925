import { addDays, lastBookableDate, todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { wantedSpans, wantsDays, type WantedDays } from "~/domain/calendar/wanted-days";
import { closedReason, eachDay, firstFreeDay } from "~/domain/departures/departure";
import {
  foundWeight,
  parseName,
  parseQuery,
  type ParsedQuery,
  type Requirement,
} from "~/domain/search/parse-query";
import { correct, spellingsOf } from "~/domain/search/spelling";
import {
  appliedOf,
  choose,
  levels,
  maxRequirements,
  placeOf,
  reconcile,
  relaxedOf,
  searchedWordsOf,
  searchOf,
  type Applied,
  type Level,
  type Relaxed,
  type SearchedWords,
} from "~/domain/search/understanding";
import type { TourFilter, TourQuery } from "~/domain/search/tour-query";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { listFullDays, listFullDepartures } from "./departures.repo";
import { listNames, type FoundTour } from "./search/found-tours.repo";
import { findNamed, findWords } from "./search/full-text.repo";
import type { SearchIndex, Test } from "./search/search-index";
import { readSearchIndex } from "./search/search-index.repo";
import {
  countGroups,
  searchTours,
  whenever,
  type LeavingTours,
  type TourSearchPage,
} from "./search/search-tours";

/** A tour of a list, with the first day on which it leaves with a free seat; null if none is near. */
export interface ListedTour extends FoundTour {
  nextDeparture: TravelDate | null;
}

interface ToursPage extends Omit<UnderstoodPage, "tours" | "nearest"> {
  tours: ListedTour[];
  nearest: ListedTour[];
}

/** One page of tours, and how the search for them was understood. */
interface UnderstoodPage extends TourSearchPage {
  applied: Applied[];
  /** Words that stay words: they are searched in the texts. */
  words: SearchedWords[];
  /** The search with correct spelling, if that was searched instead; else null. */
  corrected: string | null;
  /** Words that no tour matches together with the rest, if the tours match fewer; else null. */
  relaxed: Relaxed[] | null;
  /** Six tours that match most, if none matches enough. */
  nearest: FoundTour[];
}

const nearestCount = 6;
/** Weight of an explicit filter compared to the words, in the choice of the nearest tours. */
const explicitWeight = 5;

/**
 * Lists one page of the tours on sale that match a search, each with its next departure.
 * @throws AppError `invalid` (cursor)
 */
export async function listTours(
  dependencies: { db: Database; clock: Clock },
  query: Partial<TourQuery>,
): Promise<ToursPage> {
  const { db, clock } = dependencies;
  const page = await findTours(dependencies, query);
  const [first = [], second = []] = await withDepartures(db, [page.tours, page.nearest], query, clock());
  return { ...page, tours: first, nearest: second };
}

/** Days ahead in which a next departure is looked for. */
const soonestDays = 60;

/** Adds the next departures of lists of tours, on the wanted days. */
async function withDepartures(
  db: Database,
  lists: readonly FoundTour[][],
  wanted: WantedDays,
  now: number,
): Promise<ListedTour[][]> {
  const today = todayInIndia(now);
  const first = wantedSpans(wanted, { from: today, to: lastBookableDate(today) })[0]?.from ?? today;
  const period = { from: first, to: addDays(first, soonestDays) };
  const spans = wantedSpans(wanted, period);
  const slugs = lists.flat().map(({ slug }) => slug);
  const full = await listFullDays(db, slugs, period, now);
  return lists.map((tours) =>
    tours.map((tour) => {
      const fullDays = full.get(tour.slug) ?? new Set();
      const free = spans.map((span) => firstFreeDay(tour.departures, span, fullDays, now));
      return { ...tour, nextDeparture: free.find((day) => day !== null) ?? null };
    }),
  );
}

async function findTours(
  { db, clock }: { db: Database; clock: Clock },
  {
    from,
    to,
    flex,
    weekends,
    anytime,
    soon,
    q = "",
    literal,
    sort = "recommended",
    cursor,
    limit = 24,
    ...explicit
  }: Partial<TourQuery>,
): Promise<UnderstoodPage> {
  const wanted = { from, to, flex, weekends, anytime };
  const { index, leaving } = await findLeaving(db, wanted, soon !== undefined, clock());
  const catalogue = { db, index };
  const given = { ...explicit, ...wanted };
  let parsed = parseQuery(q);
  let requirements = reconcile(parsed.requirements, given);
  let corrected: string | null = null;

  async function find(met: readonly Level[]): Promise<UnderstoodPage> {
    const by = sort === "recommended" && parsed.sort ? parsed.sort.by : sort;
    const page = await searchTours(
      catalogue,
      searchOf(requirements, explicit, met),
      { sort: by, cursor, limit },
      leaving,
    );
    const relaxed = relaxedOf(parsed, requirements, met);
    return {
      ...page,
      applied: appliedOf(parsed, requirements, met),
      words: searchedWordsOf(parsed, requirements, met),
      corrected,
      relaxed: relaxed.length === 0 ? null : relaxed,
      nearest: [],
    };
  }

  // Signs alone are no search for everything.
  const isEmpty = q.trim() !== "" && parsed.words.length === 0;
  const [page, misspelt, named] = await Promise.all([
    find([]),
    findMisspelt(catalogue, parsed),
    findNamed(db, q),
  ]);
  if (named.some((id) => index.atOf.has(id))) {
    // "Himalaya to the sea" is a tour, not a beach.
    parsed = parseName(q);
    requirements = reconcile(parsed.requirements, given);
    const own = await find([]);
    if (own.total > 0) return own;
  }
  if (page.total > 0 && !isEmpty) return page;
  if (misspelt.length > 0 && literal === undefined) {
    corrected =
      correct(parsed.words, misspelt) ??
      correct(
        parsed.words,
        misspelt,
        spellingsOf((await listNames(db)).flatMap(({ place, title }) => [place, title])),
      );
    if (corrected !== null) {
      parsed = parseQuery(corrected);
      requirements = reconcile(parsed.requirements, given);
    }
  }
  requirements = requirements.map((requirement) => {
    const [index = -1, ...more] = requirement.words;
    const isFound = more.length === 0 && parsed.unknown.includes(index) && !misspelt.includes(index);
    return isFound && corrected === null ? { ...requirement, weight: foundWeight } : requirement;
  });
  if (requirements.length > 0) {
    const chosen = choose(requirements, await countGroups(catalogue, requirements, explicit, leaving));
    if (chosen?.isEnough) return find(chosen.met);
  }
  const none = { ...page, tours: [], total: 0, nextCursor: null, corrected, relaxed: null };
  return { ...none, nearest: await findNearest(catalogue, requirements, explicit) };
}

/** Finds the words that neither the dictionary nor a tour contains. */
async function findMisspelt(
  { db, index }: { db: Database; index: SearchIndex },
  { words, unknown }: ParsedQuery,
): Promise<number[]> {
  const found = await findWords(
    db,
    unknown.map((word) => words[word]?.text ?? ""),
  );
  return unknown.filter((_, number) => !found[number]?.some((id) => index.atOf.has(id)));
}

/** Finds the tours that match most of a search without a match. Its explicit filters may be missed like its words. */
async function findNearest(
  catalogue: { db: Database; index: SearchIndex },
  words: readonly Requirement[],
  explicit: TourFilter,
): Promise<FoundTour[]> {
  const filters = Object.entries(explicit).map(([name, value]) => ({
    words: [],
    weight: explicitWeight,
    filter: { [name]: value },
  }));
  const requirements = [...filters.slice(0, 15 - maxRequirements), ...words];
  const chosen = choose(requirements, await countGroups(catalogue, requirements, {}, whenever));
  const search = chosen
    ? searchOf(requirements, {}, chosen.met)
    : // Words that no tour has rank none, but a place does.
      {
        ...searchOf([], {}, []),
        closeTo: placeOf(
          requirements,
          requirements.map(() => levels.dropped),
        ),
      };
  const page = { sort: "recommended", limit: nearestCount } as const;
  const { tours } = await searchTours(catalogue, search, page, whenever);
  if (tours.length === nearestCount) return tours;
  // Few tours match even a part: the recommended ones follow them.
  const others = await searchTours(catalogue, searchOf([], {}, []), page, whenever);
  const isNew = ({ slug }: FoundTour) => tours.every((tour) => tour.slug !== slug);
  return [...tours, ...others.tours.filter(isNew)].slice(0, nearestCount);
}

/** Days of a departure within a week, today included. */
const soonDays = 7;

/** Different rules of departures, at most, that are checked only to count the tours that leave within a week. */
const maxChecked = 2000;

/** Finds tours with a free seat on at least one of the wanted days, and those of them that leave within a week. */
async function findLeaving(
  db: Database,
  wanted: WantedDays,
  isSoon: boolean,
  now: number,
): Promise<{ index: SearchIndex; leaving: LeavingTours }> {
  const today = todayInIndia(now);
  const isForDays = wantsDays(wanted);
  const lastSoon = addDays(today, soonDays);
  const last = isForDays && !isSoon ? lastBookableDate(today) : lastSoon;
  const spans = wantedSpans(wanted, { from: today, to: last });
  const period = { from: spans[0]?.from ?? today, to: spans.at(-1)?.to ?? today };
  const [index, full] = await Promise.all([readSearchIndex(db, now), listFullDepartures(db, period, now)]);
  if (!isForDays && !isSoon && index.columns.rules.values.length > maxChecked)
    return { index, leaving: whenever };
  const days = spans.flatMap(({ from, to }) => eachDay(from, to));
  const leavingOn = (dates: readonly TravelDate[]) => leavingTours(index, dates, full, now);
  return {
    index,
    leaving: {
      wanted: isForDays && !isSoon ? leavingOn(days) : null,
      soon: leavingOn(days.filter((date) => date <= lastSoon)),
      isSoon,
    },
  };
}

/** Tests for tours with a free seat on one of some days. @param full days without one, by tour */
function leavingTours(
  { columns: { rules }, tours }: SearchIndex,
  dates: readonly TravelDate[],
  full: ReadonlyMap<number, ReadonlySet<TravelDate>>,
  now: number,
): Test {
  // Most tours share their rules with others.
  const open = rules.values.map((value) => {
    let found: TravelDate[] | undefined;
    return {
      hasAny: dates.some((date) => closedReason(value, date, now) === null),
      days: () => (found ??= dates.filter((date) => closedReason(value, date, now) === null)),
    };
  });
  return (at) => {
    const days = open[rules.codes[at] ?? -1];
    const taken = full.get(tours[at]?.id ?? -1);
    if (!days?.hasAny || taken === undefined) return days?.hasAny === true;
    return days.days().some((date) => !taken.has(date));
  };
}
