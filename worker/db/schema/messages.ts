import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ContactSubject } from "~/domain/message";
import type { BookingActor } from "~/domain/booking-history";
import { instant } from "../columns";
import { users } from "./accounts";
import { bookings } from "./bookings";

/** Who gets the newsletter. */
export const newsletterSubscribers = sqliteTable("newsletter_subscribers", {
  /** In lower case, so that an address stands here once however it was typed. */
  email: text("email").primaryKey(),
  createdAt: instant("created_at").notNull(),
});

/** What people wrote to us on the contact page. */
export const contactMessages = sqliteTable(
  "contact_messages",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    subject: text("subject").$type<ContactSubject>().notNull(),
    message: text("message").notNull(),
    createdAt: instant("created_at").notNull(),
    /** When somebody of ours has dealt with it, and who. */
    handledAt: instant("handled_at"),
    handledBy: text("handled_by").references(() => users.id),
  },
  (table) => [
    index("contact_messages_newest").on(table.createdAt, table.id),
    check("contact_messages_not_empty", sql`length(${table.message}) > 0`),
  ],
);

/** What is written about a booking between its traveller, its operator and us: one thread to a booking. */
export const bookingMessages = sqliteTable(
  "booking_messages",
  {
    id: text("id").primaryKey(),
    booking: text("booking")
      .notNull()
      .references(() => bookings.id),
    /** Who wrote it, or null for a guest or a deleted account. */
    authorId: text("author_id").references(() => users.id),
    /** As whom. */
    author: text("author").$type<BookingActor>().notNull(),
    toTraveler: integer("to_traveler", { mode: "boolean" }).notNull(),
    toOperator: integer("to_operator", { mode: "boolean" }).notNull(),
    /** To us: administrators read what was written by them or to them, and threads that were reported. */
    toTeam: integer("to_team", { mode: "boolean" }).notNull().default(false),
    text: text("text").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("booking_messages_of_booking").on(table.booking, table.createdAt, table.id),
    check("booking_messages_not_empty", sql`length(${table.text}) > 0`),
  ],
);

/** How far a person has read the thread of a booking. */
export const threadReads = sqliteTable(
  "thread_reads",
  {
    booking: text("booking")
      .notNull()
      .references(() => bookings.id),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    /** The instant of the last message they have seen. */
    readUntil: instant("read_until").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.booking, table.userId] }),
    index("thread_reads_by_user").on(table.userId),
  ],
);

/** Threads that one of their two sides has asked us to look at. */
export const threadReports = sqliteTable(
  "thread_reports",
  {
    id: text("id").primaryKey(),
    booking: text("booking")
      .notNull()
      .references(() => bookings.id),
    /** Which side; who of it is null for a guest or a deleted account. */
    reporter: text("reporter").$type<"traveler" | "operator">().notNull(),
    reportedBy: text("reported_by").references(() => users.id),
    reason: text("reason").notNull(),
    createdAt: instant("created_at").notNull(),
    handledAt: instant("handled_at"),
    handledBy: text("handled_by").references(() => users.id),
  },
  (table) => [
    index("thread_reports_newest").on(table.createdAt, table.id),
    // A side reports a thread once until it was dealt with.
    uniqueIndex("thread_reports_one_open")
      .on(table.booking, table.reporter)
      .where(sql`handled_at IS NULL`),
    check("thread_reports_reporter_known", sql`${table.reporter} IN ('traveler', 'operator')`),
    check("thread_reports_told", sql`length(${table.reason}) > 0`),
  ],
);
