/**
 * Time and chance, which come from outside of the program. Nothing else in `worker` reads them, by lint (scripts/lint/surroundings.mjs), so
 * that the simulation (tests/simulation) replays a run from its seed.
 */
export interface Surroundings {
  /** Returns the current UTC instant in milliseconds. */
  now(): number;
  wait(milliseconds: number): Promise<void>;
  /** Fills an array with random bytes that nobody can predict. */
  fillRandomly(bytes: Uint8Array<ArrayBuffer>): void;
}

const runtime: Surroundings = {
  now: () => Date.now(),
  wait: (milliseconds) =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
  fillRandomly: (bytes) => void crypto.getRandomValues(bytes),
};

let current = runtime;

/** Replaces time and chance for the whole process. For the simulation only. */
export function replaceSurroundings(surroundings: Surroundings): void {
  current = surroundings;
}

/** Returns the current UTC instant in milliseconds. Use cases take a `Clock` instead (clock.ts). */
export function systemNow(): number {
  return current.now();
}

/** Resolves after so many milliseconds. */
export function wait(milliseconds: number): Promise<void> {
  return current.wait(milliseconds);
}

/** Returns random bytes that nobody can predict. */
export function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  current.fillRandomly(bytes);
  return bytes;
}

/** Creates a random UUID of version 4. Source: RFC 9562, section 5.4 */
export function randomId(): string {
  const bytes = randomBytes(16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return [8, 13, 18, 23].reduce((id, at) => `${id.slice(0, at)}-${id.slice(at)}`, hex);
}

/** Returns a random number from 0 to less than 1. */
export function randomFraction(): number {
  return randomInteger() / 2 ** 53;
}

/** Returns a random integer from 0 to 2^53 - 1. */
export function randomInteger(): number {
  const view = new DataView(randomBytes(8).buffer);
  return (view.getUint32(0) >>> 11) * 2 ** 32 + view.getUint32(4);
}
