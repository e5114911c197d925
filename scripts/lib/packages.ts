import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { root } from "./process.mjs";

/** Packages that only the build, the browser or the seed needs, and that would make the Worker larger and slower to start. */
const refusedInWorker = [
  "kysely",
  "@better-auth/kysely-adapter",
  "marked",
  "yaml",
  "@zxcvbn-ts/core",
  "@zxcvbn-ts/language-common",
  "@zxcvbn-ts/dictionary-compression",
];

/** Licenses of packages that are part of the product. Another one is a decision (docs/decisions/034-libraries.md). */
const allowedLicenses = [
  "MIT",
  "Apache-2.0",
  "ISC",
  "BSD-3-Clause",
  "0BSD",
  "Unlicense",
  "MPL-2.0",
  "(MIT OR Apache-2.0)",
  "MIT AND ISC AND BSD-3-Clause",
];

const packagesSchema = z.array(z.object({ name: z.string(), identifier: z.string().default("none") }));

function readBuilt(file: string): string {
  return readFileSync(path.join(root, "build", file), "utf8");
}

/** Checks the lists that Vite writes of the packages in the built Worker and pages. @throws naming those that they must not contain */
export function checkPackages(): void {
  const inWorker = packagesSchema.parse(JSON.parse(readBuilt("server/licenses.json")));
  const inPages = Array.from(
    readBuilt("client/third-party-notices.txt").matchAll(/^## (\S+) - \d\S*(?: \((.+)\))?$/gm),
    ([, name = "", identifier = "none"]) => ({ name, identifier }),
  );
  const refused = inWorker.map(({ name }) => name).filter((name) => refusedInWorker.includes(name));
  const webWorkers = readdirSync(path.join(root, "build/server/assets")).filter((file) =>
    /\.worker-/.test(file),
  );
  if (refused.length + webWorkers.length > 0)
    throw new Error(`the Worker contains ${[...refused, ...webWorkers].join(", ")}`);
  const others = [...inWorker, ...inPages].filter(({ identifier }) => !allowedLicenses.includes(identifier));
  if (others.length > 0 || inPages.length === 0)
    throw new Error(
      `other licenses: ${others.map(({ name, identifier }) => `${name} (${identifier})`).join(", ")}`,
    );
}
