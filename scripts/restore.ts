// npm run restore: restores a backup into an empty database and its bucket; docs/deployment.md explains it.
// usage: npm run restore -- FOLDER [--env production|staging | --local --persist-to STATE]
import path from "node:path";
import { parseArgs } from "node:util";
import { dataOptions, openData } from "./deploy/data.ts";
import { restore } from "./deploy/backup.ts";
import { failWith, root, step } from "./lib/process.mjs";

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: dataOptions });
  const [named, ...others] = positionals;
  if (named === undefined || others.length > 0) throw new Error("Name the folder of a backup");
  const folder = path.resolve(root, named);
  const { data } = await openData(values, { mayBeNew: true });
  const manifest = await step(`Restoring into ${data.title}`, () => restore(data, folder));
  await data.close();
  console.log(
    `✓ The backup of ${manifest.createdAt} is restored: every table has the same rows, every file the same content.`,
  );
  if (!values.local)
    console.log(
      `  Deploy next, with the secrets of that time: npm run deploy -- --env ${values.env} --secrets-file FILE`,
    );
} catch (error) {
  failWith(error);
}
