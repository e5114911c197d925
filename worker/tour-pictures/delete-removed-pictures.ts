import type { Clock } from "../clock";
import type { Database } from "../db/client";
import type { TourPictureStore } from "../media/tour-picture-store";
import { deleteTourPictures, listRemovedPictures } from "./tour-pictures.repo";

/** Longer than a public page is kept (worker/http/page-cache.ts) and then looked at before its pictures are loaded. */
const keptFor = 10 * 60 * 1000;
const atOnce = 100;

export interface RemovedPicturesDependencies {
  db: Database;
  clock: Clock;
  tourPictureStore: TourPictureStore;
}

/** Deletes the pictures that were removed a while ago: their copies first, so that a failure is tried again. */
export async function deleteRemovedPictures({
  db,
  clock,
  tourPictureStore,
}: RemovedPicturesDependencies): Promise<void> {
  const pictures = await listRemovedPictures(db, { before: clock() - keptFor, limit: atOnce });
  if (pictures.length === 0) return;
  await tourPictureStore.delete(pictures);
  await deleteTourPictures(
    db,
    pictures.map(({ id }) => id),
  );
}
