import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { root } from "../lib/process.mjs";
import { prepareDatabase } from "../lib/set-up.ts";

/** Makes a folder below .wrangler that is removed when the process ends. @returns its path, relative to the root */
export function createProofFolder(): string {
  mkdirSync(path.join(root, ".wrangler"), { recursive: true });
  const folder = mkdtempSync(path.join(root, ".wrangler/prove-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
  return path.relative(root, folder);
}

/** Copies a state folder, or its part. */
export function copyState(from: string, to: string): void {
  cpSync(path.join(root, from), path.join(root, to), { recursive: true });
}

/** Makes a seeded state, from a prepared one if it is given. */
export async function createState(state: string, prepared: string | undefined): Promise<void> {
  if (prepared) copyState(prepared, state);
  else await prepareDatabase(state);
}

/** Counts errors, or other things, by their names. */
export function createCounter() {
  const counts = new Map<string, number>();
  return {
    counts,
    add: (what: string) => void counts.set(what, (counts.get(what) ?? 0) + 1),
    has: (what: string) => counts.has(what),
    /** Lists all with their numbers, by name. */
    print: () =>
      [...counts]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([what, times]) => `${what} ${times}`)
        .join(", "),
  };
}

/** Prints the errors and the verdict, and ends the process. @param proven what is proven without errors */
export function conclude(errors: ReadonlyMap<string, number>, proven: string): never {
  for (const [error, times] of errors) console.error(`✗ ${error} (${times} times)`);
  console.log(errors.size === 0 ? `\nProven: ${proven}` : "\nNot proven.");
  process.exit(errors.size === 0 ? 0 : 1);
}
