import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";

const line = /^[ \t]*SECRET_KEYS[ \t]*=[ \t]*"?([^"\r\n]*?)"?[ \t]*$/m;

/** Reads SECRET_KEYS from a file of variables; "" if missing. */
export function readSecretKeys(file: string): string {
  return existsSync(file) ? (line.exec(readFileSync(file, "utf8"))?.[1] ?? "") : "";
}

/**
 * Prepends a new version to SECRET_KEYS in a file of variables, and creates both if needed. Format: see
 * worker/platform/keys/keys.ts.
 * @returns the new version
 */
export function addSecretKey(file: string): number {
  const present = existsSync(file) ? readFileSync(file, "utf8") : "";
  const former = readSecretKeys(file);
  const version = Number.parseInt(former || "0", 10) + 1;
  const added = `SECRET_KEYS=${version}:${Buffer.from(randomBytes(32)).toString("base64url")}${former && `,${former}`}`;
  const separator = present === "" || present.endsWith("\n") ? "" : "\n";
  const content = line.test(present)
    ? present.replace(line, () => added)
    : `${present}${separator}${added}\n`;
  writeFileSync(file, content, { mode: 0o600 });
  // The mode above applies to new files only.
  chmodSync(file, 0o600);
  return version;
}
