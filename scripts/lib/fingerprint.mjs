// @ts-check
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./process.mjs";

/**
 * Hashes the contents of files and folders, to detect changes.
 * @param {string[]} names
 */
export function fingerprint(...names) {
  const hash = createHash("sha256");
  const add = (/** @type {string} */ file) => {
    if (!existsSync(file)) return;
    if (statSync(file).isDirectory()) {
      for (const name of readdirSync(file).toSorted()) add(path.join(file, name));
    } else {
      hash.update(path.relative(root, file)).update("\0").update(readFileSync(file)).update("\0");
    }
  };
  for (const name of names) add(path.join(root, name));
  return hash.digest("hex");
}

/**
 * Runs `action` unless `file` records this fingerprint.
 * @param {string} file
 * @param {string} mark
 * @param {() => unknown} action
 * @returns {Promise<"unchanged" | "done">} "unchanged" if it was skipped
 */
export async function unlessUnchanged(file, mark, action) {
  const full = path.join(root, file);
  if (existsSync(full) && readFileSync(full, "utf8") === mark) return "unchanged";
  await action();
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, mark);
  return "done";
}
