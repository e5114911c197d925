import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
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
    text: text("text").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("booking_messages_of_booking").on(table.booking, table.createdAt, table.id),
    check("booking_messages_not_empty", sql`length(${table.text}) > 0`),
  ],
);
