// Runs the previous version's code on the new schema: its main paths must work while a deployment is under way, and after a rollback.
// It needs git's history and no network: the previous version is built with the installed packages.
// usage: previous.ts [COMMIT] (by default the newest one without the newest migration that the installed packages can build)
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { newestMigration, readMigrations } from "../lib/migrations.ts";
import { root, run, step } from "../lib/process.mjs";
import { readSecretKeys } from "../lib/secret-keys.ts";
import { prepareDatabase } from "../lib/set-up.ts";
import { startWorkerd } from "../lib/workerd.mjs";
import { walkMainPaths } from "./main-paths.ts";

const folder = path.join(root, ".wrangler/previous");
const state = ".wrangler/prove-previous";

async function git(...args: string[]): Promise<string> {
  return (await run("git", args)).trim();
}

const packageSchema = z.object({
  name: z.string(),
  version: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
});

function readPackage(file: string): z.output<typeof packageSchema> {
  return packageSchema.parse(JSON.parse(readFileSync(file, "utf8")));
}

/** True if the packages that a commit builds with are installed in its versions. */
async function canBuild(commit: string): Promise<boolean> {
  const { dependencies } = packageSchema.parse(JSON.parse(await git("show", `${commit}:package.json`)));
  return Object.entries(dependencies).every(([name, version]) => {
    const file = path.join(root, "node_modules", name, "package.json");
    return existsSync(file) && readPackage(file).version === version;
  });
}

/** Finds the version to prove: the newest with our baseline, but without the newest migration. */
async function previousCommit(): Promise<string | undefined> {
  if (process.argv[2]) return git("rev-parse", "--verify", `${process.argv[2]}^{commit}`);
  const [baseline] = readMigrations();
  for (const commit of (await git("rev-list", "--date-order", "--max-count=200", "HEAD")).split("\n")) {
    // One after another: one of the first is it.
    // oxlint-disable-next-line no-await-in-loop
    const migrations = await git("ls-tree", "--name-only", commit, "migrations/");
    const isPrevious = migrations.includes(baseline?.name ?? "") && !migrations.includes(newestMigration());
    // oxlint-disable-next-line no-await-in-loop
    if (isPrevious && (await canBuild(commit))) return commit;
  }
}

async function removeWorktree(): Promise<void> {
  await run("git", ["worktree", "remove", "--force", folder]).catch(() => undefined);
  rmSync(folder, { recursive: true, force: true });
  await run("git", ["worktree", "prune"]);
}

/** Lends the installed packages to the previous version, but for the workspace's own, which it has itself. */
function linkPackages(): void {
  const modules = path.join(folder, "node_modules");
  const scope = "@tour-bharat";
  mkdirSync(path.join(modules, scope), { recursive: true });
  for (const name of readdirSync(path.join(root, "node_modules")))
    if (name !== scope && name !== ".installed")
      symlinkSync(path.join(root, "node_modules", name), path.join(modules, name));
  for (const name of readdirSync(path.join(folder, "packages"))) {
    const own = path.join(folder, "packages", name);
    symlinkSync(own, path.join(modules, readPackage(path.join(own, "package.json")).name));
  }
}

const commit = await previousCommit();
if (commit === undefined) {
  console.log("No earlier version has this baseline. A shallow clone needs git fetch --unshallow.");
  process.exit();
}
console.log(`Previous version: ${commit.slice(0, 12)}, on a database migrated to ${newestMigration()}`);
await removeWorktree();
process.on("exit", () => rmSync(path.join(root, state), { recursive: true, force: true }));
await run("git", ["worktree", "add", "--detach", folder, commit]);
try {
  await step("Build of the previous version", async () => {
    linkPackages();
    const setUp = JSON.stringify(path.join(folder, "scripts/lib/set-up.ts"));
    await run("node", ["--input-type=module", "--eval", `(await import(${setUp})).buildDemo()`]);
  });
  rmSync(path.join(root, state), { recursive: true, force: true });
  await prepareDatabase(state);
  await step("Main paths of the previous version on the new schema", async () => {
    const { server, address } = await startWorkerd(state, undefined, {
      build: path.relative(root, path.join(folder, "build")),
      // The data are encrypted with our keys; that build has keys of its own.
      bindings: { SECRET_KEYS: readSecretKeys(path.join(root, ".dev.vars")) },
    });
    try {
      await walkMainPaths(address);
    } finally {
      await server.dispose();
    }
  });
} finally {
  await removeWorktree();
}
