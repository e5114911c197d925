import { asc, inArray, and, sql } from "drizzle-orm";
import type { TourCard, TourDetails } from "~/domain/tours/tour-schema";
import type { Database } from "../../platform/db/client";
import { tours } from "../../platform/db/schema";
import { cardColumns, onSale, onSaleOfFew, toCard } from "../tours.repo";

/** A found tour, with its place on the map. */
export interface FoundTour extends TourCard {
  coordinates: TourDetails["coordinates"];
}

/** Lists tours on sale by their ids, in this order. */
export async function listFound(db: Database, ids: readonly number[]): Promise<FoundTour[]> {
  if (ids.length === 0) return [];
  const found = sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const rows = await db
    .select(cardColumns)
    .from(tours)
    .where(and(inArray(tours.id, found), onSaleOfFew));
  const rowOf = new Map(rows.map((row) => [row.tour.id, row]));
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    if (!row) return [];
    const { latitude, longitude } = row.tour;
    return [{ ...toCard(row), coordinates: { latitude, longitude } }];
  });
}

/** Places and titles read for suggestions and spellings, at most: more tours than that repeat the names. */
const maxNames = 2000;

/** Lists the places, states and titles of the tours on sale, in recommended order, for search suggestions. */
export async function listNames(db: Database): Promise<{ place: string; states: string[]; title: string }[]> {
  return db
    .select({ place: tours.place, states: tours.states, title: tours.title })
    .from(tours)
    .where(onSale)
    .orderBy(asc(tours.position))
    .limit(maxNames);
}
