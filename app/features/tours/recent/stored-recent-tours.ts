import { isSlug } from "~/domain/tours/slug";

/** Tours whose pages were opened on this device, newest first. They are stored in this browser only. */

const storageKey = "tour-bharat.recent";
const maxRecentTours = 12;

interface RecentTours {
  /** Account that was signed in; null for a guest. */
  of: string | null;
  slugs: string[];
}

const none: RecentTours = { of: null, slugs: [] };
let lastText: string | null = null;
let last: RecentTours = none;
const listeners = new Set<() => void>();

function parse(text: string): RecentTours {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || !("slugs" in value) || !Array.isArray(value.slugs))
      return none;
    const of = "of" in value && typeof value.of === "string" ? value.of : null;
    return { of, slugs: value.slugs.filter(isSlug).slice(0, maxRecentTours) };
  } catch {
    return none;
  }
}

function read(): RecentTours {
  let text: string | null = null;
  try {
    text = localStorage.getItem(storageKey);
  } catch {
    // Storage may be blocked.
  }
  if (text !== lastText) {
    lastText = text;
    last = text === null ? none : parse(text);
  }
  return last;
}

function write(recent: RecentTours): void {
  try {
    if (recent.slugs.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(recent));
  } catch {
    // Without storage nothing is remembered.
  }
  for (const listener of listeners) listener();
}

/** Returns their slugs: the same array while they do not change. */
export function recentTours(): readonly string[] {
  return read().slugs;
}

/** Returns the account that they belong to; null for a guest's. */
export function ownerOfRecentTours(): string | null {
  return read().of;
}

/** @param of id of the signed-in account, or null. A guest's tours become the account's after login. */
export function rememberTour(slug: string, of: string | null): void {
  const { slugs, of: before } = read();
  const others = before !== null && before !== of ? [] : slugs.filter((known) => known !== slug);
  write({ of, slugs: [slug, ...others].slice(0, maxRecentTours) });
}

/** Forgets these tours, or all. */
export function forgetTours(forgotten: readonly string[] = recentTours()): void {
  const { of, slugs } = read();
  write({ of, slugs: slugs.filter((slug) => !forgotten.includes(slug)) });
}

/** Calls back whenever they may have changed, in this tab or another. */
export function subscribeToRecentTours(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener("storage", onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener("storage", onChange);
  };
}
