import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Language } from "~/domain/language/language";
import type { ContactSubject } from "~/domain/messages/message";
import type { BookingActor } from "~/domain/bookings/booking-history";
import type { MessageReceipt } from "~/domain/messages/departure-message";
import type { MessagePayload } from "~/domain/notifications/notification";
import type { NotificationChannel, NotificationName } from "~/domain/notifications/notification-events";
import { instant } from "../columns";
import { users } from "./accounts";
import { bookings } from "./bookings";
import { departures, operators, tours } from "./tours";
import type { MailAttachments } from "~/domain/documents/documents";

export const newsletterSubscribers = sqliteTable("newsletter_subscribers", {
  /** Lowercase, so that an address is stored once however it was typed. */
  email: text("email").primaryKey(),
  createdAt: instant("created_at").notNull(),
  /**
   * Time the mailed link was followed; null until then. The trigger `newsletter_confirmed_with_account` sets it when an account with the
   * address verifies it.
   */
  confirmedAt: instant("confirmed_at"),
});

export const contactMessages = sqliteTable(
  "contact_messages",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    /** The account that it belongs to; null for a guest. Triggers of migration 0003 write it. */
    userId: text("user_id"),
    /** Language of the person's later mails and messages. */
    language: text("language").$type<Language>().notNull().default("en"),
    subject: text("subject").$type<ContactSubject>().notNull(),
    message: text("message").notNull(),
    createdAt: instant("created_at").notNull(),
    /** Time a team member resolved it, and their account. */
    handledAt: instant("handled_at"),
    handledBy: text("handled_by").references(() => users.id),
  },
  (table) => [
    index("contact_messages_newest").on(table.createdAt, table.id),
    index("contact_messages_open")
      .on(table.createdAt)
      .where(sql`handled_at IS NULL`),
    check("contact_messages_not_empty", sql`length(${table.message}) > 0`),
  ],
);

/** Messages about a booking between its traveler, its operator and the platform: one thread per booking. */
export const bookingMessages = sqliteTable(
  "booking_messages",
  {
    id: text("id").primaryKey(),
    booking: text("booking")
      .notNull()
      .references(() => bookings.id),
    /** The author's account, or null for a guest or a deleted account. */
    authorId: text("author_id").references(() => users.id),
    author: text("author").$type<Exclude<BookingActor, "reseller">>().notNull(),
    toTraveler: integer("to_traveler", { mode: "boolean" }).notNull(),
    toOperator: integer("to_operator", { mode: "boolean" }).notNull(),
    /** Addressed to the platform: administrators read only messages from or to them, and reported threads. */
    toTeam: integer("to_team", { mode: "boolean" }).notNull().default(false),
    text: text("text").notNull(),
    createdAt: instant("created_at").notNull(),
    /** That of the booking, kept by triggers of migration 0003. */
    operatorSlug: text("operator_slug"),
    /** By which channels a message to a departure went, once the outbox forgets them. */
    sent: text("sent", { mode: "json" }).$type<MessageReceipt["sent"]>(),
  },
  (table) => [
    index("booking_messages_of_booking").on(table.booking, table.createdAt, table.id),
    index("booking_messages_to_operator")
      .on(table.operatorSlug, table.createdAt, table.booking)
      .where(sql`"to_operator" = 1 AND "author" <> 'operator'`),
    check("booking_messages_not_empty", sql`length(${table.text}) > 0`),
  ],
);

/**
 * Messages to everybody on a departure. Each booking gets one as a message of its thread with the id "{id}/{reference}", whose primary key
 * keeps it from a second.
 */
export const departureMessages = sqliteTable(
  "departure_messages",
  {
    id: text("id").primaryKey(),
    departure: integer("departure")
      .notNull()
      .references(() => departures.id),
    author: text("author", { enum: ["operator", "team"] }).notNull(),
    /** Null for a deleted account. */
    authorId: text("author_id").references(() => users.id),
    /** With its fields, "{name}", which are filled in for each booking. */
    text: text("text").notNull(),
    sendAt: instant("send_at").notNull(),
    /** From then on nobody gets it anymore. */
    until: instant("until").notNull(),
    /** True if bookings made later get it, too. */
    isScheduled: integer("is_scheduled", { mode: "boolean" }).notNull(),
    createdAt: instant("created_at").notNull(),
    canceledAt: instant("canceled_at"),
  },
  (table) => [
    index("departure_messages_of_departure").on(table.departure),
    index("departure_messages_due")
      .on(table.until)
      .where(sql`"canceled_at" IS NULL`),
    check("departure_messages_not_empty", sql`length(${table.text}) > 0`),
    check("departure_messages_end", sql`${table.until} > ${table.sendAt}`),
  ],
);

/** Questions before booking, each a thread between a person, whose address a mailed link proves, and the operator of a tour. */
export const tourQuestions = sqliteTable(
  "tour_questions",
  {
    id: text("id").primaryKey(),
    tourId: integer("tour_id")
      .notNull()
      .references(() => tours.id),
    name: text("name").notNull(),
    /** The account that asked; null without one. */
    userId: text("user_id"),
    /** As `emailSchema` reads it. */
    email: text("email").notNull(),
    /** Language of the person's later mails and messages. */
    language: text("language").$type<Language>().notNull().default("en"),
    createdAt: instant("created_at").notNull(),
    /** Time the address was proven: until then nobody but the person reads it. */
    confirmedAt: instant("confirmed_at"),
  },
  (table) => [
    index("tour_questions_of_tour").on(table.tourId, table.confirmedAt),
    index("tour_questions_by_email").on(table.email),
    index("tour_questions_oldest").on(table.createdAt),
  ],
);

export const questionMessages = sqliteTable(
  "question_messages",
  {
    id: text("id").primaryKey(),
    question: text("question")
      .notNull()
      .references(() => tourQuestions.id),
    /** The author's account, or null for a guest or a deleted account. */
    authorId: text("author_id").references(() => users.id),
    author: text("author", { enum: ["traveler", "operator"] }).notNull(),
    text: text("text").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("question_messages_of_question").on(table.question, table.createdAt, table.id),
    check("question_messages_not_empty", sql`length(${table.text}) > 0`),
  ],
);

/**
 * Operators' answers to travelers' messages in the last 90 days, with the time each took. Written and pruned by a trigger of migration 0003.
 */
export const operatorAnswers = sqliteTable(
  "operator_answers",
  {
    id: integer("id").primaryKey(),
    operator: text("operator_slug")
      .notNull()
      .references(() => operators.slug, { onUpdate: "cascade" }),
    answeredAt: instant("answered_at").notNull(),
    /** Milliseconds since the first message that was not answered before. */
    waited: integer("waited").notNull(),
  },
  (table) => [index("operator_answers_newest").on(table.operator, table.answeredAt)],
);

/** A person's read position in the thread of a booking. */
export const threadReads = sqliteTable(
  "thread_reads",
  {
    booking: text("booking")
      .notNull()
      .references(() => bookings.id),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    /** Time of the last message read. */
    readUntil: instant("read_until").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.booking, table.userId] }),
    index("thread_reads_by_user").on(table.userId),
  ],
);

/** Threads reported to the platform by the traveler or the operator. */
export const threadReports = sqliteTable(
  "thread_reports",
  {
    id: text("id").primaryKey(),
    booking: text("booking")
      .notNull()
      .references(() => bookings.id),
    /** The reporting side; `reported_by` is null for a guest or a deleted account. */
    reporter: text("reporter").$type<"traveler" | "operator">().notNull(),
    reportedBy: text("reported_by").references(() => users.id),
    reason: text("reason").notNull(),
    createdAt: instant("created_at").notNull(),
    handledAt: instant("handled_at"),
    handledBy: text("handled_by").references(() => users.id),
  },
  (table) => [
    index("thread_reports_newest").on(table.createdAt, table.id),
    // Each side can have one unresolved report per thread.
    uniqueIndex("thread_reports_one_open")
      .on(table.booking, table.reporter)
      .where(sql`handled_at IS NULL`),
    check("thread_reports_reporter_known", sql`${table.reporter} IN ('traveler', 'operator')`),
    check("thread_reports_not_empty", sql`length(${table.reason}) > 0`),
  ],
);

/** Outbox of all mails and phone messages. Each is stored before it is sent, so that none is lost or sent twice. */
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

    /** The recipient of a phone message is a number, or the id of a push subscription. */
    channel: text("channel").$type<NotificationChannel>().notNull().default("mail"),
    /** Event in the catalogue of notifications; null for a mail with its own function. */
    event: text("event").$type<NotificationName>(),
    /** The recipient's account; null for a guest. Triggers of migration 0003 write that of a mail's address. */
    userId: text("user_id"),
    /** Data for the channel besides the text. */
    payload: text("payload", { mode: "json" }).$type<MessagePayload>(),
    /** Time after which it is given up instead of sent. */
    expiresAt: instant("expires_at"),
  },
  (table) => [
    index("mail_outbox_due").on(table.status, table.nextAttemptAt),
    index("mail_outbox_newest").on(table.createdAt, table.id),
    index("mail_outbox_by_recipient").on(table.recipient),
    index("mail_outbox_by_user")
      .on(table.userId)
      .where(sql`"user_id" IS NOT NULL`),
    check("mail_outbox_status_known", sql`${table.status} IN ('queued', 'sent', 'failed')`),
    check("mail_outbox_channel_known", sql`${table.channel} IN ('mail', 'push', 'whatsapp', 'sms')`),
  ],
);
