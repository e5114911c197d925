import { rejectedPhotographDays } from "~/domain/reviews/review-photograph";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import type { SizedPictureStore } from "../media/sized-picture-store";
import { deletePhotographs, listPhotographsToDelete } from "./photographs.repo";

const atOnce = 100;

export interface PhotographDependencies {
  db: Database;
  clock: Clock;
  photographStore: SizedPictureStore;
}

/** Deletes removed photographs, and rejected ones after a while: files first, so that a failure is retried. */
export async function deleteRemovedPhotographs({
  db,
  clock,
  photographStore,
}: PhotographDependencies): Promise<void> {
  const rejectedBefore = clock() - rejectedPhotographDays * 86_400_000;
  const photographs = await listPhotographsToDelete(db, { rejectedBefore, limit: atOnce });
  if (photographs.length === 0) return;
  await photographStore.delete(photographs);
  await deletePhotographs(
    db,
    photographs.map(({ id }) => id),
  );
}
