import { AppError } from "~/domain/errors";
import { queryErrors } from "~/domain/errors/query-messages/messages";
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
  if (!tour) throw new AppError("not_found", queryErrors().noTour);
  return translateTour(db, tour.details);
}
