import { drawingsFor } from "~/domain/tour-pictures/tour-drawing";
import type { EditedPictures } from "~/domain/tour-pictures/tour-picture";
import type { Database } from "../db/client";
import { openPictures } from "./open-pictures";
import { getTourToDraw } from "./tour-drawings.repo";
import { listTourPictures } from "./tour-pictures.repo";
import type { TourEditor } from "../tours/admin/tour-editor";

/**
 * Returns a tour's pictures for its editors.
 * @throws AppError `not_found`
 */
export async function getTourPictures(
  { db }: { db: Database },
  editor: TourEditor,
  slug: string,
): Promise<EditedPictures> {
  const tour = await openPictures(db, editor, slug);
  const [pictures, written] = await Promise.all([
    listTourPictures(db, tour.id),
    tour.isOfCatalogue ? null : getTourToDraw(db, tour.id),
  ]);
  const illustration = written && { chosen: tour.drawing, offered: drawingsFor(written) };
  return { slug: tour.slug, title: tour.title, pictures, illustration };
}
