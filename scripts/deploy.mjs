// npm run deploy: creates a production build, runs the migrations, loads the catalog, and deploys.
// --dry-run does everything that needs no Cloudflare account; --secrets-file FILE sets secrets with the deployment.
import { rmSync } from "node:fs";
import path from "node:path";
import { fail, root, run, step } from "./lib/process.mjs";
import { drawAssets, install } from "./lib/set-up.mjs";
import { builtMode } from "./lib/build-mode.mjs";

const isDryRun = process.argv.includes("--dry-run");
const given = process.argv.indexOf("--secrets-file");
const secretsFile = given === -1 ? [] : ["--secrets-file", path.resolve(process.argv[given + 1] ?? "")];
const seed = path.join(root, ".wrangler/catalogue.sql");

await install();
await drawAssets();
await step("Production build", async () => {
  rmSync(path.join(root, "build"), { recursive: true, force: true });
  await run("react-router", ["build"]);
});
if (builtMode() !== "production") fail("This is a demo build with demo accounts. Do not deploy it.");
await step("Catalogue", () => run("node", ["scripts/write-seed.mjs", seed]));
if (isDryRun) {
  await step("Deployment, dry run", () => run("wrangler", ["deploy", "--dry-run", ...secretsFile]));
  console.log("\nReady to deploy.");
} else {
  await step("Database migrations", () =>
    run("wrangler", ["d1", "migrations", "apply", "DB", "--remote"], { env: { CI: "1" } }),
  );
  await step("Catalogue into the database", () =>
    run("wrangler", ["d1", "execute", "DB", "--remote", "--yes", "--file", seed]),
  );
  await step("Deployment", () => run("wrangler", ["deploy", ...secretsFile], { show: true }));
}
