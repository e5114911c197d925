import { pictureLimits } from "~/domain/tour-pictures/picture";
import type { PictureRefusal } from "~/domain/tour-pictures/messages";
import type { ImageResizer, PictureSize } from "./image-resizer";
import { logError } from "../platform/log";

/** A WebP without metadata. */
export interface PictureCopy extends PictureSize {
  bytes: Uint8Array<ArrayBuffer>;
}

interface CopyRules {
  /** Min size, in pixels. */
  min: PictureSize;
  /** Max size of the widest copy, in pixels. */
  max: { width: number; height?: number };
  /** Returns the widths to store, ascending. @param width of the widest copy */
  widthsOf: (width: number) => number[];
}

/**
 * Encodes an uploaded picture in each width, without its metadata.
 * @returns the copies, narrowest first, or why the file is rejected
 */
export async function makeCopies(
  resizer: ImageResizer,
  file: File,
  { min, max, widthsOf }: CopyRules,
): Promise<{ copies: PictureCopy[]; widest: PictureCopy } | PictureRefusal | "too_small"> {
  if (file.size > pictureLimits.bytes) return "too_large";
  const picture = new Uint8Array(await file.arrayBuffer());
  const refusal = refusalBySignature(picture);
  if (refusal !== null) return refusal;
  try {
    // By the header: what is too large is never decoded.
    const { width, height } = await resizer.measure(picture);
    if (width * height > pictureLimits.pixels || Math.max(width, height) > pictureLimits.side)
      return "too_many_pixels";
    const bytes = await resizer.resize(picture, max);
    const widest = { bytes, ...(await resizer.measure(bytes)) };
    if (widest.width < min.width || widest.height < min.height) return "too_small";
    const copies = [widest];
    // Sequential: each resize holds the whole picture in memory.
    for (const narrower of widthsOf(widest.width).toReversed().slice(1)) {
      const copy = await resizer.resize(picture, { width: narrower });
      copies.unshift({ bytes: copy, width: narrower, height: (widest.height * narrower) / widest.width });
    }
    return { copies, widest };
  } catch (error) {
    logError("picture not resized", error);
    return "damaged";
  }
}

const accepted = [/^\xff\xd8\xff/, /^\x89PNG/, /^RIFF[^]{4}WEBP/, /^[^]{4}ftyp[^]*avi[fs]/];
const heic = /^[^]{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/;

/** Checks the content alone: names and types come from the browser and are not trusted. */
function refusalBySignature(bytes: Uint8Array): PictureRefusal | null {
  const start = String.fromCharCode(...bytes.subarray(0, 64));
  if (accepted.some((signature) => signature.test(start))) return null;
  return heic.test(start) ? "heic" : "unknown";
}
