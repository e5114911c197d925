import type { Database } from "../db/client";
import * as repo from "./tours.repo";

/** One page of the tours on sale. */
export function listTours(
  { db }: { db: Database },
  { cursor, limit, ...filter }: repo.TourFilter & { cursor?: string | undefined; limit: number },
): Promise<repo.TourPage> {
  return repo.listTours(db, filter, { cursor, limit });
}
