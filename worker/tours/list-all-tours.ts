import type { Region, TourCard } from "~/domain/tour";
import type { Database } from "../db/client";
import { listCards } from "./tours.repo";

/** Every tour on sale, or every one of a region, in recommended order: for pages that show them all and search nothing. */
export function listAllTours(
  { db }: { db: Database },
  filter: { region?: Region } = {},
): Promise<TourCard[]> {
  return listCards(db, filter);
}
