import { existsSync } from "node:fs";
import path from "node:path";
import { root } from "../lib/process.mjs";
import { addSecretKey, readSecretKeys } from "../lib/secret-keys.mjs";

/**
 * Finds the file of secrets to send with the upload. Creates one for a new deployment, never for one with data: values encrypted with
 * the lost key would stay unreadable.
 * @param options the given file, whether the database has tables, and whether files written here outlive the run
 * @returns path or null (the Worker has all it requires), and whether it was created
 * @throws if secrets are missing and must not be made
 */
export function secretsFor(target, { secrets }, { given, hasTables, isLasting }) {
  if (given) {
    if (!existsSync(path.resolve(root, given)))
      throw new Error(`The file of secrets ${given} does not exist`);
    return { file: path.resolve(root, given), isNew: false };
  }
  if (target.requiredSecrets.every((name) => secrets.includes(name))) return { file: null, isNew: false };
  const file = path.resolve(root, target.secretsFile);
  if (readSecretKeys(file)) return { file, isNew: false };
  if (hasTables)
    throw new Error(
      `The database ${target.database} has data, but the Worker has no SECRET_KEYS. Its data cannot be read with a new key: put ${target.secretsFile} back, or name the file with --secrets-file`,
    );
  if (!isLasting)
    throw new Error(
      "The Worker has no SECRET_KEYS, and a key made here would be lost with this machine. Deploy once from your own, or give --secrets-file",
    );
  addSecretKey(file);
  return { file, isNew: true };
}
