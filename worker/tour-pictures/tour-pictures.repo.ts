import { and, asc, eq, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { maxTourPictures, type EditedPicture } from "~/domain/tour-pictures/tour-picture";
import type { Drawing } from "~/domain/tours/drawings";
import type { PictureLicence } from "~/domain/tours/picture-licence";
import { tourPath } from "~/domain/tours/tour";
import type { AuditStatements } from "../audit/with-audit";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { tourPictures, tours } from "../platform/db/schema";
import { isTourOf } from "../platform/authz/operator-rights.repo";
import { toEditedPicture } from "../tours/cover-image.repo";
import { onSale } from "../tours/tours.repo";

/** A tour whose pictures are edited. */
export interface PicturedTour {
  id: number;
  slug: string;
  title: string;
  /** True if the build has drawn it: a catalogue tour. */
  isOfCatalogue: boolean;
  /** The chosen illustration. */
  drawing: Drawing | null;
  /** True if the viewer's operator gives them the right to edit it. */
  isTheirs: boolean;
}

/** Finds a tour by slug, drafts included, deleted ones excluded. @param userId the viewer */
export async function findTourWithPictures(
  db: Database,
  slug: string,
  userId: string,
): Promise<PicturedTour | null> {
  const row = await db
    .select({
      id: tours.id,
      slug: tours.slug,
      title: tours.title,
      createdAt: tours.createdAt,
      drawing: tours.drawing,
      isTheirs: sql<number>`${isTourOf(userId, "tours")}`.as("is_theirs"),
    })
    .from(tours)
    .where(and(eq(tours.slug, slug), isNull(tours.deletedAt)))
    .get();
  if (!row) return null;
  const { createdAt, isTheirs, ...tour } = row;
  return { ...tour, isOfCatalogue: createdAt === null, isTheirs: isTheirs === 1 };
}

export async function listTourPictures(db: Database, tourId: number): Promise<EditedPicture[]> {
  const rows = await db
    .select()
    .from(tourPictures)
    .where(and(eq(tourPictures.tourId, tourId), isNull(tourPictures.removedAt)))
    .orderBy(asc(tourPictures.position), asc(tourPictures.id));
  return rows.map(toEditedPicture);
}

/**
 * Checks that the editor still has the right to the tour.
 * @param editorId null for an administrator, who needs no right
 */
function isEditedBy(tourId: number, editorId: string | null): SQL | undefined {
  if (editorId === null) return undefined;
  return sql`EXISTS (SELECT 1 FROM ${tours} WHERE ${tours.id} = ${tourId} AND ${isTourOf(editorId, "tours")})`;
}

/** Runs right after the audit statements: if they wrote nothing, nothing was edited. */
function markEdited(db: Database, tourId: number, at: number) {
  return db
    .update(tours)
    .set({ editedAt: at })
    .where(and(eq(tours.id, tourId), sql`changes() > 0`));
}

/** Description of a picture by its editor. */
type PictureWords = Pick<EditedPicture, "alt" | "kind" | "attribution">;

/** Returns an attribution's columns; null for the operator's own picture. */
export function attributionColumns({ attribution }: Pick<PictureWords, "attribution">) {
  return attribution ?? { credit: null, licence: null, source: null };
}

const attributedShown = 1000;

/** Lists the pictures by others of tours on sale, those of one tour together. */
export async function listAttributedPictures(db: Database) {
  const rows = await db
    .select({
      id: tourPictures.id,
      alt: tourPictures.alt,
      // Not null, by the condition and the CHECK.
      credit: sql<string>`${tourPictures.credit}`.as("credit"),
      licence: sql<PictureLicence>`${tourPictures.licence}`.as("licence"),
      source: sql<string>`${tourPictures.source}`.as("source"),
      tour: { kind: tours.kind, slug: tours.slug, region: tours.region, title: tours.title },
    })
    .from(tourPictures)
    .innerJoin(tours, eq(tourPictures.tourId, tours.id))
    .where(and(isNotNull(tourPictures.licence), isNull(tourPictures.removedAt), onSale))
    .orderBy(asc(tours.position), asc(tourPictures.position))
    .limit(attributedShown);
  return rows.map(({ tour, ...row }) => ({ ...row, tour: { title: tour.title, path: tourPath(tour) } }));
}

/**
 * Appends a picture, unless the tour has the max number of pictures, is deleted or may no longer be edited by the editor.
 * @param picture.createdAt UTC instant in milliseconds
 * @returns true if it was added
 */
export async function createTourPicture(
  db: Database,
  picture: {
    id: string;
    tourId: number;
    editorId: string | null;
    width: number;
    height: number;
    widths: readonly number[];
    createdAt: number;
  } & PictureWords,
  audit: AuditStatements,
): Promise<boolean> {
  const { id, tourId, editorId, kind, alt, width, height, widths, createdAt } = picture;
  const { credit, licence, source } = attributionColumns(picture);
  const isTheirs = isEditedBy(tourId, editorId) ?? sql`true`;
  const { written } = await batchNamed(db, {
    written: db.insert(tourPictures).select(
      sql`SELECT ${id}, ${tours.id}, (SELECT coalesce(max(p.position) + 1, 0) FROM tour_pictures p WHERE p.tour_id = ${tours.id}),
            ${kind}, ${alt}, ${width}, ${height}, ${JSON.stringify(widths)}, ${credit}, ${licence}, ${source}, ${createdAt}, NULL
          FROM ${tours} WHERE ${tours.id} = ${tourId} AND ${tours.deletedAt} IS NULL AND ${isTheirs}
            AND (SELECT count(*) FROM tour_pictures p WHERE p.tour_id = ${tours.id} AND p.removed_at IS NULL) < ${maxTourPictures}`,
    ),
    audit,
    edited: markEdited(db, tourId, createdAt),
  });
  return written.meta.changes > 0;
}

/** Matches pictures that can be removed: the tour has an illustration, is not on sale, or has another picture. */
const canSpare = sql`EXISTS (SELECT 1 FROM tours WHERE tours.id = tour_pictures.tour_id AND (
  tours.created_at IS NULL OR tours.drawing IS NOT NULL OR tours.status <> 'active' OR EXISTS (
    SELECT 1 FROM tour_pictures other
    WHERE other.tour_id = tours.id AND other.removed_at IS NULL AND other.id <> tour_pictures.id)))`;

/**
 * Removes a picture from a tour. Its row stays until its copies are deleted.
 * @returns false if it does not exist, the editor has lost the right, or it is the last one of a tour on sale without an illustration
 */
export async function deleteTourPicture(
  db: Database,
  { id, tourId, editorId, at }: { id: string; tourId: number; editorId: string | null; at: number },
  audit: AuditStatements,
): Promise<boolean> {
  const { written } = await batchNamed(db, {
    written: db
      .update(tourPictures)
      .set({ removedAt: at })
      .where(
        and(
          eq(tourPictures.id, id),
          eq(tourPictures.tourId, tourId),
          isNull(tourPictures.removedAt),
          canSpare,
          isEditedBy(tourId, editorId),
        ),
      ),
    audit,
    edited: markEdited(db, tourId, at),
  });
  return written.meta.changes > 0;
}

/** Lists up to `limit` pictures that were removed before an instant. */
export async function listRemovedPictures(
  db: Database,
  { before, limit }: { before: number; limit: number },
): Promise<{ id: string; widths: number[] }[]> {
  return (
    db
      .select({ id: tourPictures.id, widths: tourPictures.widths })
      .from(tourPictures)
      // Raw SQL, so that the partial index on removed pictures is used.
      .where(sql`${tourPictures.removedAt} IS NOT NULL AND ${tourPictures.removedAt} < ${before}`)
      .limit(limit)
  );
}

export async function deleteTourPictures(db: Database, ids: readonly string[]): Promise<void> {
  await db
    .delete(tourPictures)
    .where(sql`${tourPictures.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
}

/**
 * Sets the order of a tour's pictures, unless the set of pictures has changed.
 * @param ids each once
 * @returns true if it was changed
 */
export async function updateTourPictureOrder(
  db: Database,
  {
    ids,
    tourId,
    editorId,
    at,
  }: { ids: readonly string[]; tourId: number; editorId: string | null; at: number },
  audit: AuditStatements,
): Promise<boolean> {
  const order = JSON.stringify(ids);
  const { written } = await batchNamed(db, {
    written: db
      .update(tourPictures)
      .set({ position: sql`(SELECT key FROM json_each(${order}) WHERE value = ${tourPictures.id})` })
      .where(
        and(
          eq(tourPictures.tourId, tourId),
          isNull(tourPictures.removedAt),
          isEditedBy(tourId, editorId),
          sql`(SELECT count(*) FROM tour_pictures p WHERE p.tour_id = ${tourId} AND p.removed_at IS NULL) = ${ids.length}`,
          sql`NOT EXISTS (SELECT 1 FROM tour_pictures p
                WHERE p.tour_id = ${tourId} AND p.removed_at IS NULL AND p.id NOT IN (SELECT value FROM json_each(${order})))`,
        ),
      ),
    audit,
    edited: markEdited(db, tourId, at),
  });
  return written.meta.changes > 0;
}

/**
 * Replaces a picture's alternative text, kind and attribution, unless someone else has changed them.
 * @returns true if they were changed
 */
export async function updateTourPictureWords(
  db: Database,
  change: {
    id: string;
    tourId: number;
    editorId: string | null;
    before: PictureWords;
    after: PictureWords;
    at: number;
  },
  audit: AuditStatements,
): Promise<boolean> {
  const { id, tourId, editorId, before, after, at } = change;
  const { credit, licence, source } = attributionColumns(before);
  const { written } = await batchNamed(db, {
    written: db
      .update(tourPictures)
      .set({ alt: after.alt, kind: after.kind, ...attributionColumns(after) })
      .where(
        and(
          eq(tourPictures.id, id),
          eq(tourPictures.tourId, tourId),
          eq(tourPictures.alt, before.alt),
          eq(tourPictures.kind, before.kind),
          sql`${tourPictures.credit} IS ${credit} AND ${tourPictures.licence} IS ${licence} AND ${tourPictures.source} IS ${source}`,
          isNull(tourPictures.removedAt),
          isEditedBy(tourId, editorId),
        ),
      ),
    audit,
    edited: markEdited(db, tourId, at),
  });
  return written.meta.changes > 0;
}
