import type { TourDetails } from "~/domain/tours/tour-schema";
import type { Database } from "../platform/db/client";
import { translateTour } from "./translations.repo";
import { findBookableTour } from "./tours.repo";

/** Returns the tours on sale with these slugs, in their order and the current language; unknown ones are left out. */
export async function listDetails(
  { db }: { db: Database },
  slugs: readonly string[],
): Promise<TourDetails[]> {
  const found = await Promise.all(slugs.map((slug) => findBookableTour(db, slug)));
  const tours = found.flatMap((tour) => (tour ? [tour.details] : []));
  return Promise.all(tours.map((tour) => translateTour(db, tour)));
}
