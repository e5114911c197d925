/** The pictures people may upload. Source: the profile of an account in docs/product.md. */

/** The largest file we take, in bytes: 2 MB. */
export const maxPictureBytes = 2 * 1024 * 1024;

/** The longest side we take, in pixels. */
export const maxPictureSide = 4096;

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

/** Why a file is not taken. */
export const pictureRefusals = {
  missing: "Please choose a picture.",
  too_large: "Please choose a picture of at most 2 MB.",
  unknown: "Please choose a JPEG, PNG, WebP or AVIF picture.",
  too_wide: `Please choose a picture of at most ${maxPictureSide} pixels a side.`,
  moving: "Please choose a picture that does not move.",
  too_often: "That was a lot of pictures. Please wait a minute.",
  damaged: "This file is damaged, or holds more than a picture. Please choose another.",
} as const;
export type PictureRefusal = keyof typeof pictureRefusals;

/** The largest form a picture may come in: the file, and what a browser writes around it. */
export const maxPictureFormBytes = maxPictureBytes + 16 * 1024;
