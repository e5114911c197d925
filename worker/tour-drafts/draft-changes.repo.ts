import { and, eq, sql, type SQL } from "drizzle-orm";
import type { TourFields } from "~/domain/tour-drafts/tour-form";
import type { EditedPicture } from "~/domain/tour-pictures/tour-picture";
import type { TourDraftValues } from "~/domain/tour-drafts/tour-draft";
import type { TourTemplate } from "~/domain/tour-drafts/tour-templates";
import type { AuditStatements } from "../audit/with-audit";
import type { Database } from "../platform/db/client";
import { tourDrafts, tourPictures, tours } from "../platform/db/schema";
import { isEditableBy, operatorsWith } from "../platform/authz/operator-rights.repo";
import { notDeleted } from "../tours/tour-conditions.repo";
import type { TourEditor } from "../tours/admin/tour-editor";
import { isWithinDraftQuota } from "./draft-quota.repo";
import type { FileRest } from "~/domain/tour-files/tour-file";
import { foldText } from "~/domain/folded-text";
import { columnsOf } from "../tours/admin/tour-edit.repo";

/** Converts a file's fields that are not in the form to columns. Omitted ones stay, or get the default. */
export function restColumns({ departures, priceRules, altitudeMetres }: FileRest) {
  return {
    altitudeMetres,
    ...(departures && { departureRules: departures }),
    ...(priceRules && { priceRules }),
  };
}

interface NewTour {
  slug: string;
  fields: TourFields;
  rest?: FileRest;
  /** Departures, options, extras and illustration of a template. */
  columns?: ReturnType<TourTemplate["columns"]>;
  draft?: TourDraftValues;
  editor: TourEditor;
}

/**
 * Creates a tour, ordered after all other tours.
 * Fails with UNIQUE `tours.slug` if another tour has that slug, and with CHECK `tours_operator_named` if the operator is unknown, the
 * editor has no right for it, or it has the max number of unpublished tours; administrators have neither limit.
 * @param draft values that are not yet valid, kept beside the tour
 * @param now UTC instant
 */
export async function insertDraft(
  db: Database,
  { slug, fields, rest, columns, draft, editor }: NewTour,
  audit: AuditStatements,
  now: number,
): Promise<void> {
  const mayOwn =
    editor.role === "admin"
      ? sql`1`
      : sql`slug IN ${operatorsWith(editor.id, "tours")} AND ${isWithinDraftQuota(fields.operator)}`;
  await db.batch([
    db.insert(tours).values({
      ...columnsOf(fields, { faq: rest?.faq ?? [], translations: null }),
      ...(rest && restColumns(rest)),
      ...columns,
      operatorSlug: sql`(SELECT slug FROM operators WHERE slug = ${fields.operator} AND ${mayOwn})`,
      slug,
      kind: "package",
      position: sql`(SELECT coalesce(max(position), 0) + 1 FROM tours)`,
      createdAt: now,
      editedAt: now,
    }),
    ...audit,
    ...(draft
      ? [
          db
            .insert(tourDrafts)
            .select(
              sql`SELECT id, ${JSON.stringify(draft)}, 1, ${now}, ${editor.id}, NULL, NULL FROM tours WHERE slug = ${slug}`,
            ),
        ]
      : []),
  ]);
}

/**
 * Copies a tour to a new draft, ordered after all other tours. Fails as `insertDraft`.
 * @param pictures with the ids of their copies
 */
export async function insertCopy(
  db: Database,
  copy: {
    from: number;
    slug: string;
    title: string;
    operator: string;
    userId: string;
    pictures: readonly (Pick<EditedPicture, "kind" | "alt" | "width" | "height" | "attribution"> & {
      copy: string;
      widths: readonly number[];
    })[];
  },
  audit: AuditStatements,
  now: number,
): Promise<void> {
  const { from, slug, title, operator, userId, pictures } = copy;
  const row = await db.select().from(tours).where(eq(tours.id, from)).get();
  if (!row) throw new Error(`no tour ${from}`);
  const { id: _, ...columns } = row;
  const newId = sql`(SELECT id FROM tours WHERE slug = ${slug})`;
  await db.batch([
    db.insert(tours).values({
      ...columns,
      slug,
      title,
      foldedTitle: foldText(title),
      operatorSlug: sql`(SELECT slug FROM operators WHERE slug = ${operator}
        AND slug IN ${operatorsWith(userId, "tours")} AND ${isWithinDraftQuota(operator)})`,
      kind: "package",
      status: "draft",
      position: sql`(SELECT coalesce(max(position), 0) + 1 FROM tours)`,
      rating: null,
      reviewCount: 0,
      isFeatured: false,
      rejectionReason: null,
      pausedAt: null,
      pausedUntil: null,
      version: 1,
      createdAt: now,
      editedAt: now,
    }),
    ...audit,
    db
      .insert(tourDrafts)
      .select(
        sql`SELECT ${newId}, json_remove("values", '$.title'), 1, ${now}, ${userId}, NULL, NULL FROM tour_drafts WHERE tour_id = ${from}`,
      ),
    ...pictures.map(({ copy: id, kind, alt, width, height, widths, attribution }, position) =>
      db.insert(tourPictures).values({
        id,
        tourId: newId,
        position,
        kind,
        alt,
        width,
        height,
        widths: [...widths],
        ...attribution,
        createdAt: now,
      }),
    ),
  ]);
}

/** Matches if an editor may edit the tour's draft and it is not under review. Administrators edit new tours during their review. */
function isWritable(tourId: number, editorId: string | null): SQL {
  return sql`EXISTS (SELECT 1 FROM tours WHERE ${tours.id} = ${tourId} AND ${notDeleted}
    AND ${editorId === null ? sql`1` : sql`${tours.status} <> 'pending'`} AND ${isEditableBy(editorId)}
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
    editorId,
    now,
  }: {
    tourId: number;
    version: number;
    values: TourDraftValues;
    userId: string;
    editorId: string | null;
    now: number;
  },
): Promise<number | null> {
  const written = isWritable(tourId, editorId);
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
  { tourId, version, editorId }: { tourId: number; version: number; editorId: string | null },
): Promise<boolean> {
  const { meta } = await db
    .delete(tourDrafts)
    .where(and(eq(tourDrafts.tourId, tourId), eq(tourDrafts.version, version), isWritable(tourId, editorId)));
  return meta.changes > 0;
}
