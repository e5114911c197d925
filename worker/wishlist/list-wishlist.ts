import type { WishedTour } from "~/domain/wishlist/wishlist";
import type { Database } from "../db/client";
import * as repo from "./wishlist.repo";
import type { Traveler } from "../authz/actors";

/**
 * Lists the tours on the user's wishlist that are on sale, newest first.
 */
export async function listWishlist({ db }: { db: Database }, traveler: Traveler): Promise<WishedTour[]> {
  return repo.listWishlist(db, traveler.id);
}
