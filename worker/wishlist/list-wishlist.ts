import type { Viewer } from "~/domain/accounts/account";
import type { WishedTour } from "~/domain/wishlist/wishlist";
import { requireViewer } from "../authz/require-viewer";
import type { Database } from "../db/client";
import * as repo from "./wishlist.repo";

/**
 * Lists the tours on the user's wishlist that are on sale, newest first.
 * @throws AppError `unauthenticated`, `forbidden`
 */
export async function listWishlist({ db }: { db: Database }, viewer: Viewer | null): Promise<WishedTour[]> {
  requireViewer(viewer);
  return repo.listWishlist(db, viewer.id);
}
