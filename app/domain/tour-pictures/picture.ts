/** Limits and formats of uploaded pictures. Source: the profile of an account in docs/product.md. */

const mebibyte = 1024 * 1024;

export const pictureLimits = {
  /** Max file size. Browsers with scripts scale larger files down before the upload. */
  bytes: 12 * mebibyte,
  /** Max width times height: the largest common phone sensor. */
  pixels: 50_000_000,
  /** Max side in pixels: Cloudflare Images accepts no longer ones. */
  side: 12_000,
};

/** Max width and height of an avatar or logo, in pixels. */
export const avatarSide = 512;

/** Value for the `accept` attribute of a file field. Without HEIC, so that iPhones send a JPEG. */
export const acceptedPictures = "image/jpeg,image/png,image/webp,image/avif";

/** Messages for rejected files. */
export const pictureRefusals = {
  missing: "Please choose a picture.",
  too_large: `Please choose a picture of at most ${pictureLimits.bytes / mebibyte} MB.`,
  unknown: "Please choose a JPEG, PNG, WebP or AVIF picture.",
  heic: "This is a HEIC photo, which browsers can't show. Choose it in your phone's gallery, or save it as a JPEG first.",
  too_many_pixels: `Please choose a picture of at most ${pictureLimits.pixels / 1_000_000} megapixels and ${pictureLimits.side} pixels a side.`,
  too_often: "Too many uploads. Please wait a minute.",
  damaged: "We couldn't read this picture. Please try again, or choose another.",
};
export type PictureRefusal = keyof typeof pictureRefusals;

/** Returns the file name of one width of a picture that is stored in several, in the bucket and in its URL. */
export function copyName(id: string, width: number): string {
  return `${id}-${width}.webp`;
}

/** Max size of an upload form: the file and the multipart overhead. */
export const pictureFormBytes = pictureLimits.bytes + 16 * 1024;
