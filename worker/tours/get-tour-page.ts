import { todayInIndia } from "~/domain/calendar";
import type { TourCard, TourDetails } from "~/domain/tour";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { getTour } from "./get-tour";
import { getOperatorOf, listOtherTours, listPlaces } from "./tours.repo";
import type { TourOperator } from "./tours.repo";

export interface TourPageData {
  tour: TourDetails;
  /** Up to three other tours leaving from the same city (specification 1, section 9). */
  otherTours: TourCard[];
  operator: TourOperator;
  /** The slugs of the region's destinations on sale. */
  placesOnSale: string[];
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
  const [otherTours, places, operator] = await Promise.all([
    listOtherTours(db, { slug: tour.slug, city: tour.departureCity, limit: 3 }),
    listPlaces(db, tour.region),
    getOperatorOf(db, tour.slug),
  ]);
  return { tour, otherTours, operator, placesOnSale: places.map(({ slug: place }) => place), month };
}
