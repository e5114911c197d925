import { desc, eq } from "drizzle-orm";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { NewNotification } from "~/domain/notifications/notification";
import type { Database } from "../platform/db/client";
import { auditHeads } from "../platform/db/schema";
import { insertNotification } from "../notifications/notifications.repo";

export type AuditHead = typeof auditHeads.$inferSelect;

/** @param day in India */
export async function findAuditHead(db: Database, day: TravelDate): Promise<AuditHead | null> {
  return (await db.select().from(auditHeads).where(eq(auditHeads.day, day)).get()) ?? null;
}

/** Stores the head of a day once, with the alarm if there is one. */
export async function createAuditHead(
  db: Database,
  head: AuditHead,
  alarm: NewNotification | null,
): Promise<void> {
  await db.batch([
    db.insert(auditHeads).values(head).onConflictDoNothing(),
    ...(alarm ? [insertNotification(db, alarm, head.at)] : []),
  ]);
}

/** Lists the newest heads first. */
export function listAuditHeads(db: Database, limit: number): Promise<AuditHead[]> {
  return db.select().from(auditHeads).orderBy(desc(auditHeads.day)).limit(limit);
}
