import { createHash } from "node:crypto";

/** Everything that happens in a run, as one hash: two runs with the same hash did the same. */
export class Trace {
  readonly #hash = createHash("sha256");
  /** Receives each line, to find where two runs part. */
  onLine: ((line: string) => void) | null = null;
  /** Lines that the hash lacks: many short updates take longer than a long one. */
  #lines: string[] = [];

  add(...parts: readonly unknown[]): void {
    const line = parts.map((part) => (typeof part === "string" ? part : JSON.stringify(part))).join("\t");
    this.onLine?.(line);
    this.#lines.push(line);
    if (this.#lines.length === 1000) this.#hashLines();
  }

  #hashLines(): void {
    this.#hash.update(`${this.#lines.join("\n")}\n`);
    this.#lines = [];
  }

  /** Ends the trace. */
  digest(): string {
    this.#hashLines();
    return this.#hash.digest("hex");
  }
}
