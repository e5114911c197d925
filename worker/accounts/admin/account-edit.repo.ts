import { and, eq, sql } from "drizzle-orm";
import type { AccountEdit } from "~/domain/accounts/account-edit";
import { foldText } from "~/domain/folded-text";
import type { AuditStatements } from "../../audit/with-audit";
import { batchNamed } from "../../platform/db/batch";
import type { Database } from "../../platform/db/client";
import { emailChanges, users } from "../../platform/db/schema";
import { verifiedIfStill } from "../phone/phone-codes.repo";
import { changedAt, isStillAdmin } from "./account-status.repo";

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

/** An address set by an administrator, with the hashes of its mailed links. */
export type NewEmailChange = Pick<typeof emailChanges.$inferSelect, "to" | "confirmHash" | "objectHash">;

/**
 * Saves an administrator's edit unless the account has changed since it was read or the actor is no longer an admin. The account keeps its
 * address: a new one waits in `email_changes`, in the place of any other.
 * @param before the account as it was read
 * @param at UTC instant
 * @returns true if saved
 */
export async function updateAccount(
  db: Database,
  before: EditableAccount,
  { email, ...change }: Omit<Partial<AccountEdit>, "email"> & { email: NewEmailChange | null },
  { actorId, at }: { actorId: string; at: number },
  audit: AuditStatements,
): Promise<boolean> {
  const { id, updatedAt } = before;
  const guard = and(eq(users.updatedAt, new Date(updatedAt)), isStillAdmin(db, actorId, "users"));
  const isThisAccount = and(eq(users.id, id), guard);
  const write = db
    .update(users)
    .set({
      ...change,
      ...(change.name !== undefined && { foldedName: foldText(change.name) }),
      ...(change.phone !== undefined && { verifiedPhone: verifiedIfStill(change.phone) }),
      updatedAt: changedAt(at),
    })
    .where(isThisAccount)
    .returning({ id: users.id });
  if (email === null) return (await batchNamed(db, { written: write, audit })).written.length > 0;
  const waiting = { from: before.email, ...email, notifiedAt: at, confirmedAt: null };
  const { written } = await batchNamed(db, {
    emailChange: db
      .insert(emailChanges)
      .select(
        db
          .select({
            userId: users.id,
            from: users.email,
            to: sql`${email.to}`.as("to_email"),
            confirmHash: sql`${email.confirmHash}`.as("confirm_hash"),
            objectHash: sql`${email.objectHash}`.as("object_hash"),
            notifiedAt: sql`${at}`.as("notified_at"),
            confirmedAt: sql`NULL`.as("confirmed_at"),
          })
          .from(users)
          .where(isThisAccount),
      )
      .onConflictDoUpdate({ target: emailChanges.userId, set: waiting }),
    written: write,
    audit,
  });
  return written.length > 0;
}
