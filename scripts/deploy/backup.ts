import { createHash } from "node:crypto";
import { createWriteStream, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import path from "node:path";
import { finished } from "node:stream/promises";
import { z } from "zod";
import { findForeignMigration } from "../lib/migrations.ts";
import type { Data, Query } from "./data.ts";
import { countRows, dumpDatabase } from "./dump.ts";

/** A database that is written all the time is dumped this often before the backup says that it is not of one moment. */
const maxTries = 3;

/** D1 refuses longer statements. */
const maxStatementBytes = 100_000;

const manifestSchema = z.object({
  environment: z.string(),
  createdAt: z.string(),
  bookmark: z.string(),
  /** Names of those applied. */
  migrations: z.array(z.string()),
  /** False if the database was written during every try. */
  isOfOneMoment: z.boolean(),
  /** Beginnings of the rows that D1 would refuse. */
  tooLong: z.array(z.string()),
  database: z.object({ sha256: z.string(), counts: z.record(z.string(), z.number()) }),
  objects: z.array(
    z.object({
      key: z.string(),
      contentType: z.string(),
      file: z.string(),
      size: z.number(),
      sha256: z.string(),
    }),
  ),
});
export type Manifest = z.output<typeof manifestSchema>;

const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** Writes the statements to a file. @returns names of tables with a row that D1 would refuse */
async function writeDump(query: Query, file: string): Promise<string[]> {
  const stream = createWriteStream(file, { mode: 0o600 });
  const tooLong = new Set<string>();
  for await (const statement of dumpDatabase(query)) {
    if (Buffer.byteLength(statement) > maxStatementBytes) tooLong.add(statement.slice(0, 60));
    if (!stream.write(`${statement}\n`)) await once(stream, "drain");
  }
  stream.end();
  await finished(stream);
  return [...tooLong];
}

/**
 * Writes the database and the objects of a bucket to a folder, with a manifest that names their hashes.
 */
export async function backUp(
  data: Data,
  folder: string,
  about: Pick<Manifest, "environment" | "createdAt">,
): Promise<Manifest> {
  mkdirSync(path.join(folder, "media"), { recursive: true, mode: 0o700 });
  const file = path.join(folder, "database.sql");
  let isOfOneMoment = false;
  let bookmark = "";
  let counts: Record<string, number> = {};
  let tooLong: string[] = [];
  for (let tries = 0; tries < maxTries && !isOfOneMoment; tries++) {
    bookmark = await data.bookmark();
    tooLong = await writeDump(data.query, file);
    counts = await countRows(data.query);
    isOfOneMoment = (await data.bookmark()) === bookmark;
  }
  const objects: Manifest["objects"] = [];
  for await (const { key, contentType } of data.listObjects()) {
    const body = await data.getObject(key);
    const name = `${String(objects.length).padStart(6, "0")}`;
    writeFileSync(path.join(folder, "media", name), body, { mode: 0o600 });
    objects.push({ key, contentType, file: name, size: body.length, sha256: hashOf(body) });
  }
  const migrations = "d1_migrations" in counts ? await data.query("SELECT name FROM d1_migrations") : [];
  const manifest = {
    ...about,
    bookmark,
    migrations: migrations.map(({ name }) => String(name)),
    isOfOneMoment,
    tooLong,
    database: { sha256: hashOf(readFileSync(file)), counts },
    objects,
  };
  writeFileSync(path.join(folder, "manifest.json"), JSON.stringify(manifest, null, 2), { mode: 0o600 });
  return manifest;
}

function check(bytes: Buffer, sha256: string, name: string): void {
  if (hashOf(bytes) !== sha256) throw new Error(`${name} of the backup was changed or is damaged`);
}

/** Reads a backup's manifest and checks every file against its hash. @throws if a file is missing or changed */
function readBackup(folder: string): Manifest {
  const read = (...names: string[]) => {
    try {
      return readFileSync(path.join(folder, ...names));
    } catch {
      throw new Error(`${path.join(folder, ...names)} is missing: this is no complete backup`);
    }
  };
  const manifest = manifestSchema.parse(JSON.parse(String(read("manifest.json"))));
  check(read("database.sql"), manifest.database.sha256, "database.sql");
  for (const { file, sha256, key } of manifest.objects) check(read("media", file), sha256, key);
  return manifest;
}

/**
 * Restores a backup into an empty database and its bucket, and compares the result with the manifest.
 * @throws if the database has tables, or differs from the backup afterwards
 */
export async function restore(data: Data, folder: string): Promise<Manifest> {
  const manifest = readBackup(folder);
  const foreign = findForeignMigration(manifest.migrations);
  if (foreign !== undefined)
    throw new Error(
      `The backup is of another version, with the migration ${foreign}. Restore it with the code of that version`,
    );
  const tables = await data.query(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
  );
  if (tables.length > 0)
    throw new Error(
      `${data.title} has ${tables.length} tables. A backup is restored into an empty database only`,
    );
  await data.execute(path.join(folder, "database.sql"));
  const counts = await countRows(data.query);
  for (const [name, rows] of Object.entries(manifest.database.counts))
    if (counts[name] !== rows)
      throw new Error(`The table ${name} has ${counts[name]} rows, the backup ${rows}`);
  const orphans = await data.query("PRAGMA foreign_key_check");
  if (orphans.length > 0) throw new Error(`${orphans.length} rows refer to rows that are missing`);
  for (const { key, file, contentType, sha256 } of manifest.objects) {
    await data.putObject(key, readFileSync(path.join(folder, "media", file)), contentType);
    if (hashOf(await data.getObject(key)) !== sha256)
      throw new Error(`The object ${key} differs from the backup`);
  }
  return manifest;
}
