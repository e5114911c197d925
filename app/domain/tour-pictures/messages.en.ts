import { pictureLimits } from "./picture";

/** Messages for rejected files. */
export const messages = {
  missing: "Please choose a picture.",
  too_large: `Please choose a picture of at most ${pictureLimits.bytes / 1024 / 1024} MB.`,
  unknown: "Please choose a JPEG, PNG, WebP or AVIF picture.",
  heic: "This is a HEIC photo, which browsers can't show. Choose it in your phone's gallery, or save it as a JPEG first.",
  too_many_pixels: `Please choose a picture of at most ${pictureLimits.pixels / 1_000_000} megapixels and ${pictureLimits.side} pixels a side.`,
  too_often: "Too many uploads. Please wait a minute.",
  damaged: "We couldn't read this picture. Please try again, or choose another.",
};
