import { and, eq, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { TourFields } from "~/domain/tour-form";
import type { TourDraftValues } from "~/domain/tour-draft";
import type { AuditStatements } from "../audit/with-audit";
import type { Database } from "../db/client";
import { tourDrafts, tours } from "../db/schema";
import { companiesWith, isTourOf } from "../operators/company-rights.repo";
import { isThere } from "../tours/tour-conditions.repo";
import { hasRoomForTour } from "./tour-room.repo";
import { columnsOf } from "../tours/tour-edit.repo";

/**
 * Writes a new draft behind all other tours.
 * Fails with UNIQUE `tours.slug` where another has that slug, and with NOT NULL `tours.operator_slug` where the company has not
 * given that person the right, or has as many tours that are not published as it may.
 * @param now UTC instant
 */
export async function insertDraft(
  db: Database,
  { slug, fields, userId }: { slug: string; fields: TourFields; userId: string },
  audit: AuditStatements,
  now: number,
): Promise<void> {
  await db.batch([
    db.insert(tours).values({
      ...columnsOf(fields, []),
      operatorSlug: sql`(SELECT slug FROM operators WHERE slug = ${fields.operator}
        AND slug IN ${companiesWith(userId, "tours")} AND ${hasRoomForTour(fields.operator)})`,
      slug,
      kind: "package",
      position: sql`(SELECT coalesce(max(position), 0) + 1 FROM tours)`,
      createdAt: now,
      editedAt: now,
    }),
    ...audit,
  ]);
}

/** Whose the tour of a working copy is, and that it can be written on: not while it is looked at. */
function isWritable(tourId: number, userId: string): SQL {
  return sql`EXISTS (SELECT 1 FROM tours WHERE ${tours.id} = ${tourId} AND ${isThere}
    AND ${tours.status} <> 'pending' AND ${isTourOf(userId, "tours")}
    AND (${tours.status} <> 'active' OR NOT EXISTS (
      SELECT 1 FROM tour_drafts AS handed_in WHERE handed_in.tour_id = ${tours.id} AND handed_in.submitted_at IS NOT NULL
    )))`;
}

/**
 * Saves a working copy that stands at a version; 0 for none. A new one begins at the second it was begun at, so that no version
 * of a copy that is gone is ever one of the next.
 * @param now UTC instant
 * @returns the version it has now; null where another has come first, or the tour can no longer be written on
 */
export async function saveDraft(
  db: Database,
  {
    tourId,
    version,
    values,
    userId,
    now,
  }: { tourId: number; version: number; values: TourDraftValues; userId: string; now: number },
): Promise<number | null> {
  const written = isWritable(tourId, userId);
  const next = version === 0 ? Math.floor(now / 1000) : version + 1;
  const { meta } =
    version === 0
      ? await db
          .insert(tourDrafts)
          .select(
            sql`SELECT ${tourId}, ${JSON.stringify(values)}, ${next}, ${now}, ${userId}, NULL, NULL WHERE ${written}`,
          )
          .onConflictDoNothing()
      : await db
          .update(tourDrafts)
          .set({ values, version: next, updatedAt: now, updatedBy: userId, submittedAt: null })
          .where(and(eq(tourDrafts.tourId, tourId), eq(tourDrafts.version, version), written));
  return meta.changes > 0 ? next : null;
}

/** Throws a working copy away, if it still has that version. @returns whether it did */
export async function deleteDraft(
  db: Database,
  { tourId, version, userId }: { tourId: number; version: number; userId: string },
): Promise<boolean> {
  const { meta } = await db
    .delete(tourDrafts)
    .where(and(eq(tourDrafts.tourId, tourId), eq(tourDrafts.version, version), isWritable(tourId, userId)));
  return meta.changes > 0;
}
