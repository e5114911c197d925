/** The pictures of a tour: those that were uploaded, and what stands where there are none. Source: "Pictures of a tour" in docs/product.md. */

import { z } from "zod";
import { pictureRefusalTexts } from "./picture";
import type { PictureLimits } from "./picture";
import type { Region } from "./tour";
import type { Drawing } from "./tour-drawing";

/** An uploaded picture, in the widths it is kept in. */
export interface TourPicture {
  /** What is to be seen, in words. */
  alt: string;
  /** Sides of the widest, in pixels. */
  width: number;
  height: number;
  /** Addresses on our own origin, the narrowest first. */
  sources: { width: number; path: string }[];
}

/** What a tour is shown by: its first uploaded picture, else its illustration, else its region's. */
export interface TourLook {
  slug: string;
  region: Region;
  picture: TourPicture | null;
  /** Whether it has an illustration. */
  isDrawn: boolean;
  /** The illustration its people chose; null for none, and for the catalogue's, which have theirs from the build. */
  drawing: Drawing | null;
}

/** A picture as it is edited. */
export interface EditedPicture extends TourPicture {
  id: string;
}

/** The pictures of a tour as they are edited. */
export interface EditedPictures {
  slug: string;
  title: string;
  pictures: EditedPicture[];
  /** What is drawn for it, to be chosen and changed; null for a tour of the catalogue, which has an illustration already. */
  illustration: EditedIllustration | null;
}

/** The illustration of a tour as it is chosen. */
export interface EditedIllustration {
  chosen: Drawing | null;
  /** Everything that can be drawn, what suits the tour most coming first. */
  offered: Drawing[];
}

export const mostTourPictures = 12;

export const tourPictureLimits: PictureLimits = { bytes: 12 * 1024 * 1024, side: 8000 };

/** The least sides of a picture, in pixels, as it is shown. */
export const leastTourPicture = { width: 800, height: 500 };

export const tourPictureRefusals = {
  ...pictureRefusalTexts(tourPictureLimits),
  too_small: `Please choose a picture of at least ${leastTourPicture.width} by ${leastTourPicture.height} pixels.`,
};

/** The widths a picture is offered in; none is wider than the picture itself. */
const offeredWidths = [480, 960, 1600] as const;
export const widestOffered = 1600;

/** The widths a picture is kept in, ascending, of which the last is its own. */
export function widthsOf(width: number): number[] {
  return [...offeredWidths.filter((offered) => offered < width), width];
}

/** The name of one width of a picture, in the store and in its address. */
export function tourPictureName(id: string, width: number): string {
  return `${id}-${width}.webp`;
}

export function tourPicturePath(id: string, width: number): string {
  return `/media/tours/${tourPictureName(id, width)}`;
}

/** What is to be seen in a picture, for those who cannot see it. */
export const pictureAltSchema = z
  .string()
  .trim()
  .transform((text) => text.replaceAll(/\s+/g, " "))
  .pipe(
    z
      .string()
      .min(3, "Please say in a few words what is to be seen.")
      .max(200, "Please say it in at most 200 characters."),
  );

const idSchema = z.string().regex(/^[0-9a-f]{32}$/);

/** What a form asks to be done with a tour's pictures. The file of a new one is read apart. */
export const tourPictureChangeSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("add"), alt: z.string().catch("") }),
  z.object({ intent: z.literal("remove"), id: idSchema }),
  /** Every picture's id, in the new order. */
  z.object({
    intent: z.literal("reorder"),
    ids: z
      .string()
      .max(mostTourPictures * 33)
      .transform((ids) => ids.split(","))
      .pipe(z.array(idSchema)),
  }),
  z.object({ intent: z.literal("alt"), id: idSchema, alt: z.string() }),
  z.object({ intent: z.literal("draw"), drawing: z.string().catch("") }),
  z.object({ intent: z.literal("undraw") }),
]);
export type TourPictureIntent = z.output<typeof tourPictureChangeSchema>["intent"];

/** The order in which the picture at a place has changed places with the one before or after it; the same at the ends. */
export function moved(ids: readonly string[], at: number, by: -1 | 1): string[] {
  const order = [...ids];
  const [id, other] = [order[at], order[at + by]];
  if (id === undefined || other === undefined) return order;
  order[at + by] = id;
  order[at] = other;
  return order;
}
