// npm run rollback: sends all requests to an earlier version of the Worker; docs/deployment.md explains it.
// usage: npm run rollback -- [VERSION|TAG] [--env production|staging] [--force]
// The database keeps its migrations. --force returns to a version although a migration since removed what it may read.
import { parseArgs } from "node:util";
import { z } from "zod";
import { appliedMigrations, createCloudflare, readToken } from "./deploy/cloudflare.ts";
import { inspect } from "./deploy/preflight.ts";
import { waitForVersion } from "./deploy/release.ts";
import { readTarget } from "./deploy/target.ts";
import { contractionIn, readMigrations } from "./lib/migrations.ts";
import { failWith, run, step } from "./lib/process.mjs";

const versionsSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      annotations: z
        .object({ "workers/tag": z.string().default(""), "workers/message": z.string().default("") })
        .prefault({}),
    }),
  ),
});
const deploymentsSchema = z.object({
  deployments: z.array(
    z.object({ versions: z.tuple([z.object({ version_id: z.string() })]).rest(z.unknown()) }),
  ),
});

/** Names the migrations of a commit; null if this repository does not have it. */
async function migrationsOf(tag: string): Promise<string[] | null> {
  try {
    const listed = await run("git", ["ls-tree", "--name-only", tag.replace(/-changed$/, ""), "migrations/"]);
    return listed.split("\n").map((file) => file.replace("migrations/", ""));
  } catch {
    return null;
  }
}

/** @throws if a migration applied since the commit of a version removed something */
async function refuseContracted(applied: string[], tag: string): Promise<void> {
  const known = await migrationsOf(tag);
  if (known === null)
    throw new Error(
      `This repository has no commit "${tag}", so its schema is unknown. Fetch it, or give --force`,
    );
  for (const { name, sql } of readMigrations())
    if (applied.includes(name) && !known.includes(name) && contractionIn(sql) !== null)
      throw new Error(
        `${name}, applied since, ${contractionIn(sql)}: the older version may need it. Restore the D1 bookmark too, or give --force`,
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
  const { account, database, publicOrigin, hasWorker } = found;
  if (!hasWorker || !database || !publicOrigin)
    throw new Error(`The Worker ${target.worker} was never deployed`);
  const base = `/accounts/${account.id}/workers/scripts/${target.worker}`;
  const { items } = await cloudflare.call("GET", `${base}/versions?deployable=true`, versionsSchema);
  const { deployments } = await cloudflare.call("GET", `${base}/deployments`, deploymentsSchema);
  const [current, ...before] = deployments.map(({ versions: [version] }) => version.version_id);
  const wanted = positionals[0] ?? before.find((id) => id !== current);
  const version = items.find(
    ({ id, annotations }) => id !== current && [id, annotations["workers/tag"]].includes(wanted ?? ""),
  );
  if (!version)
    throw new Error(
      `There is no ${wanted ? `other version "${wanted}"` : "version before the current one"}. npx wrangler versions list shows them`,
    );
  const tag = version.annotations["workers/tag"];
  console.log(`From version ${current} to ${version.id} ${tag} ${version.annotations["workers/message"]}\n`);
  if (!values.force) await refuseContracted(await appliedMigrations(cloudflare, account, database.uuid), tag);
  // Cloudflare refuses it across a migration of Durable Objects.
  await step("Rollback", () =>
    cloudflare.call("POST", `${base}/deployments`, z.unknown(), {
      strategy: "percentage",
      versions: [{ version_id: version.id, percentage: 100 }],
      annotations: { "workers/message": `Rollback to ${tag || version.id}` },
    }),
  );
  await step("Health of the version", () => waitForVersion(publicOrigin, version.id, 90));
  console.log(`\n${publicOrigin} answers with version ${version.id}. The database keeps its migrations.`);
} catch (error) {
  failWith(error);
}
