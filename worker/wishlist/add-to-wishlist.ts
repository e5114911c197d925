import type { Viewer } from "~/domain/accounts/account";
import { AppError } from "~/domain/errors";
import { requireViewer } from "../authz/require-viewer";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { createWishlistItem } from "./wishlist.repo";

/**
 * Adds a tour to the user's wishlist. Idempotent.
 * @param savedAt UTC instant at which it was saved before it was removed; defaults to now
 * @throws AppError `unauthenticated`, `forbidden`, `not_found`
 */
export async function addToWishlist(
  { db, clock }: { db: Database; clock: Clock },
  viewer: Viewer | null,
  { slug, savedAt = Number.POSITIVE_INFINITY }: { slug: string; savedAt?: number | undefined },
): Promise<void> {
  requireViewer(viewer);
  const isFound = await createWishlistItem(db, {
    userId: viewer.id,
    slug,
    savedAt: Math.min(savedAt, clock()),
  });
  if (!isFound) throw new AppError("not_found", "This tour is no longer on sale.");
}
