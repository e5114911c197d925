import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./process.mjs";

/** The mode the Worker in build/ was built in; vite.config.ts writes it beside the Worker. */
export function builtMode() {
  return JSON.parse(readFileSync(path.join(root, "build/server/build-mode.json"), "utf8")).mode;
}
