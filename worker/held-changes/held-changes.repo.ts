import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, lt, lte, sql } from "drizzle-orm";
import { isStaff } from "../platform/authz/actors";
import { isBookingOf } from "../platform/authz/operator-rights.repo";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { bookings, delayedChanges, users } from "../platform/db/schema";
import { kindsOf, type HeldActor } from "./make-change";

/** A held change with the account that made it, as it is now. */
export type DueChange = Awaited<ReturnType<typeof listDueChanges>>[number];

const isHeld = isNull(delayedChanges.outcome);

/** The changes that a person sees and undoes. For an operator's member: those of members, on the bookings of their companies. */
function isSeenBy(actor: HeldActor) {
  return and(
    inArray(delayedChanges.kind, kindsOf(actor)),
    isStaff(actor)
      ? sql`(SELECT role FROM users WHERE users.id = ${delayedChanges.actorId}) = 'tour_operator' AND EXISTS (
          SELECT 1 FROM ${bookings} WHERE ${bookings.bookingId} = ${delayedChanges.subjectId} AND ${isBookingOf(actor.id, "bookings")})`
      : undefined,
  );
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
  await db
    .update(delayedChanges)
    .set({ outcome: "refused", problem })
    .where(and(eq(delayedChanges.id, id), isHeld));
}

/** Lists changes that are due, in the order they were made. @param id of the only one */
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
  return batchNamed(db, {
    held: db
      .select({ change: delayedChanges, actorName: users.name })
      .from(delayedChanges)
      .innerJoin(users, eq(users.id, delayedChanges.actorId))
      .where(and(isHeld, isSeenBy(actor)))
      .orderBy(asc(delayedChanges.dueAt)),
    refused: db
      .select({
        id: delayedChanges.id,
        kind: delayedChanges.kind,
        subjectId: delayedChanges.subjectId,
        problem: sql<string>`coalesce(${delayedChanges.problem}, '')`,
      })
      .from(delayedChanges)
      .where(and(eq(delayedChanges.outcome, "refused"), eq(delayedChanges.actorId, actor.id)))
      .orderBy(asc(delayedChanges.dueAt)),
  });
}

/**
 * Undoes the changes of a batch that are still held back and that the person sees.
 * @param only.id limits them to one subject
 * @returns who had made each of them
 */
export async function undoBatch(
  db: Database,
  actor: HeldActor,
  { batch, id }: { batch: string; id?: string | undefined },
): Promise<string[]> {
  const isAsked = and(
    eq(delayedChanges.batch, batch),
    id === undefined ? undefined : eq(delayedChanges.subjectId, id),
  );
  const undone = await db
    .update(delayedChanges)
    .set({ outcome: "undone" })
    .where(and(isAsked, isHeld, isSeenBy(actor)))
    .returning({ actorId: delayedChanges.actorId });
  return undone.map(({ actorId }) => actorId);
}

/** Deletes the note about an own change that was refused. */
export async function deleteRefused(db: Database, { id: actorId }: HeldActor, id: string): Promise<void> {
  const isOwn = and(eq(delayedChanges.id, id), eq(delayedChanges.actorId, actorId));
  await db.delete(delayedChanges).where(and(isOwn, eq(delayedChanges.outcome, "refused")));
}

/** Deletes settled changes that were due before an instant. */
export function deleteSettledChanges(db: Database, before: number) {
  return db
    .delete(delayedChanges)
    .where(and(isNotNull(delayedChanges.outcome), lt(delayedChanges.dueAt, before)));
}
