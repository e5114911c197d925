import { useSyncExternalStore } from "react";
import type { Heart } from "~/domain/wishlist/wishlist-items";
import { guestWishlist, subscribeToGuestWishlist } from "~/lib/wishlist/guest-wishlist";

const none: readonly Heart[] = [];

/** Returns a guest's wishlist items, newest first; none until hydration. */
export function useGuestWishlist(): readonly Heart[] {
  return useSyncExternalStore(subscribeToGuestWishlist, guestWishlist, () => none);
}
