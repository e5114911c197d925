import { rangeErrors, tourSorts, type TourSort } from "~/domain/tours/tour-search";
import { readFilter, type TourFilter } from "~/domain/tours/tour-query";
import type { Services } from "../../../worker/services";

const pageSize = 24;
const unranged = { from: undefined, to: undefined, minPrice: undefined, maxPrice: undefined };

/**
 * Loads the data of a page that lists tours; the URL is its state.
 * @param fixed filters set by the page, which the URL cannot change
 */
export async function loadTourListing(services: Services, url: URL, fixed: TourFilter = {}) {
  const asked = readFilter(url.searchParams);
  const filter: TourFilter = { ...asked, ...fixed };
  const errors = rangeErrors(asked);
  const isReversed = Object.keys(errors).length > 0;
  const wanted = url.searchParams.get("sort");
  const sort: TourSort = tourSorts.find((known) => known === wanted) ?? "recommended";
  const cursor = url.searchParams.get("cursor")?.slice(0, 200) || undefined;
  const page = await services
    // A reversed range is left out of the counts of the filter options; its tours are discarded.
    .listTours({ ...filter, ...(isReversed && unranged), sort, cursor, limit: pageSize });
  const isFirstPage = cursor === undefined;
  if (isReversed) {
    const none = { tours: [], total: 0, nextCursor: null, spellings: [] };
    return { ...page, ...none, filter, fixed, sort, isFirstPage, errors };
  }
  const spellings = page.total === 0 && filter.q ? await services.suggestSpellings(filter.q) : [];
  return { ...page, filter, fixed, sort, isFirstPage, spellings, errors };
}

/** Returns the HTTP status of a page with this listing. */
export function listingStatus({ errors }: TourListing): 200 | 422 {
  return Object.keys(errors).length > 0 ? 422 : 200;
}

export type TourListing = Awaited<ReturnType<typeof loadTourListing>>;
