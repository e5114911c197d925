import { hasAdminRight } from "~/domain/accounts/admin-rights";
import { AppError } from "~/domain/errors";
import { rightFor, type HeldBatch, type HeldChanges } from "~/domain/held-changes";
import { requireAdminRight, type Admin } from "../authz/actors";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { deleteRefused, findBatchKind, listHeldAndRefused, undoBatch } from "./held-changes.repo";

/** Lists the changes that are held back and that the administrator may make, and the own ones that were refused. */
export async function listHeldChanges(
  { db, clock }: { db: Database; clock: Clock },
  admin: Admin,
): Promise<HeldChanges> {
  const { held, refused } = await listHeldAndRefused(db, admin.id);
  const batches = new Map<string, HeldBatch>();
  for (const { change, actorName } of held) {
    const { batch, kind, subjectId, actorId, dueAt } = change;
    if (!hasAdminRight(admin, rightFor(kind))) continue;
    const ids = [...(batches.get(batch)?.ids ?? []), subjectId];
    const dueIn = Math.max(0, dueAt - clock());
    batches.set(batch, { batch, kind, ids, actorName, isOwn: actorId === admin.id, dueIn });
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
 * Undoes the changes of a batch that are still held back, also another administrator's.
 * @param batch.id of the only subject to undo
 * @returns how many
 * @throws AppError `not_found`, `forbidden`, `illegal_transition` (all are applied or undone)
 */
export async function undoHeldChanges(
  { db, announceHeldChanges }: { db: Database; announceHeldChanges: () => void },
  admin: Admin,
  { batch, id }: { batch: string; id?: string | undefined },
): Promise<number> {
  const kind = await findBatchKind(db, batch);
  if (kind === null) throw new AppError("not_found", "This change is no longer held back.");
  requireAdminRight(admin, rightFor(kind));
  const undone = await undoBatch(db, batch, id);
  if (undone === 0)
    throw new AppError("illegal_transition", "It was too late: the change is made, or was undone before.");
  announceHeldChanges();
  return undone;
}

/** Deletes the note about an own change that was refused. */
export async function dismissRefusedChange(
  { db }: { db: Database },
  admin: Admin,
  id: string,
): Promise<void> {
  await deleteRefused(db, id, admin.id);
}
