import { AppError } from "~/domain/errors";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { wishlistAnswerMessages } from "./messages";
import * as repo from "./wishlist.repo";
import type { Traveler } from "../platform/authz/actors";
import { maxWishlistItems, readSlugs } from "~/domain/wishlist/wishlist-items";
import { wishlistOwner } from "~/domain/wishlist/wishlist-owner";
import { defaultListId } from "~/domain/wishlist/wishlist-lists";
import type { Viewer } from "~/domain/accounts/account";
import type { TourCard } from "~/domain/tours/tour-schema";

/**
 * Adds a tour to the user's wishlist. Idempotent.
 * @param savedAt UTC instant at which it was saved before it was removed; defaults to now
 * @param list the list it was in; defaults to the default list
 * @throws AppError `not_found`, `conflict` if the wishlist is full
 */
export async function addToWishlist(
  { db, clock }: { db: Database; clock: Clock },
  traveler: Traveler,
  {
    slug,
    savedAt = Number.POSITIVE_INFINITY,
    list = defaultListId,
  }: { slug: string; savedAt?: number | undefined; list?: string | undefined },
): Promise<void> {
  const outcome = await repo.createWishlistItem(db, {
    userId: traveler.id,
    slug,
    savedAt: Math.min(savedAt, clock()),
    list,
  });
  if (outcome === "not_found") throw new AppError("not_found", wishlistAnswerMessages().notOnSale);
  if (outcome === "full") throw new AppError("conflict", wishlistAnswerMessages().full(maxWishlistItems));
}

/**
 * Merges the wishlist of a guest's browser into the account. Idempotent, also for concurrent tabs.
 * @param slugs newest first; unknown tours and what exceeds 200 are ignored
 * @returns the slugs that the browser can delete
 */
export async function mergeWishlist(
  { db, clock }: { db: Database; clock: Clock },
  traveler: Traveler,
  slugs: readonly unknown[],
): Promise<string[]> {
  const merged = readSlugs(slugs);
  const left = new Set(
    await repo.createWishlistItems(db, { userId: traveler.id, slugs: merged, savedAt: clock() }),
  );
  return merged.filter((slug) => !left.has(slug));
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
