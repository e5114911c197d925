import { Buffer } from "node:buffer";
import { eq, sql } from "drizzle-orm";
import { sha256 } from "../sha256";
import type { Database } from "../db/client";
import { throttles } from "../db/schema";
import type { Keys } from "../keys/keys";

/** Counted action and subject; only a keyed hash of the subject is stored. */
export interface ThrottleKey {
  action: string;
  subject: string;
}

/** Keys of the hashes, by database. */
const keysOf = new WeakMap<Database, Keys>();

/**
 * Makes the counters of a database hash their subjects with a key, so that nobody who reads it can test guesses of addresses and phone
 * numbers. Called by the composition root. A new key starts all counts again.
 */
export function keyThrottles(db: Database, keys: Keys): void {
  keysOf.set(db, keys);
}

async function nameOf(db: Database, { action, subject }: ThrottleKey): Promise<string> {
  const mac = keysOf.get(db)?.mac("throttle", subject);
  return `${action}:${mac ? Buffer.from(mac).toString("hex") : await sha256(subject)}`;
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
    .values({ key: await nameOf(db, key), count: 1, resetsAt: now + windowMs })
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
    .where(eq(throttles.key, await nameOf(db, key)));
}

export async function forgetTries(db: Database, key: ThrottleKey): Promise<void> {
  await db.delete(throttles).where(eq(throttles.key, await nameOf(db, key)));
}
