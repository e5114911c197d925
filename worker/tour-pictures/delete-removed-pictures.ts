import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import type { SizedPictureStore } from "../media/sized-picture-store";
import { deleteTourPictures, listRemovedPictures } from "./tour-pictures.repo";

/** Longer than a public page is cached (worker/platform/http/page-cache.ts) and then viewed before its pictures load. */
const retention = 10 * 60 * 1000;
const atOnce = 100;

export interface RemovedPicturesDependencies {
  db: Database;
  clock: Clock;
  tourPictureStore: SizedPictureStore;
}

/** Deletes pictures that were removed a while ago: copies first, so that a failure is retried. */
export async function deleteRemovedPictures({
  db,
  clock,
  tourPictureStore,
}: RemovedPicturesDependencies): Promise<void> {
  const pictures = await listRemovedPictures(db, { before: clock() - retention, limit: atOnce });
  if (pictures.length === 0) return;
  await tourPictureStore.delete(pictures);
  await deleteTourPictures(
    db,
    pictures.map(({ id }) => id),
  );
}
