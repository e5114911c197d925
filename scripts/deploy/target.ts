import path from "node:path";
import { z } from "zod";
import { root, run } from "../lib/process.mjs";

/** Environments of wrangler.toml: production is its top level. */
const environments = ["production", "staging"];

/**
 * Reads the names of an environment's Worker, database, bucket and required secrets from wrangler.toml.
 * @throws if the environment is unknown
 */
export async function readTarget(environment: string) {
  if (!environments.includes(environment))
    throw new Error(`Unknown environment "${environment}". Choose ${environments.join(" or ")}`);
  // Loaded on use: it takes a second.
  const { unstable_readConfig: readConfig } = await import("wrangler");
  const env = environment === "production" ? undefined : environment;
  const config = readConfig({ config: path.join(root, "wrangler.toml"), env }, { hideWarnings: true });
  const names = z.object({ worker: z.string(), database: z.string(), bucket: z.string() }).parse({
    worker: config.name,
    database: config.d1_databases[0]?.database_name,
    bucket: config.r2_buckets[0]?.bucket_name,
  });
  return {
    environment,
    /** Value of CLOUDFLARE_ENV and of wrangler's --env. */
    env: env ?? "",
    ...names,
    requiredSecrets: z.array(z.string()).parse(config.secrets?.required ?? []),
    // A proof must not meet the secrets of a real deployment.
    secretsFile: path.join(process.env.SECRETS_FOLDER ?? "", `.secrets.${environment}`),
  };
}

/** Names of an environment's Worker, database, bucket and secrets. */
export type Target = Awaited<ReturnType<typeof readTarget>>;

/** Arguments that make a wrangler command act on an environment, whatever was built last. */
export function wranglerTarget({ env }: Pick<Target, "env">): string[] {
  return ["-c", path.join(root, "wrangler.toml"), `--env=${env}`];
}

/**
 * Arguments of a D1 command on an environment's deployed database. Unlike `wrangler deploy`, D1's commands do not follow the build: without
 * the environment they would act on production.
 */
export function onDeployedDatabase(target: Pick<Target, "env">, ...command: string[]): string[] {
  return ["d1", ...command, "--remote", ...wranglerTarget(target)];
}

export interface Revision {
  tag: string;
  message: string;
}

/**
 * Names the sources: short hash and subject of the commit, for the tag and message of the version. "-changed" marks files that are not
 * committed.
 */
export async function readRevision(): Promise<Revision> {
  try {
    const hash = (await run("git", ["rev-parse", "--short=12", "HEAD"])).trim();
    const subject = (await run("git", ["log", "-1", "--format=%s"])).trim();
    const isChanged = (await run("git", ["status", "--porcelain"])).trim() !== "";
    // Cloudflare accepts at most 100 characters.
    return { tag: isChanged ? `${hash}-changed` : hash, message: subject.slice(0, 100) };
  } catch {
    return { tag: "unknown", message: "Deployed without a git repository" };
  }
}

/** Returns what to do after a deployment: how to return to the version before, or how the first administrator is made. */
export function nextStep({ env }: Pick<Target, "env">, { hasWorker }: { hasWorker: boolean }): string {
  return hasWorker
    ? `To return to the version before: npm run rollback${env && ` -- --env ${env}`}`
    : `Create the first administrator: npm run admin:create -- --remote${env && ` --env ${env}`}`;
}
