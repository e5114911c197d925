import { AppError } from "~/domain/errors";
import { subjectOf, type HeldBatch, type HeldChange } from "~/domain/office/held-changes";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { violates } from "../platform/db/errors";
import { randomId } from "../platform/surroundings";
import { createHeldChange, listHeldAndRefused, rollBackIfDone, undoBatch } from "./held-changes.repo";
import { makeChange, type HeldActor, type MakeDependencies } from "./make-change";

/** Notifies the pages of administrators, and of the companies of those who made the changes. @param actorIds who made them */
export type AnnounceHeldChanges = (actorIds: readonly string[]) => void;

export interface HoldBackDependencies extends MakeDependencies {
  /** Milliseconds for which changes are held back; 0 makes them at once. */
  heldBackFor: number;
  /** Applies a change once it is due, in the background. */
  applyWhenDue: (id: string) => void;
  announceHeldChanges: AnnounceHeldChanges;
}

/**
 * Holds a reversible change back, so that it can be undone. What would be refused now is refused at once.
 * @param change.batch of the changes that are undone together
 * @returns false if it was made at once
 * @throws AppError `conflict` (a change of the same subject is held back), and as the change itself
 */
export async function holdBack(
  dependencies: HoldBackDependencies,
  actor: HeldActor,
  { batch, ...change }: HeldChange & { batch: string },
): Promise<boolean> {
  const { db, clock, heldBackFor, applyWhenDue, announceHeldChanges } = dependencies;
  // Unless it is made at once, it is made in a batch that rolls back.
  const also = () => (heldBackFor === 0 ? [] : [rollBackIfDone(db)]);
  try {
    await makeChange({ ...dependencies, audit: { ...dependencies.audit, also } }, actor, change);
    if (heldBackFor === 0) return false;
    throw new Error(`${change.kind} of ${change.id} wrote no log row`);
  } catch (error) {
    if (!violates(error, "delayed_changes.id")) throw error;
  }
  const { id: subjectId, kind, version } = change;
  const { id: actorId, requestedFrom } = actor;
  const id = randomId();
  const held = { id, batch, kind, subject: subjectOf(kind), subjectId, version, actorId, requestedFrom };
  try {
    await createHeldChange(db, { ...held, dueAt: clock() + heldBackFor });
  } catch (cause) {
    if (!violates(cause, "delayed_changes.subject")) throw cause;
    throw new AppError("conflict", "Another change is about to be made here. Undo it or wait for it.", {
      cause,
    });
  }
  applyWhenDue(id);
  announceHeldChanges([actorId]);
  return true;
}

/** Lists the changes that are held back and that the person may make, by batch, and the own ones that were refused. */
export async function listHeldChanges(
  { db, clock }: { db: Database; clock: Clock },
  actor: HeldActor,
): Promise<HeldBatch[]> {
  const batches = new Map<string, HeldBatch>();
  for (const { change, actorName } of await listHeldAndRefused(db, actor)) {
    const { batch, kind, subjectId, actorId, dueAt, problem } = change;
    // Each refusal has its own reason.
    const key = problem === null ? batch : change.id;
    const ids = [...(batches.get(key)?.ids ?? []), subjectId];
    const dueIn = Math.max(0, dueAt - clock());
    batches.set(key, { batch, kind, ids, actorName, isOwn: actorId === actor.id, dueIn, problem });
  }
  return [...batches.values()];
}

/**
 * Undoes the changes of a batch that are still held back, also another person's of the same office, and dismisses own refusals.
 * @param batch.id of the only subject to undo
 * @returns how many
 * @throws AppError `not_found` (all are applied or undone, or not the person's to undo)
 */
export async function undoHeldChanges(
  { db, announceHeldChanges }: Pick<HoldBackDependencies, "db" | "announceHeldChanges">,
  actor: HeldActor,
  batch: { batch: string; id?: string | undefined },
): Promise<number> {
  const undone = await undoBatch(db, actor, batch);
  if (undone.length === 0)
    throw new AppError("not_found", "It was too late: the change is made, or was undone before.");
  announceHeldChanges(undone);
  return undone.length;
}
