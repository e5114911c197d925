import { sql } from "drizzle-orm";
import { check, index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ContactSubject } from "~/domain/message";
import { instant } from "../columns";

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
  },
  (table) => [
    index("contact_messages_newest").on(table.createdAt, table.id),
    check("contact_messages_not_empty", sql`length(${table.message}) > 0`),
  ],
);
