import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import { isStaff } from "../platform/authz/actors";
import { isBookingOf } from "../platform/authz/operator-rights.repo";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { bookings, delayedChanges, users } from "../platform/db/schema";
import { kindsOf, type HeldActor } from "./make-change";

const isHeld = isNull(delayedChanges.outcome);

/** The changes that a person sees and undoes. For an operator's member: those of members, on the bookings of their companies. */
function isSeenBy(actor: HeldActor) {
  return and(
    isHeld,
    inArray(delayedChanges.kind, kindsOf(actor)),
    isStaff(actor)
      ? sql`(SELECT role FROM users WHERE users.id = ${delayedChanges.actorId}) = 'tour_operator' AND EXISTS (
          SELECT 1 FROM ${bookings} WHERE ${bookings.bookingId} = ${delayedChanges.subjectId} AND ${isBookingOf(actor.id, "bookings")})`
      : undefined,
  );
}

/** The own changes that were refused. */
function isRefusedOf({ id }: HeldActor) {
  return and(eq(delayedChanges.outcome, "refused"), eq(delayedChanges.actorId, id));
}

/** Fails with UNIQUE `delayed_changes.subject` if a change of the same subject is held back already. */
export async function createHeldChange(db: Database, row: typeof delayedChanges.$inferInsert): Promise<void> {
  await db.insert(delayedChanges).values(row);
}

/** Rolls the batch back with NOT NULL `delayed_changes.id` if the action before it did something. */
export function rollBackIfDone(db: Database) {
  const nothing = Object.keys(getTableColumns(delayedChanges)).map(() => sql`NULL`);
  return db.insert(delayedChanges).select(sql`SELECT ${sql.join(nothing, sql`, `)} WHERE changes() > 0`);
}

/** Marks a change as applied if the action before it did something. Rolls the batch back if the change is settled. */
export function settleIfDone(db: Database, id: string) {
  return db
    .update(delayedChanges)
    .set({ outcome: "applied" })
    .where(and(eq(delayedChanges.id, id), sql`changes() > 0`));
}

export async function updateRefused(db: Database, id: string, problem: string): Promise<void> {
  const refused = { outcome: "refused", problem } as const;
  await db
    .update(delayedChanges)
    .set(refused)
    .where(and(eq(delayedChanges.id, id), isHeld));
}

/** Lists changes that are due, in the order they were made, with their accounts as they are now. @param id of the only one */
export async function listDueChanges(db: Database, now: number, id?: string) {
  const { id: userId, name, email, emailVerified, image, role, status, adminRole, twoFactorEnabled } = users;
  return db
    .select({
      held: delayedChanges,
      actor: { id: userId, name, email, emailVerified, image, role, status, adminRole, twoFactorEnabled },
    })
    .from(delayedChanges)
    .innerJoin(users, eq(users.id, delayedChanges.actorId))
    .where(
      and(isHeld, lte(delayedChanges.dueAt, now), id === undefined ? undefined : eq(delayedChanges.id, id)),
    )
    .orderBy(asc(delayedChanges.dueAt))
    .limit(200);
}

/** Lists the changes that are held back and that a person sees, and the own ones that were refused. */
export function listHeldAndRefused(db: Database, actor: HeldActor) {
  return db
    .select({ change: delayedChanges, actorName: users.name })
    .from(delayedChanges)
    .innerJoin(users, eq(users.id, delayedChanges.actorId))
    .where(or(isSeenBy(actor), isRefusedOf(actor)))
    .orderBy(asc(delayedChanges.dueAt));
}

/**
 * Undoes the changes of a batch that are still held back and that the person sees, and deletes the own ones that were refused.
 * @param only.id limits them to one subject
 * @returns who had made each of them
 */
export async function undoBatch(
  db: Database,
  actor: HeldActor,
  { batch, id }: { batch: string; id?: string | undefined },
): Promise<string[]> {
  const { actorId, subjectId } = delayedChanges;
  const isAsked = and(eq(delayedChanges.batch, batch), id === undefined ? undefined : eq(subjectId, id));
  const { undone, read } = await batchNamed(db, {
    undone: db
      .update(delayedChanges)
      .set({ outcome: "undone" })
      .where(and(isAsked, isSeenBy(actor)))
      .returning({ actorId }),
    read: db
      .delete(delayedChanges)
      .where(and(isAsked, isRefusedOf(actor)))
      .returning({ actorId }),
  });
  return [...undone, ...read].map((row) => row.actorId);
}

/** Deletes settled changes that were due before an instant. */
export function deleteSettledChanges(db: Database, before: number) {
  return db
    .delete(delayedChanges)
    .where(and(isNotNull(delayedChanges.outcome), lt(delayedChanges.dueAt, before)));
}
