import { todayInIndia } from "~/domain/calendar/calendar";
import { monthOf } from "~/domain/calendar/months";
import type { PlaceLink, TourCard } from "~/domain/tours/tour-schema";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import { listPromoted } from "./premium.repo";
import { listCards, listPlaces } from "../../tours/tours.repo";

/**
 * Returns the tours of the home page: tours with a featured place bought for the current month (India), featured tours, and all
 * destinations by name.
 */
export async function getHomeTours({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): Promise<{ promoted: TourCard[]; featured: TourCard[]; places: PlaceLink[] }> {
  const now = clock();
  const [promoted, featured, places] = await Promise.all([
    listPromoted(db, monthOf(todayInIndia(now))),
    listCards(db, { isFeatured: true }),
    listPlaces(db, now),
  ]);
  return { promoted, featured, places };
}
