/** Limits and formats of uploaded images. Source: the profile of an account in docs/product.md. */

export interface PictureLimits {
  /** Maximum file size. */
  bytes: number;
  /** Maximum width and height, in pixels. */
  side: number;
}

const mebibyte = 1024 * 1024;

export const avatarLimits: PictureLimits = { bytes: 2 * mebibyte, side: 4096 };

/** Maximum width and height that a browser with scripts sends, in pixels. */
export const avatarSide = 512;

export const pictureFormats = {
  jpeg: { contentType: "image/jpeg", extension: "jpg" },
  png: { contentType: "image/png", extension: "png" },
  webp: { contentType: "image/webp", extension: "webp" },
  avif: { contentType: "image/avif", extension: "avif" },
} as const;
export type PictureFormat = keyof typeof pictureFormats;

/** Value for the `accept` attribute of a file field. */
export const acceptedPictures = Object.values(pictureFormats)
  .map(({ contentType }) => contentType)
  .join(",");

/** Returns the messages for rejected files. */
export function pictureRefusalTexts({ bytes, side }: PictureLimits) {
  return {
    missing: "Please choose a picture.",
    too_large: `Please choose a picture of at most ${bytes / mebibyte} MB.`,
    unknown: "Please choose a JPEG, PNG, WebP or AVIF picture.",
    too_wide: `Please choose a picture of at most ${side} pixels a side.`,
    moving: "Please choose a picture without animation.",
    too_often: "Too many uploads. Please wait a minute.",
    damaged: "This file is damaged or contains extra data. Please choose another.",
  };
}
export const avatarRefusals = pictureRefusalTexts(avatarLimits);
export type PictureRefusal = keyof typeof avatarRefusals;

/** Returns the file name of one width of a picture that is stored in several, in the bucket and in its URL. */
export function copyName(id: string, width: number): string {
  return `${id}-${width}.webp`;
}

/** Returns the maximum size of an upload form: the file and the multipart overhead. */
export function maxFormBytes({ bytes }: PictureLimits): number {
  return bytes + 16 * 1024;
}
