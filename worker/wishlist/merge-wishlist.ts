import type { Viewer } from "~/domain/accounts/account";
import { readSlugs } from "~/domain/wishlist/wishlist-items";
import { requireViewer } from "../authz/require-viewer";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { createWishlistItems } from "./wishlist.repo";

/**
 * Merges the wishlist of a guest's browser into the account. Idempotent, also for concurrent tabs.
 * @param slugs newest first; unknown tours and slugs after the first 200 are ignored
 * @returns the slugs that the browser can delete
 * @throws AppError `unauthenticated`, `forbidden`
 */
export async function mergeWishlist(
  { db, clock }: { db: Database; clock: Clock },
  viewer: Viewer | null,
  slugs: readonly unknown[],
): Promise<string[]> {
  requireViewer(viewer);
  const merged = readSlugs(slugs);
  await createWishlistItems(db, { userId: viewer.id, slugs: merged, savedAt: clock() });
  return merged;
}
