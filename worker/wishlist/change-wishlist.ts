import { AppError } from "~/domain/errors";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import * as repo from "./wishlist.repo";
import type { Traveler } from "../authz/actors";
import { readSlugs, wishlistOwner } from "~/domain/wishlist/wishlist-items";
import type { Viewer } from "~/domain/accounts/account";
import type { TourCard } from "~/domain/tours/tour-schema";

/**
 * Adds a tour to the user's wishlist. Idempotent.
 * @param savedAt UTC instant at which it was saved before it was removed; defaults to now
 * @throws AppError `not_found`
 */
export async function addToWishlist(
  { db, clock }: { db: Database; clock: Clock },
  traveler: Traveler,
  { slug, savedAt = Number.POSITIVE_INFINITY }: { slug: string; savedAt?: number | undefined },
): Promise<void> {
  const isFound = await repo.createWishlistItem(db, {
    userId: traveler.id,
    slug,
    savedAt: Math.min(savedAt, clock()),
  });
  if (!isFound) throw new AppError("not_found", "This tour is no longer on sale.");
}

/**
 * Merges the wishlist of a guest's browser into the account. Idempotent, also for concurrent tabs.
 * @param slugs newest first; unknown tours and slugs after the first 200 are ignored
 * @returns the slugs that the browser can delete
 */
export async function mergeWishlist(
  { db, clock }: { db: Database; clock: Clock },
  traveler: Traveler,
  slugs: readonly unknown[],
): Promise<string[]> {
  const merged = readSlugs(slugs);
  await repo.createWishlistItems(db, { userId: traveler.id, slugs: merged, savedAt: clock() });
  return merged;
}

/**
 * Lists the slugs on the user's wishlist, newest first, for the heart icons of any page; empty for guests, whose list is in the browser.
 */
export async function listWishedSlugs({ db }: { db: Database }, viewer: Viewer | null): Promise<string[]> {
  const owner = wishlistOwner(viewer);
  return owner ? repo.listWishlistSlugs(db, owner.id) : [];
}

/** Lists tours on sale by the slugs in a guest's browser, in their order, at most 200. */
export async function listToursBySlug(
  { db }: { db: Database },
  slugs: readonly unknown[],
): Promise<TourCard[]> {
  const known = readSlugs(slugs);
  return known.length === 0 ? [] : repo.listCardsBySlug(db, known);
}
