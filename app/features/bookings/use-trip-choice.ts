import { useSyncExternalStore } from "react";
import {
  newTripChoice,
  readTripQuery,
  tripQuery,
  withTripChange,
  type TripChoice,
} from "~/domain/bookings/trip-choice";

/**
 * Dates and parties chosen on tours' pages, by slug. The session's storage keeps them through reloads and Back; the panel, the departures
 * and the booking dialog share them.
 */
const choices = new Map<string, TripChoice>();
const listeners = new Set<() => void>();
const storageKey = (slug: string) => `trip-choice ${slug}`;

/** Returns what was chosen for a tour, or null. */
export function tripChoiceOf(slug: string): TripChoice | null {
  const known = choices.get(slug);
  if (known) return known;
  const stored = readStored(slug);
  if (stored === null) return null;
  const choice = readTripQuery(new URLSearchParams(stored));
  choices.set(slug, choice);
  return choice;
}

function readStored(slug: string): string | null {
  try {
    return sessionStorage.getItem(storageKey(slug));
  } catch {
    // Without storage, the choice lasts as long as the page.
    return null;
  }
}

/** Sets what is chosen for a tour; null forgets it. */
export function chooseTrip(slug: string, choice: TripChoice | null): void {
  try {
    if (choice === null) sessionStorage.removeItem(storageKey(slug));
    else sessionStorage.setItem(storageKey(slug), tripQuery(choice));
  } catch {
    // The same.
  }
  if (choice === null) choices.delete(slug);
  else choices.set(slug, choice);
  for (const listener of listeners) listener();
}

/** Changes part of what is chosen for a tour. */
export function changeTripChoice(slug: string, change: Partial<TripChoice>): void {
  chooseTrip(slug, withTripChange(tripChoiceOf(slug) ?? newTripChoice, change));
}

/** Returns what is chosen for a tour; the defaults on the server and while nothing is. */
export function useTripChoice(slug: string): TripChoice {
  return useSyncExternalStore(
    subscribe,
    () => tripChoiceOf(slug) ?? newTripChoice,
    () => newTripChoice,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
