import type { Viewer } from "~/domain/account";
import { readSlugs } from "~/domain/hearts";
import { requireViewer } from "../accounts/require-viewer";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { createWishlistItems } from "./wishlist.repo";

/**
 * Brings what a guest's browser kept to the account. Any number of tabs may do it, at once or again: the list is the same.
 * @param slugs newest first; what is no tour is left out, and so is all after the first 200
 * @returns the slugs that the browser need not keep any longer
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
