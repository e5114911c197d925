import { and, eq } from "drizzle-orm";
import type { Database } from "../db/client";
import { pushSubscriptions } from "../db/schema";

/** Stores a browser's subscription for an account; a browser that another account used before becomes this one's. */
export async function savePushSubscription(
  db: Database,
  subscription: typeof pushSubscriptions.$inferInsert,
): Promise<void> {
  const { id: _, endpoint: __, ...values } = subscription;
  await db
    .insert(pushSubscriptions)
    .values(subscription)
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: values });
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
