import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions as readWorker } from "wrangler";
import { z } from "zod";
import { root } from "./process.mjs";

/** Ids of resources by their bindings. */
const idsSchema = z.record(
  z.string(),
  z.union([z.string(), z.looseObject({ id: z.string() }).transform(({ id }) => id)]),
);
const storageSchema = z.object({ d1Databases: idsSchema, r2Buckets: idsSchema });

/** Starts a runtime that only opens the D1 database and the R2 bucket of a state folder. */
export function openStorage(state: string): Miniflare {
  // Wrangler reports which file of secrets it reads, and warns if there is none; no secret is needed here.
  process.env.WRANGLER_LOG ??= "error";
  const { d1Databases, r2Buckets } = storageSchema.parse(
    readWorker(path.join(root, "wrangler.toml")).workerOptions,
  );
  return new Miniflare(
    convertV4MiniflareOptions({
      name: "data",
      modules: true,
      script: "export default {};",
      d1Databases,
      r2Buckets,
      resourcePersistencePath: path.join(root, state, "v3"),
      cf: false,
    }),
  );
}

/** Creates the empty database of a state folder, unless it exists. */
export async function createLocalDatabase(state: string): Promise<void> {
  if (existsSync(path.join(root, state, "v3/d1"))) return;
  const storage = openStorage(state);
  const database = await storage.getD1Database("DB", "data");
  await database.prepare("SELECT 1").all();
  await storage.dispose();
}

/** Returns the file of the D1 database in a state folder. @throws unless there is one */
function fileIn(state: string): string {
  const folder = path.join(root, state, "v3/d1/miniflare-D1DatabaseObject");
  const [file, ...others] = readdirSync(folder).filter(
    (name) => name.endsWith(".sqlite") && name !== "metadata.sqlite",
  );
  if (file === undefined || others.length > 0) throw new Error(`${folder} does not hold one database`);
  return path.join(folder, file);
}

/** Opens the database of a running Worker read-only. With WAL, readers and the writer do not block each other. */
export function openForReading(state: string): DatabaseSync {
  return new DatabaseSync(fileIn(state), { readOnly: true });
}

/** Opens the database of a stopped Worker, without checks of foreign keys unless they are wanted. */
export function openForWriting(state: string, checksKeys = false): DatabaseSync {
  return new DatabaseSync(fileIn(state), { enableForeignKeyConstraints: checksKeys });
}

/** Writes to a database while its Worker is stopped, in one transaction. */
export function writeLocalDatabase<Result>(
  state: string,
  write: (database: DatabaseSync) => Result,
  { checksKeys = false } = {},
): Result {
  const database = openForWriting(state, checksKeys);
  try {
    database.exec("BEGIN");
    const result = write(database);
    database.exec("COMMIT");
    return result;
  } finally {
    database.close();
  }
}
