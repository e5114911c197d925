import { eq, sql } from "drizzle-orm";
import type { Drawing } from "~/domain/tours/drawings";
import type { PictureLicence } from "~/domain/tours/picture-licence";
import type { PictureKind } from "~/domain/tours/picture-kind";
import { tourPicturePath, type EditedPicture } from "~/domain/tour-pictures/tour-picture";
import type { CoverImage, StoredTourPicture } from "~/domain/tours/tour-schema";
import type { Database } from "../platform/db/client";
import { tours } from "../platform/db/schema";

/** An uploaded picture as the expressions below return it: JSON of its row. */
interface StoredPicture {
  id: string;
  kind: PictureKind;
  alt: string;
  width: number;
  height: number;
  widths: number[];
  credit: string | null;
  licence: PictureLicence | null;
  source: string | null;
}

// Raw SQL: drizzle omits the table name in single-table selects, so the inner table would shadow it.
const pictureOfRow = sql.raw(
  "json_object('id', p.id, 'kind', p.kind, 'alt', p.alt, 'width', p.width, 'height', p.height, 'widths', json(p.widths), 'credit', p.credit, 'licence', p.licence, 'source', p.source)",
);

/**
 * The first uploaded picture of a row's tour, for a select from `tours`; null if there is none. Costs an index look-up per row, and a row
 * read if there is a picture.
 */
export const firstPicture = sql<StoredTourPicture | null>`(SELECT ${pictureOfRow} FROM tour_pictures p
  WHERE p.tour_id = tours.id AND p.removed_at IS NULL ORDER BY p.position, p.id LIMIT 1)`
  .mapWith((json: string) => toPicture(JSON.parse(json)))
  .as("first_picture");

/** All uploaded pictures of a row's tour, in their order, for a select from `tours`. */
export const allPictures = sql<
  StoredTourPicture[]
>`(SELECT json_group_array(${pictureOfRow} ORDER BY p.position, p.id)
  FROM tour_pictures p WHERE p.tour_id = tours.id AND p.removed_at IS NULL)`
  .mapWith((json: string) => JSON.parse(json).map(toPicture))
  .as("all_pictures");

/** Columns for a tour's images, for a select from `tours`. */
export const coverColumns = {
  coverSlug: sql<string>`${tours.slug}`.as("cover_slug"),
  coverRegion: sql<CoverImage["region"]>`${tours.region}`.as("cover_region"),
  coverCreatedAt: sql<number | null>`${tours.createdAt}`.as("cover_created_at"),
  coverDrawing: sql<Drawing | null>`${tours.drawing}`.as("cover_drawing"),
  coverPicture: firstPicture,
};

export interface CoverRow {
  coverSlug: string;
  coverRegion: CoverImage["region"];
  coverCreatedAt: number | null;
  coverDrawing: Drawing | null;
  coverPicture: StoredTourPicture | null;
}

/** Replaces those columns of a row by the tour's images. */
export function withCover<Row extends CoverRow>({
  coverSlug,
  coverRegion,
  coverCreatedAt,
  coverDrawing,
  coverPicture,
  ...row
}: Row): Omit<Row, keyof CoverRow> & { cover: CoverImage } {
  const drawn = illustrationOf({ createdAt: coverCreatedAt, drawing: coverDrawing });
  const cover = { slug: coverSlug, region: coverRegion, picture: coverPicture, ...drawn };
  return { ...row, cover };
}

/** Returns a tour's images, also once it is no longer on sale; null without such a tour. */
export async function findCover(db: Database, slug: string): Promise<CoverImage | null> {
  const row = await db.select(coverColumns).from(tours).where(eq(tours.slug, slug)).get();
  return row ? withCover(row).cover : null;
}

/** Returns a tour's illustration. The build draws catalogue tours, which have no author; other tours have one if it was chosen. */
export function illustrationOf({
  createdAt,
  drawing,
}: {
  createdAt: number | null;
  drawing: Drawing | null;
}): Pick<CoverImage, "isDrawn" | "drawing"> {
  return { isDrawn: createdAt === null || drawing !== null, drawing };
}

function toPicture(picture: StoredPicture): StoredTourPicture {
  const { id, kind, alt, width, height, widths, credit, licence, source } = picture;
  return {
    kind,
    alt,
    width,
    height,
    sources: widths.map((each) => ({ width: each, path: tourPicturePath(id, each) })),
    attribution: credit === null || licence === null || source === null ? null : { credit, licence, source },
  };
}

export function toEditedPicture(picture: StoredPicture): EditedPicture {
  return { id: picture.id, ...toPicture(picture) };
}
