// Writes the statements that load the catalog, and with --demo the demo data, as one SQL file for `wrangler d1 execute`.
// The account numbers of the demo are encrypted with the keys in .dev.vars.
// Demo data can be loaded once; only the demo tours can be loaded again, with --demo-tours.
// usage: node scripts/write-seed.mjs FILE [--demo | --demo-tours]
import { writeFileSync } from "node:fs";
import path from "node:path";
import { runnerImport } from "vite";
import { root } from "./lib/process.mjs";
import { readSecretKeys } from "./lib/secret-keys.mjs";

const [file, flag] = process.argv.slice(2);
const load = async (path) =>
  (await runnerImport(path, { configFile: false, logLevel: "error", resolve: { tsconfigPaths: true } }))
    .module;

const { catalogueStatements } = await load("./scripts/seed/catalogue.ts");
const statements = catalogueStatements();
if (flag === "--demo") {
  const { demoStatements } = await load("./scripts/seed/demo.ts");
  statements.push(...(await demoStatements(Date.now())));
} else if (flag === "--demo-tours") {
  const { demoTourStatements } = await load("./scripts/seed/demo-tours.ts");
  statements.push(...demoTourStatements(Date.now()));
}
if (flag) {
  const { readTours } = await load("./scripts/seed/catalogue.ts");
  const { bankStatements } = await load("./scripts/seed/demo-operator.ts");
  const { createKeys } = await load("./worker/keys/keys.ts");
  const keys = createKeys({ SECRET_KEYS: readSecretKeys(path.join(root, ".dev.vars")) });
  const operators = new Set(readTours().map(({ operator }) => operator));
  statements.push(...bankStatements([...operators].toSorted(), keys));
}
writeFileSync(file, statements.map((statement) => `${statement};\n`).join(""));
