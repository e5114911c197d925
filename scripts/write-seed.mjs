// Writes the statements that load the catalog, and with --demo the demo data, as one SQL file for `wrangler d1 execute`.
// Demo data can be loaded once; only the demo tours can be loaded again, with --demo-tours.
// usage: node scripts/write-seed.mjs FILE [--demo | --demo-tours]
import { writeFileSync } from "node:fs";
import { runnerImport } from "vite";

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
writeFileSync(file, statements.map((statement) => `${statement};\n`).join(""));
