import { AppError, staleEdit } from "~/domain/errors";
import { drawingSchema } from "~/domain/tour-pictures/drawings";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import { editorIdOf } from "../tours/admin/tour-editor";
import type { TourEditor } from "../tours/admin/tour-editor";
import { openPictures } from "./open-pictures";
import { updateTourDrawing } from "./tour-drawings.repo";

/**
 * Sets a tour's illustration, which is shown if the tour has no uploaded picture.
 * @param choice.drawing its name, validated here
 * @throws AppError `not_found`, `invalid` (unknown drawing), `conflict` (a catalogue tour, which has its
 * own, or someone else was faster)
 */
export async function chooseTourDrawing(
  audit: AuditDependencies,
  editor: TourEditor,
  { slug, drawing: typed }: { slug: string; drawing: string },
): Promise<void> {
  const { db, clock } = audit;
  const tour = await openPictures(db, editor, slug);
  const choice = drawingSchema.safeParse(typed);
  if (!choice.success) {
    const text = "Choose one of the illustrations.";
    throw new AppError("invalid", text, { errors: { drawing: [text] } });
  }
  if (tour.isOfCatalogue) throw new AppError("conflict", "This tour has a fixed illustration.");
  const [before, drawing] = [tour.drawing, choice.data];
  if (drawing === before) return;
  const entry = {
    action: "tour.choose-drawing",
    subjectId: tour.slug,
    before: { drawing: before },
    after: { drawing },
  } as const;
  const isDone = await withAudit(audit, editor, entry, (statements) =>
    updateTourDrawing(
      db,
      { tourId: tour.id, editorId: editorIdOf(editor), before, drawing, at: clock() },
      statements,
    ),
  );
  if (isDone) return;
  await openPictures(db, editor, slug);
  throw staleEdit("this illustration");
}

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
