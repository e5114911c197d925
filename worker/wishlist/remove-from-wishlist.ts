import type { Database } from "../db/client";
import { deleteWishlistItem } from "./wishlist.repo";
import type { Traveler } from "../authz/actors";

/**
 * Removes a tour from the user's wishlist. No effect if it is not there or does not exist.
 */
export async function removeFromWishlist(
  { db }: { db: Database },
  traveler: Traveler,
  slug: string,
): Promise<void> {
  await deleteWishlistItem(db, { userId: traveler.id, slug });
}
