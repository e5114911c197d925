import { readGuestWishlist, withHeart } from "~/domain/wishlist/wishlist-items";
import type { Heart } from "~/domain/wishlist/wishlist-items";

/** Wishlist items of a guest: stored in the browser, shared between its tabs, and not sent before login. */

const storageKey = "tour-bharat.hearts";

/** In-memory fallback for a browser without storage, or null. */
let unstored: string | null = null;
let lastText: string | null = null;
let lastHearts: readonly Heart[] = [];
const listeners = new Set<() => void>();

function readText(): string | null {
  if (unstored !== null) return unstored;
  try {
    return localStorage.getItem(storageKey);
  } catch {
    // Storage may be blocked.
    return null;
  }
}

/** @returns true if the browser stored it */
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

/** Returns the wishlist items, newest first: the same array while they do not change. */
export function guestWishlist(): readonly Heart[] {
  const text = readText();
  if (text !== lastText) {
    lastText = text;
    lastHearts = readGuestWishlist(text);
  }
  return lastHearts;
}

/** Calls back whenever the items may have changed, in this tab or another. */
export function subscribeToGuestWishlist(onChange: () => void): () => void {
  function onStorage({ key }: StorageEvent) {
    // Null: storage was cleared.
    if (key === storageKey || key === null) onChange();
  }
  listeners.add(onChange);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener("storage", onStorage);
  };
}

/** Adds an item: stored, only in memory ("unstored"), or not at all because the list is full. */
export function storeGuestWishlistItem(heart: Heart): "stored" | "unstored" | "full" {
  const hearts = withHeart(guestWishlist(), heart);
  if (hearts === null) return "full";
  return write(hearts) ? "stored" : "unstored";
}

/** Removes only these items: another tab may have added more in the meantime. */
export function clearGuestWishlist(slugs: readonly string[]): void {
  write(guestWishlist().filter(({ slug }) => !slugs.includes(slug)));
}
