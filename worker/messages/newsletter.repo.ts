import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { newsletterSubscribers, users } from "../platform/db/schema";

/** Stores an address once; an existing row stays as it is. @returns true if it is confirmed */
export async function createSubscriber(
  db: Database,
  subscriber: { email: string; createdAt: number },
): Promise<boolean> {
  const { rows } = await batchNamed(db, {
    subscriber: db.insert(newsletterSubscribers).values(subscriber).onConflictDoNothing(),
    rows: db
      .select({ confirmedAt: newsletterSubscribers.confirmedAt })
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, subscriber.email)),
  });
  return rows[0]?.confirmedAt != null;
}

export async function findSubscriber(
  db: Database,
  email: string,
): Promise<{ confirmedAt: number | null } | null> {
  const row = await db
    .select({ confirmedAt: newsletterSubscribers.confirmedAt })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email))
    .get();
  return row ?? null;
}

/** @param now UTC instant */
export async function confirmSubscriber(db: Database, email: string, now: number): Promise<void> {
  await db
    .insert(newsletterSubscribers)
    .values({ email, createdAt: now, confirmedAt: now })
    .onConflictDoUpdate({
      target: newsletterSubscribers.email,
      set: { confirmedAt: sql`coalesce(${newsletterSubscribers.confirmedAt}, ${now})` },
    });
}

/** Deletes an address, and the consent of its account, whose profile would still show it. */
export async function removeAddress(db: Database, email: string): Promise<void> {
  await db.batch([
    db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)),
    db.update(users).set({ marketingConsent: false }).where(eq(users.email, email)),
  ]);
}

/** Deletes addresses that were not confirmed until an instant. */
export function deleteUnconfirmed(db: Database, before: number) {
  return db
    .delete(newsletterSubscribers)
    .where(and(isNull(newsletterSubscribers.confirmedAt), lt(newsletterSubscribers.createdAt, before)));
}
