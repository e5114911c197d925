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

/** Returns the file name of one width of a picture that is stored in several, in the bucket and in its URL. */
export function copyName(id: string, width: number): string {
  return `${id}-${width}.webp`;
}

/** Max size of an upload form: the file and the multipart overhead. */
export const pictureFormBytes = pictureLimits.bytes + 16 * 1024;
