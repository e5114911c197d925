// npm run check: format, lint, English, messages and types of the sources, beside page weights, supported browsers and packages of a build.
// --accept-weights makes the current weights the budget.
import { checkBrowsers } from "./lib/browsers/check.ts";
import { checkEnglish } from "./lib/english.ts";
import { checkGlossary } from "./lib/hindi.ts";
import { checkPackages } from "./lib/packages.ts";
import { acceptPageWeights, checkPageWeights } from "./lib/page-weights.ts";
import { run, step } from "./lib/process.mjs";
import { buildDemo } from "./lib/set-up.ts";
import { checkUnusedMessages } from "./lib/unused-messages.ts";

async function checkTypes(): Promise<void> {
  await run("react-router", ["typegen"]);
  // Each further checker computes many types again, and the build has the other core.
  await run("tsc", ["--noEmit", "--checkers", "1"]);
}

async function checkSources(): Promise<void> {
  await step("Format", () => run("oxfmt", ["--check", "."]));
  await step("Lint", () => run("oxlint", ["--deny-warnings"]));
  await step("English", checkEnglish);
  await step("Messages", checkUnusedMessages);
  await step("Hindi words", checkGlossary);
  await step("Types", checkTypes);
}

async function checkSite(): Promise<void> {
  await buildDemo();
  const isAccepted = process.argv.includes("--accept-weights");
  await step("Page weights", isAccepted ? acceptPageWeights : checkPageWeights);
  await step("Browsers", checkBrowsers);
  await step("Packages", checkPackages);
}

await Promise.all([checkSources(), checkSite()]);
