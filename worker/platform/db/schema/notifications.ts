import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { NotificationChannel, NotificationName } from "~/domain/notifications/notification-events";
import type { NotificationAudience, NotificationContent } from "~/domain/notifications/notification";
import { instant } from "../columns";
import { users } from "./accounts";

/** Events to notify people of, written in the batch of the change. Each becomes rows of the outbox, one per person and channel. */
export const notifications = sqliteTable(
  "notifications",
  {
    id: text("id").primaryKey(),
    event: text("event").$type<NotificationName>().notNull(),
    /** Deduplication key: a second event with the same key is not stored. */
    dedupeKey: text("dedupe_key").notNull().unique(),
    audience: text("audience", { mode: "json" }).$type<NotificationAudience>().notNull(),
    /** Erased, like its audience, when it has become rows of the outbox. */
    content: text("content", { mode: "json" }).$type<NotificationContent | null>(),
    createdAt: instant("created_at").notNull(),
    /** Failed attempts to dispatch it. */
    attempts: integer("attempts").notNull().default(0),
    /** Time of the next attempt; null when it has been dispatched or given up. */
    nextAttemptAt: instant("next_attempt_at"),
  },
  (table) => [
    index("notifications_due").on(table.nextAttemptAt),
    index("notifications_newest").on(table.createdAt, table.id),
  ],
);

/** Choices that differ from an event's default, by account, topic and channel. */
export const notificationPreferences = sqliteTable(
  "notification_preferences",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    topic: text("topic").notNull(),
    channel: text("channel").$type<NotificationChannel>().notNull(),
    isOn: integer("is_on", { mode: "boolean" }).notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.topic, table.channel] })],
);

/** Browsers that receive push messages. Source of the fields: Push API, PushSubscription. */
export const pushSubscriptions = sqliteTable(
  "push_subscriptions",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    endpoint: text("endpoint").notNull().unique(),
    /** The browser's public key and its secret, base64url. */
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    /** Version of the secret key whose VAPID key it was made with. */
    keyVersion: integer("key_version").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("push_subscriptions_by_user").on(table.userId)],
);

export type NotificationRow = typeof notifications.$inferSelect;
