import type { Viewer } from "~/domain/accounts/account";
import { requireViewer } from "../authz/require-viewer";
import type { Database } from "../db/client";
import { deleteWishlistItem } from "./wishlist.repo";

/**
 * Removes a tour from the user's wishlist. No effect if it is not there or does not exist.
 * @throws AppError `unauthenticated`, `forbidden`
 */
export async function removeFromWishlist(
  { db }: { db: Database },
  viewer: Viewer | null,
  slug: string,
): Promise<void> {
  requireViewer(viewer);
  await deleteWishlistItem(db, { userId: viewer.id, slug });
}
