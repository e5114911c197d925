import { AppError } from "~/domain/errors";
import { requireAdminOrRight } from "../platform/authz/actors";
import { breaks } from "../platform/db/errors";
import { logError } from "../platform/log";
import { wait } from "../platform/surroundings";
import { listDueChanges, settleIfDone, updateRefused } from "./held-changes.repo";
import type { AnnounceHeldChanges } from "./hold-back";
import { makeChange, type MakeDependencies } from "./make-change";

export interface ApplyDependencies extends Omit<MakeDependencies, "origin"> {
  /** Null if it is unknown: then only requests apply changes. */
  origin: string | null;
  announceHeldChanges: AnnounceHeldChanges;
}

/** Milliseconds for which a change that fails is tried again with each scheduled run. */
const triedFor = 5 * 60_000;

/** Milliseconds: a timer may fire a moment before the time it was set to. */
const timerMargin = 50;

/**
 * Applies the changes that are due. One that another change prevents, or that keeps failing, is refused, which its administrator reads. Safe to run at
 * the same time as others and as an undo: the batch of each change settles it.
 * @param id of the only change
 */
export async function applyHeldChanges(dependencies: ApplyDependencies, id?: string): Promise<void> {
  const { db, clock, origin, audit, announceHeldChanges } = dependencies;
  if (origin === null) return;
  const due = await listDueChanges(db, clock(), id);
  for (const { held, actor } of due) {
    const { kind, subjectId, version, requestedFrom } = held;
    const viewer = { ...actor, ...(requestedFrom && { requestedFrom }) };
    const settling = { ...audit, also: () => [settleIfDone(db, held.id)] };
    try {
      // The right may have been lost meanwhile.
      const admitted = await requireAdminOrRight(db, viewer, "read", "bookings");
      const change = { kind, id: subjectId, version: version ?? undefined };
      await makeChange({ ...dependencies, origin, audit: settling }, admitted, change);
    } catch (error) {
      if (breaks(error, "change_settled")) continue;
      const isRefusal = error instanceof AppError && error.status < 500;
      if (!isRefusal) logError("held change not made", error);
      if (!isRefusal && clock() < held.dueAt + triedFor) continue;
      const problem = isRefusal ? error.message : "The server couldn't make the change. Please try again.";
      await updateRefused(db, held.id, problem);
    }
  }
  if (due.length > 0) announceHeldChanges(due.map(({ actor }) => actor.id));
}

/** Applies a change once it is due. A failure is left to the next scheduled run. @param heldBackFor milliseconds */
export async function applyWhenDue(
  dependencies: ApplyDependencies,
  id: string,
  heldBackFor: number,
): Promise<void> {
  await wait(heldBackFor + timerMargin);
  await applyHeldChanges(dependencies, id).catch((error: unknown) =>
    logError("held change not applied", error),
  );
}
