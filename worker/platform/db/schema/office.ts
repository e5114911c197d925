import { sql } from "drizzle-orm";
import { check, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { instant } from "../columns";
import { users } from "./accounts";

/** Named filters, order and columns of a back office's list, per person. */
export const savedViews = sqliteTable(
  "saved_views",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    /** Path of the list. */
    list: text("list").notNull(),
    name: text("name").notNull(),
    query: text("query").notNull(),
    isDefault: integer("is_default", { mode: "boolean" }).notNull().default(false),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("saved_views_by_name").on(table.userId, table.list, table.name),
    uniqueIndex("saved_views_one_default")
      .on(table.userId, table.list)
      .where(sql`is_default`),
    check("saved_views_name_length", sql`length(${table.name}) BETWEEN 1 AND 60`),
    check("saved_views_query_length", sql`length(${table.query}) BETWEEN 1 AND 2000`),
  ],
);

/** Columns that a person has chosen for a list. */
export const listColumns = sqliteTable(
  "list_columns",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    list: text("list").notNull(),
    columns: text("columns").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.list] }),
    check("list_columns_length", sql`length(${table.columns}) <= 400`),
  ],
);

/** Look of the back offices that a person has chosen. */
export const officePreferences = sqliteTable(
  "office_preferences",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id),
    isFolded: integer("is_folded", { mode: "boolean" }).notNull(),
    density: text("density").$type<"compact" | "comfortable">().notNull(),
    hasShortcuts: integer("has_shortcuts", { mode: "boolean" }).notNull(),
  },
  (table) => [check("office_preferences_density_known", sql`${table.density} IN ('compact', 'comfortable')`)],
);
