import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { PhotographStatus } from "~/domain/reviews/review-photograph";
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
    index("review_reports_open")
      .on(table.createdAt)
      .where(sql`handled_at IS NULL`),
    check("review_reports_not_empty", sql`length(${table.reason}) > 0`),
  ],
);

/** Travelers' photographs with their reviews. Only approved ones of published reviews are shown. */
export const reviewPhotographs = sqliteTable(
  "review_photographs",
  {
    /** 128 random bits; part of the file names. */
    id: text("id").primaryKey(),
    review: text("review")
      .notNull()
      .references(() => reviews.id),
    /** The review's tour, for the tour's page. */
    tourId: integer("tour_id")
      .notNull()
      .references(() => tours.id),
    /** A removed photograph is not served; the scheduled run deletes its files and its row. */
    status: text("status").$type<PhotographStatus | "removed">().notNull().default("waiting"),
    /** The traveler's words; null without any. */
    caption: text("caption"),
    /** Size of the widest copy, in pixels. */
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** Stored widths, ascending, each at `reviews/{id}-{width}.webp`. */
    widths: text("widths", { mode: "json" }).$type<number[]>().notNull(),

    /** The wording that its author agreed to (app/domain/reviews/review-photograph.ts), and when. */
    consentVersion: integer("consent_version").notNull(),
    consentedAt: instant("consented_at").notNull(),

    /** Why it was rejected. */
    reason: text("reason"),
    handledAt: instant("handled_at"),
    handledBy: text("handled_by").references(() => users.id),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("review_photographs_of_review").on(table.review, table.createdAt, table.id),
    index("review_photographs_of_tour").on(table.tourId, table.status, table.createdAt, table.id),
    index("review_photographs_by_status").on(table.status, table.createdAt, table.id),
    check(
      "review_photographs_status_known",
      sql`${table.status} IN ('waiting', 'approved', 'rejected', 'removed')`,
    ),
    check("review_photographs_caption_not_empty", sql`length(${table.caption}) > 0`),
    check("review_photographs_consented", sql`${table.consentVersion} > 0`),
    check(
      "review_photographs_rejected_with_reason",
      sql`${table.status} <> 'rejected' OR ${table.reason} IS NOT NULL`,
    ),
  ],
);
