import type { Viewer } from "~/domain/account";
import { requireViewer } from "../accounts/require-viewer";
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
  requireViewer(viewer);
  await deleteWishlistItem(db, { userId: viewer.id, slug });
}
