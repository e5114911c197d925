import { useEffect, useSyncExternalStore } from "react";
import type { ViewerHold } from "~/domain/seats/known-seats";

// Holds of this tab by tour slug. The server never has any.
const holds = new Map<string, ViewerHold>();
const listeners = new Set<() => void>();

function set(slug: string, hold: ViewerHold | null) {
  if (hold === null) holds.delete(slug);
  else holds.set(slug, hold);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the seats that this tab holds on a tour, from any component of the page, or null. */
export function useViewerHold(slug: string): ViewerHold | null {
  return useSyncExternalStore(
    subscribe,
    () => holds.get(slug) ?? null,
    () => null,
  );
}

/** Publishes a hold to the rest of the page while the component is mounted. */
export function useShareViewerHold(slug: string, hold: ViewerHold | null): void {
  useEffect(() => {
    set(slug, hold);
    return () => set(slug, null);
  }, [slug, hold]);
}
