import { awaitsApproval, type Viewer } from "~/domain/accounts/account";

/** Returns the account that stores the wishlist, or null if the browser does: for guests and accounts that await approval. */
export function wishlistOwner(viewer: Viewer | null): Viewer | null {
  return viewer && !awaitsApproval(viewer) ? viewer : null;
}
