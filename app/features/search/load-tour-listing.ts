import { redirect, type LoaderFunctionArgs } from "react-router";
import { nowContext, servicesContext } from "~/context";
import { splitPath } from "~/domain/language/addresses";
import { todayInIndia } from "~/domain/calendar/calendar";
import { formatRange } from "~/domain/calendar/date-range";
import { answerMessages } from "~/domain/search/answers/messages";
import { filterMessages } from "~/domain/search/messages";
import { knownPlaceName } from "~/domain/search/dictionary";
import { nearMissText } from "~/domain/search/near-miss";
import { parseQuery, without } from "~/domain/search/parse-query";
import { sendOnce } from "~/platform/pages/send-once";
import { renderMapOfResults } from "./render-map-of-results.server";
import { isLong, shortQuery } from "./search-address";
import { rangeErrors, sortLabel, tourSorts, type TourSort } from "~/domain/tours/tour-search";
import { readFilter, type TourFilter } from "~/domain/search/tour-query";
import { filterLabels } from "~/domain/search/tour-filter-labels";
import type { Applied } from "~/domain/search/understanding";
import type { Relaxation } from "~/domain/search/relaxation";

const pageSize = 24;
/** Tours on the map, at most. */
const maxOnMap = 200;
const unranged = {
  from: undefined,
  to: undefined,
  flex: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  minDays: undefined,
  maxDays: undefined,
};

type ListView = "list" | "map";

/**
 * Loads the data of a page that lists tours; the URL is its state. The map view's tours are in the HTML of its map.
 * @param fixed filters set by the page, which the URL cannot change
 * @throws a redirect to the same search without empty and repeated parameters
 */
export async function loadTourListing(
  { context, request, url }: Pick<LoaderFunctionArgs, "context" | "request" | "url">,
  fixed: TourFilter = {},
) {
  const short = shortQuery(url.searchParams);
  // Forms without JavaScript submit empty fields.
  if (isLong(url.searchParams)) {
    const { path } = splitPath(url.pathname);
    throw redirect(short === "?" ? path : path + short);
  }
  const asked = readFilter(url.searchParams);
  const filter: TourFilter = { ...asked, ...fixed };
  const errors = rangeErrors(asked);
  const isReversed = Object.keys(errors).length > 0;
  const wanted = url.searchParams.get("sort");
  const sort: TourSort = tourSorts.find((known) => known === wanted) ?? "recommended";
  const cursor = url.searchParams.get("cursor")?.slice(0, 200) || undefined;
  const { words, nearMe } = parseQuery(filter.q ?? "", todayInIndia(context.get(nowContext)));
  const isNearMe = nearMe.length > 0 && filter.near === undefined && filter.city === undefined;
  const view: ListView = url.searchParams.get("view") === "map" ? "map" : "list";
  const page = await context
    .get(servicesContext)
    // A reversed range is left out of the counts of the filter options; its tours are discarded.
    .listTours({
      ...filter,
      ...(isReversed && unranged),
      sort,
      cursor,
      limit: view === "map" ? maxOnMap : pageSize,
    });
  const isFirstPage = cursor === undefined;
  if (isReversed) {
    const none = { tours: [], total: 0, nextCursor: null, nearest: [], similar: null };
    return {
      ...page,
      ...none,
      map: undefined,
      relaxations: [],
      understood: [],
      nearMiss: null,
      nearMe: null,
      festival: null,
      filter,
      fixed,
      view,
      sort,
      isFirstPage,
      errors,
    };
  }
  const chips = [
    ...appliedLabels(page.applied),
    ...page.words.map((each) => ({ label: filterMessages().quoted(each.text), without: each.without })),
  ];
  // "Trek" is a kind of tour and a word in its texts: one chip.
  const understood = [...Map.groupBy(chips, (chip) => chip.without)].map(([rest, own]) => ({
    label: own.map(({ label }) => label).join(", "),
    without: rest,
  }));
  const relaxations =
    page.total > 0
      ? []
      : await context.get(servicesContext).listRelaxations(
          { ...filter, q: page.corrected ?? filter.q },
          Object.keys(fixed).filter((name): name is keyof TourFilter => name in fixed),
        );
  const listing = {
    ...page,
    relaxations: relaxations.map((relaxation) => labelRelaxation(relaxation, filter)),
    understood,
    nearMiss: page.total > 0 ? nearMissText(page) : null,
    /** A search for what is near the device, without those words; null for others. */
    nearMe: isNearMe ? without(words, nearMe) : null,
    festival:
      page.festival &&
      page.relaxed === null &&
      answerMessages().festivalOn(page.festival.name, formatRange(page.festival)),
    filter,
    fixed,
    view,
    sort,
    isFirstPage,
    errors,
  };
  if (view !== "map" || page.total === 0) return { ...listing, map: undefined };
  const html = renderMapOfResults({ ...page, now: context.get(nowContext), days: filter });
  return {
    ...listing,
    tours: [],
    map: sendOnce({ context, request }, { "results-map": html })["results-map"],
  };
}

/** Labels what to remove from a search, "“snow” and Up to ₹5,000", with the changed parameters of the address. */
function labelRelaxation({ filters, texts, q, total }: Relaxation, given: TourFilter) {
  const own = Object.fromEntries(filters.map((name) => [name, given[name]]));
  const labels = [
    ...texts.map(filterMessages().quoted),
    ...filterLabels(own, knownPlaceName).map(({ label }) => label),
  ];
  const removed = Object.fromEntries(filters.map((name) => [name, undefined]));
  return {
    label: answerMessages().all(labels),
    total,
    change: { ...removed, ...(texts.length > 0 && { q: q === "" ? undefined : q, literal: undefined }) },
  };
}

/** States of a chip, at most: more are a part of the country, which the words name. */
const maxNamedStates = 3;

/** Labels the filters read from the words of a search, one for the same words: "From Delhi" and the search without it. */
function appliedLabels(applied: readonly Applied[]): { label: string; without: string }[] {
  const phrases = [...new Set(applied.map(({ text }) => text))];
  return phrases.map((text) => {
    const own = applied.filter((each) => each.text === text);
    const { state = "", sort, ...values } = Object.fromEntries(own.map(({ param, value }) => [param, value]));
    const states = state.split(",");
    const filter = readFilter(
      new URLSearchParams({ ...values, ...(states.length <= maxNamedStates && { state }) }),
    );
    const labels = filterLabels(filter, knownPlaceName).map(({ name, label }) =>
      name === "minDays" && isNights(text, filter)
        ? answerMessages().nightsAndDays(Number(filter.minDays) - 1, label)
        : label,
    );
    if (states.length > maxNamedStates)
      labels.unshift(knownPlaceName(text.charAt(0).toUpperCase() + text.slice(1)));
    const order = tourSorts.find((known) => known === sort);
    if (order) labels.push(sortLabel(order, undefined));
    return { label: labels.join(", ") || text, without: own[0]?.without ?? "" };
  });
}

/** Returns true if a phrase names the nights of a number of days. */
function isNights(text: string, { minDays, maxDays }: TourFilter): boolean {
  return minDays !== undefined && minDays > 1 && minDays === maxDays && text.includes(String(minDays - 1));
}

/** Returns the HTTP status of a page with this listing. */
export function listingStatus({ errors }: TourListing): 200 | 422 {
  return Object.keys(errors).length > 0 ? 422 : 200;
}

export type TourListing = Awaited<ReturnType<typeof loadTourListing>>;
