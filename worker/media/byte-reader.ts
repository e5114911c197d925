import type { PictureRefusal } from "~/domain/picture";

/** Thrown by the readers of this folder: why a file is no picture we take. */
export class PictureError extends Error {
  readonly reason: PictureRefusal;

  constructor(reason: PictureRefusal, detail: string) {
    super(detail);
    this.name = "PictureError";
    this.reason = reason;
  }
}

/** @throws PictureError `damaged` unless the file is as its format says */
export function must(isSo: boolean, rule: string): asserts isSo {
  if (!isSo) throw new PictureError("damaged", rule);
}

/**
 * @param longest the longest side we take, in pixels
 * @throws PictureError for a picture without a side, or with one that is too long to be decoded
 */
export function mustHaveSides(width: number, height: number, longest: number): void {
  must(width > 0 && height > 0, "both sides have a length");
  if (Math.max(width, height) > longest) throw new PictureError("too_wide", `${width} x ${height}`);
}

/** Reads a file from front to back; what lies beyond its end is a damaged file. Big-endian unless it says `le`. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** Bytes not yet read. */
  get left(): number {
    return this.#bytes.byteLength - this.#at;
  }

  take(count: number): Uint8Array {
    const start = this.#advance(count);
    return this.#bytes.subarray(start, start + count);
  }

  uint8(): number {
    return this.#view.getUint8(this.#advance(1));
  }

  uint16(): number {
    return this.#view.getUint16(this.#advance(2));
  }

  uint32(): number {
    return this.#view.getUint32(this.#advance(4));
  }

  uint32le(): number {
    return this.#view.getUint32(this.#advance(4), true);
  }

  /** An unsigned number of 0 to 8 bytes; 0 bytes are 0. */
  uint(size: number): number {
    let value = 0;
    for (const byte of this.take(size)) value = value * 256 + byte;
    must(Number.isSafeInteger(value), "no number is beyond counting");
    return value;
  }

  /** Text of one byte a character. */
  latin1(count: number): string {
    return String.fromCharCode(...this.take(count));
  }

  /** Makes the last `count` bytes unread again. */
  giveBack(count: number): void {
    this.#at -= count;
  }

  #advance(count: number): number {
    must(count <= this.left, "nothing is cut off");
    const start = this.#at;
    this.#at += count;
    return start;
  }
}

/** The parts as one. */
export function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.byteLength;
  }
  return joined;
}
