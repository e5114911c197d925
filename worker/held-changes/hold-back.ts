import { AppError } from "~/domain/errors";
import { subjectOf, type HeldBatch, type HeldChange, type HeldChanges } from "~/domain/office/held-changes";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { violates } from "../platform/db/errors";
import { randomId } from "../platform/surroundings";
import { createHeldChange, listHeldAndRefused, rollBackIfDone, undoBatch } from "./held-changes.repo";
import { makeChange, requireRightTo, type HeldActor, type MakeDependencies } from "./make-change";

export interface HoldBackDependencies extends MakeDependencies {
  /** Milliseconds for which changes are held back; 0 makes them at once. */
  heldBackFor: number;
  /** Applies a change once it is due, in the background. */
  applyWhenDue: (id: string) => void;
  announceHeldChanges: AnnounceHeldChanges;
}

/** Notifies the pages of administrators, and of the companies of those who made the changes. @param actorIds who made them */
export type AnnounceHeldChanges = (actorIds: readonly string[]) => void;

/**
 * Holds a reversible change back, so that it can be undone. What would be refused now is refused at once.
 * @param change.batch of the changes that are undone together
 * @returns false if it was made at once
 * @throws AppError `forbidden`, `conflict` (a change of the same subject is held back), and as the change itself
 */
export async function holdBack(
  dependencies: HoldBackDependencies,
  actor: HeldActor,
  change: HeldChange & { batch: string },
): Promise<boolean> {
  const { db, clock, heldBackFor, applyWhenDue, announceHeldChanges } = dependencies;
  requireRightTo(actor, change.kind);
  if (heldBackFor === 0) {
    await makeChange(dependencies, actor, change);
    return false;
  }
  await rehearse(dependencies, actor, change);
  const { kind, id: subjectId, version, batch } = change;
  const held = {
    id: randomId(),
    batch,
    kind,
    subject: subjectOf(kind),
    subjectId,
    version,
    actorId: actor.id,
  };
  const { requestedFrom } = actor;
  try {
    await createHeldChange(db, { ...held, requestedFrom, dueAt: clock() + heldBackFor });
  } catch (error) {
    if (!violates(error, "delayed_changes.subject")) throw error;
    throw new AppError("conflict", "Another change is about to be made here. Undo it or wait for it.", {
      cause: error,
    });
  }
  applyWhenDue(held.id);
  announceHeldChanges([actor.id]);
  return true;
}

/** Makes the change in a batch that rolls back. @throws AppError as the change itself */
async function rehearse(dependencies: MakeDependencies, actor: HeldActor, change: HeldChange): Promise<void> {
  const audit = { ...dependencies.audit, also: () => [rollBackIfDone(dependencies.db)] };
  try {
    await makeChange({ ...dependencies, audit }, actor, change);
  } catch (error) {
    if (violates(error, "delayed_changes.id")) return;
    throw error;
  }
  throw new Error(`${change.kind} of ${change.id} wrote no log row`);
}

/** Lists the changes that are held back and that the person may make, and the own ones that were refused. */
export async function listHeldChanges(
  { db, clock }: { db: Database; clock: Clock },
  actor: HeldActor,
): Promise<HeldChanges> {
  const { held, refused } = await listHeldAndRefused(db, actor);
  const batches = new Map<string, HeldBatch>();
  for (const { change, actorName } of held) {
    const { batch, kind, subjectId, actorId, dueAt } = change;
    const ids = [...(batches.get(batch)?.ids ?? []), subjectId];
    const dueIn = Math.max(0, dueAt - clock());
    batches.set(batch, { batch, kind, ids, actorName, isOwn: actorId === actor.id, dueIn });
  }
  return { batches: [...batches.values()], refused };
}

/**
 * Undoes the changes of a batch that are still held back, also another person's of the same office.
 * @param batch.id of the only subject to undo
 * @returns how many
 * @throws AppError `not_found` (all are applied or undone, or not the person's to undo)
 */
export async function undoHeldChanges(
  { db, announceHeldChanges }: { db: Database; announceHeldChanges: AnnounceHeldChanges },
  actor: HeldActor,
  batch: { batch: string; id?: string | undefined },
): Promise<number> {
  const undone = await undoBatch(db, actor, batch);
  if (undone.length === 0)
    throw new AppError("not_found", "It was too late: the change is made, or was undone before.");
  announceHeldChanges(undone);
  return undone.length;
}
