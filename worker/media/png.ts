import { crc32 } from "node:zlib";
import { ByteReader, join, PictureError, must, mustHaveSides } from "./byte-reader";

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** Samples a pixel by colour type, and the depths each may have. Source: PNG (third edition), 11.2.1. */
const colourTypes = new Map([
  [0, { samples: 1, depths: [1, 2, 4, 8, 16] }],
  [2, { samples: 3, depths: [8, 16] }],
  [3, { samples: 1, depths: [1, 2, 4, 8] }],
  [4, { samples: 2, depths: [8, 16] }],
  [6, { samples: 4, depths: [8, 16] }],
]);

/** Beside the pixels, what says which colour they have, with the most bytes each may be. */
const colourChunks = new Map([
  ["PLTE", 768],
  ["tRNS", 256],
  ["gAMA", 4],
  ["cHRM", 32],
  ["sRGB", 1],
]);

/** The passes of interlacing: where each begins and how far apart its pixels are, across and down. */
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
 * A PNG without anything but its pixels and their colours: texts, times, profiles, Exif and further frames are left out.
 * The pixels are inflated and counted, so that neither a bomb nor a stowaway can lie among them.
 * @throws PictureError when it is not exactly that, each chunk with its checksum, from its signature to IEND
 */
export async function cleanPng(bytes: Uint8Array, longest: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new ByteReader(bytes);
  must(
    reader.take(8).every((byte, index) => byte === signature[index]),
    "it begins with its signature",
  );
  const header = readChunk(reader);
  must(header.type === "IHDR", "its header comes first");
  const pixelBytes = sizeOfPixels(header.body, longest);

  const kept = [header.whole];
  const pixels: Uint8Array[] = [];
  let previous = header.type;
  while (previous !== "IEND") {
    const { type, body, whole } = readChunk(reader);
    const most = colourChunks.get(type);
    if (type === "IDAT") {
      must(pixels.length === 0 || previous === "IDAT", "its pixels are in one piece");
      pixels.push(body);
    } else if (type === "IEND") {
      must(body.byteLength === 0, "its end is empty");
    } else if (most === undefined) {
      must(/^[a-z]/.test(type), "it holds no critical chunk that we do not know");
    } else {
      must(body.byteLength <= most && pixels.length === 0, "its colours come before its pixels");
    }
    if (type === "IDAT" || type === "IEND" || most !== undefined) kept.push(whole);
    previous = type;
  }
  must(reader.left === 0, "nothing follows its end");
  must((await inflatedSize(join(pixels), pixelBytes)) === pixelBytes, "it has all its pixels and no more");
  return join([signature, ...kept]);
}

function readChunk(reader: ByteReader) {
  const length = reader.uint32();
  const checked = reader.take(length + 4);
  must(reader.uint32() === crc32(checked), "each chunk has its checksum");
  reader.giveBack(length + 12);
  const type = String.fromCharCode(...checked.subarray(0, 4));
  must(/^[A-Za-z]{4}$/.test(type), "a chunk's name is four letters");
  return { type, body: checked.subarray(4), whole: reader.take(length + 12) };
}

/** The bytes that a picture of this header inflates to: each row of each pass has its filter's byte in front. */
function sizeOfPixels(header: Uint8Array, longest: number): number {
  const reader = new ByteReader(header);
  const width = reader.uint32();
  const height = reader.uint32();
  mustHaveSides(width, height, longest);
  const depth = reader.uint8();
  const colour = colourTypes.get(reader.uint8());
  must(colour?.depths.includes(depth) ?? false, "its colours are of a known kind");
  const compression = reader.uint8();
  const filter = reader.uint8();
  const interlace = reader.uint8();
  must(compression === 0 && filter === 0 && interlace <= 1 && reader.left === 0, "its header is known");
  const bits = depth * (colour?.samples ?? 0);
  let size = 0;
  for (const [left, top, across, down] of interlace === 1 ? adam7 : onePass) {
    const columns = Math.ceil((width - left) / across);
    const rows = Math.ceil((height - top) / down);
    if (columns > 0 && rows > 0) size += rows * (1 + Math.ceil((columns * bits) / 8));
  }
  return size;
}

/** How many bytes come out; it stops soon after `most`. */
async function inflatedSize(deflated: Uint8Array<ArrayBuffer>, most: number): Promise<number> {
  let size = 0;
  try {
    const inflated = new Blob([deflated]).stream().pipeThrough(new DecompressionStream("deflate"));
    for await (const chunk of inflated) {
      size += chunk.byteLength;
      if (size > most) break;
    }
  } catch {
    throw new PictureError("damaged", "its pixels can be inflated to their end");
  }
  return size;
}
