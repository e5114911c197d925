import type { Viewer } from "~/domain/account";
import { AppError } from "~/domain/errors";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import { requireTourEditor } from "../tours/require-tour-editor";
import { updateTourDrawing } from "./tour-drawings.repo";
import { findPicturedTour } from "./tour-pictures.repo";

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
  const find = () => findPicturedTour(db, slug, viewer?.id ?? "");
  const { editor, tour } = requireTourEditor(viewer, await find());
  if (tour.isOfCatalogue) throw new AppError("conflict", "This tour has an illustration of its own.");
  const before = tour.drawing;
  if (before === null) return;
  const entry = { action: "tour.remove-drawing", subjectId: tour.slug, before: { drawing: before } } as const;
  const isDone = await withAudit(audit, editor, entry, (statements) =>
    updateTourDrawing(db, { tourId: tour.id, before, drawing: null, at: clock() }, statements),
  );
  if (isDone) return;
  const present = (await find())?.drawing ?? null;
  if (present === null) return;
  throw present === before
    ? new AppError(
        "conflict",
        "It is all that a tour on sale is shown by. Please add a picture first, or take the tour off the site.",
      )
    : new AppError("conflict", "Somebody else has just changed this illustration.");
}
