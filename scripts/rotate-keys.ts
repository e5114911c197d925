// npm run keys:rotate: adds a new version of SECRET_KEYS to a file of variables, by default .dev.vars.
// usage: npm run keys:rotate -- [FILE]
import path from "node:path";
import { root } from "./lib/process.mjs";
import { addSecretKey } from "./lib/secret-keys.ts";

const file = process.argv[2] ?? ".dev.vars";
const version = addSecretKey(path.resolve(root, file));
console.log(
  `✓ ${file} has version ${version} of SECRET_KEYS in front. "Secrets" in docs/handbook.md says what comes next.`,
);
