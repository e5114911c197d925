import type { Viewer } from "~/domain/account";
import { wishlistOwner } from "~/domain/hearts";
import type { Database } from "../db/client";
import * as repo from "./wishlist.repo";

/** The slugs on a person's own wishlist, newest first, for the hearts of any page; none for whoever's the browser keeps. */
export async function listWishedSlugs({ db }: { db: Database }, viewer: Viewer | null): Promise<string[]> {
  const owner = wishlistOwner(viewer);
  return owner ? repo.listWishedSlugs(db, owner.id) : [];
}
