import { readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

const folder = path.join(
  import.meta.dirname,
  "../../../.wrangler/test-state/v3/d1/miniflare-D1DatabaseObject",
);

/**
 * Puts into the server's own database what no page brings about: work that failed. One short statement each, so that the
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
