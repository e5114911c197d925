import { asc, inArray, and, sql } from "drizzle-orm";
import { tourPath } from "~/domain/tours/tour";
import type { TourCard, TourDetails } from "~/domain/tours/tour-schema";
import type { Database } from "../../platform/db/client";
import { tours } from "../../platform/db/schema";
import { cardColumns, onSale, onSaleOfFew, toCard } from "../tours.repo";
import { shownPlace, shownTitle } from "../translations.repo";

/** A found tour, with its place on the map. */
export interface FoundTour extends TourCard {
  coordinates: TourDetails["coordinates"];
}

/** Lists tours on sale by their ids, in this order. */
export async function listFound(db: Database, ids: readonly number[]): Promise<FoundTour[]> {
  if (ids.length === 0) return [];
  const found = sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const rows = await db
    .select(cardColumns())
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

/** Names of a tour: English ones, which searches are read by, and its place and title in the current language. */
interface TourNames {
  place: string;
  states: string[];
  title: string;
  shownPlace: string;
  shownTitle: string;
  path: string;
}

/** Lists the names and paths of the tours on sale, in recommended order, for search suggestions. */
export async function listNames(db: Database): Promise<TourNames[]> {
  const { place, states, title, kind, slug, region } = tours;
  const rows = await db
    .select({
      place,
      states,
      title,
      kind,
      slug,
      region,
      shownPlace: shownPlace(),
      shownTitle: shownTitle(),
    })
    .from(tours)
    .where(onSale)
    .orderBy(asc(tours.position))
    .limit(maxNames);
  return rows.map((row) => ({ ...row, path: tourPath(row) }));
}
