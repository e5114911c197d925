import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import type { TourCard } from "~/domain/tours/tour-schema";
import type { WishedTour } from "~/domain/wishlist/wishlist";
import { maxWishlistItems } from "~/domain/wishlist/wishlist-items";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { tours, wishlistItems, wishlistLists } from "../platform/db/schema";
import { cardColumns, onSale, toCard } from "../tours/tours.repo";
import { isNamedList } from "./wishlist-lists.repo";

/** Turns slugs into rows with their position: a single parameter for any number of slugs. */
function listed(slugs: readonly string[]) {
  return sql`json_each(${JSON.stringify(slugs)}) AS listed`;
}

/** Number of tours that the account may still save. */
function roomOf(userId: string): SQL {
  return sql`max(0, ${maxWishlistItems} - (SELECT count(*) FROM ${wishlistItems} AS counted WHERE counted.user_id = ${userId}))`;
}

/**
 * Adds a tour; an existing item stays as it is, in its list.
 * @param item `list` is the id of one of the user's lists; the default list for any other
 */
export async function createWishlistItem(
  db: Database,
  item: { userId: string; slug: string; savedAt: number; list: string },
): Promise<"saved" | "full" | "not_found"> {
  const wanted = and(eq(tours.slug, item.slug), onSale);
  const { found, saved } = await batchNamed(db, {
    item: db
      .insert(wishlistItems)
      .select(
        db
          .select({
            userId: sql`${item.userId}`.as("user_id"),
            tourId: tours.id,
            createdAt: sql`${item.savedAt}`.as("created_at"),
            listId:
              sql`(${db.select({ id: wishlistLists.id }).from(wishlistLists).where(isNamedList(item.userId, item.list))})`.as(
                "list_id",
              ),
          })
          .from(tours)
          .where(and(wanted, sql`${roomOf(item.userId)} > 0`)),
      )
      .onConflictDoNothing(),
    found: db.select({ id: tours.id }).from(tours).where(wanted),
    saved: db
      .select({ tourId: wishlistItems.tourId })
      .from(wishlistItems)
      .innerJoin(tours, eq(wishlistItems.tourId, tours.id))
      .where(and(eq(wishlistItems.userId, item.userId), eq(tours.slug, item.slug))),
  });
  if (found.length === 0) return "not_found";
  return saved.length > 0 ? "saved" : "full";
}

/**
 * Adds tours to the default list in one statement, newest first, as many as fit. Existing items stay; unknown tours are
 * ignored.
 * @returns the slugs that did not fit
 */
export async function createWishlistItems(
  db: Database,
  items: { userId: string; slugs: readonly string[]; savedAt: number },
): Promise<string[]> {
  const isSaved = sql`EXISTS (SELECT 1 FROM ${wishlistItems} AS own WHERE own.user_id = ${items.userId} AND own.tour_id = ${tours.id})`;
  const { left } = await batchNamed(db, {
    items: db
      .insert(wishlistItems)
      .select(
        // A millisecond apart, to preserve their order.
        sql`SELECT ${items.userId}, ${tours.id}, ${items.savedAt} - listed.key, NULL FROM ${tours} INNER JOIN ${listed(items.slugs)} ON listed.value = ${tours.slug} WHERE NOT ${isSaved} ORDER BY listed.key LIMIT ${roomOf(items.userId)}`,
      )
      .onConflictDoNothing(),
    left: db
      .select({ slug: tours.slug })
      .from(tours)
      .innerJoin(listed(items.slugs), sql`listed.value = ${tours.slug}`)
      .where(sql`NOT ${isSaved}`),
  });
  return left.map(({ slug }) => slug);
}

/** Removes a tour from a user's wishlist. No effect if it is not there or does not exist. */
export async function deleteWishlistItem(db: Database, userId: string, slug: string): Promise<void> {
  const tour = db.select({ id: tours.id }).from(tours).where(eq(tours.slug, slug));
  await db
    .delete(wishlistItems)
    .where(and(eq(wishlistItems.userId, userId), sql`${wishlistItems.tourId} = (${tour})`));
}

/** Lists the tours on sale on a user's wishlist, newest first, with the lists they are in. */
export async function listWishlist(
  db: Database,
  userId: string,
): Promise<(WishedTour & { listId: string | null })[]> {
  const rows = await db
    .select({ ...cardColumns(), savedAt: wishlistItems.createdAt, listId: wishlistItems.listId })
    .from(wishlistItems)
    .innerJoin(tours, eq(wishlistItems.tourId, tours.id))
    .where(and(eq(wishlistItems.userId, userId), onSale))
    .orderBy(desc(wishlistItems.createdAt), tours.id);
  return rows.map(({ savedAt, listId, ...card }) => ({ tour: toCard(card), savedAt, listId }));
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
    .select(cardColumns())
    .from(tours)
    .innerJoin(listed(slugs), sql`listed.value = ${tours.slug}`)
    .where(onSale)
    .orderBy(sql`listed.key`);
  return rows.map(toCard);
}
