// npm run rollback: sends all requests to an earlier version of the Worker; docs/deployment.md explains it.
// usage: npm run rollback -- [VERSION|TAG] [--env production|staging] [--force]
// The database keeps its migrations. --force returns to a version although a migration since removed what it may read.
import { parseArgs } from "node:util";
import { createCloudflare, readToken } from "./deploy/cloudflare.mjs";
import { contractionIn, readMigrations } from "./deploy/contractions.mjs";
import { waitForVersion } from "./deploy/health.mjs";
import { inspect } from "./deploy/preflight.mjs";
import { appliedMigrations } from "./deploy/storage.mjs";
import { readTarget } from "./deploy/target.mjs";
import { chooseVersion, deployVersion, listDeployed, listVersions } from "./deploy/versions.mjs";
import { fail, run, step } from "./lib/process.mjs";

/** Names the migrations of a commit; null if this repository does not have it. */
async function migrationsOf(tag) {
  try {
    const listed = await run("git", ["ls-tree", "--name-only", tag.replace(/-changed$/, ""), "migrations/"]);
    return listed.split("\n").map((file) => file.replace("migrations/", ""));
  } catch {
    return null;
  }
}

/** @throws if a migration applied since the version's commit removed something */
async function refuseContracted(applied, { tag }) {
  const known = await migrationsOf(tag);
  if (known === null)
    throw new Error(
      `This repository has no commit "${tag}", so its schema is unknown. Fetch it, or give --force`,
    );
  const since = readMigrations((name) => applied.includes(name) && !known.includes(name));
  const broken = since.find(({ sql }) => contractionIn(sql) !== null);
  if (broken)
    throw new Error(
      `${broken.name}, applied since, ${contractionIn(broken.sql)}: the older version may need it. Restore the D1 bookmark too, or give --force`,
    );
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { env: { type: "string", default: "production" }, force: { type: "boolean", default: false } },
  });
  const target = await readTarget(values.env);
  const cloudflare = createCloudflare(await readToken());
  const found = await inspect(cloudflare, target);
  if (!found.hasWorker) throw new Error(`The Worker ${target.worker} was never deployed`);
  const versions = await listVersions(cloudflare, found.account, target);
  const deployed = await listDeployed(cloudflare, found.account, target);
  const version = chooseVersion(versions, deployed, positionals[0]);
  console.log(
    `From version ${deployed[0]} to ${version.id} (${version.tag}, ${version.createdAt}): ${version.message}\n`,
  );
  if (!values.force)
    await refuseContracted(await appliedMigrations(cloudflare, found.account, found.database.uuid), version);
  await step("Rollback", () =>
    deployVersion(cloudflare, found.account, target, version, `Rollback to ${version.tag || version.id}`),
  );
  await step("Health of the version", () => waitForVersion(found.publicOrigin, version.id, { patience: 90 }));
  console.log(
    `\n${found.publicOrigin} answers with version ${version.id}. The database keeps its migrations.`,
  );
} catch (error) {
  fail(`${error.message.trimEnd()}.`);
}
