import { and, desc, eq, sql } from "drizzle-orm";
import type { TourCard } from "~/domain/tours/tour-schema";
import type { WishedTour } from "~/domain/wishlist/wishlist";
import type { Database } from "../db/client";
import { tours, wishlistItems } from "../db/schema";
import { cardColumns, onSale, toCard } from "../tours/tours.repo";

/** Turns slugs into rows with their position: a single parameter for any number of slugs. */
function listed(slugs: readonly string[]) {
  return sql`json_each(${JSON.stringify(slugs)}) AS listed`;
}

/**
 * Adds a tour to a wishlist; an existing item stays as it is.
 * @returns true if the tour is on sale
 */
export async function createWishlistItem(
  db: Database,
  item: { userId: string; slug: string; savedAt: number },
): Promise<boolean> {
  const wanted = and(eq(tours.slug, item.slug), onSale);
  const [, found] = await db.batch([
    db
      .insert(wishlistItems)
      .select(
        db
          .select({
            userId: sql`${item.userId}`.as("user_id"),
            tourId: tours.id,
            createdAt: sql`${item.savedAt}`.as("created_at"),
          })
          .from(tours)
          .where(wanted),
      )
      .onConflictDoNothing(),
    db.select({ id: tours.id }).from(tours).where(wanted),
  ]);
  return found.length > 0;
}

/** Adds tours to a wishlist in one statement, newest first. Existing items stay; unknown tours are ignored. */
export async function createWishlistItems(
  db: Database,
  items: { userId: string; slugs: readonly string[]; savedAt: number },
): Promise<void> {
  await db
    .insert(wishlistItems)
    .select(
      db
        .select({
          userId: sql`${items.userId}`.as("user_id"),
          tourId: tours.id,
          // A millisecond apart, to preserve their order.
          createdAt: sql`${items.savedAt} - listed.key`.as("created_at"),
        })
        .from(tours)
        .innerJoin(listed(items.slugs), sql`listed.value = ${tours.slug}`)
        .where(sql`true`),
    )
    .onConflictDoNothing();
}

/** Removes a tour from a user's wishlist. No effect if it is not there or does not exist. */
export async function deleteWishlistItem(db: Database, userId: string, slug: string): Promise<void> {
  const tour = db.select({ id: tours.id }).from(tours).where(eq(tours.slug, slug));
  await db
    .delete(wishlistItems)
    .where(and(eq(wishlistItems.userId, userId), sql`${wishlistItems.tourId} = (${tour})`));
}

/** Lists the tours on sale on a user's wishlist, newest first. */
export async function listWishlist(db: Database, userId: string): Promise<WishedTour[]> {
  const rows = await db
    .select({ ...cardColumns, savedAt: wishlistItems.createdAt })
    .from(wishlistItems)
    .innerJoin(tours, eq(wishlistItems.tourId, tours.id))
    .where(and(eq(wishlistItems.userId, userId), onSale))
    .orderBy(desc(wishlistItems.createdAt), tours.id);
  return rows.map(({ savedAt, ...card }) => ({ tour: toCard(card), savedAt }));
}

/** Lists the slugs of those tours. */
export async function listWishlistSlugs(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ slug: tours.slug })
    .from(wishlistItems)
    .innerJoin(tours, eq(wishlistItems.tourId, tours.id))
    .where(and(eq(wishlistItems.userId, userId), onSale))
    .orderBy(desc(wishlistItems.createdAt), tours.id);
  return rows.map(({ slug }) => slug);
}

/** Lists the tours on sale among these slugs, in their order. */
export async function listCardsBySlug(db: Database, slugs: readonly string[]): Promise<TourCard[]> {
  const rows = await db
    .select(cardColumns)
    .from(tours)
    .innerJoin(listed(slugs), sql`listed.value = ${tours.slug}`)
    .where(onSale)
    .orderBy(sql`listed.key`);
  return rows.map(toCard);
}
