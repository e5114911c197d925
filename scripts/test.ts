// npm test: runs tests; installs a browser if there is none. Ends with "N passed, N failed".
// usage: npm test [-- --quick | --changed[=REF] | --long | PATH...]
//   (nothing)         every test, properties with few runs
//   --long            what npm run prove adds: more runs of a property, measured times, the access of every route
//   --quick           unit and worker tests, a short simulation, and the browser tests tagged @core
//   --changed[=REF]   tests affected by the files changed since REF (default: HEAD)
//   PATH...           these test files or folders, or the unit and worker tests that import these sources
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { findBrowser } from "./lib/browser.ts";
import { fail, root, run, step } from "./lib/process.mjs";
import { drawAssets, testBuild } from "./lib/set-up.ts";
import { testSeed } from "../tests/e2e/set-up.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  // --changed takes an optional value, which parseArgs does not support.
  args: process.argv.slice(2).map((argument) => (argument === "--changed" ? "--changed=HEAD" : argument)),
  options: {
    quick: { type: "boolean", default: false },
    changed: { type: "string" },
    long: { type: "boolean", default: false },
  },
});
if ([values.quick, values.changed, values.long, positionals.length > 0].filter(Boolean).length > 1)
  fail("Use only one of --quick, --changed, --long and paths.");

/** Makes vitest.config.ts run the long tests too. */
const longTests = { LONG_TESTS: "1" };

const reports = mkdtempSync(path.join(tmpdir(), "tour-bharat-tests-"));
const results: { passed: number; failed: number }[] = [];

function secondsSince(started: number): number {
  return Math.round((Date.now() - started) / 1000);
}

/** Runs a command, and shows its output under a title. @returns true if it succeeded */
async function runShown(title: string, command: string, args: string[], env = {}): Promise<boolean> {
  console.log(`\n${title}`);
  const started = Date.now();
  const isGreen = await run(command, args, { env, show: true }).then(
    () => true,
    () => false,
  );
  console.log(`${title}: ${secondsSince(started)} s`);
  return isGreen;
}

/** Runs a script with the processor time that others leave. @returns true if it succeeded, and its output under a title */
async function runBeside(title: string, args: string[], env = {}) {
  const started = Date.now();
  const { isGreen, text } = await run("node", args, { env, isPatient: true }).then(
    (output) => ({ isGreen: true, text: output }),
    (error) => ({ isGreen: false, text: String(error.output ?? error.message) }),
  );
  return { isGreen, output: `\n${title}\n${text}${title}: ${secondsSince(started)} s` };
}

const reportSchema = z.union([
  z
    .object({ stats: z.object({ expected: z.number(), unexpected: z.number() }) })
    .transform(({ stats }) => ({ passed: stats.expected, failed: stats.unexpected })),
  z
    .object({ numPassedTests: z.number(), numFailedTests: z.number() })
    .transform((totals) => ({ passed: totals.numPassedTests, failed: totals.numFailedTests })),
]);

/** Counts the tests in a runner's JSON report: Playwright's has stats, vitest's totals. */
function countsIn(file: string): { passed: number; failed: number } {
  return reportSchema.parse(JSON.parse(readFileSync(file, "utf8")));
}

/** Runs a test runner and adds its counts. A runner that fails without a failed test (a crash) counts as one failure. */
async function runTests(
  title: string,
  command: string,
  args: string[],
  report: string,
  env: Record<string, string>,
): Promise<void> {
  const isGreen = await runShown(title, command, args, env);
  const counts = existsSync(report) ? countsIn(report) : { passed: 0, failed: 0 };
  if (!isGreen && counts.failed === 0) counts.failed = 1;
  results.push(counts);
}

/** Vitest's projects without the one that needs a build. */
const withoutBuild = ["--project", "unit", "--project", "worker"];

async function runVitest(args: string[], env = {}, title = "Unit and worker tests"): Promise<void> {
  const report = path.join(reports, `vitest-${results.length}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  await runTests(title, "vitest", [...args, ...reporters], report, env);
}

/** Asks the built site for its pages, without a browser. */
async function runSiteTests(): Promise<void> {
  await runVitest(["run", "--project", "site"], {}, "Pages of the built site");
}

const onTestData = ["scripts/prove.ts", "--prepared", testSeed, "--only"];
/** The seed of a fresh run: another for each commit, and the same wherever it is tested. */
const commitSeed =
  Number.parseInt((await run("git", ["rev-parse", "HEAD"]).catch(() => "0")).slice(0, 5), 16) % 1_000_000;
/** Short forms of the proofs. Those on workerd have fixed seeds, so that only time makes two runs differ. */
const shortProofs: [title: string, ...args: string[]][] = [
  [
    "Simulation",
    "--max-semi-space-size=64",
    "scripts/prove/simulate.ts",
    "--kept",
    "--mutants",
    "--seed",
    "736210",
    "--only",
    "departures_not_oversold,booking_events_by_version",
  ],
  [
    "Simulation of a fresh seed",
    "--max-semi-space-size=64",
    "scripts/prove/simulate.ts",
    "--seed",
    String(commitSeed),
    "--operations",
    "6000",
  ],
  ["Proof of kills under load", ...onTestData, "crash", "--rounds", "2", "--seed", "1"],
  ["Proof of the live feed", ...onTestData, "feed", "--clients", "20", "--drops", "5", "--seed", "1"],
  ["Proof of rights by random requests", ...onTestData, "fuzz", "--requests", "360", "--seed", "1"],
];

/** Runs the proofs one after another, since each starts servers of its own; each counts as one test. @returns their output */
async function runProofs(): Promise<string[]> {
  const outputs = [];
  for (const [title, ...args] of values.quick ? shortProofs.slice(0, 1) : shortProofs) {
    // oxlint-disable-next-line no-await-in-loop
    const { isGreen, output } = await runBeside(title, args, testBuild);
    results.push({ passed: Number(isGreen), failed: Number(!isGreen) });
    outputs.push(output);
  }
  return outputs;
}

async function runBrowserTests(args: string[]): Promise<void> {
  let browser = "";
  await step("Browser", async () => {
    browser = await findBrowser();
  });
  const report = path.join(reports, `playwright-${results.length}.json`);
  await runTests("Browser tests", "playwright", ["test", ...args], report, {
    BROWSER_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
}

async function runNamed(names: string[]): Promise<void> {
  const files = names.map((name) => path.relative(root, path.resolve(root, name)).split(path.sep).join("/"));
  const unknown = files.find((file) => !existsSync(path.join(root, file)));
  if (unknown !== undefined) fail(`${unknown} not found.`);
  const {
    browser = [],
    tests = [],
    sources = [],
  } = Object.groupBy(files, (file) =>
    /^tests\/e2e(\/|$)/.test(file) ? "browser" : /^tests\/(?!support\/)/.test(file) ? "tests" : "sources",
  );
  if (tests.length > 0) await runVitest(["run", "--passWithNoTests", ...tests], longTests);
  if (sources.length > 0)
    await runVitest(["related", "--run", "--passWithNoTests", ...withoutBuild, ...sources]);
  if (browser.length > 0) await runBrowserTests(["--pass-with-no-tests", ...browser]);
}

async function runChanged(since: string): Promise<void> {
  const listed = await Promise.all([
    run("git", ["diff", "--name-only", "--diff-filter=d", since]),
    run("git", ["ls-files", "--others", "--exclude-standard"]),
  ]);
  const files = listed.join("\n").split("\n").filter(Boolean);
  const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
  // Tests that send requests to the whole Worker do not import it, but all import this file.
  if (files.some((file) => /^(worker|migrations|app\/domain)\//.test(file)))
    code.push("tests/support/api.ts");
  await runNamed(code);
  if (files.some((file) => /^(app|worker|packages|migrations|public)\//.test(file)))
    await runBrowserTests(["--grep", "@core"]);
}

// Worker tests draw PDFs with the fonts that this cuts.
await drawAssets();
if (positionals.length > 0) await runNamed(positionals);
else if (values.changed !== undefined) await runChanged(values.changed);
else if (values.long) {
  await runVitest(
    [
      "run",
      "departure-commands",
      "enumeration",
      "demo-data",
      "demo-tours",
      "content-types",
      "route-access",
      "agents",
    ],
    longTests,
  );
} else {
  // The preparation and the proofs use the time in which other tests wait. Their output follows.
  const prepared = runBeside("Preparation of the browser tests", ["tests/e2e/set-up.mjs"]);
  const proofs = prepared.then(runProofs);
  await runVitest(["run", ...withoutBuild]);
  console.log((await prepared).output);
  if (!values.quick) await runSiteTests();
  await runBrowserTests(values.quick ? ["--grep", "@core"] : []);
  for (const output of await proofs) console.log(output);
}
rmSync(reports, { recursive: true, force: true });

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
