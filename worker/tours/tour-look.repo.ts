import { sql } from "drizzle-orm";
import type { Drawing } from "~/domain/tour-drawing";
import { tourPicturePath } from "~/domain/tour-picture";
import type { EditedPicture, TourLook, TourPicture } from "~/domain/tour-picture";
import { tours } from "../db/schema";

/** An uploaded picture as the columns below give it: JSON of its row. */
interface StoredPicture {
  id: string;
  alt: string;
  width: number;
  height: number;
  widths: number[];
}

// In words and not as columns: in a select from one table drizzle would leave the table's name out, and the inner one count.
const pictureOfRow = sql.raw(
  "json_object('id', p.id, 'alt', p.alt, 'width', p.width, 'height', p.height, 'widths', json(p.widths))",
);

/**
 * The first uploaded picture of the tour of a row, for a select from `tours`; null where there is none. It costs each row a
 * look into an index and, where there is a picture, that row.
 */
export const firstPicture = sql<TourPicture | null>`(SELECT ${pictureOfRow} FROM tour_pictures p
  WHERE p.tour_id = tours.id AND p.removed_at IS NULL ORDER BY p.position, p.id LIMIT 1)`
  .mapWith((json: string) => toPicture(JSON.parse(json)))
  .as("first_picture");

/** All uploaded pictures of the tour of a row, in their order, for a select from `tours`. */
export const allPictures = sql<
  TourPicture[]
>`(SELECT json_group_array(${pictureOfRow} ORDER BY p.position, p.id)
  FROM tour_pictures p WHERE p.tour_id = tours.id AND p.removed_at IS NULL)`
  .mapWith((json: string) => JSON.parse(json).map(toPicture))
  .as("all_pictures");

/** What a tour is shown by, for a select from `tours`. */
export const lookColumns = {
  lookSlug: sql<string>`${tours.slug}`.as("look_slug"),
  lookRegion: sql<TourLook["region"]>`${tours.region}`.as("look_region"),
  lookCreatedAt: sql<number | null>`${tours.createdAt}`.as("look_created_at"),
  lookDrawing: sql<Drawing | null>`${tours.drawing}`.as("look_drawing"),
  lookPicture: firstPicture,
};

export interface LookRow {
  lookSlug: string;
  lookRegion: TourLook["region"];
  lookCreatedAt: number | null;
  lookDrawing: Drawing | null;
  lookPicture: TourPicture | null;
}

/** Takes what a tour is shown by out of a row. */
export function withLook<Row extends LookRow>({
  lookSlug,
  lookRegion,
  lookCreatedAt,
  lookDrawing,
  lookPicture,
  ...row
}: Row): Omit<Row, keyof LookRow> & { look: TourLook } {
  const drawn = illustrationOf({ createdAt: lookCreatedAt, drawing: lookDrawing });
  const look = { slug: lookSlug, region: lookRegion, picture: lookPicture, ...drawn };
  return { ...row, look };
}

/** The build draws the tours of the catalogue, which were made by nobody; of the others those that chose an illustration have one. */
export function illustrationOf({
  createdAt,
  drawing,
}: {
  createdAt: number | null;
  drawing: Drawing | null;
}): Pick<TourLook, "isDrawn" | "drawing"> {
  return { isDrawn: createdAt === null || drawing !== null, drawing };
}

/** A picture as pages show it. */
function toPicture({ id, alt, width, height, widths }: StoredPicture): TourPicture {
  return {
    alt,
    width,
    height,
    sources: widths.map((each) => ({ width: each, path: tourPicturePath(id, each) })),
  };
}

export function toEditedPicture(picture: StoredPicture): EditedPicture {
  return { id: picture.id, ...toPicture(picture) };
}
