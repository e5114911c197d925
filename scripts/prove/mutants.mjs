// Switches each guard and limit of mutants-list.mjs off once, in a copy of the project: its test must fail. A mutant that survives names a
// check that no test holds. usage: npm run prove:mutants [-- --only TEXT] (of names, files or tests)
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { environment, root } from "../lib/process.mjs";
import { mutants } from "./mutants-list.mjs";

const { values } = parseArgs({ options: { only: { type: "string", default: "" } } });
const chosen = mutants.filter(({ name, file, test }) => `${name} ${file} ${test}`.includes(values.only));

mkdirSync(path.join(root, ".wrangler"), { recursive: true });
const copy = mkdtempSync(path.join(root, ".wrangler/mutants-"));
process.on("exit", () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
const kept =
  /^(app|docs|migrations|packages|public|scripts|tests|worker|\.dev\.vars|[^/]+\.(json|ts|toml|md))$/;
for (const name of readdirSync(root))
  if (kept.test(name)) cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"));

/** Runs a test file in the copy. @returns how many tests passed and failed, or null if it could not run */
async function test(file) {
  const report = path.join(copy, "report.json");
  rmSync(report, { force: true });
  const args = ["run", file, "--reporter=json", `--outputFile.json=${report}`];
  await once(spawn("vitest", args, { cwd: copy, env: environment, stdio: "ignore" }), "close");
  try {
    const { numPassedTests, numFailedTests, numTotalTests } = JSON.parse(readFileSync(report, "utf8"));
    return numTotalTests === 0 ? null : { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return null;
  }
}

const survivors = [];
for (const { name, file, find, replace, test: testFile } of chosen) {
  const target = path.join(copy, file);
  const original = readFileSync(target, "utf8");
  if (original.split(find).length !== 2) throw new Error(`${file} does not hold the text of "${name}" once`);
  const started = Date.now();
  writeFileSync(
    target,
    original.replace(find, () => replace),
  );
  // One after another: a mutant is a file of the one copy.
  // oxlint-disable-next-line no-await-in-loop
  const result = await test(testFile);
  writeFileSync(target, original);
  const isKilled = result !== null && result.failed > 0;
  if (!isKilled) survivors.push(name);
  const what =
    result === null ? "could not run" : `${result.failed} of ${result.failed + result.passed} tests fail`;
  console.log(
    `${isKilled ? "✓" : "✗"} ${name}: ${what} (${testFile}, ${Math.round((Date.now() - started) / 1000)} s)`,
  );
}
console.log(`\n${chosen.length - survivors.length} of ${chosen.length} mutants killed.`);
if (survivors.length > 0) console.error(`✗ survived: ${survivors.join("; ")}`);
process.exit(survivors.length === 0 ? 0 : 1);
