import type { Viewer } from "~/domain/accounts/account";
import { AppError } from "~/domain/errors";
import type { DrawingFile } from "~/domain/tour-pictures/tour-drawing";
import type { Drawing } from "~/domain/tour-pictures/drawings";
import type { Database } from "../db/client";
import { requireAdminOrRight } from "../authz/actors";
import { findEditable } from "../tours/admin/tour-editor";
import { findIllustratedTour } from "./tour-drawings.repo";
import type { DrawnTour } from "./tour-drawings.repo";

/** An illustration that is drawn on request. */
export interface ServedDrawing {
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
    const editor = await requireAdminOrRight(db, viewer, "tours");
    return await findEditable(editor, (userId) => findIllustratedTour(db, slug, userId));
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
