// npm run backup: writes the database and the uploaded files to a folder; docs/deployment.md explains it.
// usage: npm run backup -- [FOLDER] [--env production|staging | --local [--persist-to STATE]]
import path from "node:path";
import { parseArgs } from "node:util";
import { backUp } from "./deploy/backup.ts";
import { dataOptions, openData } from "./deploy/data.ts";
import { failWith, root } from "./lib/process.mjs";

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: dataOptions });
  const { environment, data } = await openData(values);
  const createdAt = new Date().toISOString();
  const name = `backups/${environment}-${createdAt.slice(0, 19).replaceAll(":", "-")}`;
  const folder = path.resolve(root, positionals[0] ?? name);
  const manifest = await backUp(data, folder, { environment, createdAt });
  await data.close();
  const rows = Object.values(manifest.database.counts).reduce((sum, count) => sum + count, 0);
  console.log(`✓ ${rows} rows and ${manifest.objects.length} files of ${data.title} are in ${folder}.`);
  console.log("  They contain personal data. Encrypt them before they leave this machine.");
  if (!manifest.isOfOneMoment)
    console.log(
      "  Warning: the database was written meanwhile, so the tables are seconds apart. Repeat it at a quieter hour.",
    );
  for (const statement of manifest.tooLong)
    console.log(`  Warning: D1 accepts no statement of over 100 kB, such as this row: ${statement}`);
} catch (error) {
  failWith(error);
}
