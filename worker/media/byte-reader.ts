import type { PictureRefusal } from "~/domain/tour-pictures/picture";

/** Thrown by the readers of this folder if a file is not an accepted picture. */
export class PictureError extends Error {
  readonly reason: PictureRefusal;

  constructor(reason: PictureRefusal, detail: string) {
    super(detail);
    this.name = "PictureError";
    this.reason = reason;
  }
}

/** @throws PictureError `damaged` unless the file complies with its format */
export function must(isSo: boolean, rule: string): asserts isSo {
  if (!isSo) throw new PictureError("damaged", rule);
}

/**
 * @param maxSide max length of a side, in pixels
 * @throws PictureError if a side is zero or too long to decode
 */
export function mustHaveSides(width: number, height: number, maxSide: number): void {
  must(width > 0 && height > 0, "both sides are longer than zero");
  if (Math.max(width, height) > maxSide) throw new PictureError("too_wide", `${width} x ${height}`);
}

/** Reads a file from front to back; reading past its end throws `damaged`. Big-endian except for methods ending in `le`. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** Remaining bytes. */
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

  /** Reads an unsigned integer of 0 to 8 bytes; 0 bytes are 0. */
  uint(size: number): number {
    let value = 0;
    for (const byte of this.take(size)) value = value * 256 + byte;
    must(Number.isSafeInteger(value), "integers are safe");
    return value;
  }

  /** Reads text of one byte per character. */
  latin1(count: number): string {
    return String.fromCharCode(...this.take(count));
  }

  /** Moves back by `count` bytes. */
  unread(count: number): void {
    this.#at -= count;
  }

  #advance(count: number): number {
    must(count <= this.left, "the file is not truncated");
    const start = this.#at;
    this.#at += count;
    return start;
  }
}

export function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.byteLength;
  }
  return joined;
}
