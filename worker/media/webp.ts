import { ByteReader, join, PictureError, must, mustHaveSides } from "./byte-reader";

interface Chunk {
  type: string;
  body: Uint8Array;
}

/**
 * Removes everything from a still WebP but its pixels and their transparency. Source: RFC 9649.
 * @throws PictureError unless the file is valid
 */
export function cleanWebp(bytes: Uint8Array, maxSide: number): Uint8Array<ArrayBuffer> {
  return openWebp(bytes, maxSide).bytes;
}

/**
 * Cleans a WebP like `cleanWebp` and also returns its dimensions in pixels.
 * @throws PictureError unless the file is valid
 */
export function openWebp(
  bytes: Uint8Array,
  maxSide: number,
): { bytes: Uint8Array<ArrayBuffer>; width: number; height: number } {
  const chunks = readRiff(bytes);
  if (chunks.some(({ type }) => type === "ANIM" || type === "ANMF"))
    throw new PictureError("moving", "it has one frame");
  const [first] = chunks;
  const pictures = chunks.filter(({ type }) => type === "VP8 " || type === "VP8L");
  const [picture] = pictures;
  must(picture !== undefined && pictures.length === 1, "it has one picture");
  const { width, height } = picture.type === "VP8L" ? lossless(picture.body) : lossy(picture.body);
  mustHaveSides(width, height, maxSide);
  if (first === picture) {
    must(chunks.length === 1, "a simple file contains only its picture");
    return { bytes: writeRiff([picture]), width, height };
  }
  must(first?.type === "VP8X" && first.body.byteLength === 10, "the header of an extended file comes first");
  const header = new Uint8Array(first.body);
  const canvas = new ByteReader(header.subarray(4));
  const side = () => canvas.take(3).reduceRight((value, byte) => value * 256 + byte, 0) + 1;
  must(side() === width && side() === height, "the picture has the size of its canvas");
  const alpha = chunks.filter(({ type }) => type === "ALPH");
  must(alpha.length <= (picture.type === "VP8L" ? 0 : 1), "it has at most one alpha chunk");
  // Only the transparency flag still applies.
  header.set([(header[0] ?? 0) & 0x10, 0, 0, 0]);
  return { bytes: writeRiff([{ type: "VP8X", body: header }, ...alpha, picture]), width, height };
}

function readRiff(bytes: Uint8Array): Chunk[] {
  const reader = new ByteReader(bytes);
  must(reader.latin1(4) === "RIFF", "it begins with its signature");
  must(reader.uint32le() === reader.left, "the file length is correct");
  must(reader.latin1(4) === "WEBP", "it is a WebP");
  const chunks: Chunk[] = [];
  while (reader.left > 0) {
    const type = reader.latin1(4);
    const length = reader.uint32le();
    const body = reader.take(length);
    if (length % 2 === 1) must(reader.uint8() === 0, "chunk padding is zero");
    chunks.push({ type, body });
  }
  return chunks;
}

function writeRiff(chunks: Chunk[]): Uint8Array<ArrayBuffer> {
  const content = join([
    ascii("WEBP"),
    ...chunks.flatMap(({ type, body }) => [
      ascii(type),
      length(body.byteLength),
      body,
      new Uint8Array(body.byteLength % 2),
    ]),
  ]);
  return join([ascii("RIFF"), length(content.byteLength), content]);
}

/** Reads the dimensions of a lossy picture, a key frame. Source: RFC 6386, 9.1. */
function lossy(body: Uint8Array) {
  const reader = new ByteReader(body);
  const tag = reader.take(3).reduceRight((value, byte) => value * 256 + byte, 0);
  must((tag & 1) === 0 && tag >> 5 <= body.byteLength, "it is a key frame");
  must(
    [0x9d, 0x01, 0x2a].every((byte) => reader.uint8() === byte),
    "it has its start code",
  );
  const side = () => (reader.uint8() | (reader.uint8() << 8)) & 0x3fff;
  return { width: side(), height: side() };
}

/** Reads the dimensions of a lossless picture. Source: RFC 9649, 3.4. */
function lossless(body: Uint8Array) {
  const reader = new ByteReader(body);
  must(reader.uint8() === 0x2f, "it has its signature");
  const header = reader.uint32le();
  must(header >>> 29 === 0, "the version is supported");
  return { width: (header & 0x3fff) + 1, height: ((header >>> 14) & 0x3fff) + 1 };
}

function ascii(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function length(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, true);
  return bytes;
}
