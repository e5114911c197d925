import { and, asc, eq, sql } from "drizzle-orm";
import { maxSavedViews, type ListChoice } from "~/domain/office/saved-view";
import type { OfficePreferences } from "~/domain/office/office-preferences";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { listColumns, officePreferences, savedViews, users } from "../platform/db/schema";

/** A person's list. */
interface Place {
  userId: string;
  list: string;
}

function isOf({ userId, list }: Place) {
  return and(eq(savedViews.userId, userId), eq(savedViews.list, list));
}

/** Returns the views and columns of a person's list, views by name. */
export async function getListChoice(db: Database, userId: string, list: string): Promise<ListChoice> {
  const {
    views,
    chosen: [chosen],
  } = await batchNamed(db, {
    views: db
      .select({
        id: savedViews.id,
        name: savedViews.name,
        query: savedViews.query,
        isDefault: savedViews.isDefault,
      })
      .from(savedViews)
      .where(isOf({ userId, list }))
      .orderBy(asc(savedViews.name)),
    chosen: db
      .select({ columns: listColumns.columns })
      .from(listColumns)
      .where(and(eq(listColumns.userId, userId), eq(listColumns.list, list))),
  });
  return { views, columns: chosen?.columns ?? null };
}

/** Saves a view; one of the same name is replaced. @returns false if the list has the maximum number of views */
export async function saveView(
  db: Database,
  { userId, list, ...view }: Place & { id: string; name: string; query: string; createdAt: number },
): Promise<boolean> {
  const isKnown = sql`EXISTS (SELECT 1 FROM ${savedViews} AS known WHERE known.user_id = ${userId} AND known.list = ${list} AND known.name = ${view.name})`;
  const hasRoom = sql`(SELECT count(*) FROM ${savedViews} AS counted WHERE counted.user_id = ${userId} AND counted.list = ${list}) < ${maxSavedViews}`;
  const saved = await db
    .insert(savedViews)
    .select(
      db
        .select({
          id: sql`${view.id}`.as("id"),
          userId: users.id,
          list: sql`${list}`.as("list"),
          name: sql`${view.name}`.as("view_name"),
          query: sql`${view.query}`.as("query"),
          isDefault: sql`0`.as("is_default"),
          createdAt: sql`${view.createdAt}`.as("created_at"),
        })
        .from(users)
        .where(and(eq(users.id, userId), sql`(${isKnown} OR ${hasRoom})`)),
    )
    .onConflictDoUpdate({
      target: [savedViews.userId, savedViews.list, savedViews.name],
      set: { query: view.query },
    })
    .returning({ id: savedViews.id });
  return saved.length > 0;
}

/** Fails with UNIQUE `saved_views_by_name` if another view of the list has the name. @returns whether it was found */
export async function renameView(
  db: Database,
  { id, name, ...place }: Place & { id: string; name: string },
): Promise<boolean> {
  const renamed = await db
    .update(savedViews)
    .set({ name })
    .where(and(isOf(place), eq(savedViews.id, id)))
    .returning({ id: savedViews.id });
  return renamed.length > 0;
}

/** @returns its name; null if it was not found */
export async function deleteView(
  db: Database,
  { id, ...place }: Place & { id: string },
): Promise<string | null> {
  const [deleted] = await db
    .delete(savedViews)
    .where(and(isOf(place), eq(savedViews.id, id)))
    .returning({ name: savedViews.name });
  return deleted?.name ?? null;
}

/** Makes a view the list's default; null: none is. @returns whether it was found */
export async function setDefaultView(
  db: Database,
  { id, ...place }: Place & { id: string | null },
): Promise<boolean> {
  const isKnown =
    id === null
      ? undefined
      : sql`EXISTS (SELECT 1 FROM ${savedViews} AS known WHERE known.id = ${id} AND known.user_id = ${place.userId} AND known.list = ${place.list})`;
  const { chosen } = await batchNamed(db, {
    unchosen: db
      .update(savedViews)
      .set({ isDefault: false })
      .where(and(isOf(place), eq(savedViews.isDefault, true), isKnown)),
    chosen: db
      .update(savedViews)
      .set({ isDefault: true })
      .where(and(isOf(place), id === null ? sql`false` : eq(savedViews.id, id)))
      .returning({ id: savedViews.id }),
  });
  return id === null || chosen.length > 0;
}

/** Stores the columns of a person's list; an empty text restores the list's own. */
export async function setColumns(
  db: Database,
  { userId, list, columns }: Place & { columns: string },
): Promise<void> {
  if (columns === "") {
    await db.delete(listColumns).where(and(eq(listColumns.userId, userId), eq(listColumns.list, list)));
    return;
  }
  await db
    .insert(listColumns)
    .values({ userId, list, columns })
    .onConflictDoUpdate({ target: [listColumns.userId, listColumns.list], set: { columns } });
}

export async function getOfficePreferences(db: Database, userId: string): Promise<OfficePreferences | null> {
  const row = await db
    .select({
      isFolded: officePreferences.isFolded,
      density: officePreferences.density,
      hasShortcuts: officePreferences.hasShortcuts,
    })
    .from(officePreferences)
    .where(eq(officePreferences.userId, userId))
    .get();
  return row ?? null;
}

export async function setOfficePreferences(
  db: Database,
  userId: string,
  preferences: OfficePreferences,
): Promise<void> {
  await db
    .insert(officePreferences)
    .values({ userId, ...preferences })
    .onConflictDoUpdate({ target: officePreferences.userId, set: preferences });
}
