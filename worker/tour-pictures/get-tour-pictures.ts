import type { Viewer } from "~/domain/account";
import type { EditedPictures } from "~/domain/tour-picture";
import type { Database } from "../db/client";
import { openPictures } from "./open-pictures";
import { listTourPictures } from "./tour-pictures.repo";

/**
 * A tour's pictures for those who edit them.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found`
 */
export async function getTourPictures(
  { db }: { db: Database },
  viewer: Viewer | null,
  slug: string,
): Promise<EditedPictures> {
  const { tour } = await openPictures(db, viewer, slug);
  const { slug: ownSlug, title, isDrawn } = tour;
  return { slug: ownSlug, title, isDrawn, pictures: await listTourPictures(db, tour.id) };
}
