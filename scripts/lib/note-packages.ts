import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

/**
 * Lists the packages whose code a build contains, in `packages-ssr.json` and `packages-client.json` beside the two builds: for the check of the
 * Worker's contents and the third-party notices.
 */
export function notePackages(): Plugin {
  return {
    name: "tour-bharat:note-packages",
    generateBundle({ dir = "." }, bundle) {
      const packages = new Set<string>();
      for (const output of Object.values(bundle)) {
        if (output.type !== "chunk") continue;
        for (const [id, { renderedLength }] of Object.entries(output.modules)) {
          const [, name] = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll("\\", "/")) ?? [];
          if (name !== undefined && renderedLength > 0) packages.add(name);
        }
      }
      const folder = path.resolve(dir, "..");
      mkdirSync(folder, { recursive: true });
      const file = path.join(folder, `packages-${this.environment.name}.json`);
      writeFileSync(file, `${JSON.stringify([...packages].toSorted(), null, 2)}\n`);
    },
  };
}
