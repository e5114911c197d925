import { data } from "react-router";
import { AppError } from "~/domain/errors";
import { tourSorts } from "~/domain/tour-search";
import { readFilter } from "~/domain/tour-query";
import type { TourSort } from "~/domain/tour-search";
import type { TourFilter } from "~/domain/tour-query";
import type { Services } from "../../worker/services";

const pageSize = 24;

/**
 * What a page that lists tours shows: the address is its state.
 * @param fixed what the page itself narrows the list to, whatever the address says
 */
export async function loadTourListing(services: Services, url: URL, fixed: TourFilter = {}) {
  const filter: TourFilter = { ...readFilter(url.searchParams), ...fixed };
  const wanted = url.searchParams.get("sort");
  const sort: TourSort = tourSorts.find((known) => known === wanted) ?? "recommended";
  const cursor = url.searchParams.get("cursor")?.slice(0, 200) || undefined;
  const page = await services
    .listTours({ ...filter, sort, cursor, limit: pageSize })
    .catch((error: unknown) => {
      if (error instanceof AppError && error.code === "invalid") throw data(null, { status: 404 });
      throw error;
    });
  const spellings = page.total === 0 && filter.q ? await services.suggestSpellings(filter.q) : [];
  return { ...page, filter, fixed, sort, isFirstPage: cursor === undefined, spellings };
}

export type TourListing = Awaited<ReturnType<typeof loadTourListing>>;
