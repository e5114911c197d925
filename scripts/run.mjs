// @ts-check
// Installs what a command needs, then runs its script with the pinned Node.js. The system's, 20 or later, runs this file and what it
// imports, so they are JavaScript.
// usage: node scripts/run.mjs [--all] SCRIPT [ARGUMENT…]   --all also installs what only tests, checks and measurements need
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fingerprint } from "./lib/fingerprint.mjs";
import { endWithParent, fail, root, run, spawnChild, step } from "./lib/process.mjs";

/** Notes the lock file that is installed, and "all" or "site". */
const note = path.join(root, "node_modules/.installed");

/**
 * Installs the dependencies if the lock file changed or more of them are wanted. Nothing that is installed is left out afterwards.
 * @param {boolean} isAll true for the packages of tests and checks too
 */
async function install(isAll) {
  const lock = fingerprint("package-lock.json");
  // Notes of earlier versions, which installed everything, have no second word.
  const [installed, extent = "all"] = existsSync(note) ? readFileSync(note, "utf8").split(" ") : ["", "none"];
  if (installed === lock && (extent === "all" || !isAll)) return "unchanged";
  const wanted = isAll || extent === "all" ? "all" : "site";
  await run("npm", ["--version"]).catch(() => fail("npm not found. It comes with Node.js."));
  // npm ci begins with an empty folder; npm install adds what is missing.
  const action = installed === lock ? ["install", "--no-save"] : ["ci"];
  await run("npm", [...action, wanted === "all" ? "--include=dev" : "--omit=dev"]);
  writeFileSync(note, `${lock} ${wanted}`);
  return "done";
}

if (Number(process.versions.node.split(".")[0]) < 20)
  fail(`Node.js 20 or later is required; this is ${process.version}.`);
endWithParent();
const isAll = process.argv[2] === "--all";
await step("Dependencies", () => install(isAll));
const script = process.argv.slice(isAll ? 3 : 2);
const child = spawnChild("node", ["--disable-warning=ExperimentalWarning", ...script], { stdio: "inherit" });
child.on("exit", (code) => process.exit(code ?? 1));
