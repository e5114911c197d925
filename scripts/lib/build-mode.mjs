import { readFileSync } from "node:fs";
import path from "node:path";
import { buildDirectory, root } from "./process.mjs";

/** Reads the mode of the build, which vite.config.ts writes beside the Worker. */
export function builtMode() {
  return JSON.parse(readFileSync(path.join(root, buildDirectory, "server/build-mode.json"), "utf8")).mode;
}
