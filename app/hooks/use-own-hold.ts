import { useEffect, useSyncExternalStore } from "react";
import type { OwnHold } from "~/domain/known-seats";

// What this tab holds, by the slug of its tour. A server never holds any.
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

/** The seats on a tour that this tab holds, wherever on the page that was done; null for none. */
export function useOwnHold(slug: string): OwnHold | null {
  return useSyncExternalStore(
    subscribe,
    () => holds.get(slug) ?? null,
    () => null,
  );
}

/** Tells the rest of the page what is held, for as long as the component that holds it lives. */
export function useTellOwnHold(slug: string, hold: OwnHold | null): void {
  useEffect(() => {
    set(slug, hold);
    return () => set(slug, null);
  }, [slug, hold]);
}
