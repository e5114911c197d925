import type { TourDetails } from "~/domain/tours/tour-schema";
import type { Database } from "../platform/db/client";
import { findBookableTour } from "./tours.repo";

/** Returns the tours on sale with these slugs, in their order; unknown ones are left out. */
export async function listDetails(
  { db }: { db: Database },
  slugs: readonly string[],
): Promise<TourDetails[]> {
  const found = await Promise.all(slugs.map((slug) => findBookableTour(db, slug)));
  return found.flatMap((tour) => (tour ? [tour.details] : []));
}
