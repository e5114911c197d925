import { readSlugs } from "~/domain/hearts";
import type { TourCard } from "~/domain/tour";
import type { Database } from "../db/client";
import { listCardsBySlug } from "./wishlist.repo";

/** The tours on sale that a guest's browser names, in its order, of 200 names at most. */
export async function listToursBySlug(
  { db }: { db: Database },
  slugs: readonly unknown[],
): Promise<TourCard[]> {
  const known = readSlugs(slugs);
  return known.length === 0 ? [] : listCardsBySlug(db, known);
}
