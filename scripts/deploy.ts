// npm run deploy: deploys to Cloudflare, to a new account or again; docs/deployment.md explains it.
// usage: npm run deploy -- [--dry-run] [--env production|staging] [--origin ADDRESS|workers.dev] [--location apac]
//   [--sample-tours|--no-sample-tours] [--secrets-file FILE]
import { parseArgs } from "node:util";
import { chooseAddress, parseOrigin } from "./deploy/address.ts";
import { appliedMigrations, createCloudflare, currentBookmark, readToken } from "./deploy/cloudflare.ts";
import { inspect } from "./deploy/preflight.ts";
import { buildForProduction, secretsFor, upload, waitForVersion, writeCatalogue } from "./deploy/release.ts";
import { nextStep, onDeployedDatabase, readRevision, readTarget, wranglerTarget } from "./deploy/target.ts";
import { newestMigration } from "./lib/migrations.ts";
import { failWith, run, step } from "./lib/process.mjs";
import { drawAssets } from "./lib/set-up.ts";

function readOptions() {
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      "dry-run": { type: "boolean", default: false },
      env: { type: "string", default: "production" },
      origin: { type: "string" },
      location: { type: "string", default: "apac" },
      "sample-tours": { type: "boolean" },
      "secrets-file": { type: "string" },
    },
  });
  if (values.origin !== undefined && values.origin !== "workers.dev") parseOrigin(values.origin);
  return values;
}

/** Seconds to wait for a new version: a new custom domain waits for its certificate. */
const patience = { known: 90, new: 600 };

type Options = ReturnType<typeof readOptions>;

async function deploy(options: Options): Promise<void> {
  const target = await readTarget(options.env);
  const revision = await readRevision();
  const { environment, worker, database } = target;
  const ci = { env: { CI: "1" } };
  const execute = (...command: string[]) => run("wrangler", onDeployedDatabase(target, ...command), ci);
  console.log(`Deployment of ${worker} (${environment}), ${revision.tag}\n`);
  const cloudflare = createCloudflare(await readToken());
  const found = await step("Account", () => inspect(cloudflare, target));
  const { account } = found;
  console.log(
    `  ${account.name} (${account.id}), ${found.hasWorker ? "deployed before" : "a new deployment"}`,
  );
  const { origin, domain } = chooseAddress(found, target, options.origin);
  const isNewAddress = found.publicOrigin !== origin;
  console.log(`  Public address ${origin}`);
  if (found.publicOrigin && isNewAddress)
    console.log(`  Warning: it was ${found.publicOrigin}. Everyone has to sign in again, and passkeys end.`);
  const wantsTours = options["sample-tours"] ?? (found.sampleTours ?? "no") !== "no";
  const applied = found.database ? await appliedMigrations(cloudflare, account, found.database.uuid) : [];
  const secrets = secretsFor(target, found, {
    given: options["secrets-file"],
    hasTables: applied.length > 0,
    isLasting: !process.env.CI,
  });
  if (secrets.isNew)
    console.log(
      `  ${target.secretsFile} is new. Keep it in a password manager: Cloudflare never shows it again.`,
    );

  const catalogue = await buildAll(target, revision);
  // Before the upload, which would create it without tables. The upload creates the bucket.
  if (!found.database)
    await step(`D1 database ${database}`, () =>
      run(
        "wrangler",
        ["d1", "create", database, "--location", options.location, ...wranglerTarget(target)],
        ci,
      ),
    );
  const isCurrent = applied.includes(newestMigration());
  if (found.database && applied.length > 0 && !isCurrent) {
    const bookmark = await currentBookmark(cloudflare, account, found.database.uuid);
    console.log(`  D1 bookmark before the migrations: ${bookmark}`);
    console.log(`  To return to it: npx wrangler d1 time-travel restore ${database} --bookmark=${bookmark}`);
  }
  await step("Database migrations", async () =>
    isCurrent ? "unchanged" : execute("migrations", "apply", "DB"),
  );
  if (wantsTours)
    await step("Sample tours", async () =>
      catalogue.mark === found.sampleTours
        ? "unchanged"
        : execute("execute", "DB", "--yes", "--file", catalogue.file),
    );
  const sampleTours = wantsTours ? catalogue.mark : "no";
  const version = await step("Upload", () =>
    upload(revision, { origin, domain, sampleTours, secretsFile: secrets.file }),
  );
  console.log(`  Version ${version}, tag ${revision.tag}`);
  const health = await step("Health of the new version", () =>
    waitForVersion(origin, version, isNewAddress ? patience.new : patience.known).catch((error) => {
      if (found.hasWorker) error.message += `. ${nextStep(target, found)}`;
      throw error;
    }),
  );
  console.log(`
Deployed: ${origin} answers with version ${version} (${health.version.tag}), migrated to ${health.migration}.
${nextStep(target, found)}`);
}

/** Makes what is uploaded. @returns the statements of the catalogue */
async function buildAll(...build: Parameters<typeof buildForProduction>) {
  await drawAssets();
  await step("Production build", () => buildForProduction(...build));
  return step("Catalogue", writeCatalogue);
}

/** Does what needs no account. */
async function rehearse(options: Options): Promise<void> {
  await buildAll(await readTarget(options.env), await readRevision());
  await step("Upload, dry run", () => run("wrangler", ["deploy", "--dry-run"]));
  console.log("\nReady to deploy. Nothing was sent.");
}

try {
  const options = readOptions();
  await (options["dry-run"] ? rehearse(options) : deploy(options));
} catch (error) {
  failWith(error);
}
