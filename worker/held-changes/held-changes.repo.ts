import { and, asc, eq, getTableColumns, inArray, isNull, lt, lte, min, sql } from "drizzle-orm";
import type { Database } from "../db/client";
import { heldChanges, users } from "../db/schema";

type HeldRow = typeof heldChanges.$inferSelect;

/** A held change with the account that made it, as it is now. */
export type DueChange = Awaited<ReturnType<typeof listDueChanges>>[number];

/** Fails with UNIQUE `held_changes.subject` if a change of the same subject is held back already. */
export async function createHeldChange(db: Database, row: HeldRow): Promise<void> {
  await db.insert(heldChanges).values(row);
}

/** Rolls the batch back with NOT NULL `held_changes.id` if the action before it did something. */
export function rollBackIfDone(db: Database) {
  const nothing = Object.keys(getTableColumns(heldChanges)).map(() => sql`NULL`);
  return db.insert(heldChanges).select(sql`SELECT ${sql.join(nothing, sql`, `)} WHERE changes() > 0`);
}

/** Marks a change as applied if the action before it did something. Rolls the batch back if the change is settled. */
export function settleIfDone(db: Database, id: string) {
  return db
    .update(heldChanges)
    .set({ outcome: "applied" })
    .where(and(eq(heldChanges.id, id), sql`changes() > 0`));
}

export async function updateRefused(db: Database, id: string, problem: string): Promise<void> {
  await db.update(heldChanges).set({ outcome: "refused", problem }).where(isHeld(id));
}

/** Lists the changes that are due, in the order they were made. */
export function listDueChanges(db: Database, now: number, limit: number) {
  const { id, name, email, emailVerified, image, role, status, adminRole, twoFactorEnabled } = users;
  return db
    .select({
      held: heldChanges,
      actor: { id, name, email, emailVerified, image, role, status, adminRole, twoFactorEnabled },
    })
    .from(heldChanges)
    .innerJoin(users, eq(users.id, heldChanges.actorId))
    .where(and(isNull(heldChanges.outcome), lte(heldChanges.dueAt, now)))
    .orderBy(asc(heldChanges.dueAt))
    .limit(limit);
}

/** Returns when the next change of a batch is due, or null if none is left. */
export async function findNextDue(db: Database, batch: string): Promise<number | null> {
  const next = await db
    .select({ at: min(heldChanges.dueAt) })
    .from(heldChanges)
    .where(and(eq(heldChanges.batch, batch), isNull(heldChanges.outcome)))
    .get();
  return next?.at ?? null;
}

/** Lists all changes that are held back, and those of an administrator that were refused. */
export async function listHeldAndRefused(db: Database, actorId: string) {
  const [held, refused] = await db.batch([
    db
      .select({ change: heldChanges, actorName: users.name })
      .from(heldChanges)
      .innerJoin(users, eq(users.id, heldChanges.actorId))
      .where(isNull(heldChanges.outcome))
      .orderBy(asc(heldChanges.dueAt)),
    db
      .select()
      .from(heldChanges)
      .where(and(eq(heldChanges.outcome, "refused"), eq(heldChanges.actorId, actorId)))
      .orderBy(asc(heldChanges.dueAt)),
  ]);
  return { held, refused };
}

/** Returns the kind of a batch, or null. */
export async function findBatchKind(db: Database, batch: string): Promise<HeldRow["kind"] | null> {
  const row = await db
    .select({ kind: heldChanges.kind })
    .from(heldChanges)
    .where(eq(heldChanges.batch, batch))
    .limit(1)
    .get();
  return row?.kind ?? null;
}

/**
 * Undoes the changes of a batch that are still held back.
 * @param subjectId limits them to one subject
 * @returns how many
 */
export async function undoBatch(db: Database, batch: string, subjectId?: string): Promise<number> {
  const { meta } = await db
    .update(heldChanges)
    .set({ outcome: "undone" })
    .where(
      and(
        eq(heldChanges.batch, batch),
        isNull(heldChanges.outcome),
        subjectId === undefined ? undefined : eq(heldChanges.subjectId, subjectId),
      ),
    );
  return meta.changes;
}

export async function deleteRefused(db: Database, id: string, actorId: string): Promise<void> {
  await db
    .delete(heldChanges)
    .where(and(eq(heldChanges.id, id), eq(heldChanges.actorId, actorId), eq(heldChanges.outcome, "refused")));
}

/** Deletes settled changes that were due before an instant. */
export function deleteSettledChanges(db: Database, before: number) {
  return db
    .delete(heldChanges)
    .where(
      and(inArray(heldChanges.outcome, ["applied", "undone", "refused"]), lt(heldChanges.dueAt, before)),
    );
}

function isHeld(id: string) {
  return and(eq(heldChanges.id, id), isNull(heldChanges.outcome));
}
