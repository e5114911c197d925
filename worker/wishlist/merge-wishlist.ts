import { readSlugs } from "~/domain/wishlist/wishlist-items";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { createWishlistItems } from "./wishlist.repo";
import type { Traveler } from "../authz/actors";

/**
 * Merges the wishlist of a guest's browser into the account. Idempotent, also for concurrent tabs.
 * @param slugs newest first; unknown tours and slugs after the first 200 are ignored
 * @returns the slugs that the browser can delete
 */
export async function mergeWishlist(
  { db, clock }: { db: Database; clock: Clock },
  traveler: Traveler,
  slugs: readonly unknown[],
): Promise<string[]> {
  const merged = readSlugs(slugs);
  await createWishlistItems(db, { userId: traveler.id, slugs: merged, savedAt: clock() });
  return merged;
}
