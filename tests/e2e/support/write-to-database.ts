import { readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

let folder = "";

/** Sets the folder of the database of this Playwright worker's server. */
export function useDatabaseIn(name: string): void {
  folder = name;
}

/**
 * Writes data that no page can create, such as failed jobs, into the server's database. Use one short statement per call, so
 * that the Worker's writes do not wait.
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
