import { eq, sql } from "drizzle-orm";
import { sha256 } from "../sha256";
import type { Database } from "../db/client";
import { throttles } from "../db/schema";

/** Counted action and subject; only a hash of the subject is stored. */
export interface ThrottleKey {
  action: string;
  subject: string;
}

async function nameOf({ action, subject }: ThrottleKey): Promise<string> {
  return `${action}:${await sha256(subject)}`;
}

/**
 * Counts an attempt and returns the number within the window, including this one. A single statement, so that
 * concurrent attempts are all counted.
 * @param now UTC instant in milliseconds
 */
export async function countTry(
  db: Database,
  { now, windowMs, ...key }: ThrottleKey & { now: number; windowMs: number },
): Promise<number> {
  const isOver = sql`${throttles.resetsAt} <= ${now}`;
  const row = await db
    .insert(throttles)
    .values({ key: await nameOf(key), count: 1, resetsAt: now + windowMs })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${throttles.count} + 1 END`,
        resetsAt: sql`CASE WHEN ${isOver} THEN ${now + windowMs} ELSE ${throttles.resetsAt} END`,
      },
    })
    .returning({ count: throttles.count })
    .get();
  return row.count;
}

/** Uncounts an attempt that should not be limited. */
export async function takeTryBack(db: Database, key: ThrottleKey): Promise<void> {
  await db
    .update(throttles)
    .set({ count: sql`max(${throttles.count} - 1, 0)` })
    .where(eq(throttles.key, await nameOf(key)));
}

export async function forgetTries(db: Database, key: ThrottleKey): Promise<void> {
  await db.delete(throttles).where(eq(throttles.key, await nameOf(key)));
}
