import { AppError } from "~/domain/errors";
import type { TourDetails } from "~/domain/tours/tour-schema";
import type { Database } from "../platform/db/client";
import { translateTour } from "./translations.repo";
import { findBookableTour, type TourScope } from "./tours.repo";

/**
 * Returns a tour on sale by its slug, in any case, in the current language.
 * @throws AppError `not_found`
 */
export async function getTour(
  { db }: { db: Database },
  slug: string,
  scope: TourScope = "on sale",
): Promise<TourDetails> {
  const tour = await findBookableTour(db, slug.toLowerCase(), scope);
  if (!tour) throw new AppError("not_found", "Sorry, we couldn't find information about this destination.");
  return translateTour(db, tour.details);
}
