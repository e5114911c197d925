import { addDays, lastBookableDate, todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { daysOf, wantedSpans, wantsDays, type WantedDays } from "~/domain/calendar/wanted-days";
import { firstFreeDay } from "~/domain/departures/departure";
import {
  foundWeight,
  mentionedWeight,
  parseName,
  parseQuery,
  type ParsedQuery,
  strayWeight,
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
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { listFullDays } from "./departures.repo";
import { listFound, listNames, type FoundTour } from "./search/found-tours.repo";
import { findNamed, findWords } from "./search/full-text.repo";
import { daysAskedFor, findLeaving } from "./search/leaving-tours";
import type { SearchIndex } from "./search/search-index";
import {
  countGroups,
  searchTours,
  whenever,
  type SearchedTours,
  type TourSearchPage,
} from "./search/search-tours";

/** A tour of a list, with the first day on which it leaves with a free seat; null if none is near. */
export interface ListedTour extends FoundTour {
  nextDeparture: TravelDate | null;
}

/** One page of tours, and how the search for them was understood. */
interface ToursPage extends TourSearchPage<ListedTour> {
  applied: Applied[];
  /** Words that stay words: they are searched in the texts. */
  words: SearchedWords[];
  /** The search with correct spelling, if that was searched instead; else null. */
  corrected: string | null;
  /** Words that no tour matches together with the rest, if the tours match fewer; else null. */
  relaxed: Relaxed[] | null;
  /** Six tours that match most, if none matches enough. */
  nearest: ListedTour[];
}

const nearestCount = 6;
/** Weight of an explicit filter compared to the words, in the choice of the nearest tours. */
const explicitWeight = 5;

/** Days ahead in which a next departure is looked for. */
const soonestDays = 60;

/** Lists tours on sale by their ids, each with its next departure on the wanted days. */
async function listWithDepartures(
  db: Database,
  ids: readonly number[],
  wanted: WantedDays,
  now: number,
): Promise<ListedTour[]> {
  if (ids.length === 0) return [];
  const today = todayInIndia(now);
  const first = wantedSpans(wanted, { from: today, to: lastBookableDate(today) })[0]?.from ?? today;
  const period = { from: first, to: addDays(first, soonestDays) };
  const spans = wantedSpans(wanted, period);
  const [tours, full] = await Promise.all([listFound(db, ids), listFullDays(db, ids, period, now)]);
  return tours.map((tour) => {
    const fullDays = full.get(tour.slug) ?? new Set();
    const free = spans.map((span) => firstFreeDay(tour.departures, span, fullDays, now));
    return { ...tour, nextDeparture: free.find((day) => day !== null) ?? null };
  });
}

/**
 * Lists one page of the tours on sale that match a search, each with its next departure.
 * @throws AppError `invalid` (cursor)
 */
export async function listTours(
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
): Promise<ToursPage> {
  const wanted = { from, to, flex, weekends, anytime };
  const today = todayInIndia(clock());
  const given = { ...explicit, ...wanted };
  let parsed = parseQuery(q, today);
  let requirements = reconcile(parsed.requirements, given);
  const readLeaving = () =>
    findLeaving(db, { wanted, asked: daysAskedFor(requirements), isSoon: soon !== undefined }, clock());
  let searched = readLeaving();
  const listOn = (days: WantedDays) => (ids: readonly number[]) => listWithDepartures(db, ids, days, clock());
  let corrected: string | null = null;

  async function find(met: readonly Level[]): Promise<ToursPage> {
    const by = sort === "recommended" && parsed.sort ? parsed.sort.by : sort;
    const search = searchOf(requirements, explicit, met);
    const list = listOn(wantsDays(search.filter) ? daysOf(search.filter) : wanted);
    const page = await searchTours({ db, searched, list }, search, { sort: by, cursor, limit });
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
  const [page, { misspelt, mentioned }, named, { index }] = await Promise.all([
    find([]),
    findUnknown(db, searched, parsed),
    findNamed(db, q),
    searched,
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
      parsed = parseQuery(corrected, today);
      requirements = reconcile(parsed.requirements, given);
      if (wantsDays(daysAskedFor(requirements))) searched = readLeaving();
    }
  }
  if (corrected === null) requirements = weighUnknown(requirements, parsed.unknown, { misspelt, mentioned });
  const { index: tours, leaving } = await searched;
  const catalogue = { db, index: tours };
  if (requirements.length > 0) {
    const chosen = choose(requirements, await countGroups(catalogue, requirements, explicit, leaving));
    if (chosen?.isEnough) return find(chosen.met);
  }
  const none = { ...page, tours: [], total: 0, nextCursor: null, corrected, relaxed: null };
  return {
    ...none,
    nearest: await findNearest({ ...catalogue, list: listOn(wanted) }, requirements, explicit),
  };
}

/** Words without a known meaning, by their index. */
interface UnknownWords {
  /** No tour contains them. */
  misspelt: readonly number[];
  /** Tours contain them in their longer texts only. */
  mentioned: readonly number[];
}

/**
 * Weighs the words without a known meaning: less than a subject if a tour contains them, and least if none does, unless there is
 * nothing else to go by.
 */
function weighUnknown(
  requirements: readonly Requirement[],
  unknown: readonly number[],
  { misspelt, mentioned }: UnknownWords,
): Requirement[] {
  const isUnknown = ({ words }: Requirement) => words.length === 1 && unknown.includes(words[0] ?? -1);
  const isUnderstood = requirements.some((requirement) => requirement.weight > 0 && !isUnknown(requirement));
  return requirements.map((requirement) => {
    if (!isUnknown(requirement)) return requirement;
    const word = requirement.words[0] ?? -1;
    if (!misspelt.includes(word))
      return { ...requirement, weight: mentioned.includes(word) ? mentionedWeight : foundWeight };
    return isUnderstood ? { ...requirement, weight: strayWeight } : requirement;
  });
}

/** Finds out where tours contain the words that the dictionary lacks. */
async function findUnknown(
  db: Database,
  searched: Promise<SearchedTours>,
  { words, unknown }: ParsedQuery,
): Promise<UnknownWords> {
  const texts = unknown.map((word) => words[word]?.text ?? "");
  const [found, { index }] = await Promise.all([findWords(db, texts), searched]);
  const isOnSale = (ids: readonly number[] = []) => ids.some((id) => index.atOf.has(id));
  return {
    misspelt: unknown.filter((_, number) => !isOnSale(found[number]?.anywhere)),
    mentioned: unknown.filter(
      (_, number) => isOnSale(found[number]?.anywhere) && !isOnSale(found[number]?.outlined),
    ),
  };
}

/** Finds the tours that match most of a search without a match. Its explicit filters may be missed like its words. */
async function findNearest(
  catalogue: {
    db: Database;
    index: SearchIndex;
    list: (ids: readonly number[]) => Promise<ListedTour[]>;
  },
  words: readonly Requirement[],
  explicit: TourFilter,
): Promise<ListedTour[]> {
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
  const { db, list, index } = catalogue;
  const anytime = { db, list, searched: { index, leaving: whenever } };
  const { tours } = await searchTours(anytime, search, page);
  if (tours.length === nearestCount) return tours;
  // Few tours match even a part: the recommended ones follow them.
  const others = await searchTours(anytime, searchOf([], {}, []), page);
  const isNew = ({ slug }: ListedTour) => tours.every((tour) => tour.slug !== slug);
  return [...tours, ...others.tours.filter(isNew)].slice(0, nearestCount);
}
