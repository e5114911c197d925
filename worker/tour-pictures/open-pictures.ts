import type { Database } from "../platform/db/client";
import { findEditable, type TourEditor } from "../tours/admin/tour-editor";
import { findTourWithPictures, type PicturedTour } from "./tour-pictures.repo";

/** Returns a tour whose pictures the editor may edit. @throws AppError `not_found` */
export function openPictures(db: Database, editor: TourEditor, slug: string): Promise<PicturedTour> {
  return findEditable(editor, (userId) => findTourWithPictures(db, slug, userId));
}
