import { and, eq, isNotNull, sql } from "drizzle-orm";
import { readDraft } from "~/domain/tour-drafts/tour-draft";
import { tourToDraw, type TourToDraw } from "~/domain/tour-pictures/tour-drawing";
import type { Drawing } from "~/domain/tours/drawings";
import type { AuditStatements } from "../audit/with-audit";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { tourDrafts, tours } from "../platform/db/schema";
import { isTourOf } from "../platform/authz/operator-rights.repo";
import { notDeleted } from "../tours/tour-conditions.repo";
import { onSale } from "../tours/tours.repo";

/** A tour's illustration and its visibility. */
export interface DrawnTour {
  drawing: Drawing | null;
  /** True if travelers can see it: the tour is on sale, or was booked, so that bookings show it. */
  isPublic: boolean;
  /** True if the viewer's operator gives them the right to edit the tour. */
  isTheirs: boolean;
}

/** Finds a tour whose illustration is not part of the build. @param userId the viewer; null if not known yet */
export async function findIllustratedTour(
  db: Database,
  slug: string,
  userId: string | null,
): Promise<DrawnTour | null> {
  const row = await db
    .select({
      drawing: tours.drawing,
      // Raw SQL for the bookings: drizzle omits the table name in single-table selects.
      isPublic: sql<number>`(coalesce(${onSale}, 0)
        OR EXISTS (SELECT 1 FROM bookings WHERE bookings.tour_id = tours.id))`.as("is_public"),
      isTheirs: sql<number>`(${notDeleted} AND ${isTourOf(userId ?? "", "tours")})`.as("is_theirs"),
    })
    .from(tours)
    .where(and(eq(tours.slug, slug), isNotNull(tours.createdAt)))
    .get();
  return row ? { ...row, isPublic: row.isPublic === 1, isTheirs: row.isTheirs === 1 } : null;
}

/** Returns the data that illustrations are proposed from. */
export async function getTourToDraw(db: Database, tourId: number): Promise<TourToDraw | null> {
  const row = await db
    .select({ tour: tours, draft: tourDrafts.values })
    .from(tours)
    .leftJoin(tourDrafts, eq(tourDrafts.tourId, tours.id))
    .where(eq(tours.id, tourId))
    .get();
  return row ? tourToDraw(row.tour, readDraft(row.draft ?? {})) : null;
}

/** Matches tours that need no illustration: not on sale, or with an uploaded picture. */
const canSpareDrawing = sql`(${tours.status} <> 'active' OR EXISTS (SELECT 1 FROM tour_pictures
  WHERE tour_pictures.tour_id = ${tours.id} AND tour_pictures.removed_at IS NULL))`;

/**
 * Sets or removes a tour's illustration, unless someone else has just done so.
 * @param change.editorId the user whose right to the tour is checked; null for an administrator, who needs none
 * @param change.drawing null removes it
 * @returns false if not changed, e.g. for a catalogue tour, or a tour on sale without a picture
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
  const { written } = await batchNamed(db, {
    written: db
      .update(tours)
      .set({ drawing, editedAt: at })
      .where(
        and(
          eq(tours.id, tourId),
          notDeleted,
          isNotNull(tours.createdAt),
          editorId === null ? undefined : isTourOf(editorId, "tours"),
          sql`${tours.drawing} IS ${before}`,
          drawing === null ? canSpareDrawing : undefined,
        ),
      ),
    audit,
  });
  return written.meta.changes > 0;
}
