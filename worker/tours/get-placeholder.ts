import type { Database } from "../db/client";
import { findPlaceWithoutIllustration } from "./tour-conditions.repo";

/**
 * The place that stands in words where the illustration of a tour would: only those of the catalogue have one. Null for a tour
 * that has one, and for none.
 */
export async function getPlaceholder({ db }: { db: Database }, slug: string): Promise<string | null> {
  return findPlaceWithoutIllustration(db, slug);
}
