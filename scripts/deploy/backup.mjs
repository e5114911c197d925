import { createHash } from "node:crypto";
import { createWriteStream, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { finished } from "node:stream/promises";
import { countRows, dumpDatabase } from "./dump.mjs";

/** A database that is written all the time is dumped this often before the backup says that it is not of one moment. */
const maxTries = 3;

/** D1 refuses longer statements. */
const maxStatementBytes = 100_000;

export const hashOf = (bytes) => createHash("sha256").update(bytes).digest("hex");

/** Writes the statements to a file. @returns names of tables with a row that D1 would refuse */
async function writeDump(query, file) {
  const stream = createWriteStream(file, { mode: 0o600 });
  const tooLong = new Set();
  for await (const statement of dumpDatabase(query)) {
    if (Buffer.byteLength(statement) > maxStatementBytes) tooLong.add(statement.slice(0, 60));
    if (!stream.write(`${statement}\n`)) await new Promise((resolve) => stream.once("drain", resolve));
  }
  stream.end();
  await finished(stream);
  return [...tooLong];
}

/**
 * Writes the database and the objects of a bucket to a folder, with a manifest that names their hashes.
 * @param data see local-data.mjs and remote-data.mjs
 * @returns the manifest. Its `isOfOneMoment` is false if the database was written during every try
 */
export async function backUp(data, folder, about) {
  mkdirSync(path.join(folder, "media"), { recursive: true, mode: 0o700 });
  const file = path.join(folder, "database.sql");
  let isOfOneMoment = false;
  let bookmark;
  let counts;
  let tooLong;
  for (let tries = 0; tries < maxTries && !isOfOneMoment; tries++) {
    bookmark = await data.bookmark();
    tooLong = await writeDump(data.query, file);
    counts = await countRows(data.query);
    isOfOneMoment = (await data.bookmark()) === bookmark;
  }
  const objects = [];
  for await (const { key, contentType } of data.listObjects()) {
    const body = await data.getObject(key);
    const name = `${String(objects.length).padStart(6, "0")}`;
    writeFileSync(path.join(folder, "media", name), body, { mode: 0o600 });
    objects.push({ key, contentType, file: name, size: body.length, sha256: hashOf(body) });
  }
  const manifest = {
    ...about,
    bookmark,
    isOfOneMoment,
    tooLong,
    database: { sha256: hashOf(readFileSync(file)), counts },
    objects,
  };
  writeFileSync(path.join(folder, "manifest.json"), JSON.stringify(manifest, null, 2), { mode: 0o600 });
  return manifest;
}
