import type { Viewer } from "~/domain/accounts/account";
import { wishlistOwner } from "~/domain/wishlist/wishlist-items";
import type { Database } from "../db/client";
import * as repo from "./wishlist.repo";

/**
 * Lists the slugs on the user's wishlist, newest first, for the heart icons of any page; empty for guests, whose list is in the browser.
 */
export async function listWishedSlugs({ db }: { db: Database }, viewer: Viewer | null): Promise<string[]> {
  const owner = wishlistOwner(viewer);
  return owner ? repo.listWishedSlugs(db, owner.id) : [];
}
