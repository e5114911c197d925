import { readFileSync } from "node:fs";
import path from "node:path";
import { hashOf } from "./backup.mjs";
import { countRows } from "./dump.mjs";

function check(bytes, sha256, name) {
  if (hashOf(bytes) !== sha256) throw new Error(`${name} of the backup was changed or is damaged`);
}

/** Reads a backup's manifest and checks every file against its hash. @throws if a file is missing or changed */
export function readBackup(folder) {
  const read = (...names) => {
    try {
      return readFileSync(path.join(folder, ...names));
    } catch {
      throw new Error(`${path.join(folder, ...names)} is missing: this is no complete backup`);
    }
  };
  const manifest = JSON.parse(read("manifest.json").toString("utf8"));
  check(read("database.sql"), manifest.database.sha256, "database.sql");
  for (const { file, sha256, key } of manifest.objects) check(read("media", file), sha256, key);
  return manifest;
}

/**
 * Restores a backup into an empty database and its bucket, and compares the result with the manifest.
 * @throws if the database has tables, or differs from the backup afterwards
 */
export async function restore(data, folder) {
  const manifest = readBackup(folder);
  await data.prepare();
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
