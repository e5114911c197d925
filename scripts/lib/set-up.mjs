import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fail, root, run, step } from "./process.mjs";
import { fingerprint, unlessUnchanged } from "./fingerprint.mjs";
import { addSecretKey, readSecretKeys } from "./secret-keys.mjs";

/** Installs the dependencies when the lock file changed. */
export async function install() {
  if (Number(process.versions.node.split(".")[0]) < 20)
    fail(`Node 20 or later is needed; this is ${process.version}.`);
  await run("npm", ["--version"]).catch(() =>
    fail("npm is needed and was not found. It comes with Node.js."),
  );
  await step("Dependencies", () =>
    unlessUnchanged("node_modules/.installed", fingerprint("package-lock.json"), () =>
      run("npm", ["ci", "--no-audit", "--no-fund"]),
    ),
  );
}

/**
 * Writes the secret of a local run once; it is never committed. The build copies it, so it comes before. Older files keep
 * BETTER_AUTH_SECRET and VOUCHER_SIGNING_KEY, with which their data was written.
 */
export function writeLocalSecrets() {
  const file = path.join(root, ".dev.vars");
  if (!readSecretKeys(file)) addSecretKey(file);
}

const sources = [
  "app",
  "worker",
  "public",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
  "wrangler.toml",
  ".dev.vars",
];

/** Draws the tours' pictures when the illustrator or the catalogue changed, and cuts the fonts when they did. */
export async function drawAssets() {
  await step("Illustrations", async () => {
    const output = await run("node", ["scripts/illustrate.mjs"]);
    return output.includes("up to date") ? "kept" : undefined;
  });
  await step("Fonts", async () => {
    const output = await run("node", ["scripts/subset-fonts.mjs"]);
    return output.includes("up to date") ? "kept" : undefined;
  });
}

/** The environment that makes every script use the build that tests ask. */
export const testBuild = { BUILD_DIRECTORY: "build-test" };

/** Builds the Worker in a mode when a source changed. */
async function build(title, mode, directory) {
  writeLocalSecrets();
  await drawAssets();
  await step(title, () =>
    unlessUnchanged(`${directory}/.built`, `${mode} ${fingerprint(...sources)}`, () =>
      run("react-router", ["build", "--mode", mode], { env: { BUILD_DIRECTORY: directory } }),
    ),
  );
}

/** Builds what npm start serves. */
export function buildDemo() {
  return build("Build", "demo", "build");
}

/** Builds what the tests ask, in mode `test`: as the demo build, but passwords are hashed cheaply. It has a folder of its own. */
export function buildTest() {
  return buildBeside(() => build("Test build", "test", testBuild.BUILD_DIRECTORY));
}

/** Builds into another folder than that of npm start: wrangler keeps following the build it followed before. */
export async function buildBeside(action) {
  const followed = path.join(root, ".wrangler/deploy/config.json");
  const before = existsSync(followed) ? readFileSync(followed) : null;
  try {
    await action();
  } finally {
    if (before) writeFileSync(followed, before);
    else rmSync(followed, { force: true });
  }
}

/** Brings the local database to the present schema, loads the catalogue and the demo tours, and the other demo data when the database is new. */
export async function prepareDatabase(state = ".wrangler/state") {
  const local = ["--local", "--persist-to", state];
  await step("Database migrations", () =>
    unlessUnchanged(`${state}/.migrated`, fingerprint("migrations"), () =>
      run("wrangler", ["d1", "migrations", "apply", "DB", ...local], { env: { CI: "1" } }),
    ),
  );
  await step("Catalogue and demo data", () =>
    unlessUnchanged(`${state}/.seeded`, fingerprint("worker/catalogue", "scripts/seed"), async () => {
      const file = path.join(root, state, "seed.sql");
      const isNew = !existsSync(path.join(root, state, ".seeded"));
      mkdirSync(path.dirname(file), { recursive: true });
      await run("node", ["scripts/write-seed.mjs", file, isNew ? "--demo" : "--demo-tours"]);
      await run("wrangler", ["d1", "execute", "DB", ...local, "--yes", "--file", file], { env: { CI: "1" } });
    }),
  );
}
