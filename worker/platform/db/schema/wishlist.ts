import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { instant } from "../columns";
import { users } from "./accounts";
import { tours } from "./tours";

/**
 * Named lists of saved tours. The default list, which holds what is in no other, has a row only once it was shared. A
 * deleted list stays until the next one is deleted, so that deleting can be undone.
 */
export const wishlistLists = sqliteTable(
  "wishlist_lists",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    name: text("name").notNull(),
    isDefault: integer("is_default", { mode: "boolean" }).notNull().default(false),
    /** Random part of the link that shares the list; null if it is not shared. */
    share: text("share").unique(),
    /** True if the shared page shows the owner's first name. */
    showsName: integer("shows_name", { mode: "boolean" }).notNull().default(false),
    createdAt: instant("created_at").notNull(),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    index("wishlist_lists_by_user").on(table.userId, table.createdAt),
    uniqueIndex("wishlist_lists_one_default")
      .on(table.userId)
      .where(sql`is_default`),
    check("wishlist_lists_name_length", sql`length(${table.name}) BETWEEN 1 AND 60`),
  ],
);

/** Tours that a signed-in person has saved, each in one list. */
export const wishlistItems = sqliteTable(
  "wishlist_items",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    tourId: integer("tour_id")
      .notNull()
      .references(() => tours.id),
    createdAt: instant("created_at").notNull(),
    /** Null for the default list. */
    listId: text("list_id").references(() => wishlistLists.id),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tourId] }),
    index("wishlist_newest").on(table.userId, table.createdAt),
    index("wishlist_items_by_list")
      .on(table.listId)
      .where(sql`list_id IS NOT NULL`),
  ],
);
