import { AppError, staleEdit } from "~/domain/errors";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import { editorIdOf } from "../tours/admin/tour-editor";
import type { TourEditor } from "../tours/admin/tour-editor";
import { openPictures } from "./open-pictures";
import { updateTourDrawing } from "./tour-drawings.repo";

/**
 * Removes a tour's chosen illustration.
 * @throws AppError `not_found`, `conflict` (a tour on sale needs at least one image, or someone else was
 * faster)
 */
export async function removeTourDrawing(
  audit: AuditDependencies,
  editor: TourEditor,
  slug: string,
): Promise<void> {
  const { db, clock } = audit;
  const tour = await openPictures(db, editor, slug);
  if (tour.isOfCatalogue) throw new AppError("conflict", "This tour has a fixed illustration.");
  const before = tour.drawing;
  if (before === null) return;
  const entry = { action: "tour.remove-drawing", subjectId: tour.slug, before: { drawing: before } } as const;
  const isDone = await withAudit(audit, editor, entry, (statements) =>
    updateTourDrawing(
      db,
      { tourId: tour.id, editorId: editorIdOf(editor), before, drawing: null, at: clock() },
      statements,
    ),
  );
  if (isDone) return;
  const present = (await openPictures(db, editor, slug)).drawing;
  if (present === null) return;
  throw present === before
    ? new AppError(
        "conflict",
        "A published tour needs at least one image. Add a picture first, or unpublish the tour.",
      )
    : staleEdit("this illustration");
}
