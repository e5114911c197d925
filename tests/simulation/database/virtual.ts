import type { DatabaseSync } from "node:sqlite";

/** Time and chance of the database, which the simulation sets. */
interface VirtualSources {
  /** UTC instant in milliseconds. */
  now: () => number;
  /** Returns an integer from 0 to `max`. */
  random: (max: number) => number;
}

/** Adds the functions that `withVirtualFunctions` names. */
export function addVirtualFunctions(database: DatabaseSync): VirtualSources {
  const sources: VirtualSources = { now: () => 0, random: () => 0 };
  let [at, text] = [Number.NaN, ""];
  // As SQLite's own 'now', it is the same within a statement: not evaluated for each row.
  database.function("virtual_now", { deterministic: true }, () => {
    if (sources.now() !== at) {
      at = sources.now();
      text = new Date(at).toISOString().replace("T", " ").slice(0, 23);
    }
    return text;
  });
  database.function("virtual_blob", (length) =>
    Uint8Array.from({ length: Number(length) }, () => sources.random(255)),
  );
  return sources;
}

/** Makes SQL take its time and chance from the simulation. */
export function withVirtualFunctions(sql: string): string {
  return sql
    .replaceAll("'now'", "virtual_now()")
    .replaceAll(/\bunixepoch\(\s*\)/g, "unixepoch(virtual_now())")
    .replaceAll(/\bunixepoch\(\s*'subsec'\s*\)/g, "unixepoch(virtual_now(), 'subsec')")
    .replaceAll(/\brandomblob\(/g, "virtual_blob(");
}
