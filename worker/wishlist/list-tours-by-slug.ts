import { readSlugs } from "~/domain/wishlist/wishlist-items";
import type { TourCard } from "~/domain/tours/tour-schema";
import type { Database } from "../db/client";
import { listCardsBySlug } from "./wishlist.repo";

/** Lists tours on sale by the slugs in a guest's browser, in their order, at most 200. */
export async function listToursBySlug(
  { db }: { db: Database },
  slugs: readonly unknown[],
): Promise<TourCard[]> {
  const known = readSlugs(slugs);
  return known.length === 0 ? [] : listCardsBySlug(db, known);
}
