import { AppError } from "~/domain/errors";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { createWishlistItem } from "./wishlist.repo";
import type { Traveler } from "../authz/actors";

/**
 * Adds a tour to the user's wishlist. Idempotent.
 * @param savedAt UTC instant at which it was saved before it was removed; defaults to now
 * @throws AppError `not_found`
 */
export async function addToWishlist(
  { db, clock }: { db: Database; clock: Clock },
  traveler: Traveler,
  { slug, savedAt = Number.POSITIVE_INFINITY }: { slug: string; savedAt?: number | undefined },
): Promise<void> {
  const isFound = await createWishlistItem(db, {
    userId: traveler.id,
    slug,
    savedAt: Math.min(savedAt, clock()),
  });
  if (!isFound) throw new AppError("not_found", "This tour is no longer on sale.");
}
