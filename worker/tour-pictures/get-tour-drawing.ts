import type { Viewer } from "~/domain/account";
import { AppError } from "~/domain/errors";
import type { Drawing, DrawingFile } from "~/domain/tour-drawing";
import type { Database } from "../db/client";
import { requireTourEditor } from "../tours/require-tour-editor";
import { findDrawnTour } from "./tour-drawings.repo";
import type { DrawnTour } from "./tour-drawings.repo";

/** An illustration that is drawn when it is asked for. */
export interface ServedDrawing {
  /** Changes with what would be drawn. */
  version: string;
  /** Whether it is the same for everybody. */
  isPublic: boolean;
  draw: () => Promise<string>;
}

/**
 * The illustration of a tour that was not drawn by the build, in one shape. That of a tour which nobody could book yet is for
 * those who may edit it: its address would tell others that there is such a tour.
 * @param proposed another one than the tour has, for those who choose
 * @param ask who asks; only where it matters
 * @throws AppError `not_found`
 */
export async function getTourDrawing(
  { db }: { db: Database },
  { slug, shape, proposed }: DrawingFile & { proposed?: Drawing },
  ask: () => Promise<Viewer | null>,
): Promise<ServedDrawing> {
  const shown = await findDrawnTour(db, slug, null);
  const isPublic = shown?.isPublic === true && proposed === undefined;
  const tour = isPublic ? shown : shown && (await findForEditor(db, slug, await ask()));
  const drawing = tour && (proposed ?? tour.drawing);
  if (drawing === null) throw new AppError("not_found", "There is no illustration at this address.");
  return {
    version: [slug, shape, drawing, import.meta.env.BUILD_ID].join("/"),
    isPublic,
    // Loaded when it is needed: the illustrator is large, and most requests draw nothing.
    draw: async () => {
      const { drawForTour } = await import("../../illustrations/draw-for-tour");
      return drawForTour(slug, drawing, shape);
    },
  };
}

/** A tour for those who may edit it; to everybody else there is none. */
async function findForEditor(db: Database, slug: string, viewer: Viewer | null): Promise<DrawnTour | null> {
  try {
    return (await requireTourEditor(db, viewer, (userId) => findDrawnTour(db, slug, userId))).tour;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
