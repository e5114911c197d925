import { chmodSync, existsSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

/** Only its owner reads a file of secrets. */
const privateMode = 0o600;

/** Closes the copy of .dev.vars that a build writes beside the Worker for local runs to everyone but its owner. */
export function privateVariables(): Plugin {
  return {
    name: "tour-bharat:private-variables",
    writeBundle({ dir = "" }) {
      const file = path.join(dir, ".dev.vars");
      if (existsSync(file)) chmodSync(file, privateMode);
    },
  };
}
