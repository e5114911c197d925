import type { Viewer } from "~/domain/accounts/account";
import type { Database } from "../db/client";
import { requireTourEditor } from "../tours/admin/require-tour-editor";
import { findPicturedTour } from "./tour-pictures.repo";
import type { PicturedTour } from "./tour-pictures.repo";

/**
 * Returns the tour whose pictures the viewer may edit.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found`
 */
export function openPictures(
  db: Database,
  viewer: Viewer | null,
  slug: string,
): Promise<{ editor: Viewer; tour: PicturedTour }> {
  return requireTourEditor(db, viewer, (userId) => findPicturedTour(db, slug, userId));
}
