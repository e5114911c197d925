import { todayInIndia } from "~/domain/calendar";
import type { TourCard, TourDetails } from "~/domain/tour";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { getTour } from "./get-tour";
import { listOtherTours, listPlacesInSeason } from "./tours.repo";

export interface TourPageData {
  tour: TourDetails;
  /** Up to three other tours leaving from the same city (specification 1, section 9). */
  otherTours: TourCard[];
  /** Places of the same region whose season it is this month. */
  bestPlaces: TourCard[];
  /** The month it is in India, 1 to 12. */
  month: number;
}

/**
 * Everything a tour's page shows.
 * @throws AppError `not_found`
 */
export async function getTourPage(
  { db, clock }: { db: Database; clock: Clock },
  slug: string,
): Promise<TourPageData> {
  const tour = await getTour({ db }, slug);
  const month = Number(todayInIndia(clock()).slice(5, 7));
  const [otherTours, bestPlaces] = await Promise.all([
    listOtherTours(db, { slug: tour.slug, city: tour.departureCity, limit: 3 }),
    listPlacesInSeason(db, { region: tour.region, month, except: tour.slug, limit: 6 }),
  ]);
  return { tour, otherTours, bestPlaces, month };
}
