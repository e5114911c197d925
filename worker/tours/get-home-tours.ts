import { todayInIndia } from "~/domain/calendar";
import type { PlaceLink, TourCard } from "~/domain/tour";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { listCards, listPlaces } from "./tours.repo";

/** What the home page shows of the catalogue: the featured tours as posters, and every destination by name. */
export async function getHomeTours({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): Promise<{ featured: TourCard[]; places: PlaceLink[] }> {
  const [featured, places] = await Promise.all([
    listCards(db, { isFeatured: true }),
    listPlaces(db, todayInIndia(clock())),
  ]);
  return { featured, places };
}
