import { hasAdminRight } from "~/domain/accounts/admin-rights";
import { AppError } from "~/domain/errors";
import {
  heldKinds,
  isForOperators,
  rightFor,
  type HeldBatch,
  type HeldChanges,
} from "~/domain/office/held-changes";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import type { AnnounceHeldChanges } from "./hold-back";
import { isStaff } from "../platform/authz/actors";
import type { HeldActor } from "./make-change";
import { requireRightTo } from "./require-right-to";
import {
  deleteRefused,
  findBatchKind,
  listHeldAndRefused,
  undoBatch,
  type HeldScope,
} from "./held-changes.repo";

/** Lists the changes that are held back and that the person may make, and the own ones that were refused. */
export async function listHeldChanges(
  { db, clock }: { db: Database; clock: Clock },
  actor: HeldActor,
): Promise<HeldChanges> {
  const { held, refused } = await listHeldAndRefused(db, actor.id, scopeOf(actor));
  const batches = new Map<string, HeldBatch>();
  for (const { change, actorName } of held) {
    const { batch, kind, subjectId, actorId, dueAt } = change;
    if (!isStaff(actor) && !hasAdminRight(actor, rightFor(kind))) continue;
    const ids = [...(batches.get(batch)?.ids ?? []), subjectId];
    const dueIn = Math.max(0, dueAt - clock());
    batches.set(batch, { batch, kind, ids, actorName, isOwn: actorId === actor.id, dueIn });
  }
  return {
    batches: [...batches.values()],
    refused: refused.map(({ id, kind, subjectId, problem }) => ({
      id,
      kind,
      subjectId,
      problem: problem ?? "",
    })),
  };
}

/**
 * Undoes the changes of a batch that are still held back, also another person's of the same office.
 * @param batch.id of the only subject to undo
 * @returns how many
 * @throws AppError `not_found`, `forbidden`, `illegal_transition` (all are applied or undone)
 */
export async function undoHeldChanges(
  { db, announceHeldChanges }: { db: Database; announceHeldChanges: AnnounceHeldChanges },
  actor: HeldActor,
  { batch, id }: { batch: string; id?: string | undefined },
): Promise<number> {
  const kind = await findBatchKind(db, batch, scopeOf(actor));
  if (kind === null) throw new AppError("not_found", "This change is no longer held back.");
  requireRightTo(actor, kind);
  const undone = await undoBatch(db, batch, { subjectId: id, scope: scopeOf(actor) });
  if (undone.length === 0)
    throw new AppError("illegal_transition", "It was too late: the change is made, or was undone before.");
  announceHeldChanges(undone);
  return undone.length;
}

/** Deletes the note about an own change that was refused. */
export async function dismissRefusedChange(
  { db }: { db: Database },
  actor: HeldActor,
  id: string,
): Promise<void> {
  await deleteRefused(db, id, actor.id);
}

/** Limits operators to what their companies' members changed. */
function scopeOf(actor: HeldActor): HeldScope | undefined {
  return isStaff(actor) ? { operatorUserId: actor.id, kinds: heldKinds.filter(isForOperators) } : undefined;
}
