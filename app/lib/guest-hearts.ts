import { readHearts, withHeart } from "~/domain/hearts";
import type { Heart } from "~/domain/hearts";

/** A guest's hearts: kept by the browser, the same in all of its tabs, and sent nowhere before the login. */

const storageKey = "tour-bharat.hearts";

/** What a browser that stores nothing keeps for this visit, or null as long as it does. */
let unstored: string | null = null;
let lastText: string | null = null;
let lastHearts: readonly Heart[] = [];
const listeners = new Set<() => void>();

function readText(): string | null {
  if (unstored !== null) return unstored;
  try {
    return localStorage.getItem(storageKey);
  } catch {
    // Storage may be forbidden altogether.
    return null;
  }
}

/** @returns whether the browser stored it */
function write(hearts: readonly Heart[]): boolean {
  const text = JSON.stringify(hearts);
  try {
    localStorage.setItem(storageKey, text);
    unstored = null;
  } catch {
    unstored = text;
  }
  for (const listener of listeners) listener();
  return unstored === null;
}

/** The hearts, newest first: the same array as long as they are the same. */
export function guestHearts(): readonly Heart[] {
  const text = readText();
  if (text !== lastText) {
    lastText = text;
    lastHearts = readHearts(text);
  }
  return lastHearts;
}

/** Calls back whenever the hearts may have changed, in this tab or another. */
export function subscribeToGuestHearts(onChange: () => void): () => void {
  function onStorage({ key }: StorageEvent) {
    // Null: all that was stored is gone.
    if (key === storageKey || key === null) onChange();
  }
  listeners.add(onChange);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener("storage", onStorage);
  };
}

/** Keeps one more heart: for good, only as long as the page is open, or not at all, since the list is full. */
export function keepGuestHeart(heart: Heart): "stored" | "unstored" | "full" {
  const hearts = withHeart(guestHearts(), heart);
  if (hearts === null) return "full";
  return write(hearts) ? "stored" : "unstored";
}

/** Forgets these and no others: another tab may have kept more in the meantime. */
export function dropGuestHearts(slugs: readonly string[]): void {
  write(guestHearts().filter(({ slug }) => !slugs.includes(slug)));
}
