import { crc32 } from "node:zlib";
import { ByteReader, join, PictureError, must, mustHaveSides } from "./byte-reader";

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** Samples per pixel and allowed bit depths by color type. Source: PNG (third edition), 11.2.1. */
const colorTypes = new Map([
  [0, { samples: 1, depths: [1, 2, 4, 8, 16] }],
  [2, { samples: 3, depths: [8, 16] }],
  [3, { samples: 1, depths: [1, 2, 4, 8] }],
  [4, { samples: 2, depths: [8, 16] }],
  [6, { samples: 4, depths: [8, 16] }],
]);

/** Chunks besides the pixels that define their colors, with their max size in bytes. */
const colorChunks = new Map([
  ["PLTE", 768],
  ["tRNS", 256],
  ["gAMA", 4],
  ["cHRM", 32],
  ["sRGB", 1],
]);

/** Passes of interlacing: start and distance of their pixels, horizontal and vertical. */
const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const onePass = [[0, 0, 1, 1]] as const;

/**
 * Removes everything from a PNG but its pixels and their colors: texts, times, profiles, Exif and further frames. Inflates and counts the
 * pixels, so that they can contain neither a decompression bomb nor hidden data.
 * @throws PictureError unless the file is valid, each chunk with its checksum, from its signature to IEND
 */
export async function cleanPng(bytes: Uint8Array, maxSide: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new ByteReader(bytes);
  must(
    reader.take(8).every((byte, index) => byte === signature[index]),
    "it begins with its signature",
  );
  const header = readChunk(reader);
  must(header.type === "IHDR", "its header comes first");
  const pixelBytes = sizeOfPixels(header.body, maxSide);

  const chunks = [header.whole];
  const pixels: Uint8Array[] = [];
  let previous = header.type;
  while (previous !== "IEND") {
    const { type, body, whole } = readChunk(reader);
    const maxBytes = colorChunks.get(type);
    if (type === "IDAT") {
      must(pixels.length === 0 || previous === "IDAT", "its pixel chunks are contiguous");
      pixels.push(body);
    } else if (type === "IEND") {
      must(body.byteLength === 0, "its end is empty");
    } else if (maxBytes === undefined) {
      must(/^[a-z]/.test(type), "it contains no unknown critical chunk");
    } else {
      must(body.byteLength <= maxBytes && pixels.length === 0, "color chunks come before the pixels");
    }
    if (type === "IDAT" || type === "IEND" || maxBytes !== undefined) chunks.push(whole);
    previous = type;
  }
  must(reader.left === 0, "nothing follows its end");
  must((await inflatedSize(join(pixels), pixelBytes)) === pixelBytes, "it has all its pixels and no more");
  return join([signature, ...chunks]);
}

function readChunk(reader: ByteReader) {
  const length = reader.uint32();
  const checked = reader.take(length + 4);
  must(reader.uint32() === crc32(checked), "each chunk's checksum is correct");
  reader.unread(length + 12);
  const type = String.fromCharCode(...checked.subarray(0, 4));
  must(/^[A-Za-z]{4}$/.test(type), "a chunk type is four letters");
  return { type, body: checked.subarray(4), whole: reader.take(length + 12) };
}

/** Computes the inflated size of the pixels from the header: each row of each pass starts with a filter byte. */
function sizeOfPixels(header: Uint8Array, maxSide: number): number {
  const reader = new ByteReader(header);
  const width = reader.uint32();
  const height = reader.uint32();
  mustHaveSides(width, height, maxSide);
  const depth = reader.uint8();
  const color = colorTypes.get(reader.uint8());
  must(color?.depths.includes(depth) ?? false, "its color type and bit depth are supported");
  const compression = reader.uint8();
  const filter = reader.uint8();
  const interlace = reader.uint8();
  must(compression === 0 && filter === 0 && interlace <= 1 && reader.left === 0, "its header is supported");
  const bits = depth * (color?.samples ?? 0);
  let size = 0;
  for (const [left, top, across, down] of interlace === 1 ? adam7 : onePass) {
    const columns = Math.ceil((width - left) / across);
    const rows = Math.ceil((height - top) / down);
    if (columns > 0 && rows > 0) size += rows * (1 + Math.ceil((columns * bits) / 8));
  }
  return size;
}

/** Counts the inflated bytes; stops soon after `maxBytes`. */
async function inflatedSize(deflated: Uint8Array<ArrayBuffer>, maxBytes: number): Promise<number> {
  let size = 0;
  try {
    const inflated = new Blob([deflated]).stream().pipeThrough(new DecompressionStream("deflate"));
    for await (const chunk of inflated) {
      size += chunk.byteLength;
      if (size > maxBytes) break;
    }
  } catch {
    throw new PictureError("damaged", "its pixels can be inflated");
  }
  return size;
}
