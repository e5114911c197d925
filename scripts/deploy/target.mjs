import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../lib/process.mjs";

/** Environments of wrangler.toml: production is its top level. */
export const environments = ["production", "staging"];

/**
 * Reads the names of an environment's Worker, database, bucket and required secrets from wrangler.toml.
 * @throws if the environment is unknown
 */
export async function readTarget(environment) {
  if (!environments.includes(environment))
    throw new Error(`Unknown environment "${environment}". Choose ${environments.join(" or ")}`);
  // Loaded on use: it takes a second.
  const { unstable_readConfig: readConfig } = await import("wrangler");
  const env = environment === "production" ? undefined : environment;
  const config = readConfig({ config: path.join(root, "wrangler.toml"), env }, { hideWarnings: true });
  return {
    environment,
    /** Value of CLOUDFLARE_ENV and of wrangler's --env. */
    env: env ?? "",
    worker: config.name,
    database: config.d1_databases[0].database_name,
    bucket: config.r2_buckets[0].bucket_name,
    requiredSecrets: config.secrets?.required ?? [],
    // A proof must not meet the secrets of a real deployment.
    secretsFile: path.join(process.env.SECRETS_FOLDER ?? "", `.secrets.${environment}`),
  };
}

/** Arguments that make a wrangler command act on an environment, whatever was built last. */
export function wranglerTarget({ env }) {
  return ["-c", path.join(root, "wrangler.toml"), `--env=${env}`];
}

/**
 * Arguments of a D1 command on an environment's deployed database. Unlike `wrangler deploy`, D1's commands do not follow the build: without
 * the environment they would act on production.
 */
export function onDeployedDatabase(target, ...command) {
  return ["d1", ...command, "--remote", ...wranglerTarget(target)];
}

/** Newest migration's file name. */
export function newestMigration() {
  const journal = JSON.parse(readFileSync(path.join(root, "migrations/meta/_journal.json"), "utf8"));
  return `${journal.entries.at(-1).tag}.sql`;
}
