import { useSyncExternalStore } from "react";
import type { Heart } from "~/domain/hearts";
import { guestHearts, subscribeToGuestHearts } from "~/lib/guest-hearts";

const none: readonly Heart[] = [];

/** Returns a guest's wishlist items, newest first; none until hydration. */
export function useGuestHearts(): readonly Heart[] {
  return useSyncExternalStore(subscribeToGuestHearts, guestHearts, () => none);
}
