import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { fingerprint, unlessUnchanged } from "./fingerprint.mjs";
import { createLocalDatabase, writeLocalDatabase } from "./local-database.ts";
import { buildInAllLanguages } from "./one-language.ts";
import { findForeignMigration, migrationsTable, readMigrations } from "./migrations.ts";
import { buildDirectory, root, run, step } from "./process.mjs";
import { addSecretKey, readSecretKeys } from "./secret-keys.ts";

/**
 * Writes the secret of local runs once; it is never committed. Call it before the build, which copies it. Older files keep
 * BETTER_AUTH_SECRET and VOUCHER_SIGNING_KEY, with which their data was written.
 */
export function writeLocalSecrets(): void {
  const file = path.join(root, ".dev.vars");
  if (!readSecretKeys(file)) addSecretKey(file);
}

/** Files drawn or copied from others, with their sources. A Node.js process each time would take half a second. */
const assets = [
  {
    title: "Illustrations",
    script: "scripts/illustrate.ts",
    note: "public/illustrations/.sources",
    sources: ["packages/illustrations", "worker/catalogue/tours", "packages/demo-data/tours"],
  },
  {
    title: "Fonts of documents",
    script: "scripts/document-fonts.ts",
    note: "public/document-fonts/.sources",
    sources: ["package-lock.json"],
  },
  {
    title: "Fonts",
    script: "scripts/subset-fonts.ts",
    note: "app/fonts/.cut",
    sources: ["package-lock.json", "scripts/lib/hindi-syllables.ts", "scripts/lib/subset-glyphs.ts"],
  },
];
/** Makes one kind of file, if its sources changed. */
function draw({ title, script, note, sources }: (typeof assets)[number]): Promise<unknown> {
  const mark = fingerprint(...sources, script);
  return step(title, () => unlessUnchanged(note, mark, () => run("node", [script])));
}

/** Files of the site below public that are made, and are copied into a build that did not wait for them. */
const madeFolders = ["illustrations", "document-fonts"];

/** Draws the tours' pictures and prepares the fonts, if their sources changed. */
export async function drawAssets(): Promise<void> {
  await Promise.all(assets.map(draw));
}

/** Reads the mode of the build, which vite.config.ts writes beside the Worker. */
export function builtMode(): string {
  const file = path.join(root, buildDirectory, "server/build-mode.json");
  return z.object({ mode: z.string() }).parse(JSON.parse(readFileSync(file, "utf8"))).mode;
}

/** Environment that makes every script use the test build. */
export const testBuild = { BUILD_DIRECTORY: "build-test" };

/** Hashes the sources of a build; for `madeFolders`, those of their files. */
function sourcesOf(): string {
  const written = readdirSync(path.join(root, "public")).filter((name) => !madeFolders.includes(name));
  return fingerprint(
    "app",
    "worker",
    ".dev.vars",
    "wrangler.toml",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "react-router.config.ts",
    ...written.map((name) => `public/${name}`),
    ...[
      "assistant-cards",
      "browser-targets",
      "client-chunks",
      "message-modules",
      "one-language",
      "parse-markdown",
      "prepared-modules",
      "private-variables",
      "search-words",
    ].map((name) => `scripts/lib/${name}.ts`),
    ...assets.flatMap(({ script, sources }) => [script, ...sources]),
  );
}

/** Builds the Worker in a mode if a source changed. */
async function build(title: string, mode: string, directory: string): Promise<void> {
  writeLocalSecrets();
  const isInPublic = ({ note }: (typeof assets)[number]) => note.startsWith("public/");
  // Styles name the fonts of pages.
  await Promise.all(assets.filter((each) => !isInPublic(each)).map(draw));
  // The build copies public, so it waits for pictures that replace others, but not for the first ones.
  const isFirst = madeFolders.every((name) => !existsSync(path.join(root, "public", name)));
  const drawing = Promise.all(assets.filter(isInPublic).map(draw));
  if (!isFirst) await drawing;
  await step(title, () =>
    unlessUnchanged(`${directory}/.built`, `${mode} ${sourcesOf()}`, async () => {
      await buildInAllLanguages(directory, ["--mode", mode]);
      await drawing;
      for (const name of isFirst ? madeFolders : [])
        cpSync(path.join(root, "public", name), path.join(root, directory, "client", name), {
          recursive: true,
        });
    }),
  );
}

/** Builds the demo that npm start serves. */
export function buildDemo(): Promise<void> {
  return build("Build", "demo", "build");
}

/** Builds in mode `test`, into a separate folder: like the demo build, but with cheap password hashes. */
export function buildTest(): Promise<void> {
  return buildBeside(() => build("Test build", "test", testBuild.BUILD_DIRECTORY));
}

/** Builds into another folder than npm start, and restores the build that wrangler follows. */
export async function buildBeside(action: () => Promise<unknown>): Promise<void> {
  const followed = path.join(root, ".wrangler/deploy/config.json");
  const before = existsSync(followed) ? readFileSync(followed) : null;
  try {
    await action();
  } finally {
    if (before) writeFileSync(followed, before);
    else rmSync(followed, { force: true });
  }
}

/** Records that a local database has data: the next start adds no demo accounts and bookings to them. */
export function markAsFilled(state: string): void {
  writeFileSync(path.join(root, state, ".seeded"), "filled");
}

/** Returns what is loaded into a local database: all demo data into a new one, the demo tours into any other. */
export function demoPart(state: string): "demo" | "demo-tours" {
  return existsSync(path.join(root, state, ".seeded")) ? "demo-tours" : "demo";
}

/**
 * Applies the migrations that a local database lacks, and records them as Wrangler does.
 * @throws if another version made it
 */
export async function migrate(state: string): Promise<void> {
  await createLocalDatabase(state);
  writeLocalDatabase(state, (database) => {
    database.exec(migrationsTable);
    const rows = database.prepare("SELECT name FROM d1_migrations").all();
    const applied = rows.map(({ name }) => String(name));
    const foreign = findForeignMigration(applied);
    if (foreign !== undefined)
      throw new Error(
        `The local data are of another version (${foreign}). npm run reset deletes them: accounts, bookings and pictures in .wrangler/state`,
      );
    const note = database.prepare("INSERT INTO d1_migrations (name) VALUES (?)");
    for (const { name, sql } of readMigrations().filter((each) => !applied.includes(each.name))) {
      database.exec(sql);
      note.run(name);
    }
  });
}

/** Loads the catalog and demo tours, and the other demo data only into a new database. */
async function seed(state: string, migrated: Promise<unknown>): Promise<void> {
  const statements = await seedStatements(demoPart(state), readSecretKeys(path.join(root, ".dev.vars")));
  await migrated;
  writeLocalDatabase(state, (database) => statements.forEach((each) => database.exec(each)), {
    checksKeys: true,
  });
}

/** Returns the statements of scripts/seed/seed.ts. It is imported on use: with Vite it takes a second. */
export const seedStatements: typeof import("../seed/seed.ts").seedStatements = async (...options) => {
  const { importModule } = await import("./open-modules.ts");
  const module = await importModule<typeof import("../seed/seed.ts")>("./scripts/seed/seed.ts");
  return module.seedStatements(...options);
};

/** Migrates the local database and loads its data. */
export async function prepareDatabase(state = ".wrangler/state"): Promise<void> {
  writeLocalSecrets();
  const migrated = step("Database migrations", () =>
    unlessUnchanged(`${state}/.migrated`, fingerprint("migrations"), () => migrate(state)),
  );
  await step("Catalogue and demo data", () =>
    unlessUnchanged(
      `${state}/.seeded`,
      fingerprint("worker/catalogue", "scripts/seed", "packages/demo-data"),
      () => seed(state, migrated),
    ),
  );
  await migrated;
}

/** Prepares everything that npm start serves. The data do not wait for the build. */
export async function prepareDemo(): Promise<void> {
  await Promise.all([buildDemo(), prepareDatabase()]);
}
