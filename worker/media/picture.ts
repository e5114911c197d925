import {
  avatarLimits,
  type PictureFormat,
  type PictureLimits,
  type PictureRefusal,
} from "~/domain/tour-pictures/picture";
import { cleanAvif } from "./avif";
import { PictureError } from "./byte-reader";
import { cleanJpeg } from "./jpeg";
import { cleanPng } from "./png";
import { cleanWebp } from "./webp";

export interface Picture {
  format: PictureFormat;
  /** The file, rewritten without metadata. */
  bytes: Uint8Array<ArrayBuffer>;
}

type Clean = (
  bytes: Uint8Array,
  maxSide: number,
) => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;

const formats: readonly { format: PictureFormat; begins: RegExp; clean: Clean }[] = [
  { format: "jpeg", begins: /^\xff\xd8\xff/, clean: cleanJpeg },
  { format: "png", begins: /^\x89PNG/, clean: cleanPng },
  { format: "webp", begins: /^RIFF[^]{4}WEBP/, clean: cleanWebp },
  { format: "avif", begins: /^[^]{4}ftyp[^]*avi[fs]/, clean: cleanAvif },
];

/**
 * Parses the picture in an uploaded file by its content alone; names and content types come from the browser and are not trusted.
 * @throws PictureError if it is not an accepted picture
 */
export async function readPicture(bytes: Uint8Array, limits: PictureLimits = avatarLimits): Promise<Picture> {
  if (bytes.byteLength > limits.bytes) throw new PictureError("too_large", `${bytes.byteLength} bytes`);
  const beginning = String.fromCharCode(...bytes.subarray(0, 64));
  const known = formats.find(({ begins }) => begins.test(beginning));
  if (!known) throw new PictureError("unknown", "no known signature");
  const picture = { format: known.format, bytes: await known.clean(bytes, limits.side) };
  mustHoldNoPayload(picture.bytes);
  return picture;
}

/** Returns the picture in a file, or why it is rejected. */
export async function readPictureFile(file: File, limits: PictureLimits): Promise<Picture | PictureRefusal> {
  try {
    return await readPicture(new Uint8Array(await file.arrayBuffer()), limits);
  } catch (error) {
    if (error instanceof PictureError) return error.reason;
    throw error;
  }
}

/** Content that a misled browser, server or document viewer could execute. */
const payload = /<(?:script|html|!doctype|iframe|body|\?php)|javascript:|%PDF-/i;
/** Start of the directory of a ZIP archive. */
const archive = `PK${String.fromCharCode(5, 6, 0, 0, 0, 0)}`;

const chunkLength = 32 * 1024;
const overlap = 32;

/**
 * Rejects a picture whose pixels contain a page, a script or the directory of an archive. The chance of such bytes in a genuine picture is
 * about one in a hundred thousand.
 * @throws PictureError `damaged`
 */
function mustHoldNoPayload(bytes: Uint8Array): void {
  const latin1 = new TextDecoder("latin1");
  for (let at = 0; at < bytes.byteLength; at += chunkLength) {
    const text = latin1.decode(bytes.subarray(at, at + chunkLength + overlap));
    if (payload.test(text) || text.includes(archive))
      throw new PictureError("damaged", "it contains executable content");
  }
}
