import { and, eq, exists, isNotNull, lte, sql } from "drizzle-orm";
import type { AuditStatements } from "../../audit/with-audit";
import { batchNamed } from "../../platform/db/batch";
import type { Database } from "../../platform/db/client";
import { emailChanges, users } from "../../platform/db/schema";
import { changeEmailAddress } from "../accounts.repo";

export type EmailChange = typeof emailChanges.$inferSelect;

/** Returns the address that an administrator has set for an account, or null. */
export async function findEmailChange(db: Database, userId: string): Promise<EmailChange | null> {
  return (await db.select().from(emailChanges).where(eq(emailChanges.userId, userId)).get()) ?? null;
}

/** Returns the change that a link to the former address stops, with the account's name; null for a dead link. */
export async function findObjectionable(db: Database, objectHash: string) {
  const row = await db
    .select({ change: emailChanges, name: users.name })
    .from(emailChanges)
    .innerJoin(users, and(eq(users.id, emailChanges.userId), eq(users.email, emailChanges.from)))
    .where(eq(emailChanges.objectHash, objectHash))
    .get();
  return row ?? null;
}

/** Confirms the new address by the link that was mailed to it. @returns the change; null for a dead link */
export async function confirmEmailChange(
  db: Database,
  confirmHash: string,
  now: number,
): Promise<EmailChange | null> {
  const [row] = await db
    .update(emailChanges)
    .set({ confirmedAt: sql`coalesce(${emailChanges.confirmedAt}, ${now})` })
    .where(eq(emailChanges.confirmHash, confirmHash))
    .returning();
  return row ?? null;
}

/** Drops a change. @returns true if it was still waiting */
export async function deleteEmailChange(
  db: Database,
  { userId, objectHash }: Pick<EmailChange, "userId" | "objectHash">,
  audit: AuditStatements | [] = [],
): Promise<boolean> {
  const { deleted } = await batchNamed(db, {
    deleted: db
      .delete(emailChanges)
      .where(and(eq(emailChanges.userId, userId), eq(emailChanges.objectHash, objectHash)))
      .returning({ userId: emailChanges.userId }),
    audit,
  });
  return deleted.length > 0;
}

/** Matches changes that take effect: confirmed, and the former address was notified early enough. */
const isDue = (notifiedBefore: number) =>
  and(isNotNull(emailChanges.confirmedAt), lte(emailChanges.notifiedAt, notifiedBefore));

/** Lists changes that take effect, oldest first. */
export async function listDueEmailChanges(
  db: Database,
  notifiedBefore: number,
  limit: number,
): Promise<EmailChange[]> {
  return db
    .select()
    .from(emailChanges)
    .where(isDue(notifiedBefore))
    .orderBy(emailChanges.notifiedAt)
    .limit(limit);
}

/**
 * Moves an account to its confirmed new address unless its owner has objected by now. Fails with UNIQUE `users.email` if another account
 * has the address.
 * @returns the account's name, or null if it was not moved
 */
export async function applyEmailChange(
  db: Database,
  change: EmailChange,
  notifiedBefore: number,
): Promise<string | null> {
  const stillDue = db
    .select({ userId: emailChanges.userId })
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.userId, users.id),
        eq(emailChanges.confirmHash, change.confirmHash),
        isDue(notifiedBefore),
      ),
    );
  return changeEmailAddress(db, change, exists(stillDue));
}

/** Deletes changes that nobody has confirmed. */
export function deleteUnconfirmedEmailChanges(db: Database, notifiedBefore: number) {
  return db
    .delete(emailChanges)
    .where(and(lte(emailChanges.notifiedAt, notifiedBefore), sql`${emailChanges.confirmedAt} IS NULL`));
}
