// npm run check: lint, English, types, format, page weights, supported browsers, the Worker's packages and the third-party notices. --accept-weights makes the current weights the budget.
import { checkBrowsers } from "./lib/browsers/check.mjs";
import { checkEnglish } from "./lib/english.mjs";
import { checkNotices, checkWorkerPackages } from "./lib/packages.mjs";
import { acceptPageWeights, checkPageWeights } from "./lib/page-weights.mjs";
import { run, step } from "./lib/process.mjs";
import { buildDemo, install } from "./lib/set-up.mjs";

await install();
await step("Lint", () => run("oxlint", ["--deny-warnings"]));
await step("English", checkEnglish);
await step("Types", async () => {
  await run("react-router", ["typegen"]);
  await run("tsc", ["--noEmit"]);
});
await step("Format", () => run("prettier", ["--check", "."]));
await buildDemo();
await step("Page weights", process.argv.includes("--accept-weights") ? acceptPageWeights : checkPageWeights);
await step("Browsers", checkBrowsers);
await step("Packages of the Worker", checkWorkerPackages);
await step("Third-party notices", checkNotices);
