/** Images of a tour: uploads, and the fallbacks without them. Source: "Pictures of a tour" in docs/product.md. */

import { z } from "zod";
import { pictureAttributionSchema } from "~/domain/tours/picture-attribution";
import { pictureKinds } from "~/domain/tours/picture-kind";
import { pictureRefusals } from "./messages";
import { copyName } from "./picture";
import type { StoredTourPicture } from "~/domain/tours/tour-schema";
import type { Drawing } from "~/domain/tours/drawings";

/** An image in the editor. */
export interface EditedPicture extends StoredTourPicture {
  id: string;
}

/** Images of a tour in the editor. */
export interface EditedPictures {
  slug: string;
  title: string;
  pictures: EditedPicture[];
  /** The illustration to choose or change; null for a catalogue tour, whose illustration is fixed. */
  illustration: EditedIllustration | null;
}

/** The illustration picker of a tour. */
export interface EditedIllustration {
  chosen: Drawing | null;
  /** All illustrations, best match first. */
  offered: Drawing[];
}

export const maxTourPictures = 12;

/** Minimum size of an image as displayed, in pixels. */
export const minTourPicture = { width: 800, height: 500 };

/** Returns the messages for rejected files. */
export function tourPictureRefusals() {
  return {
    ...pictureRefusals(),
    too_small: `Please choose a picture of at least ${minTourPicture.width} by ${minTourPicture.height} pixels.`,
  };
}

/** Widths offered in srcset; none is wider than the original. */
const offeredWidths = [480, 960, 1600] as const;
export const widestOffered = 1600;

/** Returns the stored widths of an image, ascending; the last is its original width. */
export function widthsOf(width: number): number[] {
  return [...offeredWidths.filter((offered) => offered < width), width];
}

export function tourPicturePath(id: string, width: number): string {
  return `/media/tours/${copyName(id, width)}`;
}

/** Alternative text of an image. */
const altSchema = z
  .string()
  .trim()
  .transform((text) => text.replaceAll(/\s+/g, " "))
  .pipe(
    z
      .string()
      .min(3, "Please describe the picture in a few words.")
      .max(200, "Please keep it to 200 characters."),
  );

/** Description of an image by its editor; without credit, license and source it is the operator's own. */
export const pictureWordsSchema = z
  .object({
    alt: altSchema,
    kind: z.enum(pictureKinds),
    credit: z.string().default(""),
    licence: z.string().default(""),
    source: z.string().default(""),
  })
  .transform(({ alt, kind, ...typed }, context) => {
    if (Object.values(typed).every((text) => text.trim() === "")) return { alt, kind, attribution: null };
    const { data, error } = pictureAttributionSchema.safeParse(typed);
    for (const { path, message } of error?.issues ?? [])
      context.addIssue({ code: "custom", path, message, input: typed });
    return data ? { alt, kind, attribution: data } : z.NEVER;
  });
export type TypedPictureWords = z.input<typeof pictureWordsSchema>;

const idSchema = z.string().regex(/^[0-9a-f]{32}$/);

const kindSchema = z.enum(pictureKinds, "Please choose what the picture shows.");

const typedText = z.string().catch("");
const attributionFields = { credit: typedText, licence: typedText, source: typedText };

/** A change of a tour's images. The file of a new one is read separately. */
export const tourPictureChangeSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("add"),
    alt: typedText,
    kind: kindSchema.default("place"),
    ...attributionFields,
  }),
  z.object({ intent: z.literal("remove"), id: idSchema }),
  /** The ids of all images in their new order. */
  z.object({
    intent: z.literal("reorder"),
    ids: z
      .string()
      .max(maxTourPictures * 33)
      .transform((ids) => ids.split(","))
      .pipe(z.array(idSchema)),
  }),
  z.object({
    intent: z.literal("alt"),
    id: idSchema,
    alt: z.string(),
    kind: kindSchema,
    ...attributionFields,
  }),
  z.object({ intent: z.literal("draw"), drawing: z.string().catch("") }),
  z.object({ intent: z.literal("undraw") }),
]);

/** Swaps the image at an index with its neighbor; unchanged at the ends. */
export function movePicture(ids: readonly string[], at: number, by: -1 | 1): string[] {
  const order = [...ids];
  const [id, other] = [order[at], order[at + by]];
  if (id === undefined || other === undefined) return order;
  order[at + by] = id;
  order[at] = other;
  return order;
}
