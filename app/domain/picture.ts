/** The pictures people may upload. Source: the profile of an account in docs/product.md. */

/** How large a picture may be. */
export interface PictureLimits {
  /** The largest file we take. */
  bytes: number;
  /** The longest side we take, in pixels. */
  side: number;
}

const mebibyte = 1024 * 1024;

export const avatarLimits: PictureLimits = { bytes: 2 * mebibyte, side: 4096 };

/** The longest side a browser with scripts sends, in pixels. */
export const avatarSide = 512;

export const pictureFormats = {
  jpeg: { contentType: "image/jpeg", extension: "jpg" },
  png: { contentType: "image/png", extension: "png" },
  webp: { contentType: "image/webp", extension: "webp" },
  avif: { contentType: "image/avif", extension: "avif" },
} as const;
export type PictureFormat = keyof typeof pictureFormats;

/** For the `accept` of a file field. */
export const acceptedPictures = Object.values(pictureFormats)
  .map(({ contentType }) => contentType)
  .join(",");

/** Why a file is not taken, for people. */
export function pictureRefusalTexts({ bytes, side }: PictureLimits) {
  return {
    missing: "Please choose a picture.",
    too_large: `Please choose a picture of at most ${bytes / mebibyte} MB.`,
    unknown: "Please choose a JPEG, PNG, WebP or AVIF picture.",
    too_wide: `Please choose a picture of at most ${side} pixels a side.`,
    moving: "Please choose a picture that does not move.",
    too_often: "That was a lot of pictures. Please wait a minute.",
    damaged: "This file is damaged, or holds more than a picture. Please choose another.",
  };
}
export const avatarRefusals = pictureRefusalTexts(avatarLimits);
export type PictureRefusal = keyof typeof avatarRefusals;

/** The largest form a picture may come in: the file, and what a browser writes around it. */
export function mostFormBytes({ bytes }: PictureLimits): number {
  return bytes + 16 * 1024;
}
