import { and, asc, desc, eq, exists, isNotNull, isNull, ne, or, sql, type SQL } from "drizzle-orm";
import { maxWishlistItems } from "~/domain/wishlist/wishlist-items";
import { defaultListId, defaultListName, maxWishlistLists } from "~/domain/wishlist/wishlist-lists";
import type { TourCard } from "~/domain/tours/tour-schema";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { tours, users, wishlistItems, wishlistLists } from "../platform/db/schema";
import { cardColumns, onSale, toCard } from "../tours/tours.repo";

const columns = {
  id: wishlistLists.id,
  name: wishlistLists.name,
  isDefault: wishlistLists.isDefault,
  share: wishlistLists.share,
  showsName: wishlistLists.showsName,
};

/** Lists the rows of a user's lists, oldest first. */
export async function listListRows(db: Database, userId: string) {
  return db
    .select(columns)
    .from(wishlistLists)
    .where(and(eq(wishlistLists.userId, userId), isNull(wishlistLists.deletedAt)))
    .orderBy(asc(wishlistLists.createdAt), asc(wishlistLists.id));
}

/** Condition for a list of this user; for the default list, of its row. */
function isList(userId: string, id: string): SQL | undefined {
  return and(
    eq(wishlistLists.userId, userId),
    id === defaultListId ? eq(wishlistLists.isDefault, true) : eq(wishlistLists.id, id),
    isNull(wishlistLists.deletedAt),
  );
}

/** Condition for one of the user's named lists. */
export function isNamedList(userId: string, id: string): SQL | undefined {
  return and(isList(userId, id), eq(wishlistLists.isDefault, false));
}

/** True while the user may have one more named list. */
function hasRoom(userId: string): SQL {
  return sql`(SELECT count(*) FROM ${wishlistLists} AS counted WHERE counted.user_id = ${userId} AND NOT counted.is_default AND counted.deleted_at IS NULL) < ${maxWishlistLists}`;
}

/** @returns false if the user has the maximum number of lists */
export async function createList(
  db: Database,
  list: { id: string; userId: string; name: string; createdAt: number },
): Promise<boolean> {
  const made = await db
    .insert(wishlistLists)
    .select(
      db
        .select({
          id: sql`${list.id}`.as("id"),
          userId: users.id,
          name: sql`${list.name}`.as("list_name"),
          isDefault: sql`0`.as("is_default"),
          share: sql`NULL`.as("share"),
          showsName: sql`0`.as("shows_name"),
          createdAt: sql`${list.createdAt}`.as("created_at"),
          deletedAt: sql`NULL`.as("deleted_at"),
        })
        .from(users)
        .where(and(eq(users.id, list.userId), hasRoom(list.userId))),
    )
    .returning({ id: wishlistLists.id });
  return made.length > 0;
}

/** @returns whether the list was found */
export async function renameList(
  db: Database,
  { userId, id, name }: { userId: string; id: string; name: string },
): Promise<boolean> {
  const renamed = await db
    .update(wishlistLists)
    .set({ name })
    .where(isNamedList(userId, id))
    .returning({ id: wishlistLists.id });
  return renamed.length > 0;
}

/**
 * Marks a list as deleted, and removes the one deleted before. The tours of a deleted list count as the default list's.
 * @returns its name, or null if it was not found
 */
export async function deleteList(
  db: Database,
  { userId, id, deletedAt }: { userId: string; id: string; deletedAt: number },
): Promise<string | null> {
  const deletedBefore = and(
    eq(wishlistLists.userId, userId),
    isNotNull(wishlistLists.deletedAt),
    ne(wishlistLists.id, id),
  );
  const { deleted } = await batchNamed(db, {
    freedItems: db
      .update(wishlistItems)
      .set({ listId: null })
      .where(
        and(
          eq(wishlistItems.userId, userId),
          sql`${wishlistItems.listId} IN (${db.select({ id: wishlistLists.id }).from(wishlistLists).where(deletedBefore)})`,
        ),
      ),
    oldLists: db.delete(wishlistLists).where(deletedBefore),
    deleted: db
      .update(wishlistLists)
      .set({ deletedAt })
      .where(isNamedList(userId, id))
      .returning({ name: wishlistLists.name }),
  });
  return deleted[0]?.name ?? null;
}

/** Restores a deleted list with its tours. @returns whether it was found and there is room for it */
export async function restoreList(
  db: Database,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const restored = await db
    .update(wishlistLists)
    .set({ deletedAt: null })
    .where(
      and(
        eq(wishlistLists.userId, userId),
        eq(wishlistLists.id, id),
        isNotNull(wishlistLists.deletedAt),
        hasRoom(userId),
      ),
    )
    .returning({ id: wishlistLists.id });
  return restored.length > 0;
}

/** Moves a saved tour to another of the user's lists. @returns whether tour and list were found */
export async function moveItem(
  db: Database,
  { userId, slug, list }: { userId: string; slug: string; list: string },
): Promise<boolean> {
  const tour = db.select({ id: tours.id }).from(tours).where(eq(tours.slug, slug));
  const target = db.select({ id: wishlistLists.id }).from(wishlistLists).where(isNamedList(userId, list));
  const moved = await db
    .update(wishlistItems)
    .set({ listId: list === defaultListId ? null : list })
    .where(
      and(
        eq(wishlistItems.userId, userId),
        sql`${wishlistItems.tourId} = (${tour})`,
        list === defaultListId ? undefined : exists(target),
      ),
    )
    .returning({ tourId: wishlistItems.tourId });
  return moved.length > 0;
}

/**
 * Shares a list, or changes whether the shared page shows the owner's name.
 * @param list `share` is used if the list is not shared yet, `newId` if it is the default list and has no row yet
 * @returns whether the list was found
 */
export async function shareList(
  db: Database,
  list: { userId: string; id: string; newId: string; share: string; showsName: boolean; createdAt: number },
): Promise<boolean> {
  const { userId, id } = list;
  const shared = db
    .update(wishlistLists)
    .set({ share: sql`coalesce(${wishlistLists.share}, ${list.share})`, showsName: list.showsName })
    .where(isList(userId, id))
    .returning({ id: wishlistLists.id });
  if (id !== defaultListId) return (await shared).length > 0;
  const { rows } = await batchNamed(db, {
    list: db
      .insert(wishlistLists)
      .values({
        id: list.newId,
        userId,
        name: defaultListName,
        isDefault: true,
        createdAt: list.createdAt,
      })
      .onConflictDoNothing(),
    rows: shared,
  });
  return rows.length > 0;
}

/** Ends the sharing of a list: its link opens nothing any more. @returns whether the list was shared */
export async function unshareList(
  db: Database,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const ended = await db
    .update(wishlistLists)
    .set({ share: null, showsName: false })
    .where(and(isList(userId, id), isNotNull(wishlistLists.share)))
    .returning({ id: wishlistLists.id });
  return ended.length > 0;
}

/** Finds a shared list by the random part of its link; null if it is deleted or its owner suspended. */
export async function findSharedList(db: Database, share: string) {
  const [list] = await db
    .select({
      ...columns,
      name: sql<string>`${wishlistLists.name}`.as("list_name"),
      userId: wishlistLists.userId,
      ownerName: sql<string>`${users.name}`.as("owner_name"),
    })
    .from(wishlistLists)
    .innerJoin(users, eq(wishlistLists.userId, users.id))
    .where(
      and(eq(wishlistLists.share, share), isNull(wishlistLists.deletedAt), ne(users.status, "suspended")),
    );
  return list ?? null;
}

/** Lists the tours on sale of a list, newest first. */
export async function listToursOfList(
  db: Database,
  list: { id: string; userId: string; isDefault: boolean },
): Promise<TourCard[]> {
  const isDeleted = exists(
    db
      .select({ one: sql`1` })
      .from(wishlistLists)
      .where(and(eq(wishlistLists.id, wishlistItems.listId), isNotNull(wishlistLists.deletedAt))),
  );
  const rows = await db
    .select(cardColumns())
    .from(wishlistItems)
    .innerJoin(tours, eq(wishlistItems.tourId, tours.id))
    .where(
      and(
        eq(wishlistItems.userId, list.userId),
        list.isDefault ? or(isNull(wishlistItems.listId), isDeleted) : eq(wishlistItems.listId, list.id),
        onSale,
      ),
    )
    .orderBy(desc(wishlistItems.createdAt), tours.id)
    .limit(maxWishlistItems);
  return rows.map(toCard);
}
