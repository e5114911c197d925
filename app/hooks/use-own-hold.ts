import { useEffect, useSyncExternalStore } from "react";
import type { OwnHold } from "~/domain/realtime/known-seats";

// Holds of this tab by tour slug. The server never has any.
const holds = new Map<string, OwnHold>();
const listeners = new Set<() => void>();

function set(slug: string, hold: OwnHold | null) {
  if (hold === null) holds.delete(slug);
  else holds.set(slug, hold);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the seats that this tab holds on a tour, from any component of the page, or null. */
export function useOwnHold(slug: string): OwnHold | null {
  return useSyncExternalStore(
    subscribe,
    () => holds.get(slug) ?? null,
    () => null,
  );
}

/** Publishes a hold to the rest of the page while the component is mounted. */
export function useShareOwnHold(slug: string, hold: OwnHold | null): void {
  useEffect(() => {
    set(slug, hold);
    return () => set(slug, null);
  }, [slug, hold]);
}
