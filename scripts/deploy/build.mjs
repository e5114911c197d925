import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { builtMode } from "../lib/build-mode.mjs";
import { root, run } from "../lib/process.mjs";

/** Makes a fresh production build for an environment. Demo accounts exist in demo builds only. */
export async function buildForProduction({ env }, { tag }) {
  rmSync(path.join(root, "build"), { recursive: true, force: true });
  await run("react-router", ["build"], { env: { CLOUDFLARE_ENV: env, COMMIT: tag } });
  if (builtMode() !== "production")
    throw new Error("This is a demo build with demo accounts. Do not deploy it");
}

/** Writes the statements that load the catalogue. @returns the file, and a mark that changes with it */
export async function writeCatalogue() {
  const file = path.join(root, ".wrangler/catalogue.sql");
  await run("node", ["scripts/write-seed.mjs", file]);
  const mark = createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 16);
  return { file, mark };
}
