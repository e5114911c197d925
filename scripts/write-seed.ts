// Writes the statements that load the catalog, and with --demo the demo data, as one SQL file.
// Demo data can be loaded once; only the demo tours can be loaded again, with --demo-tours.
// usage: node scripts/write-seed.ts FILE [--demo | --demo-tours]
import { writeFileSync } from "node:fs";
import path from "node:path";
import { importModule } from "./lib/open-modules.ts";
import { root } from "./lib/process.mjs";
import { readSecretKeys } from "./lib/secret-keys.ts";

const [file = "", flag] = process.argv.slice(2);
const { seedStatements } = await importModule<typeof import("./seed/seed.ts")>("./scripts/seed/seed.ts");
const statements = await seedStatements(flag, readSecretKeys(path.join(root, ".dev.vars")));
writeFileSync(file, statements.map((statement) => `${statement};\n`).join(""));
