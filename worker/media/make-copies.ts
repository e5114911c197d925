import { AppError } from "~/domain/errors";
import type { PictureLimits, PictureRefusal } from "~/domain/tour-pictures/picture";
import type { ImageResizer, ResizedImage } from "./image-resizer";
import { readPictureFile } from "./picture";
import { logError } from "../log";

interface CopyRules {
  limits: PictureLimits;
  /** Minimum size, in pixels. */
  min: { width: number; height: number };
  /** Width of the widest copy, in pixels. */
  widest: number;
  /** Returns the widths to store, ascending. @param width of the widest copy */
  widthsOf: (width: number) => number[];
}

/**
 * Resizes an uploaded picture to each width, without its metadata.
 * @returns the copies, narrowest first, or why the file is rejected
 * @throws AppError `unavailable` (the resizer failed)
 */
export async function makeCopies(
  resizer: ImageResizer,
  file: File,
  { limits, min, widest: maxWidth, widthsOf }: CopyRules,
): Promise<{ copies: ResizedImage[]; widest: ResizedImage } | PictureRefusal | "too_small"> {
  const picture = await readPictureFile(file, limits);
  if (typeof picture === "string") return picture;
  const resize = async (width: number) => {
    try {
      return await resizer.resize(picture.bytes, width);
    } catch (error) {
      logError("picture not resized", error);
      const text = "We couldn't read this picture. Try again, or choose another.";
      throw new AppError("unavailable", text, { errors: { picture: [text] }, retryAfter: 5, cause: error });
    }
  };
  const widest = await resize(maxWidth);
  if (widest.width < min.width || widest.height < min.height) return "too_small";
  const copies = [widest];
  // Sequential: each resize holds the whole picture in memory.
  for (const width of widthsOf(widest.width).toReversed().slice(1)) copies.unshift(await resize(width));
  return { copies, widest };
}
