import { and, eq, sql, type SQL } from "drizzle-orm";
import { todayInIndia } from "~/domain/calendar/calendar";
import type { TourStatus } from "~/domain/tours/tour";
import type { TourFields } from "~/domain/tour-drafts/tour-form";
import type { AuditStatements } from "../audit/with-audit";
import { moveToPlace } from "../analytics/sums.repo";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { tourDrafts, tours } from "../platform/db/schema";
import { moveUses } from "../resources/free.repo";
import { isTourOf } from "../platform/authz/operator-rights.repo";
import { hasImage, isVerified, notDeleted } from "../tours/tour-conditions.repo";
import { columnsOf } from "../tours/admin/tour-edit.repo";

/** Conditions for applying a draft to its tour. */
export const takesOver = {
  /** A draft that its operator submits. */
  draftOf: (userId: string) => and(eq(tours.status, "draft"), hasImage, isTourOf(userId, "tours")),
  /** Edits that the operator of a published tour makes. */
  publishedOf: (userId: string) => and(eq(tours.status, "active"), isTourOf(userId, "tours")),
  /** Submitted edits that an administrator approves. */
  submitted: () =>
    and(
      eq(tours.status, "active"),
      sql`EXISTS (SELECT 1 FROM tour_drafts AS handed_in
        WHERE handed_in.tour_id = ${tours.id} AND handed_in.submitted_at IS NOT NULL)`,
    ),
  /** Edits of an administrator. The operator changes only while there are no bookings; what is published has an image and a verified operator. */
  byAdmin: (status: TourStatus, operator: string, isPublished: boolean) =>
    and(
      eq(tours.status, status),
      sql`(${tours.operatorSlug} = ${operator} OR NOT EXISTS (
        SELECT 1 FROM bookings WHERE bookings.tour_id = ${tours.id}))`,
      isPublished ? and(hasImage, isVerified(operator)) : undefined,
    ),
};

/**
 * Applies a draft to its tour and deletes the draft, all or nothing, and only if both are unchanged since they were read. Does not change
 * the price, seats or departures of the tour.
 * @param draftVersion null without a draft
 * @param status the new status, if it changes
 * @param operator slug of the new operator, if an administrator writes
 * @returns true if it was applied
 */
export async function takeOverDraft(
  db: Database,
  {
    tourId,
    version,
    draftVersion,
    fields,
    before,
    status,
    operator,
    when,
  }: {
    tourId: number;
    version: number;
    draftVersion: number | null;
    fields: TourFields;
    /** Columns that the form does not hold. */
    before: Parameters<typeof columnsOf>[1];
    status?: "pending" | "active";
    operator?: string;
    when: SQL | undefined;
  },
  audit: AuditStatements,
  now: number,
): Promise<boolean> {
  const { status: _, operatorSlug: __, priceInr: ___, capacity: ____, ...texts } = columnsOf(fields, before);
  const isAsRead = and(eq(tours.id, tourId), eq(tours.version, version), notDeleted, when);
  const update = (condition: SQL | undefined) =>
    db
      .update(tours)
      .set({
        ...texts,
        ...(status && { status, rejectionReason: null }),
        ...(operator !== undefined && { operatorSlug: operator }),
        editedAt: now,
        version: sql`${tours.version} + 1`,
      })
      .where(condition);
  const uses = moveUses(db, eq(tours.id, tourId), todayInIndia(now));
  const moved = (condition: SQL) => moveToPlace(db, sql`${isAsRead} AND ${condition}`, fields);
  if (draftVersion === null) {
    const none = sql`NOT EXISTS (SELECT 1 FROM tour_drafts WHERE tour_drafts.tour_id = ${tourId})`;
    const { written } = await batchNamed(db, {
      moved: moved(none),
      written: update(and(isAsRead, none)),
      audit,
      uses,
    });
    return written.meta.changes > 0;
  }
  const isDraft = and(eq(tourDrafts.tourId, tourId), eq(tourDrafts.version, draftVersion));
  const { written } = await batchNamed(db, {
    moved: moved(sql`EXISTS (SELECT 1 FROM ${tourDrafts} WHERE ${isDraft})`),
    deletedDraft: db
      .delete(tourDrafts)
      .where(and(isDraft, sql`EXISTS (SELECT 1 FROM tours WHERE ${isAsRead})`)),
    // The draft is deleted only if all conditions were met: no need to check them again.
    written: update(and(eq(tours.id, tourId), sql`changes() > 0`)),
    audit,
    uses,
  });
  return written.meta.changes > 0;
}

/** Matches the draft of a published tour at a version. */
function isDraftOfPublished(tourId: number, version: number, whose: SQL | undefined): SQL | undefined {
  return and(
    eq(tourDrafts.tourId, tourId),
    eq(tourDrafts.version, version),
    sql`EXISTS (SELECT 1 FROM tours WHERE ${and(eq(tours.id, tourId), eq(tours.status, "active"), notDeleted, whose)})`,
  );
}

/** Submits edits for review. @returns true if they were submitted */
export async function submitDraft(
  db: Database,
  { tourId, version, userId, now }: { tourId: number; version: number; userId: string; now: number },
  audit: AuditStatements,
): Promise<boolean> {
  const { written } = await batchNamed(db, {
    written: db
      .update(tourDrafts)
      .set({ submittedAt: now, rejectionReason: null, version: version + 1 })
      .where(
        and(
          isDraftOfPublished(tourId, version, isTourOf(userId, "tours")),
          sql`${tourDrafts.submittedAt} IS NULL`,
        ),
      ),
    audit,
  });
  return written.meta.changes > 0;
}

/**
 * Returns submitted edits to the operator: withdrawn by the operator, or rejected by an administrator with a reason.
 * @returns true if they were returned
 */
export async function returnDraft(
  db: Database,
  { tourId, version, ...by }: { tourId: number; version: number } & ({ userId: string } | { reason: string }),
  audit: AuditStatements,
): Promise<boolean> {
  const isOperator = "userId" in by;
  const { written } = await batchNamed(db, {
    written: db
      .update(tourDrafts)
      .set({
        submittedAt: null,
        version: version + 1,
        ...(!isOperator && { rejectionReason: by.reason }),
      })
      .where(
        and(
          isDraftOfPublished(tourId, version, isOperator ? isTourOf(by.userId, "tours") : undefined),
          sql`${tourDrafts.submittedAt} IS NOT NULL`,
        ),
      ),
    audit,
  });
  return written.meta.changes > 0;
}

/** Withdraws a new tour from review. @returns true if it was withdrawn */
export async function deleteSubmission(
  db: Database,
  { tourId, userId }: { tourId: number; userId: string },
  audit: AuditStatements,
): Promise<boolean> {
  const { written } = await batchNamed(db, {
    written: db
      .update(tours)
      .set({ status: "draft", version: sql`${tours.version} + 1` })
      .where(and(eq(tours.id, tourId), eq(tours.status, "pending"), notDeleted, isTourOf(userId, "tours"))),
    audit,
  });
  return written.meta.changes > 0;
}
