import { and, eq, sql } from "drizzle-orm";
import type { TourFields } from "~/domain/tour-drafts/tour-form";
import type { FileRest } from "~/domain/tour-files/tour-file";
import type { AuditStatements } from "../audit/with-audit";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { tourDrafts, tours } from "../platform/db/schema";
import { isUnbookedTourOf } from "../tour-drafts/tour-drafts.repo";
import { restColumns } from "../tour-drafts/draft-changes.repo";
import { columnsOf } from "../tours/admin/tour-edit.repo";
import { notDeleted } from "../tours/tour-conditions.repo";

/** Returns whose tour has a slug, deleted ones too; null if it is unused. */
export async function findSlugOwner(
  db: Database,
  slug: string,
): Promise<{ operator: string | null; isDeleted: boolean } | null> {
  const row = await db
    .select({ operator: tours.operatorSlug, deletedAt: tours.deletedAt })
    .from(tours)
    .where(eq(tours.slug, slug))
    .get();
  return row ? { operator: row.operator, isDeleted: row.deletedAt !== null } : null;
}

/**
 * Replaces an unpublished tour without bookings, and drops its unsubmitted changes.
 * @param now UTC instant
 * @returns false if the tour is no longer the user's, or has another version
 */
export async function replaceDraft(
  db: Database,
  {
    tourId,
    version,
    userId,
    fields,
    rest,
  }: { tourId: number; version: number; userId: string; fields: TourFields; rest: FileRest },
  audit: AuditStatements,
  now: number,
): Promise<boolean> {
  const {
    status: _,
    operatorSlug: __,
    ...columns
  } = columnsOf(fields, { faq: rest.faq, translations: null });
  const { written } = await batchNamed(db, {
    written: db
      .update(tours)
      .set({ ...columns, ...restColumns(rest), editedAt: now, version: sql`${tours.version} + 1` })
      .where(and(eq(tours.id, tourId), eq(tours.version, version), notDeleted, isUnbookedTourOf(userId))),
    audit,
    deletedDraft: db
      .delete(tourDrafts)
      .where(
        and(
          eq(tourDrafts.tourId, tourId),
          sql`EXISTS (SELECT 1 FROM tours WHERE tours.id = ${tourId} AND tours.version = ${version + 1} AND tours.edited_at = ${now})`,
        ),
      ),
  });
  return written.meta.changes > 0;
}
