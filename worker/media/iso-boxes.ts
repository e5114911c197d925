import { ByteReader, must } from "./byte-reader";

/** Box of the ISO base media file format (ISO/IEC 14496-12, 4.2). */
export interface Box {
  type: string;
  /** Offset of its content in the file. */
  start: number;
  body: Uint8Array;
}

/**
 * Reads the boxes that fill these bytes exactly.
 * @param start offset of the bytes in the file
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
    must(length >= 0, "a box's size includes its header");
    boxes.push({ type, start: start + at + (wide ? 16 : 8), body: reader.take(length) });
  }
  return boxes;
}

/** Returns a box's version and a reader of the rest. */
export function openFullBox({ body }: Box) {
  const reader = new ByteReader(body);
  const version = reader.uint8();
  reader.take(3);
  return { version, reader };
}
