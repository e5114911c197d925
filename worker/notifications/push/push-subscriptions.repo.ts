import { and, desc, eq, notInArray } from "drizzle-orm";
import type { Database } from "../../platform/db/client";
import { pushSubscriptions } from "../../platform/db/schema";

/** Max browsers of a person: each notification is sent to all of them. */
export const maxPushSubscriptions = 10;

/**
 * Stores a browser's subscription for an account; a browser that another account used before becomes this one's. The same batch deletes the
 * account's oldest beyond the maximum.
 */
export async function savePushSubscription(
  db: Database,
  subscription: typeof pushSubscriptions.$inferInsert,
): Promise<void> {
  const { id: _, endpoint, ...values } = subscription;
  const ofAccount = eq(pushSubscriptions.userId, subscription.userId);
  await db.batch([
    db
      .insert(pushSubscriptions)
      .values(subscription)
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: values }),
    db.delete(pushSubscriptions).where(
      and(
        ofAccount,
        notInArray(
          pushSubscriptions.endpoint,
          db
            .select({ endpoint: pushSubscriptions.endpoint })
            .from(pushSubscriptions)
            .where(ofAccount)
            .orderBy(desc(eq(pushSubscriptions.endpoint, endpoint)), desc(pushSubscriptions.createdAt))
            .limit(maxPushSubscriptions),
        ),
      ),
    ),
  ]);
}

export async function findPushSubscription(db: Database, id: string) {
  return db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id)).get();
}

export async function deletePushSubscription(db: Database, id: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

/** Ends an account's subscription of a browser. */
export async function deletePushEndpoint(db: Database, userId: string, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)));
}
