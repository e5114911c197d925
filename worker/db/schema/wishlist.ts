import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns";
import { users } from "./accounts";
import { tours } from "./tours";

/** Tours that a signed-in person has saved. */
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
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tourId] }),
    index("wishlist_newest").on(table.userId, table.createdAt),
  ],
);
