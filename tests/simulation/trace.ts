import { createHash } from "node:crypto";

/** Everything that happens in a run, as one hash: two runs with the same hash did the same. */
export class Trace {
  readonly #hash = createHash("sha256");
  /** Receives each line, to find where two runs part. */
  onLine: ((line: string) => void) | null = null;

  add(...parts: readonly unknown[]): void {
    const line = parts.map((part) => (typeof part === "string" ? part : JSON.stringify(part))).join("\t");
    this.#hash.update(line);
    this.#hash.update("\n");
    this.onLine?.(line);
  }

  /** Ends the trace. */
  digest(): string {
    return this.#hash.digest("hex");
  }
}
