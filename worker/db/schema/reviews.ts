import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns";
import { users } from "./accounts";
import { bookings } from "./bookings";
import { tours } from "./tours";

/** Travelers' reviews of completed tours: one per booking. */
export const reviews = sqliteTable(
  "reviews",
  {
    id: text("id").primaryKey(),
    booking: text("booking")
      .notNull()
      .unique()
      .references(() => bookings.id),
    tourId: integer("tour_id")
      .notNull()
      .references(() => tours.id),
    /** Null once the account is deleted; the review stays without a name. */
    userId: text("user_id").references(() => users.id),
    /** As shown, e.g. "Asha T."; null once the account is deleted. */
    authorName: text("author_name"),

    rating: integer("rating").notNull(),
    title: text("title").notNull(),
    text: text("text").notNull(),
    status: text("status").$type<"published" | "hidden">().notNull().default("published"),

    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    index("reviews_of_tour").on(table.tourId, table.status, table.createdAt, table.id),
    index("reviews_by_user").on(table.userId),
    index("reviews_newest").on(table.createdAt, table.id),
    check("reviews_rating_in_range", sql`${table.rating} BETWEEN 1 AND 5`),
    check("reviews_status_known", sql`${table.status} IN ('published', 'hidden')`),
  ],
);

/** An operator's reply to a review: max one, and final. */
export const reviewReplies = sqliteTable(
  "review_replies",
  {
    review: text("review")
      .primaryKey()
      .references(() => reviews.id),
    text: text("text").notNull(),
    authorId: text("author_id").references(() => users.id),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [check("review_replies_not_empty", sql`length(${table.text}) > 0`)],
);

/** Reviews reported to the platform by their operator: max once each. */
export const reviewReports = sqliteTable(
  "review_reports",
  {
    review: text("review")
      .primaryKey()
      .references(() => reviews.id),
    reason: text("reason").notNull(),
    reportedBy: text("reported_by").references(() => users.id),
    createdAt: instant("created_at").notNull(),
    handledAt: instant("handled_at"),
    handledBy: text("handled_by").references(() => users.id),
  },
  (table) => [
    index("review_reports_newest").on(table.createdAt, table.review),
    check("review_reports_told", sql`length(${table.reason}) > 0`),
  ],
);
