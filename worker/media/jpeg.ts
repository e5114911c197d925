import { ByteReader, join, must, mustHaveSides } from "./byte-reader";

const endOfImage = 0xd9;
const startOfScan = 0xda;
const adobeApp = 0xee;

/**
 * Removes everything from a JPEG that is not needed to draw it. Of its Exif, only the orientation stays, since phones do not rotate
 * pixels. Source: ITU-T T.81, annex B.
 * @throws PictureError unless the file is valid, from its first marker to its last byte
 */
export function cleanJpeg(bytes: Uint8Array, maxSide: number): Uint8Array<ArrayBuffer> {
  const reader = new ByteReader(bytes);
  must(reader.uint16() === 0xffd8, "it begins with its start marker");
  const tables: Uint8Array[] = [];
  let orientation = 1;
  let frames = 0;
  let scans = 0;
  for (let marker = readMarker(reader); marker !== endOfImage; marker = readMarker(reader)) {
    const length = reader.uint16();
    must(length >= 2, "a segment's length includes itself");
    const body = reader.take(length - 2);
    if (marker === 0xe1) orientation = readOrientation(body) ?? orientation;
    if (!isDrawn(marker, body)) continue;
    if (isFrame(marker)) {
      checkFrame(body, maxSide);
      frames += 1;
    }
    tables.push(segment(marker, body));
    if (marker === startOfScan) {
      must(frames === 1, "one frame precedes the scans");
      tables.push(readScan(reader));
      scans += 1;
    }
  }
  must(frames === 1 && scans > 0, "it has a frame and a scan");
  must(reader.left === 0, "nothing follows its end marker");
  return join([
    Uint8Array.of(0xff, 0xd8),
    ...(orientation === 1 ? [] : [orientationSegment(orientation)]),
    ...tables,
    Uint8Array.of(0xff, endOfImage),
  ]);
}

function readMarker(reader: ByteReader): number {
  must(reader.uint8() === 0xff, "a segment begins with a marker");
  let marker = reader.uint8();
  while (marker === 0xff) marker = reader.uint8();
  return marker;
}

/** Returns true for baseline, extended and progressive frames, which browsers support. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xc2;
}

/** Returns true if the segment is needed to draw the picture, unlike comments and application data. */
function isDrawn(marker: number, body: Uint8Array): boolean {
  if (marker === adobeApp) return body.byteLength === 12 && startsWith(body, "Adobe");
  if (marker === 0xfe || (marker >= 0xe0 && marker <= 0xef)) return false;
  if (marker === 0xdb) checkQuantisation(body);
  else if (marker === 0xc4) checkHuffman(body);
  else if (marker === 0xdd) must(body.byteLength === 2, "a restart interval is one integer");
  else must(isFrame(marker) || marker === startOfScan, "it contains no other kind of segment");
  return true;
}

function checkQuantisation(body: Uint8Array): void {
  const reader = new ByteReader(body);
  while (reader.left > 0) {
    const precision = reader.uint8() >> 4;
    must(precision <= 1, "a quantization table has one or two bytes per value");
    reader.take(64 * (precision + 1));
  }
}

function checkHuffman(body: Uint8Array): void {
  const reader = new ByteReader(body);
  while (reader.left > 0) {
    reader.uint8();
    const values = reader.take(16).reduce((sum, count) => sum + count, 0);
    must(values <= 256, "a Huffman table has at most 256 codes");
    reader.take(values);
  }
}

function checkFrame(body: Uint8Array, maxSide: number): void {
  const reader = new ByteReader(body);
  must(reader.uint8() === 8, "a sample has eight bits");
  const height = reader.uint16();
  mustHaveSides(reader.uint16(), height, maxSide);
  const components = reader.uint8();
  must([1, 3, 4].includes(components) && reader.left === 3 * components, "a frame lists its components");
}

/** Reads the entropy-coded data after a scan's header, up to the next marker. */
function readScan(reader: ByteReader): Uint8Array {
  const rest = reader.take(reader.left);
  let end = 0;
  for (;;) {
    end = rest.indexOf(0xff, end);
    const next = end === -1 ? undefined : rest[end + 1];
    must(next !== undefined, "a scan ends with a marker");
    const isPartOfScan = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isPartOfScan) break;
    end += 2;
  }
  reader.unread(rest.byteLength - end);
  return rest.subarray(0, end);
}

function startsWith(body: Uint8Array, text: string): boolean {
  return Array.from(text).every((letter, index) => body[index] === letter.charCodeAt(0));
}

function segment(marker: number, body: Uint8Array): Uint8Array {
  const length = body.byteLength + 2;
  return join([Uint8Array.of(0xff, marker, length >> 8, length & 0xff), body]);
}

/** Returns the orientation, 1 to 8, or null if there is none. Source: Exif 2.32, tag 274. */
function readOrientation(body: Uint8Array): number | null {
  if (!startsWith(body, "Exif\0\0")) return null;
  const tiff = new DataView(body.buffer, body.byteOffset + 6, body.byteLength - 6);
  if (tiff.byteLength < 8) return null;
  const isLittle = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, isLittle);
  if (directory + 2 > tiff.byteLength) return null;
  const entries = tiff.getUint16(directory, isLittle);
  for (let at = directory + 2; at < directory + 2 + 12 * entries && at + 12 <= tiff.byteLength; at += 12) {
    if (tiff.getUint16(at, isLittle) !== 0x0112) continue;
    const orientation = tiff.getUint16(at + 8, isLittle);
    return orientation >= 1 && orientation <= 8 ? orientation : null;
  }
  return null;
}

/** Builds an Exif segment that contains only the orientation. */
function orientationSegment(orientation: number): Uint8Array {
  const header = new TextEncoder().encode("Exif\0\0MM\0*\0\0\0\u0008");
  const directory = Uint8Array.of(0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0);
  return segment(0xe1, join([header, directory]));
}
