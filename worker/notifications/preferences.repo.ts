import { eq, sql } from "drizzle-orm";
import type { NotificationChannel } from "~/domain/notifications/notification-events";
import type { Database } from "../platform/db/client";
import { notificationPreferences, users } from "../platform/db/schema";
import { phoneForMessages } from "./notifications.repo";

export async function listPreferences(db: Database, userId: string) {
  return db.select().from(notificationPreferences).where(eq(notificationPreferences.userId, userId));
}

export async function findPhone(db: Database, userId: string): Promise<string | null> {
  const row = await db.select({ phone: phoneForMessages }).from(users).where(eq(users.id, userId)).get();
  return row?.phone || null;
}

/** Saves choices of an account, atomically; nothing if it is gone. */
export async function savePreferences(
  db: Database,
  userId: string,
  cells: readonly { topic: string; channel: NotificationChannel; isOn: boolean }[],
  at: number,
): Promise<void> {
  const [first, ...others] = cells.map(({ topic, channel, isOn }) =>
    db
      .insert(notificationPreferences)
      .select(
        sql`SELECT ${users.id}, ${topic}, ${channel}, ${isOn ? 1 : 0}, ${at} FROM ${users} WHERE ${users.id} = ${userId}`,
      )
      .onConflictDoUpdate({
        target: [
          notificationPreferences.userId,
          notificationPreferences.topic,
          notificationPreferences.channel,
        ],
        set: { isOn, updatedAt: at },
      }),
  );
  if (first) await db.batch([first, ...others]);
}
