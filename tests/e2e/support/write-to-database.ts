import { readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

let folder = "";

/** Names the folder of the database of this worker's server. */
export function useDatabaseIn(name: string): void {
  folder = name;
}

/**
 * Writes into the server's own database what no page brings about, such as failed work. One short statement each, so that the
 * Worker's writes do not wait.
 */
export function writeToDatabase(
  statements: readonly (readonly [sql: string, ...values: (string | number)[]])[],
): void {
  const [file] = readdirSync(folder).filter((name) => name.endsWith(".sqlite") && name !== "metadata.sqlite");
  if (file === undefined) throw new Error(`${folder} holds no database`);
  const database = new DatabaseSync(path.join(folder, file), { timeout: 10_000 });
  try {
    for (const [sql, ...values] of statements) database.prepare(sql).run(...values);
  } finally {
    database.close();
  }
}
