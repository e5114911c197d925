import { and, asc, eq, getTableColumns, inArray, isNull, lt, lte, min, sql } from "drizzle-orm";
import type { HeldKind } from "~/domain/held-changes";
import type { Database } from "../db/client";
import { bookings, heldChanges, users } from "../db/schema";
import { isBookingOf } from "../authz/operator-rights.repo";

type HeldRow = typeof heldChanges.$inferSelect;

/** A held change with the account that made it, as it is now. */
export type DueChange = Awaited<ReturnType<typeof listDueChanges>>[number];

/** The changes that an operator's member sees and undoes: those of members, on the bookings of their companies. */
export interface HeldScope {
  operatorUserId: string;
  kinds: readonly HeldKind[];
}

function isWithin({ operatorUserId, kinds }: HeldScope) {
  return and(
    inArray(heldChanges.kind, [...kinds]),
    sql`(SELECT actor.role FROM users AS actor WHERE actor.id = ${heldChanges.actorId}) = 'tour_operator'`,
    sql`EXISTS (SELECT 1 FROM ${bookings} WHERE ${bookings.bookingId} = ${heldChanges.subjectId} AND ${isBookingOf(operatorUserId, "bookings")})`,
  );
}

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

/** More than one form can hold back. */
const maxAtOnce = 200;

/** Lists the changes that are due, in the order they were made. */
export async function listDueChanges(db: Database, now: number) {
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
    .limit(maxAtOnce);
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

/** Lists the changes that are held back, and those of a person that were refused. @param scope of an operator's member */
export async function listHeldAndRefused(db: Database, actorId: string, scope?: HeldScope) {
  const [held, refused] = await db.batch([
    db
      .select({ change: heldChanges, actorName: users.name })
      .from(heldChanges)
      .innerJoin(users, eq(users.id, heldChanges.actorId))
      .where(and(isNull(heldChanges.outcome), scope && isWithin(scope)))
      .orderBy(asc(heldChanges.dueAt)),
    db
      .select()
      .from(heldChanges)
      .where(and(eq(heldChanges.outcome, "refused"), eq(heldChanges.actorId, actorId)))
      .orderBy(asc(heldChanges.dueAt)),
  ]);
  return { held, refused };
}

/** Returns the kind of a batch, or null. @param scope of an operator's member */
export async function findBatchKind(
  db: Database,
  batch: string,
  scope?: HeldScope,
): Promise<HeldRow["kind"] | null> {
  const row = await db
    .select({ kind: heldChanges.kind })
    .from(heldChanges)
    .where(and(eq(heldChanges.batch, batch), scope && isWithin(scope)))
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
    .update(heldChanges)
    .set({ outcome: "undone" })
    .where(
      and(
        eq(heldChanges.batch, batch),
        isNull(heldChanges.outcome),
        subjectId === undefined ? undefined : eq(heldChanges.subjectId, subjectId),
        scope && isWithin(scope),
      ),
    )
    .returning({ actorId: heldChanges.actorId });
  return undone.map(({ actorId }) => actorId);
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
