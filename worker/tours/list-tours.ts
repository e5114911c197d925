import { addDays, lastBookableDate, todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { daysOf, wantedSpans, wantsDays, type WantedDays } from "~/domain/calendar/wanted-days";
import { firstFreeDay } from "~/domain/departures/departure";
import type { Requirement } from "~/domain/search/requirements";
import { describe, readTyped, understand, type Plan, type Understanding } from "~/domain/search/plans";
import {
  choose,
  levels,
  maxRequirements,
  placeOf,
  searchOf,
  type Level,
} from "~/domain/search/understanding";
import type { TourFilter, TourQuery } from "~/domain/search/tour-query";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { listFullDays } from "./departures.repo";
import { listFound, type FoundTour } from "./search/found-tours.repo";
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
interface ToursPage extends TourSearchPage<ListedTour>, Understanding {
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
  const readLeaving = ({ requirements }: Plan) =>
    findLeaving(db, { wanted, asked: daysAskedFor(requirements), isSoon: soon !== undefined }, clock());
  const listOn = (days: WantedDays) => (ids: readonly number[]) => listWithDepartures(db, ids, days, clock());

  async function find(
    plan: Plan,
    searched: SearchedTours | Promise<SearchedTours>,
    met: readonly Level[],
  ): Promise<ToursPage> {
    const by = sort === "recommended" && plan.parsed.sort ? plan.parsed.sort.by : sort;
    const search = searchOf(plan.requirements, explicit, met);
    const list = listOn(wantsDays(search.filter) ? daysOf(search.filter) : wanted);
    const page = await searchTours({ db, searched, list }, search, { sort: by, cursor, limit });
    return { ...page, ...describe(plan, met), nearest: [] };
  }

  // Most searches are found as typed: the facts for the other plans are read meanwhile.
  const typed = readTyped(q, today, given);
  const reading = readLeaving(typed);
  const index = reading.then((searched) => searched.index);
  const [page, facts, searched] = await Promise.all([
    find(typed, reading, []),
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
    const met = plan.isRelaxed ? await relax({ db, ...own }, plan, explicit) : [];
    const found = met && (await find(plan, own, met));
    if (found && found.total > 0) return found;
  }
  const { requirements, corrected } = plans.at(-1) ?? typed;
  const none = { ...page, tours: [], total: 0, nextCursor: null, corrected, relaxed: null };
  const catalogue = { db, index: searched.index, list: listOn(wanted) };
  return { ...none, nearest: await findNearest(catalogue, requirements, explicit) };
}

/** Chooses how far the requirements of a plan are met; null if no tour meets enough of them. */
async function relax(
  { db, index, leaving }: SearchedTours & { db: Database },
  { requirements }: Plan,
  explicit: TourFilter,
): Promise<Level[] | null> {
  if (requirements.length === 0) return null;
  const chosen = choose(requirements, await countGroups({ db, index }, requirements, explicit, leaving));
  return chosen?.isEnough === true ? chosen.met : null;
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
