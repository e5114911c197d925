// npm run check: lint, types and format.
import { run, step } from "./lib/process.mjs";
import { install } from "./lib/set-up.mjs";

await install();
await step("Lint", () => run("oxlint", ["--deny-warnings"]));
await step("Types", async () => {
  await run("react-router", ["typegen"]);
  await run("tsc", ["--noEmit"]);
});
await step("Format", () => run("prettier", ["--check", "."]));
