// Runs the previous version's code on the new schema: its main paths must work while a deployment is under way, and after a rollback.
// It needs git's history and no network: the previous version is built with the installed packages.
// usage: previous.mjs [COMMIT] (by default the newest one without the newest migration that the installed packages can build)
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { newestMigration } from "../deploy/target.ts";
import { fail, root, run, step } from "../lib/process.mjs";
import { readSecretKeys } from "../lib/secret-keys.ts";
import { prepareDatabase } from "../lib/set-up.ts";
import { startWorkerd } from "../lib/workerd.mjs";
import { walkMainPaths } from "./main-paths.ts";

const folder = path.join(root, ".wrangler/previous");
const state = ".wrangler/prove-previous";

async function git(...args) {
  return (await run("git", args)).trim();
}

/** Lists commits without the newest migration, newest first. While it is not committed, all are. */
async function commitsBefore() {
  const file = `migrations/${newestMigration()}`;
  const added = (await git("log", "--diff-filter=A", "--format=%H", "--", file)).split("\n").filter(Boolean);
  const after = new Set(added);
  for (const commit of added)
    for (const later of (await git("rev-list", "--ancestry-path", `${commit}..HEAD`)).split("\n"))
      after.add(later);
  const all = (await git("rev-list", "--date-order", "HEAD")).split("\n");
  return all.filter((commit) => !after.has(commit));
}

/** True if the packages that a commit names are installed in its versions. */
async function canBuild(commit) {
  const { dependencies, devDependencies } = JSON.parse(await git("show", `${commit}:package.json`));
  return Object.entries({ ...dependencies, ...devDependencies }).every(([name, version]) => {
    const file = path.join(root, "node_modules", name, "package.json");
    return existsSync(file) && JSON.parse(readFileSync(file, "utf8")).version === version;
  });
}

async function previousCommit() {
  if (process.argv[2]) return git("rev-parse", "--verify", `${process.argv[2]}^{commit}`);
  for (const commit of (await commitsBefore()).slice(0, 200)) if (await canBuild(commit)) return commit;
  throw new Error("none of the last 200 can be built");
}

async function removeWorktree() {
  await run("git", ["worktree", "remove", "--force", folder]).catch(() => undefined);
  rmSync(folder, { recursive: true, force: true });
  await run("git", ["worktree", "prune"]);
}

/** Lends the installed packages to the previous version, but for the workspace's own, which it has itself. */
function linkPackages() {
  const modules = path.join(folder, "node_modules");
  const scope = "@tour-bharat";
  mkdirSync(path.join(modules, scope), { recursive: true });
  for (const name of readdirSync(path.join(root, "node_modules")))
    if (name !== scope && name !== ".installed")
      symlinkSync(path.join(root, "node_modules", name), path.join(modules, name));
  for (const name of readdirSync(path.join(folder, "packages"))) {
    const own = path.join(folder, "packages", name);
    const { name: full } = JSON.parse(readFileSync(path.join(own, "package.json"), "utf8"));
    symlinkSync(own, path.join(modules, full));
  }
}

const commit = await previousCommit().catch((error) =>
  fail(
    `No version before the newest migration was found (${error.message}). A shallow clone needs git fetch --unshallow.`,
  ),
);
console.log(`Previous version: ${commit.slice(0, 12)}, on a database migrated to ${newestMigration()}`);
await removeWorktree();
process.on("exit", () => rmSync(path.join(root, state), { recursive: true, force: true }));
await run("git", ["worktree", "add", "--detach", folder, commit]);
try {
  await step("Build of the previous version", async () => {
    linkPackages();
    // Its name before November 29, 2026 was set-up.mjs.
    const file = ["ts", "mjs"]
      .map((type) => path.join(folder, `scripts/lib/set-up.${type}`))
      .find(existsSync);
    const setUp = JSON.stringify(file);
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
