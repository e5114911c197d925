import { addDays, lastBookableDate, todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { daysOf, wantedSpans, wantsDays, type WantedDays } from "~/domain/calendar/wanted-days";
import { answerMessages } from "~/domain/search/answers/messages";
import { nextMonth } from "~/domain/search/departure-days";
import { firstFreeDay, nextOpenDays } from "~/domain/departures/departure";
import { mentioned, type Requirement } from "~/domain/search/requirements";
import { describe, readTyped, understand, type Plan, type Understanding } from "~/domain/search/plans";
import { choose, levels, maxRequirements, searchOf, type Level } from "~/domain/search/understanding";
import { similaritiesOf } from "~/domain/search/similar-tours";
import type { TourFilter, TourQuery } from "~/domain/search/tour-query";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { listFullDays } from "./departures.repo";
import { listFound, type FoundTour } from "./search/found-tours.repo";
import { findWithEach } from "./search/full-text.repo";
import { daysAskedFor, findLeaving } from "./search/leaving-tours";
import type { SearchIndex } from "./search/search-index";
import {
  countGroups,
  searchTours,
  whenever,
  type SearchedTours,
  type TourSearchPage,
} from "./search/search-tours";
import { findWordFacts } from "./search/word-facts";

/** A tour of a list, with the first day on which it leaves with a free seat; null if none is near. */
export interface ListedTour extends FoundTour {
  nextDeparture: TravelDate | null;
}

/** One page of tours, and how the search for them was understood. */
interface ToursPage extends Omit<TourSearchPage<ListedTour>, "others" | "ids">, Understanding {
  /** Other tours like them, if few match; else null. */
  similar: { heading: string; tours: ListedTour[] } | null;
  /** Six tours that match most, if none matches enough. */
  nearest: ListedTour[];
}

const nearestCount = 6;
/** Matches below which similar tours are listed, too. */
const enough = 4;
/** Similar tours that make a list. */
const minSimilar = 2;
/** Weight of an explicit filter compared to the words, in the choice of the nearest tours. */
const explicitWeight = 5;

/** Days ahead in which a next departure is looked for. */
const soonestDays = 60;

/** Returns the days whose departures a list names: those of the search, or else of its month. */
function daysListed(filter: TourFilter, wanted: WantedDays, today: TravelDate): WantedDays {
  if (wantsDays(filter)) return daysOf(filter);
  if (wantsDays(wanted) || filter.month === undefined) return wanted;
  return { anytime: nextMonth(filter.month, today) };
}

/** Lists tours on sale by their ids, each with its next departure on the wanted days. */
async function listWithDepartures(
  { db, index }: { db: Database; index: SearchIndex },
  ids: readonly number[],
  wanted: WantedDays,
  now: number,
): Promise<ListedTour[]> {
  if (ids.length === 0) return [];
  const today = todayInIndia(now);
  const first = wantedSpans(wanted, { from: today, to: lastBookableDate(today) })[0]?.from ?? today;
  const period = { from: first, to: addDays(first, soonestDays) };
  const spans = wantedSpans(wanted, period);
  // A season may be farther away.
  const opens = wantsDays(wanted) ? [] : ids.flatMap((id) => firstOpenDay(index, id, now) ?? []);
  const [late] = opens.filter((day) => day > period.to).toSorted();
  const season = late === undefined ? null : { from: late, to: lastBookableDate(today) };
  const read = season ? [period, season] : [period];
  const [tours, ...full] = await Promise.all([
    listFound(db, ids),
    ...read.map((each) => listFullDays(db, ids, each, now)),
  ]);
  return tours.map((tour) => {
    const fullDays = new Set(full.flatMap((days) => [...(days.get(tour.slug) ?? [])]));
    let next: TravelDate | null = null;
    for (const span of season ? [...spans, season] : spans)
      next ??= firstFreeDay(tour.departures, span, fullDays, now);
    return { ...tour, nextDeparture: next };
  });
}

/** Returns the first day on which a tour leaves, full or not; undefined if none is on sale. */
function firstOpenDay(
  { atOf, columns: { rules } }: SearchIndex,
  id: number,
  now: number,
): TravelDate | undefined {
  const own = rules.values[rules.codes[atOf.get(id) ?? -1] ?? -1];
  return own && nextOpenDays(own, now, 1)[0];
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
  const readLeaving = ({ requirements }: Plan) => {
    const typedTime = requirements.find(({ filter }) => filter?.time !== undefined)?.filter?.time;
    const asked = { time: typedTime ?? explicit.time, asked: daysAskedFor(requirements) };
    return findLeaving(db, { wanted, isSoon: soon !== undefined, ...asked }, clock());
  };
  const listOn =
    (days: WantedDays, searched: SearchedTours | Promise<SearchedTours>) => async (ids: readonly number[]) =>
      listWithDepartures({ db, index: (await searched).index }, ids, days, clock());

  async function find(
    plan: Plan,
    searched: SearchedTours | Promise<SearchedTours>,
    { met, absent }: Relaxing,
  ): Promise<ToursPage> {
    // Tours that cost more than wanted: the cheapest first.
    const isDearer = plan.requirements.some(
      ({ filter }, index) => filter?.maxPrice !== undefined && met[index] === levels.dropped,
    );
    const typedSort = plan.parsed.sort?.by ?? (isDearer ? "price" : sort);
    const by = sort === "recommended" ? typedSort : sort;
    const { festival } = plan.parsed;
    const search = searchOf(plan.requirements, explicit, met);
    const { from: first, to: last, state } = search.filter;
    // Without a place or a word, all tours on these days are for the festival.
    if (festival && first !== undefined && (search.terms.length > 0 || state !== undefined))
      search.alsoOn = { from: first, to: last };
    const asked = plan.requirements.find(({ filter }) => filter?.month !== undefined)?.filter;
    const list = listOn(daysListed({ month: asked?.month, ...search.filter }, wanted, today), searched);
    const { others, ids, ...page } = await searchTours({ db, searched, list }, search, {
      sort: by,
      cursor,
      limit,
      others: nearestCount,
    });
    const heading = search.alsoOn ? answerMessages().alsoOnDates : answerMessages().alsoMentioned;
    const isFew = cursor === undefined && page.total > 0 && page.total < enough;
    const similar =
      isFew && !search.alsoOn
        ? await findSimilar({ db, index: (await searched).index, list }, { plan, met, explicit }, ids)
        : others.length > 0 && page.total > 0
          ? { heading, tours: others }
          : null;
    return { ...page, ...describe(plan, met, absent), similar, nearest: [] };
  }

  // Most searches are found as typed: the facts for the other plans are read meanwhile.
  const typed = readTyped(q, today, given);
  const reading = readLeaving(typed);
  const index = reading.then((searched) => searched.index);
  const [page, facts, searched] = await Promise.all([
    find(typed, reading, unrelaxed),
    findWordFacts(db, index, typed.parsed, { q, isLiteral: literal !== undefined }),
    reading,
  ]);
  // Signs alone are no search for everything.
  const isEmpty = q.trim() !== "" && typed.parsed.words.length === 0;
  const plans = understand(typed, facts, { today, given });
  for (const plan of plans) {
    if (plan === typed) {
      if (page.total > 0 && !isEmpty) return page;
      continue;
    }
    // A corrected search may ask for days that the typed one does not.
    const isForOtherDays = plan.corrected !== null && wantsDays(daysAskedFor(plan.requirements));
    const own = isForOtherDays ? await readLeaving(plan) : searched;
    const relaxing = plan.isRelaxed ? await relax({ db, ...own }, plan, explicit) : unrelaxed;
    const found = relaxing && (await find(plan, own, relaxing));
    if (found && found.total > 0) return found;
  }
  const { requirements, corrected } = plans.at(-1) ?? typed;
  const none = { ...page, tours: [], total: 0, nextCursor: null, corrected, relaxed: null };
  const catalogue = { db, index: searched.index, list: listOn(wanted, searched) };
  return { ...none, nearest: await findNearest(catalogue, requirements, explicit) };
}

/** How far requirements are met, and the indexes of those that no tour meets. */
interface Relaxing {
  met: readonly Level[];
  absent: readonly number[];
}

const unrelaxed: Relaxing = { met: [], absent: [] };

/** Chooses how far the requirements of a plan are met; null if no tour meets enough of them. */
async function relax(
  { db, index, leaving }: SearchedTours & { db: Database },
  { requirements }: Plan,
  explicit: TourFilter,
): Promise<Relaxing | null> {
  if (requirements.length === 0) return null;
  const groups = await countGroups({ db, index }, requirements, explicit, leaving);
  const chosen = choose(requirements, groups);
  if (chosen?.isEnough !== true) return null;
  // Tours that do not pass explicit filters may have it.
  if (Object.values(explicit).some((value) => value !== undefined)) return { met: chosen.met, absent: [] };
  const isUnmet = (index: number) => groups.every(({ mask }) => (mask & (1 << (2 * index))) === 0);
  const unmet = [...requirements.keys()].filter(isUnmet);
  // A place may be a stop of a tour that is not about it.
  const named = unmet.flatMap((index) => {
    const { filter, term } = requirements[index] ?? {};
    return term && !filter ? [{ index, term }] : [];
  });
  const found = await findWithEach(
    db,
    named.map(({ term }) => mentioned(term)),
  );
  const stops = named.filter((_, number) => (found[number]?.length ?? 0) > 0).map(({ index }) => index);
  return { met: chosen.met, absent: unmet.filter((index) => !stops.includes(index)) };
}

interface Catalogue {
  db: Database;
  index: SearchIndex;
  list: (ids: readonly number[]) => Promise<ListedTour[]>;
}

/** Lists nothing: only the tours that are shown are read. */
const listNone = () => Promise.resolve([]);

/** Finds tours like the few that were found, those that suit the words best first; null if there are none. */
async function findSimilar(
  { db, index, list }: Catalogue,
  { plan, met, explicit }: { plan: Plan; met: readonly Level[]; explicit: TourFilter },
  found: readonly number[],
): Promise<ToursPage["similar"]> {
  const { requirements } = plan;
  const searched = { index, leaving: whenever };
  const dropped = requirements.map(() => levels.dropped);
  for (const { heading, filter } of similaritiesOf(requirements, explicit, met)) {
    const search = { ...searchOf(requirements, {}, dropped), filter };
    const page = { sort: "recommended", limit: nearestCount + found.length } as const;
    // oxlint-disable-next-line no-await-in-loop -- The next one is read only if this one has too few.
    const { ids } = await searchTours({ db, searched, list: listNone }, search, page);
    const others = ids.filter((id) => !found.includes(id));
    if (others.length >= minSimilar) return { heading, tours: await list(others.slice(0, nearestCount)) };
  }
  return null;
}

/** Finds the tours that match most of a search without a match. Its explicit filters may be missed like its words. */
async function findNearest(
  catalogue: Catalogue,
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
  const search = searchOf(requirements, {}, chosen?.met ?? requirements.map(() => levels.dropped));
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
