import { avatarLimits } from "~/domain/picture";
import type { PictureFormat, PictureLimits, PictureRefusal } from "~/domain/picture";
import { cleanAvif } from "./avif";
import { PictureError } from "./byte-reader";
import { cleanJpeg } from "./jpeg";
import { mustHoldNoPayload } from "./payload";
import { cleanPng } from "./png";
import { cleanWebp } from "./webp";

export interface Picture {
  format: PictureFormat;
  /** The file, rewritten without metadata. */
  bytes: Uint8Array<ArrayBuffer>;
}

type Clean = (
  bytes: Uint8Array,
  longest: number,
) => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;

/** How each format begins. */
const formats: readonly { format: PictureFormat; begins: RegExp; clean: Clean }[] = [
  { format: "jpeg", begins: /^\xff\xd8\xff/, clean: cleanJpeg },
  { format: "png", begins: /^\x89PNG/, clean: cleanPng },
  { format: "webp", begins: /^RIFF[^]{4}WEBP/, clean: cleanWebp },
  { format: "avif", begins: /^[^]{4}ftyp[^]*avi[fs]/, clean: cleanAvif },
];

/**
 * The picture in an uploaded file, decided by its content alone; names and content types are the browser's to say.
 * @throws PictureError when it is none that we take
 */
export async function readPicture(bytes: Uint8Array, limits: PictureLimits = avatarLimits): Promise<Picture> {
  if (bytes.byteLength > limits.bytes) throw new PictureError("too_large", `${bytes.byteLength} bytes`);
  const beginning = String.fromCharCode(...bytes.subarray(0, 64));
  const known = formats.find(({ begins }) => begins.test(beginning));
  if (!known) throw new PictureError("unknown", "it begins like no picture");
  const picture = { format: known.format, bytes: await known.clean(bytes, limits.side) };
  mustHoldNoPayload(picture.bytes);
  return picture;
}

/** The picture in a file, or why it is not taken. */
export async function readPictureFile(file: File, limits: PictureLimits): Promise<Picture | PictureRefusal> {
  try {
    return await readPicture(new Uint8Array(await file.arrayBuffer()), limits);
  } catch (error) {
    if (error instanceof PictureError) return error.reason;
    throw error;
  }
}
