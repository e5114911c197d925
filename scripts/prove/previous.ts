// Runs the previous version's code on the new schema: its main paths must work while a deployment is under way, and after a rollback.
// It needs git's history. usage: previous.ts [COMMIT] (by default the last one without the newest migration)
import { rmSync } from "node:fs";
import path from "node:path";
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

async function removeWorktree(): Promise<void> {
  await git("worktree", "remove", "--force", folder).catch(() => undefined);
  rmSync(folder, { recursive: true, force: true });
  await git("worktree", "prune");
}

const newest = newestMigration();
const added = await git("log", "-1", "--diff-filter=A", "--format=%H", "--", `migrations/${newest}`);
const commit = await git("rev-parse", "--verify", `${process.argv[2] ?? `${added}~1`}^{commit}`);
const [baseline] = readMigrations();
if ((await git("ls-tree", commit, `migrations/${baseline?.name}`)) === "") {
  console.log("No earlier version has this baseline. A shallow clone needs git fetch --unshallow.");
  process.exit();
}
console.log(`Previous version: ${commit.slice(0, 12)}, on a database migrated to ${newest}`);
await removeWorktree();
process.on("exit", () => rmSync(path.join(root, state), { recursive: true, force: true }));
await git("worktree", "add", "--detach", folder, commit);
try {
  await step("Build of the previous version", async () => {
    await run("npm", ["ci", "--prefix", folder, "--omit=dev", "--prefer-offline"]);
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
