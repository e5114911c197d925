import { ByteReader, must } from "./byte-reader";

/** A box of the ISO base media file format (ISO/IEC 14496-12, 4.2). */
export interface Box {
  type: string;
  /** Where its content begins in the file. */
  start: number;
  body: Uint8Array;
}

/**
 * The boxes that fill these bytes exactly.
 * @param start where the bytes begin in the file
 */
export function readBoxes(bytes: Uint8Array, start: number): Box[] {
  const reader = new ByteReader(bytes);
  const boxes: Box[] = [];
  while (reader.left > 0) {
    const at = bytes.byteLength - reader.left;
    const size = reader.uint32();
    const type = reader.latin1(4);
    const wide = size === 1;
    const length = (wide ? reader.uint(8) : size) - (wide ? 16 : 8);
    must(length >= 0, "a box counts its own length");
    boxes.push({ type, start: start + at + (wide ? 16 : 8), body: reader.take(length) });
  }
  return boxes;
}

/** A box's version, and a reader of what follows it. */
export function openFullBox({ body }: Box) {
  const reader = new ByteReader(body);
  const version = reader.uint8();
  reader.take(3);
  return { version, reader };
}
