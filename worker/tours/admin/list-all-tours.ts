import type { Region } from "~/domain/tours/tour";
import type { TourCard } from "~/domain/tours/tour-schema";
import type { Database } from "../../db/client";
import { listCards } from "../tours.repo";

/** Lists all tours on sale, optionally of a region, in recommended order: for pages without search. */
export function listAllTours(
  { db }: { db: Database },
  filter: { region?: Region } = {},
): Promise<TourCard[]> {
  return listCards(db, filter);
}
