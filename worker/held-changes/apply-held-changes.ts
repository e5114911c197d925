import { AppError } from "~/domain/errors";
import { requireAdminOrRight } from "../platform/authz/actors";
import { breaks } from "../platform/db/errors";
import { logError } from "../platform/log";
import { wait } from "../platform/surroundings";
import { listDueChanges, settleIfDone, updateRefused, type DueChange } from "./held-changes.repo";
import type { AnnounceHeldChanges } from "./hold-back";
import { makeChange, type MakeDependencies } from "./make-change";

export interface ApplyDependencies extends Omit<MakeDependencies, "origin"> {
  /** Null if it is unknown: then only requests apply changes. */
  origin: string | null;
  announceHeldChanges: AnnounceHeldChanges;
}

/** Milliseconds after which a change that keeps failing is refused. */
const givenUpAfter = 5 * 60_000;

/** Milliseconds: a timer may fire a moment before the time it was set to. */
const timerMargin = 50;

/**
 * Applies the changes that are due. A change that another one made impossible is refused, which its administrator
 * reads. Safe to run at the same time as others and as an undo: the batch of each change settles it.
 * @param id of the only change
 * @throws AggregateError if the server could not apply some; they are tried again
 */
export async function applyHeldChanges(dependencies: ApplyDependencies, id?: string): Promise<void> {
  const { db, clock, origin, announceHeldChanges } = dependencies;
  if (origin === null) return;
  const due = await listDueChanges(db, clock(), id);
  const errors: unknown[] = [];
  for (const change of due)
    await applyOne({ ...dependencies, origin }, change).catch((error: unknown) => errors.push(error));
  if (due.length > 0) announceHeldChanges(due.map(({ actor }) => actor.id));
  if (errors.length > 0) throw new AggregateError(errors, "Held changes could not be applied");
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

async function applyOne(dependencies: MakeDependencies, { held, actor }: DueChange): Promise<void> {
  const { db, clock, audit } = dependencies;
  const { id, kind, subjectId, version, requestedFrom } = held;
  const viewer = { ...actor, ...(requestedFrom && { requestedFrom }) };
  try {
    // The right may have been lost meanwhile.
    const admitted = await requireAdminOrRight(db, viewer, "read", "bookings");
    const settling = { ...audit, also: () => [settleIfDone(db, id)] };
    const change = { kind, id: subjectId, version: version ?? undefined };
    await makeChange({ ...dependencies, audit: settling }, admitted, change);
  } catch (error) {
    if (breaks(error, "change_settled")) return;
    const isRefusal = error instanceof AppError && error.status < 500;
    if (!isRefusal && clock() < held.dueAt + givenUpAfter) throw error;
    if (!isRefusal) logError("held change given up", error);
    const problem = isRefusal ? error.message : "The server couldn't make the change. Please try again.";
    await updateRefused(db, id, problem);
  }
}
