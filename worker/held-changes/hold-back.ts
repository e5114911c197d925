import { AppError } from "~/domain/errors";
import { heldText, subjectOf, type HeldChange } from "~/domain/office/held-changes";
import { violates } from "../platform/db/errors";
import { createHeldChange, rollBackIfDone } from "./held-changes.repo";
import { makeChange, type HeldActor, type MakeDependencies } from "./make-change";
import { requireRightTo } from "./require-right-to";
import { randomId } from "../platform/surroundings";

export interface HoldBackDependencies extends MakeDependencies {
  /** Milliseconds for which changes are held back; 0 makes them at once. */
  heldBackFor: number;
  /** Applies the changes of a batch once they are due, in the background. */
  applyWhenDue: (batch: string) => void;
  /** Notifies open pages. */
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
  { batch, ...change }: HeldChange & { batch: string },
): Promise<boolean> {
  const { db, clock, heldBackFor, applyWhenDue, announceHeldChanges } = dependencies;
  requireRightTo(actor, change.kind);
  if (heldBackFor === 0) {
    await makeChange(dependencies, actor, change);
    return false;
  }
  await rehearse(dependencies, actor, change);
  const { kind, id, version = null } = change;
  try {
    await createHeldChange(db, {
      id: randomId(),
      batch,
      kind,
      subject: subjectOf(kind),
      subjectId: id,
      version,
      actorId: actor.id,
      requestedFrom: actor.requestedFrom ?? null,
      dueAt: clock() + heldBackFor,
      outcome: null,
      problem: null,
    });
  } catch (error) {
    if (!violates(error, "delayed_changes.subject")) throw error;
    throw new AppError("conflict", "Another change is about to be made here. Undo it or wait for it.", {
      cause: error,
    });
  }
  applyWhenDue(batch);
  announceHeldChanges([actor.id]);
  return true;
}

/** Makes the change in a batch that rolls back. @throws AppError as the change itself */
async function rehearse(
  dependencies: HoldBackDependencies,
  actor: HeldActor,
  change: HeldChange,
): Promise<void> {
  const { db } = dependencies;
  const audit = { ...dependencies.audit, also: () => [rollBackIfDone(db)] };
  try {
    await makeChange({ ...dependencies, audit }, actor, change);
  } catch (error) {
    if (violates(error, "delayed_changes.id")) return;
    throw error;
  }
  throw new Error(`${heldText(change.kind)} ${change.id} wrote no log row`);
}
