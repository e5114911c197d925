import type { Viewer } from "~/domain/account";
import { AppError } from "~/domain/errors";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import { editorIdOf } from "../tours/require-tour-editor";
import { openPictures } from "./open-pictures";
import { updateTourDrawing } from "./tour-drawings.repo";

/**
 * Takes the illustration that was chosen for a tour away.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found`, `conflict` (a tour on sale keeps the last thing it is shown by,
 *   or somebody else was faster)
 */
export async function removeTourDrawing(
  audit: AuditDependencies,
  viewer: Viewer | null,
  slug: string,
): Promise<void> {
  const { db, clock } = audit;
  const { editor, tour } = await openPictures(db, viewer, slug);
  if (tour.isOfCatalogue) throw new AppError("conflict", "This tour has an illustration of its own.");
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
  const present = (await openPictures(db, viewer, slug)).tour.drawing;
  if (present === null) return;
  throw present === before
    ? new AppError(
        "conflict",
        "It is all that a tour on sale is shown by. Please add a picture first, or take the tour off the site.",
      )
    : new AppError("conflict", "Somebody else has just changed this illustration.");
}
