import type { Viewer } from "~/domain/account";
import type { EditedPictures } from "~/domain/tour-picture";
import type { Database } from "../db/client";
import { requireTourEditor } from "../tours/require-tour-editor";
import { findPicturedTour, listTourPictures } from "./tour-pictures.repo";

/**
 * A tour's pictures for those who edit them.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found`
 */
export async function getTourPictures(
  { db }: { db: Database },
  viewer: Viewer | null,
  slug: string,
): Promise<EditedPictures> {
  const { tour } = await requireTourEditor(db, viewer, (userId) => findPicturedTour(db, slug, userId));
  const { slug: ownSlug, title, isDrawn } = tour;
  return { slug: ownSlug, title, isDrawn, pictures: await listTourPictures(db, tour.id) };
}
