import { and, eq, gt, lte } from "drizzle-orm";
import type { Database } from "../platform/db/client";
import { throttles } from "../platform/db/schema";
import { sha256 } from "../platform/keys/sha256";
import type { AuditStatements } from "./with-audit";

/** Returns the key that marks a reading as logged. */
export function readingKey(reading: { actorId: string; kind: string; subjectId: string }): string {
  return `reading:${sha256(JSON.stringify([reading.actorId, reading.kind, reading.subjectId]))}`;
}

/** @param now UTC instant */
export async function isReadingLogged(db: Database, key: string, now: number): Promise<boolean> {
  return (await db.$count(throttles, and(eq(throttles.key, key), gt(throttles.resetsAt, now)))) > 0;
}

/** Marks a reading as logged until an instant, and logs it. Two at once are both logged. */
export async function createReading(
  db: Database,
  { key, now, until }: { key: string; now: number; until: number },
  audit: AuditStatements,
): Promise<void> {
  const mark = db
    .insert(throttles)
    .values({ key, count: 1, resetsAt: until })
    .onConflictDoUpdate({
      target: throttles.key,
      set: { resetsAt: until },
      setWhere: lte(throttles.resetsAt, now),
    });
  await db.batch([mark, ...audit]);
}
