// npm run check: lint, English, types, format, page weights, supported browsers, the Worker's packages and the third-party notices. --accept-weights makes the current weights the budget.
import { checkBrowsers } from "./lib/browsers/check.mjs";
import { checkEnglish } from "./lib/english.ts";
import { checkNotices, checkWorkerPackages } from "./lib/packages.ts";
import { acceptPageWeights, checkPageWeights } from "./lib/page-weights.ts";
import { run, step } from "./lib/process.mjs";
import { buildDemo } from "./lib/set-up.ts";

/** Where tools note what they found in unchanged files. */
const cache = "node_modules/.cache";

/** Checks the format of the files that changed since they were checked: by their contents, since a checkout changes all times. */
function checkFormat(): Promise<string> {
  const cached = ["--cache", "--cache-strategy", "content"];
  return run("prettier", ["--check", ...cached, "."]);
}

async function checkTypes(): Promise<void> {
  await run("react-router", ["typegen"]);
  await run("tsc", ["--noEmit", "--incremental", "--tsBuildInfoFile", `${cache}/tsc.json`]);
}

async function checkSite(): Promise<void> {
  await step("Lint", () => run("oxlint", ["--deny-warnings"]));
  await step("English", checkEnglish);
  await step("Types", checkTypes);
  await buildDemo();
  const isAccepted = process.argv.includes("--accept-weights");
  await step("Page weights", isAccepted ? acceptPageWeights : checkPageWeights);
  await step("Browsers", checkBrowsers);
  await step("Packages of the Worker", checkWorkerPackages);
  await step("Third-party notices", checkNotices);
}

// The formatter has one core for itself: it takes as long as the rest.
await Promise.all([step("Format", checkFormat), checkSite()]);
