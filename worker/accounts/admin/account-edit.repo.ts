import { and, eq, exists, sql } from "drizzle-orm";
import type { AccountEdit } from "~/domain/accounts/account-edit";
import { foldText } from "~/domain/folded-text";
import type { AuditStatements } from "../../audit/with-audit";
import type { Database } from "../../db/client";
import { users, verifications } from "../../db/schema";
import { changedAt, isStillAdmin } from "./account-status.repo";
import { moveSubscription } from "../accounts.repo";

export async function findEditableAccount(db: Database, id: string) {
  const row = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      phone: users.phone,
      verifiedPhone: users.verifiedPhone,
      role: users.role,
      updatedAt: users.updatedAt,
    })
    .from(users)
    .where(eq(users.id, id))
    .get();
  return row ? { ...row, updatedAt: row.updatedAt.getTime() } : null;
}
export type EditableAccount = NonNullable<Awaited<ReturnType<typeof findEditableAccount>>>;

/**
 * Saves an administrator's edit unless the account has changed since it was read or the actor is no longer an admin.
 * A new address has to be confirmed, and links mailed to the old one stop working. Fails with UNIQUE `users.email` if
 * another account has the address.
 * @param before the account as it was read
 * @param at UTC instant
 * @returns true if saved
 */
export async function updateAccount(
  db: Database,
  before: EditableAccount,
  change: Partial<AccountEdit>,
  { actorId, at }: { actorId: string; at: number },
  audit: AuditStatements,
): Promise<boolean> {
  const { id, email: from, updatedAt } = before;
  const guard = and(eq(users.updatedAt, new Date(updatedAt)), isStillAdmin(db, actorId, "users"));
  const write = db
    .update(users)
    .set({
      ...change,
      ...(change.name !== undefined && { foldedName: foldText(change.name) }),
      ...(change.email !== undefined && { emailVerified: false }),
      updatedAt: changedAt(at),
    })
    .where(and(eq(users.id, id), guard))
    .returning({ id: users.id });
  if (change.email === undefined) return (await db.batch([write, ...audit]))[0].length > 0;
  const to = change.email;
  const [, , written] = await db.batch([
    ...moveSubscription(db, { userId: id, from, to }, guard),
    write,
    ...audit,
    dropLinks(db, { id, to }),
  ]);
  return written.length > 0;
}

/** Deletes pending links of an account that has moved to another address. */
function dropLinks(db: Database, { id, to }: { id: string; to: string }) {
  const hasMoved = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.email, to)));
  const isTheirs = sql`(${verifications.value} = ${id} OR instr(${verifications.value}, ${JSON.stringify(id)}) > 0)`;
  return db.delete(verifications).where(and(isTheirs, exists(hasMoved)));
}
