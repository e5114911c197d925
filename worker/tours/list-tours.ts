import type { TourQuery } from "~/domain/tour-query";
import type { Database } from "../db/client";
import { searchTours } from "./tour-search.repo";
import type { TourPage } from "./tour-search.repo";

/**
 * One page of the tours on sale that a search finds.
 * @throws AppError `invalid` for a cursor that is none
 */
export function listTours({ db }: { db: Database }, query: TourQuery): Promise<TourPage> {
  return searchTours(db, query);
}
