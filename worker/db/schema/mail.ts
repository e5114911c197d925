import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { MailAttachments } from "~/domain/documents";
import { instant } from "../columns";

/** Every message we send, written before it is sent, so that none is lost and none is sent twice. */
export const mailOutbox = sqliteTable(
  "mail_outbox",
  {
    id: text("id").primaryKey(),
    /** What makes the message one of its kind: a second one with the same key is not written. */
    dedupeKey: text("dedupe_key").unique(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    /** What is attached: documents of a booking, drawn when the message is delivered. */
    attachments: text("attachments", { mode: "json" }).$type<MailAttachments>(),

    status: text("status").$type<"queued" | "sent" | "failed">().notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** When it may next be tried; while one is being sent this lies ahead, so that no other run takes it. */
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
