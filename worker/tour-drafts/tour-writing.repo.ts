import { and, eq, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { TourFields } from "~/domain/tour-form";
import type { TourGuide } from "~/domain/tour";
import type { TourDraftValues } from "~/domain/tour-draft";
import type { AuditStatements } from "../audit/with-audit";
import type { Database } from "../db/client";
import { tourDrafts, tours } from "../db/schema";
import { companiesWith, isTourOf } from "../operators/company-rights.repo";
import { isPictured, isThere } from "../tours/tour-conditions.repo";
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

/** Who may take a working copy over, and in which state of its tour. */
export const takesOver = {
  /** A draft that its operator hands in. */
  draftOf: (userId: string) => and(eq(tours.status, "draft"), isPictured, isTourOf(userId, "tours")),
  /** The texts of a published tour that its operator changes. */
  publishedOf: (userId: string) => and(eq(tours.status, "active"), isTourOf(userId, "tours")),
  /** Texts that were handed in and an administrator approves. */
  submitted: () =>
    and(
      eq(tours.status, "active"),
      sql`EXISTS (SELECT 1 FROM tour_drafts AS handed_in
        WHERE handed_in.tour_id = ${tours.id} AND handed_in.submitted_at IS NOT NULL)`,
    ),
};

/**
 * Writes the texts of a tour as its working copy says, and deletes the copy: both or neither, and only where both are still as
 * they were read. Price, seats, departures, company and state of the tour are no texts.
 * @param draftVersion null where there is no working copy
 * @param status what it becomes, where it is handed in
 * @returns whether it was done
 */
export async function takeOverDraft(
  db: Database,
  {
    tourId,
    version,
    draftVersion,
    fields,
    faq,
    status,
    when,
  }: {
    tourId: number;
    version: number;
    draftVersion: number | null;
    fields: TourFields;
    faq: TourGuide["faq"];
    status?: "pending";
    when: SQL | undefined;
  },
  audit: AuditStatements,
  now: number,
): Promise<boolean> {
  const { status: _, operatorSlug: __, priceInr: ___, capacity: ____, ...texts } = columnsOf(fields, faq);
  const isAsRead = and(eq(tours.id, tourId), eq(tours.version, version), isThere, when);
  const update = (condition: SQL | undefined) =>
    db
      .update(tours)
      .set({
        ...texts,
        ...(status && { status, rejectionReason: null }),
        editedAt: now,
        version: sql`${tours.version} + 1`,
      })
      .where(condition);
  if (draftVersion === null) {
    const none = sql`NOT EXISTS (SELECT 1 FROM tour_drafts WHERE tour_drafts.tour_id = ${tourId})`;
    const [written] = await db.batch([update(and(isAsRead, none)), ...audit]);
    return written.meta.changes > 0;
  }
  const [, written] = await db.batch([
    db
      .delete(tourDrafts)
      .where(
        and(
          eq(tourDrafts.tourId, tourId),
          eq(tourDrafts.version, draftVersion),
          sql`EXISTS (SELECT 1 FROM tours WHERE ${isAsRead})`,
        ),
      ),
    // The copy is gone only where all of that was true: it is not asked for again.
    update(and(eq(tours.id, tourId), sql`changes() > 0`)),
    ...audit,
  ]);
  return written.meta.changes > 0;
}

/** The working copy of a published tour at a version. */
function isDraftOfPublished(tourId: number, version: number, whose: SQL | undefined): SQL | undefined {
  return and(
    eq(tourDrafts.tourId, tourId),
    eq(tourDrafts.version, version),
    sql`EXISTS (SELECT 1 FROM tours WHERE ${and(eq(tours.id, tourId), eq(tours.status, "active"), isThere, whose)})`,
  );
}

/** Hands changed texts in. @returns whether it did */
export async function submitDraft(
  db: Database,
  { tourId, version, userId, now }: { tourId: number; version: number; userId: string; now: number },
  audit: AuditStatements,
): Promise<boolean> {
  const [written] = await db.batch([
    db
      .update(tourDrafts)
      .set({ submittedAt: now, rejectionReason: null, version: version + 1 })
      .where(
        and(
          isDraftOfPublished(tourId, version, isTourOf(userId, "tours")),
          sql`${tourDrafts.submittedAt} IS NULL`,
        ),
      ),
    ...audit,
  ]);
  return written.meta.changes > 0;
}

/**
 * Takes changed texts back that were handed in: by the operator, or with the reason for which an administrator sends them back.
 * @returns whether it did
 */
export async function returnDraft(
  db: Database,
  { tourId, version, ...by }: { tourId: number; version: number } & ({ userId: string } | { reason: string }),
  audit: AuditStatements,
): Promise<boolean> {
  const isOperator = "userId" in by;
  const [written] = await db.batch([
    db
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
    ...audit,
  ]);
  return written.meta.changes > 0;
}

/** Takes a draft back that waits to be published. @returns whether it did */
export async function withdrawTour(
  db: Database,
  { tourId, userId }: { tourId: number; userId: string },
  audit: AuditStatements,
): Promise<boolean> {
  const [written] = await db.batch([
    db
      .update(tours)
      .set({ status: "draft", version: sql`${tours.version} + 1` })
      .where(and(eq(tours.id, tourId), eq(tours.status, "pending"), isThere, isTourOf(userId, "tours"))),
    ...audit,
  ]);
  return written.meta.changes > 0;
}
