import { useSyncExternalStore } from "react";
import type { GuestWishlistItem } from "~/domain/wishlist/wishlist-items";
import { guestWishlist, subscribeToGuestWishlist } from "./stored-guest-wishlist";

const none: readonly GuestWishlistItem[] = [];

/** Returns a guest's wishlist items, newest first; none until hydration. */
export function useGuestWishlist(): readonly GuestWishlistItem[] {
  return useSyncExternalStore(subscribeToGuestWishlist, guestWishlist, () => none);
}
