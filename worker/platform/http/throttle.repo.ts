import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { and, eq, gt, inArray, sql, type SQL } from "drizzle-orm";
import { batchNamed } from "../db/batch";
import type { Database } from "../db/client";
import { bookings, throttles } from "../db/schema";
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

function nameOf(db: Database, { action, subject }: ThrottleKey): string {
  const mac = keysOf.get(db)?.mac("throttle", subject) ?? createHash("sha256").update(subject).digest();
  return `${action}:${Buffer.from(mac).toString("hex")}`;
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
  const row = await db
    .insert(throttles)
    .values({ key: nameOf(db, key), count: 1, resetsAt: now + windowMs })
    .onConflictDoUpdate(countedAgain(now, windowMs))
    .returning({ count: throttles.count })
    .get();
  return row.count;
}

function countedAgain(now: number, windowMs: number) {
  const isOver = sql`${throttles.resetsAt} <= ${now}`;
  return {
    target: throttles.key,
    set: {
      count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${throttles.count} + 1 END`,
      resetsAt: sql`CASE WHEN ${isOver} THEN ${now + windowMs} ELSE ${throttles.resetsAt} END`,
    },
  };
}

/**
 * Counts an attempt for each of its subjects unless it names a right booking. One batch, so that of concurrent attempts no more than the
 * limits get to know if they were right.
 * @param attempt.isRight condition on the bookings table
 * @param attempt.now UTC instant in milliseconds
 * @returns whether each subject had fewer failed attempts than its `max` before
 */
export async function countWrongTry(
  db: Database,
  subjects: readonly (ThrottleKey & { max: number })[],
  { isRight, now, windowMs }: { isRight: SQL; now: number; windowMs: number },
): Promise<{ isWithin: boolean; isRight: boolean }> {
  const limits = subjects.map(({ max, ...key }) => ({ key: nameOf(db, key), max }));
  const names = limits.map(({ key }) => key);
  const { counted, right } = await batchNamed(db, {
    counted: db
      .select({ key: throttles.key, count: throttles.count })
      .from(throttles)
      .where(and(inArray(throttles.key, names), gt(throttles.resetsAt, now))),
    throttle: db
      .insert(throttles)
      .select(
        sql`SELECT value, 1, ${now + windowMs} FROM json_each(${JSON.stringify(names)})
          WHERE NOT EXISTS (SELECT 1 FROM ${bookings} WHERE ${isRight})`,
      )
      .onConflictDoUpdate(countedAgain(now, windowMs)),
    right: db.select({ id: bookings.id }).from(bookings).where(isRight),
  });
  const isWithin = limits.every(({ key, max }) => counted.every((row) => row.key !== key || row.count < max));
  return { isWithin, isRight: right.length > 0 };
}

/**
 * Returns the statement that counts an attempt if `condition` finds a booking, for a batch, and the condition that no more than `max` were counted then.
 * @param attempt.now UTC instant in milliseconds
 */
export function countTryIf(
  db: Database,
  { now, windowMs, max, ...key }: ThrottleKey & { now: number; windowMs: number; max: number },
  condition: SQL | undefined,
) {
  const name = nameOf(db, key);
  const statement = db
    .insert(throttles)
    .select(
      db
        .select({
          key: sql`${name}`.as("key"),
          count: sql`1`.as("count"),
          resetsAt: sql`${now + windowMs}`.as("resets_at"),
        })
        .from(bookings)
        .where(condition),
    )
    .onConflictDoUpdate(countedAgain(now, windowMs));
  return {
    statement,
    isWithin: sql`(SELECT ${throttles.count} FROM ${throttles} WHERE ${throttles.key} = ${name}) <= ${max}`,
  };
}

/** Uncounts an attempt that should not be limited. */
export async function takeTryBack(db: Database, key: ThrottleKey): Promise<void> {
  await db
    .update(throttles)
    .set({ count: sql`max(${throttles.count} - 1, 0)` })
    .where(eq(throttles.key, nameOf(db, key)));
}

export async function forgetTries(db: Database, key: ThrottleKey): Promise<void> {
  await db.delete(throttles).where(eq(throttles.key, nameOf(db, key)));
}
