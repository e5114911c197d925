import {
  readGuestWishlist,
  withWishlistItem,
  type GuestWishlistItem,
} from "~/domain/wishlist/wishlist-items";

/** Wishlist items of a guest: stored in the browser, shared between its tabs, and not sent before login. */

const storageKey = "tour-bharat.hearts";

/** In-memory fallback for a browser without storage, or null. */
let unstored: string | null = null;
let lastText: string | null = null;
let lastItems: readonly GuestWishlistItem[] = [];
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
function write(items: readonly GuestWishlistItem[]): boolean {
  const text = JSON.stringify(items);
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
export function guestWishlist(): readonly GuestWishlistItem[] {
  const text = readText();
  if (text !== lastText) {
    lastText = text;
    lastItems = readGuestWishlist(text);
  }
  return lastItems;
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
export function storeGuestWishlistItem(item: GuestWishlistItem): "stored" | "unstored" | "full" {
  const items = withWishlistItem(guestWishlist(), item);
  if (items === null) return "full";
  return write(items) ? "stored" : "unstored";
}

/** Removes only these items: another tab may have added more in the meantime. */
export function clearGuestWishlist(slugs: readonly string[]): void {
  write(guestWishlist().filter(({ slug }) => !slugs.includes(slug)));
}
