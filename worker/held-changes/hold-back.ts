import { AppError } from "~/domain/errors";
import { heldText, rightFor, subjectOf, type HeldChange } from "~/domain/held-changes";
import { requireAdminRight, type Admin } from "../authz/actors";
import { violates } from "../db/errors";
import { createHeldChange, rollBackIfDone } from "./held-changes.repo";
import { makeChange, type MakeDependencies } from "./make-change";

export interface HoldBackDependencies extends MakeDependencies {
  /** Milliseconds for which changes are held back; 0 makes them at once. */
  heldBackFor: number;
  /** Applies the changes of a batch once they are due, in the background. */
  applyWhenDue: (batch: string) => void;
  /** Notifies open pages. */
  announceHeldChanges: () => void;
}

/**
 * Holds a reversible change back, so that it can be undone. What would be refused now is refused at once.
 * @param change.batch of the changes that are undone together
 * @returns false if it was made at once
 * @throws AppError `forbidden`, `conflict` (a change of the same subject is held back), and as the change itself
 */
export async function holdBack(
  dependencies: HoldBackDependencies,
  admin: Admin,
  { batch, ...change }: HeldChange & { batch: string },
): Promise<boolean> {
  const { db, clock, heldBackFor, applyWhenDue, announceHeldChanges } = dependencies;
  requireAdminRight(admin, rightFor(change.kind));
  if (heldBackFor === 0) {
    await makeChange(dependencies, admin, change);
    return false;
  }
  await rehearse(dependencies, admin, change);
  const { kind, id, version = null } = change;
  try {
    await createHeldChange(db, {
      id: crypto.randomUUID(),
      batch,
      kind,
      subject: subjectOf(kind),
      subjectId: id,
      version,
      actorId: admin.id,
      requestedFrom: admin.requestedFrom ?? null,
      dueAt: clock() + heldBackFor,
      outcome: null,
      problem: null,
    });
  } catch (error) {
    if (!violates(error, "held_changes.subject")) throw error;
    throw new AppError("conflict", "Another change is about to be made here. Undo it or wait for it.", {
      cause: error,
    });
  }
  applyWhenDue(batch);
  announceHeldChanges();
  return true;
}

/** Makes the change in a batch that rolls back. @throws AppError as the change itself */
async function rehearse(dependencies: HoldBackDependencies, admin: Admin, change: HeldChange): Promise<void> {
  const { db } = dependencies;
  const audit = { ...dependencies.audit, also: () => [rollBackIfDone(db)] };
  try {
    await makeChange({ ...dependencies, audit }, admin, change);
  } catch (error) {
    if (violates(error, "held_changes.id")) return;
    throw error;
  }
  throw new Error(`${heldText(change.kind)} ${change.id} wrote no log row`);
}
