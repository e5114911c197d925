import type { Viewer } from "~/domain/account";
import { requireAccount } from "../accounts/require-account";
import type { Database } from "../db/client";
import { deleteWishlistItem } from "./wishlist.repo";

/**
 * Takes a tour off a person's own wishlist. One that is not there, or is no tour, changes nothing.
 * @throws AppError `unauthenticated`, `forbidden`
 */
export async function removeFromWishlist(
  { db }: { db: Database },
  viewer: Viewer | null,
  slug: string,
): Promise<void> {
  requireAccount(viewer);
  await deleteWishlistItem(db, { userId: viewer.id, slug });
}
