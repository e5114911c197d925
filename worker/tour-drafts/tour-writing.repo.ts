import { and, eq, sql, type SQL } from "drizzle-orm";
import type { TourFields } from "~/domain/tour-drafts/tour-form";
import type { TourDraftValues } from "~/domain/tour-drafts/tour-draft";
import type { AuditStatements } from "../audit/with-audit";
import type { Database } from "../db/client";
import { tourDrafts, tours } from "../db/schema";
import { operatorsWith, isTourOf } from "../authz/operator-rights.repo";
import { notDeleted } from "../tours/tour-conditions.repo";
import { isWithinDraftQuota } from "./draft-quota.repo";
import { columnsOf } from "../tours/admin/tour-edit.repo";

/**
 * Creates a draft, ordered after all other tours.
 * Fails with UNIQUE `tours.slug` if another tour has that slug, and with NOT NULL `tours.operator_slug` if the user has no right for the
 * operator, or the operator has the max number of unpublished tours.
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
        AND slug IN ${operatorsWith(userId, "tours")} AND ${isWithinDraftQuota(fields.operator)})`,
      slug,
      kind: "package",
      position: sql`(SELECT coalesce(max(position), 0) + 1 FROM tours)`,
      createdAt: now,
      editedAt: now,
    }),
    ...audit,
  ]);
}

/** Matches if the user may edit the tour's draft and it is not under review. */
function isWritable(tourId: number, userId: string): SQL {
  return sql`EXISTS (SELECT 1 FROM tours WHERE ${tours.id} = ${tourId} AND ${notDeleted}
    AND ${tours.status} <> 'pending' AND ${isTourOf(userId, "tours")}
    AND (${tours.status} <> 'active' OR NOT EXISTS (
      SELECT 1 FROM tour_drafts AS handed_in WHERE handed_in.tour_id = ${tours.id} AND handed_in.submitted_at IS NOT NULL
    )))`;
}

/**
 * Saves a draft at a version; 0 for a new one. A new draft's version starts at the current second, so that versions of a deleted draft are
 * never reused.
 * @param now UTC instant
 * @returns its new version; null if someone else was faster, or the tour can no longer be edited
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

/** Discards a draft at a version. @returns true if it was discarded */
export async function deleteDraft(
  db: Database,
  { tourId, version, userId }: { tourId: number; version: number; userId: string },
): Promise<boolean> {
  const { meta } = await db
    .delete(tourDrafts)
    .where(and(eq(tourDrafts.tourId, tourId), eq(tourDrafts.version, version), isWritable(tourId, userId)));
  return meta.changes > 0;
}
