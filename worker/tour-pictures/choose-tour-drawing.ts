import { AppError, staleEdit } from "~/domain/errors";
import { drawingSchema, type Drawing } from "~/domain/tours/drawings";
import { withAudit, type AuditDependencies } from "../audit/with-audit";
import { editorIdOf, findEditable, type TourEditor } from "../tours/admin/tour-editor";
import { openPictures } from "./open-pictures";
import { updateTourDrawing, findIllustratedTour, type DrawnTour } from "./tour-drawings.repo";
import type { Viewer } from "~/domain/accounts/account";
import type { DrawingFile } from "~/domain/tour-pictures/tour-drawing";
import type { Database } from "../platform/db/client";
import { requireAdminOrRight } from "../platform/authz/actors";

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

/** An illustration that is drawn on request. */
interface ServedDrawing {
  /** Changes with the drawing. */
  version: string;
  /** True if it is the same for everyone. */
  isPublic: boolean;
  draw: () => Promise<string>;
}

/**
 * Returns one format of a tour's illustration that is not part of the build. Illustrations of tours that were never on sale or booked are
 * limited to their editors: otherwise the URL would disclose that the tour exists.
 * @param proposed a drawing to preview instead of the tour's own
 * @param ask returns the viewer; called only if needed
 * @throws AppError `not_found`
 */
export async function getTourDrawing(
  { db }: { db: Database },
  { slug, shape, proposed }: DrawingFile & { proposed?: Drawing },
  ask: () => Promise<Viewer | null>,
): Promise<ServedDrawing> {
  const shown = await findIllustratedTour(db, slug, null);
  const isPublic = shown?.isPublic === true && proposed === undefined;
  const tour = isPublic ? shown : shown && (await findForEditor(db, slug, await ask()));
  const drawing = tour && (proposed ?? tour.drawing);
  if (drawing === null) throw new AppError("not_found", "Illustration not found.");
  return {
    version: [slug, shape, drawing, import.meta.env.BUILD_ID].join("/"),
    isPublic,
    // Loaded on demand: the illustrator is large, and most requests draw nothing.
    draw: async () => {
      const { drawForTour } = await import("@tour-bharat/illustrations/draw-for-tour");
      return drawForTour(slug, drawing, shape);
    },
  };
}

/** Finds a tour for its editors; null for all others. */
async function findForEditor(db: Database, slug: string, viewer: Viewer | null): Promise<DrawnTour | null> {
  try {
    const editor = await requireAdminOrRight(db, viewer, "tours", "tours");
    return await findEditable(editor, (userId) => findIllustratedTour(db, slug, userId));
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
