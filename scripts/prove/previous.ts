// Runs the previous version's own proofs on the new schema: it must work while a deployment is under way, and after a rollback.
// It needs git's history. usage: previous.ts [COMMIT] (by default the last one without the newest migration)
import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { newestMigration, readMigrations } from "../lib/migrations.ts";
import { root, run, step } from "../lib/process.mjs";
import { prepareDatabase } from "../lib/set-up.ts";
import { createProofFolder } from "./proof.ts";

const state = createProofFolder();
const folder = path.join(root, ".wrangler/previous");

async function git(...args: string[]): Promise<string> {
  return (await run("git", args)).trim();
}

async function removeWorktree(): Promise<void> {
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
await git("worktree", "add", "--detach", folder, commit);
try {
  await prepareDatabase(state);
  // The data are encrypted with these keys.
  cpSync(path.join(root, ".dev.vars"), path.join(folder, ".dev.vars"));
  await step("Build of the previous version", async () => {
    await run("npm", ["ci", "--prefix", folder, "--omit=dev", "--prefer-offline"]);
    const setUp = JSON.stringify(path.join(folder, "scripts/lib/set-up.ts"));
    await run("node", ["--input-type=module", "--eval", `(await import(${setUp})).buildDemo()`]);
  });
  const prepared = path.relative(folder, path.join(root, state));
  const sizes = ["--rounds", "2", "--clients", "20", "--drops", "5", "--requests", "600"];
  await run("node", [path.join(folder, "scripts/prove.ts"), "--prepared", prepared, ...sizes], {
    show: true,
  });
} finally {
  await removeWorktree();
}
