import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fail, root, run, step } from "./process.mjs";
import { fingerprint, unlessUnchanged } from "./fingerprint.mjs";
import { addSecretKey, readSecretKeys } from "./secret-keys.mjs";

/** Installs the dependencies if the lock file changed. */
export async function install() {
  if (Number(process.versions.node.split(".")[0]) < 20)
    fail(`Node.js 20 or later is required; this is ${process.version}.`);
  await step("Dependencies", () =>
    unlessUnchanged("node_modules/.installed", fingerprint("package-lock.json"), async () => {
      await run("npm", ["--version"]).catch(() => fail("npm not found. It comes with Node.js."));
      await run("npm", ["ci", "--no-audit", "--no-fund"]);
    }),
  );
}

/**
 * Writes the secret of local runs once; it is never committed. Call it before the build, which copies it. Older files keep
 * BETTER_AUTH_SECRET and VOUCHER_SIGNING_KEY, with which their data was written.
 */
export function writeLocalSecrets() {
  const file = path.join(root, ".dev.vars");
  if (!readSecretKeys(file)) addSecretKey(file);
}

const sources = [
  "app",
  "worker",
  "packages/illustrations",
  "public",
  "package.json",
  "package-lock.json",
  "vite.config.ts",
  "scripts/lib/client-chunks.ts",
  "scripts/lib/note-packages.ts",
  "scripts/lib/parse-markdown.ts",
  "scripts/lib/prepared-modules.ts",
  "react-router.config.ts",
  "wrangler.toml",
  ".dev.vars",
];

/** Draws the tours' pictures and subsets the fonts, if their sources changed. A Node.js process each time would take half a second. */
export async function drawAssets() {
  const illustrations = fingerprint(
    "packages/illustrations",
    "scripts/illustrate.mjs",
    "worker/catalogue/tours",
    "packages/demo-data/tours",
  );
  await step("Illustrations", () =>
    unlessUnchanged("public/illustrations/.sources", illustrations, () =>
      run("node", ["scripts/illustrate.mjs"]),
    ),
  );
  const fonts = fingerprint("package-lock.json", "scripts/subset-fonts.mjs");
  await step("Fonts", () =>
    unlessUnchanged("app/fonts/.cut", fonts, () => run("node", ["scripts/subset-fonts.mjs"])),
  );
  const documentFonts = fingerprint("package-lock.json", "scripts/document-fonts.mjs");
  await step("Fonts of documents", () =>
    unlessUnchanged("public/document-fonts/.sources", documentFonts, () =>
      run("node", ["scripts/document-fonts.mjs"]),
    ),
  );
}

/** Environment that makes every script use the test build. */
export const testBuild = { BUILD_DIRECTORY: "build-test" };

/** Builds the Worker in a mode if a source changed. */
async function build(title, mode, directory) {
  writeLocalSecrets();
  await drawAssets();
  await step(title, () =>
    unlessUnchanged(`${directory}/.built`, `${mode} ${fingerprint(...sources)}`, () =>
      run("react-router", ["build", "--mode", mode], { env: { BUILD_DIRECTORY: directory } }),
    ),
  );
}

/** Builds the demo that npm start serves. */
export function buildDemo() {
  return build("Build", "demo", "build");
}

/** Builds in mode `test`, into a separate folder: like the demo build, but with cheap password hashes. */
export function buildTest() {
  return buildBeside(() => build("Test build", "test", testBuild.BUILD_DIRECTORY));
}

/** Builds into another folder than npm start, and restores the build that wrangler follows. */
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

/**
 * Returns all migrations for a new database as one file, recorded as Wrangler records them. Wrangler starts a runtime for each of them
 * otherwise, which takes a minute on a busy machine.
 */
function allMigrations() {
  const folder = path.join(root, "migrations");
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .toSorted();
  const texts = names.map((name) => readFileSync(path.join(folder, name), "utf8"));
  return `${texts.join(";\n")};
CREATE TABLE d1_migrations(id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL);
INSERT INTO d1_migrations (name) VALUES ${names.map((name) => `('${name}')`).join(", ")};
`;
}

/** Executes a file of SQL in one batch. @param text written to the file before */
async function execute(local, file, text) {
  mkdirSync(path.dirname(file), { recursive: true });
  if (text !== undefined) writeFileSync(file, text);
  await run("wrangler", ["d1", "execute", "DB", ...local, "--yes", "--file", file], { env: { CI: "1" } });
}

/** Records that a local database has data: the next start adds no demo accounts and bookings to them. */
export function markAsFilled(state) {
  writeFileSync(path.join(root, state, ".seeded"), "filled");
}

/** Returns what write-seed.mjs loads into a local database: all demo data into a new one, the demo tours into any other. */
export function demoFlag(state) {
  return existsSync(path.join(root, state, ".seeded")) ? "--demo-tours" : "--demo";
}

/** Migrates the local database and loads the catalog and demo tours. Loads the other demo data only into a new database. */
export async function prepareDatabase(state = ".wrangler/state") {
  writeLocalSecrets();
  const local = ["--local", "--persist-to", state];
  await step("Database migrations", () =>
    unlessUnchanged(`${state}/.migrated`, fingerprint("migrations"), () =>
      existsSync(path.join(root, state, "v3/d1"))
        ? run("wrangler", ["d1", "migrations", "apply", "DB", ...local], { env: { CI: "1" } })
        : execute(local, path.join(root, state, "migrations.sql"), allMigrations()),
    ),
  );
  await step("Catalogue and demo data", () =>
    unlessUnchanged(
      `${state}/.seeded`,
      fingerprint("worker/catalogue", "scripts/seed", "packages/demo-data"),
      async () => {
        const file = path.join(root, state, "seed.sql");
        await run("node", ["scripts/write-seed.mjs", file, demoFlag(state)]);
        await execute(local, file);
      },
    ),
  );
}
