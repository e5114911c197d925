import { and, asc, eq, getTableColumns, inArray, isNull, lt, lte, min, sql } from "drizzle-orm";
import type { HeldKind } from "~/domain/office/held-changes";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { bookings, delayedChanges, users } from "../platform/db/schema";
import { isBookingOf } from "../platform/authz/operator-rights.repo";

type HeldRow = typeof delayedChanges.$inferSelect;

/** A held change with the account that made it, as it is now. */
export type DueChange = Awaited<ReturnType<typeof listDueChanges>>[number];

/** The changes that an operator's member sees and undoes: those of members, on the bookings of their companies. */
export interface HeldScope {
  operatorUserId: string;
  kinds: readonly HeldKind[];
}

function isWithin({ operatorUserId, kinds }: HeldScope) {
  return and(
    inArray(delayedChanges.kind, [...kinds]),
    sql`(SELECT actor.role FROM users AS actor WHERE actor.id = ${delayedChanges.actorId}) = 'tour_operator'`,
    sql`EXISTS (SELECT 1 FROM ${bookings} WHERE ${bookings.bookingId} = ${delayedChanges.subjectId} AND ${isBookingOf(operatorUserId, "bookings")})`,
  );
}

/** Fails with UNIQUE `delayed_changes.subject` if a change of the same subject is held back already. */
export async function createHeldChange(db: Database, row: HeldRow): Promise<void> {
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
  await db.update(delayedChanges).set({ outcome: "refused", problem }).where(isHeld(id));
}

/** More than one form can hold back. */
const maxAtOnce = 200;

/** Lists the changes that are due, in the order they were made. */
export async function listDueChanges(db: Database, now: number) {
  const { id, name, email, emailVerified, image, role, status, adminRole, twoFactorEnabled } = users;
  return db
    .select({
      held: delayedChanges,
      actor: { id, name, email, emailVerified, image, role, status, adminRole, twoFactorEnabled },
    })
    .from(delayedChanges)
    .innerJoin(users, eq(users.id, delayedChanges.actorId))
    .where(and(isNull(delayedChanges.outcome), lte(delayedChanges.dueAt, now)))
    .orderBy(asc(delayedChanges.dueAt))
    .limit(maxAtOnce);
}

/** Returns when the next change of a batch is due, or null if none is left. */
export async function findNextDue(db: Database, batch: string): Promise<number | null> {
  const next = await db
    .select({ at: min(delayedChanges.dueAt) })
    .from(delayedChanges)
    .where(and(eq(delayedChanges.batch, batch), isNull(delayedChanges.outcome)))
    .get();
  return next?.at ?? null;
}

/** Lists the changes that are held back, and those of a person that were refused. @param scope of an operator's member */
export async function listHeldAndRefused(db: Database, actorId: string, scope?: HeldScope) {
  const { held, refused } = await batchNamed(db, {
    held: db
      .select({ change: delayedChanges, actorName: users.name })
      .from(delayedChanges)
      .innerJoin(users, eq(users.id, delayedChanges.actorId))
      .where(and(isNull(delayedChanges.outcome), scope && isWithin(scope)))
      .orderBy(asc(delayedChanges.dueAt)),
    refused: db
      .select()
      .from(delayedChanges)
      .where(and(eq(delayedChanges.outcome, "refused"), eq(delayedChanges.actorId, actorId)))
      .orderBy(asc(delayedChanges.dueAt)),
  });
  return { held, refused };
}

/** Returns the kind of a batch, or null. @param scope of an operator's member */
export async function findBatchKind(
  db: Database,
  batch: string,
  scope?: HeldScope,
): Promise<HeldRow["kind"] | null> {
  const row = await db
    .select({ kind: delayedChanges.kind })
    .from(delayedChanges)
    .where(and(eq(delayedChanges.batch, batch), scope && isWithin(scope)))
    .limit(1)
    .get();
  return row?.kind ?? null;
}

/**
 * Undoes the changes of a batch that are still held back.
 * @param subjectId limits them to one subject
 * @param scope of an operator's member
 * @returns who had made each of them
 */
export async function undoBatch(
  db: Database,
  batch: string,
  { subjectId, scope }: { subjectId?: string | undefined; scope?: HeldScope | undefined } = {},
): Promise<string[]> {
  const undone = await db
    .update(delayedChanges)
    .set({ outcome: "undone" })
    .where(
      and(
        eq(delayedChanges.batch, batch),
        isNull(delayedChanges.outcome),
        subjectId === undefined ? undefined : eq(delayedChanges.subjectId, subjectId),
        scope && isWithin(scope),
      ),
    )
    .returning({ actorId: delayedChanges.actorId });
  return undone.map(({ actorId }) => actorId);
}

export async function deleteRefused(db: Database, id: string, actorId: string): Promise<void> {
  await db
    .delete(delayedChanges)
    .where(
      and(
        eq(delayedChanges.id, id),
        eq(delayedChanges.actorId, actorId),
        eq(delayedChanges.outcome, "refused"),
      ),
    );
}

/** Deletes settled changes that were due before an instant. */
export function deleteSettledChanges(db: Database, before: number) {
  return db
    .delete(delayedChanges)
    .where(
      and(
        inArray(delayedChanges.outcome, ["applied", "undone", "refused"]),
        lt(delayedChanges.dueAt, before),
      ),
    );
}

function isHeld(id: string) {
  return and(eq(delayedChanges.id, id), isNull(delayedChanges.outcome));
}
