import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { MailAttachments } from "~/domain/documents/documents";
import { instant } from "../columns";

/** Outbox of all mails. Each is stored before it is sent, so that none is lost or sent twice. */
export const mailOutbox = sqliteTable(
  "mail_outbox",
  {
    id: text("id").primaryKey(),
    /** Deduplication key: a second mail with the same key is not stored. */
    dedupeKey: text("dedupe_key").unique(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    /** Booking documents to attach, drawn at delivery. */
    attachments: text("attachments", { mode: "json" }).$type<MailAttachments>(),

    status: text("status").$type<"queued" | "sent" | "failed">().notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** Time of the next attempt; in the future while a mail is being sent, so that concurrent runs skip it. */
    nextAttemptAt: instant("next_attempt_at").notNull(),
    lastError: text("last_error"),

    createdAt: instant("created_at").notNull(),
    sentAt: instant("sent_at"),
  },
  (table) => [
    index("mail_outbox_due").on(table.status, table.nextAttemptAt),
    index("mail_outbox_newest").on(table.createdAt, table.id),
    index("mail_outbox_by_recipient").on(table.recipient),
    check("mail_outbox_status_known", sql`${table.status} IN ('queued', 'sent', 'failed')`),
  ],
);
