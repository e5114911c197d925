// npm run rollback: sends all requests to an earlier version of the Worker; docs/deployment.md explains it.
// usage: npm run rollback -- [VERSION|TAG] [--env production|staging] [--force]
// The database keeps its migrations. --force returns to a version although a migration since removed what it may read.
import { parseArgs } from "node:util";
import { z } from "zod";
import {
  appliedMigrations,
  createCloudflare,
  readToken,
  type Account,
  type Cloudflare,
} from "./deploy/cloudflare.ts";
import { contractionIn, readMigrations } from "./deploy/contractions.ts";
import { inspect } from "./deploy/preflight.ts";
import { waitForVersion } from "./deploy/release.ts";
import { readTarget } from "./deploy/target.ts";
import { failWith, run, step } from "./lib/process.mjs";

interface Version {
  id: string;
  tag: string;
  message: string;
  createdAt: string;
}

const versionsSchema = z.object({
  items: z.array(
    z
      .object({
        id: z.string(),
        annotations: z.record(z.string(), z.unknown()).default({}),
        metadata: z.object({ created_on: z.string().optional() }).optional(),
      })
      .transform(({ id, annotations, metadata }): Version => ({
        id,
        tag: String(annotations["workers/tag"] ?? ""),
        message: String(annotations["workers/message"] ?? ""),
        createdAt: metadata?.created_on ?? "",
      })),
  ),
});
const deploymentsSchema = z.object({
  deployments: z.array(
    z
      .object({ versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })).min(1) })
      .transform(
        ({ versions }) => versions.toSorted((a, b) => b.percentage - a.percentage)[0]?.version_id ?? "",
      ),
  ),
});

/** Address of a Worker in the API. */
function pathOf({ id }: Account, worker: string): string {
  return `/accounts/${id}/workers/scripts/${worker}`;
}

/**
 * Chooses the version to return to: by id or tag, or the one deployed before the current.
 * @param deployed ids, newest deployment first
 * @throws if there is none, or it is the current one
 */
function chooseVersion(versions: Version[], deployed: string[], wanted?: string): Version {
  const [current, ...before] = deployed;
  const list = versions
    .slice(0, 10)
    .map(
      ({ id, tag, createdAt, message }) =>
        `  ${id}  ${tag}  ${createdAt}  ${message}${id === current ? "  (current)" : ""}`,
    )
    .join("\n");
  const id = wanted
    ? versions.find((each) => each.id === wanted || (each.tag === wanted && each.id !== current))?.id
    : before.find((each) => each !== current && versions.some((version) => version.id === each));
  const version = versions.find((each) => each.id === id);
  if (!version)
    throw new Error(
      `${wanted ? `There is no other version "${wanted}"` : "There is no version before the current one"}. Versions:\n${list}\n`,
    );
  if (id === current) throw new Error(`Version ${id} is the current one. Versions:\n${list}\n`);
  return version;
}

/** Sends all requests to a version. Cloudflare refuses it across a migration of Durable Objects. */
async function deployVersion(cloudflare: Cloudflare, base: string, { id, tag }: Version): Promise<void> {
  await cloudflare.call("POST", `${base}/deployments`, z.unknown(), {
    strategy: "percentage",
    versions: [{ version_id: id, percentage: 100 }],
    annotations: { "workers/message": `Rollback to ${tag || id}`.slice(0, 100) },
  });
}

/** Names the migrations of a commit; null if this repository does not have it. */
async function migrationsOf(tag: string): Promise<string[] | null> {
  try {
    const listed = await run("git", ["ls-tree", "--name-only", tag.replace(/-changed$/, ""), "migrations/"]);
    return listed.split("\n").map((file) => file.replace("migrations/", ""));
  } catch {
    return null;
  }
}

/** @throws if a migration applied since the version's commit removed something */
async function refuseContracted(applied: string[], { tag }: Version): Promise<void> {
  const known = await migrationsOf(tag);
  if (known === null)
    throw new Error(
      `This repository has no commit "${tag}", so its schema is unknown. Fetch it, or give --force`,
    );
  const since = readMigrations((name) => applied.includes(name) && !known.includes(name));
  for (const { name, sql } of since)
    if (contractionIn(sql) !== null)
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
  const base = pathOf(account, target.worker);
  const { items } = await cloudflare.call("GET", `${base}/versions?deployable=true`, versionsSchema);
  const { deployments } = await cloudflare.call("GET", `${base}/deployments`, deploymentsSchema);
  const version = chooseVersion(items, deployments, positionals[0]);
  console.log(
    `From version ${deployments[0]} to ${version.id} (${version.tag}, ${version.createdAt}): ${version.message}\n`,
  );
  if (!values.force)
    await refuseContracted(await appliedMigrations(cloudflare, account, database.uuid), version);
  await step("Rollback", () => deployVersion(cloudflare, base, version));
  await step("Health of the version", () => waitForVersion(publicOrigin, version.id, 90));
  console.log(`\n${publicOrigin} answers with version ${version.id}. The database keeps its migrations.`);
} catch (error) {
  failWith(error);
}
