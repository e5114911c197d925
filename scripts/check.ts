// npm run check: lint, English, types, format, page weights, supported browsers, the Worker's packages and the third-party notices. --accept-weights makes the current weights the budget.
import { checkBrowsers } from "./lib/browsers/check.mjs";
import { checkEnglish } from "./lib/english.ts";
import { checkNotices, checkWorkerPackages } from "./lib/packages.ts";
import { acceptPageWeights, checkPageWeights } from "./lib/page-weights.ts";
import { run, step } from "./lib/process.mjs";
import { buildDemo } from "./lib/set-up.ts";

/** Keeps what tools know of unchanged files; the contents decide, since a checkout changes all times. */
const cache = "node_modules/.cache";

async function checkSources(): Promise<void> {
  await step("Lint", () => run("oxlint", ["--deny-warnings"]));
  await step("English", checkEnglish);
  await step("Format", () =>
    run("prettier", ["--check", "--cache", "--cache-strategy", "content", "--cache-location", `${cache}/prettier`, "."]),
  );
}

async function checkTypes(): Promise<void> {
  await run("react-router", ["typegen"]);
  await run("tsc", ["--noEmit", "--incremental", "--tsBuildInfoFile", `${cache}/tsc.json`]);
}

async function checkBuild(): Promise<void> {
  await buildDemo();
  await step(
    "Page weights",
    process.argv.includes("--accept-weights") ? acceptPageWeights : checkPageWeights,
  );
  await step("Browsers", checkBrowsers);
  await step("Packages of the Worker", checkWorkerPackages);
  await step("Third-party notices", checkNotices);
}

await Promise.all([checkSources(), step("Types", checkTypes)]);
await checkBuild();
