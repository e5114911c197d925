import { useSyncExternalStore } from "react";
import type { Heart } from "~/domain/hearts";
import { guestHearts, subscribeToGuestHearts } from "~/lib/guest-hearts";

const none: readonly Heart[] = [];

/** The hearts this browser keeps, newest first; none until scripts have taken over the page. */
export function useGuestHearts(): readonly Heart[] {
  return useSyncExternalStore(subscribeToGuestHearts, guestHearts, () => none);
}
