/** Wishlist items. No schema library here: this is part of many pages' browser code. */

import { isSlug } from "~/domain/tours/slug";

/** Maximum wishlist items that a guest's browser stores, and that can be merged or looked up at once. */
export const maxWishlistItems = 200;

/** A saved tour, with the UTC instant in milliseconds when it was saved. */
export interface GuestWishlistItem {
  slug: string;
  savedAt: number;
}

function isGuestWishlistItem(value: unknown): value is GuestWishlistItem {
  if (typeof value !== "object" || value === null || !("slug" in value) || !("savedAt" in value))
    return false;
  return isSlug(value.slug) && Number.isSafeInteger(value.savedAt) && Number(value.savedAt) >= 0;
}

/** Returns the valid slugs, in order and without duplicates, at most `maxWishlistItems`. */
export function readSlugs(values: readonly unknown[]): string[] {
  return [...new Set(values.filter(isSlug))].slice(0, maxWishlistItems);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Parses the wishlist items stored in a browser: newest first, without duplicates, at most `maxWishlistItems`. Invalid entries are
 * dropped, since anyone can write there.
 */
export function readGuestWishlist(text: string | null): GuestWishlistItem[] {
  const values = text === null ? null : parse(text);
  if (!Array.isArray(values)) return [];
  const items = new Map<string, GuestWishlistItem>();
  for (const value of values) {
    if (isGuestWishlistItem(value) && !items.has(value.slug))
      items.set(value.slug, { slug: value.slug, savedAt: value.savedAt });
  }
  return [...items.values()].toSorted((a, b) => b.savedAt - a.savedAt).slice(0, maxWishlistItems);
}

/** Returns the items with one added, newest first, or null if the list is full. An existing item is unchanged. */
export function withWishlistItem(
  items: readonly GuestWishlistItem[],
  item: GuestWishlistItem,
): readonly GuestWishlistItem[] | null {
  if (items.some(({ slug }) => slug === item.slug)) return items;
  if (items.length >= maxWishlistItems) return null;
  return [item, ...items].toSorted((a, b) => b.savedAt - a.savedAt);
}
