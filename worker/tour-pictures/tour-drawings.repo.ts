import { and, eq, isNotNull, sql } from "drizzle-orm";
import { readDraft } from "~/domain/tour-draft";
import { tourToDraw } from "~/domain/tour-drawing";
import type { Drawing, TourToDraw } from "~/domain/tour-drawing";
import type { AuditStatements } from "../audit/with-audit";
import type { Database } from "../db/client";
import { tourDrafts, tours } from "../db/schema";
import { isTourOf } from "../operators/company-rights.repo";
import { isThere } from "../tours/tour-conditions.repo";
import { onSale } from "../tours/tours.repo";

/** A tour's illustration, and who may see it. */
export interface DrawnTour {
  drawing: Drawing | null;
  /** Whether travellers see it: the tour is on sale, or was booked, so that somebody's booking shows it. */
  isPublic: boolean;
  /** Whether the one who asks has a right to the tour by their company. */
  isTheirs: boolean;
}

/** A tour that the build has not drawn, by its slug, or null. @param userId who asks; null where that is not known yet */
export async function findDrawnTour(
  db: Database,
  slug: string,
  userId: string | null,
): Promise<DrawnTour | null> {
  const row = await db
    .select({
      drawing: tours.drawing,
      // The bookings in words: in a select from one table drizzle would leave the table's name out.
      isPublic: sql<number>`(coalesce(${onSale}, 0)
        OR EXISTS (SELECT 1 FROM bookings WHERE bookings.tour_id = tours.id))`.as("is_public"),
      isTheirs: sql<number>`(${isThere} AND ${isTourOf(userId ?? "", "tours")})`.as("is_theirs"),
    })
    .from(tours)
    .where(and(eq(tours.slug, slug), isNotNull(tours.createdAt)))
    .get();
  return row ? { ...row, isPublic: row.isPublic === 1, isTheirs: row.isTheirs === 1 } : null;
}

/** What a tour's illustration is proposed by. */
export async function getTourToDraw(db: Database, tourId: number): Promise<TourToDraw | null> {
  const row = await db
    .select({ tour: tours, draft: tourDrafts.values })
    .from(tours)
    .leftJoin(tourDrafts, eq(tourDrafts.tourId, tours.id))
    .where(eq(tours.id, tourId))
    .get();
  return row ? tourToDraw(row.tour, readDraft(row.draft ?? {})) : null;
}

/** That a tour may do without an illustration: it is not on sale, or has an uploaded picture. */
const canSpareDrawing = sql`(${tours.status} <> 'active' OR EXISTS (SELECT 1 FROM tour_pictures
  WHERE tour_pictures.tour_id = ${tours.id} AND tour_pictures.removed_at IS NULL))`;

/**
 * Gives a tour another illustration, or takes it away, unless somebody else has just done so.
 * @param change.editorId whose right to the tour is asked for; null for an administrator, who needs none
 * @param change.drawing null takes it away
 * @returns whether it was done: a tour of the catalogue chooses none, and one that is on sale without a picture keeps its own
 */
export async function updateTourDrawing(
  db: Database,
  change: {
    tourId: number;
    editorId: string | null;
    before: Drawing | null;
    drawing: Drawing | null;
    at: number;
  },
  audit: AuditStatements,
): Promise<boolean> {
  const { tourId, editorId, before, drawing, at } = change;
  const [written] = await db.batch([
    db
      .update(tours)
      .set({ drawing, editedAt: at })
      .where(
        and(
          eq(tours.id, tourId),
          isThere,
          isNotNull(tours.createdAt),
          editorId === null ? undefined : isTourOf(editorId, "tours"),
          sql`${tours.drawing} IS ${before}`,
          drawing === null ? canSpareDrawing : undefined,
        ),
      ),
    ...audit,
  ]);
  return written.meta.changes > 0;
}
