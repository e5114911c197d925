// Proves the deployment with the real wrangler against a fake of Cloudflare's API: a new account, staging beside
// production, an existing account with an older schema, a rollback, and a failure named on the console.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { stripVTControlCharacters } from "node:util";
import { addDeployedWorker, startFakeCloudflare } from "../../tests/support/fake-cloudflare.mjs";
import { migrationsTable, newestMigration, readMigrations } from "../lib/migrations.ts";
import { root, run } from "../lib/process.mjs";
import { buildBeside } from "../lib/set-up.ts";

const reroute = path.join(root, "scripts/prove/reroute-health.ts");
const folder = mkdtempSync(path.join(tmpdir(), "tour-bharat-deploy-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

type Fake = Awaited<ReturnType<typeof startFakeCloudflare>>;

interface Expected {
  title: string;
  args: string[];
  script?: "deploy" | "rollback";
  /** Exit code, 0 if omitted. */
  code?: number;
  output: RegExp[];
}

/** Runs a script against a fake account, and checks what it prints. @returns its output */
async function expectRun(fake: Fake, expected: Expected): Promise<string> {
  const { title, args, script = "deploy", code = 0, output } = expected;
  const result = await run("node", [`scripts/${script}.ts`, ...args], {
    env: {
      CLOUDFLARE_API_BASE_URL: fake.base,
      CLOUDFLARE_API_TOKEN: "a-token",
      SECRETS_FOLDER: folder,
      NODE_OPTIONS: `--disable-warning=ExperimentalWarning --import ${reroute}`,
      CI: "",
    },
  }).then(
    (text) => ({ text, code: 0 }),
    (error) => ({ text: String(error.output ?? error.message), code: 1 }),
  );
  const text = stripVTControlCharacters(result.text);
  console.log(`\n## ${title}\n$ npm run ${script} -- ${args.join(" ")}\n${text.trim()}`);
  assert.equal(result.code, code, title);
  for (const pattern of output) assert.match(text, pattern);
  return text;
}

async function withAccount(options: object, action: (fake: Fake) => Promise<unknown>): Promise<void> {
  const fake = await startFakeCloudflare(options);
  Object.assign(fake.state, { newestMigration: newestMigration() });
  try {
    await action(fake);
  } finally {
    await fake.stop();
  }
}

const onWorkersDev = ["--origin", "workers.dev"];
const named = { workersDev: "example-travels" };

/** Adds a production that was deployed before. @returns its database */
function addProduction(fake: Fake, tag: string): DatabaseSync {
  return addDeployedWorker(fake.state, "tour-bharat", {
    databaseName: "tour-bharat",
    vars: { PUBLIC_ORIGIN: "https://tour-bharat.example-travels.workers.dev", SAMPLE_TOURS: "no" },
    secrets: { SECRET_KEYS: "1:kept" },
    tag,
    message: "The version before",
  });
}

function countTours(database: DatabaseSync) {
  return database.prepare("SELECT count(*) AS n FROM tours").get()?.n;
}

async function proveNewAccount(fake: Fake): Promise<void> {
  await expectRun(fake, {
    title: "A new account",
    args: [...onWorkersDev, "--sample-tours"],
    output: [
      /a new deployment/,
      /\.secrets\.production is new/,
      /Deployed: https:\/\/tour-bharat\.example-travels\.workers\.dev/,
    ],
  });
  const [database] = fake.state.databases.values();
  assert.equal(database.location, "apac");
  assert.deepEqual([...fake.state.buckets.keys()], ["tour-bharat-media"]);
  assert.equal(countTours(database.database), 125);
  const worker = fake.state.workers.get("tour-bharat");
  assert.match(worker.secrets.SECRET_KEYS, /^1:/, "the secret came with the first upload");
  assert.ok(worker.sourceMaps > 1, "source maps came with it");
}

/** A new staging beside a deployed production, which keeps its data. */
async function proveStaging(fake: Fake): Promise<void> {
  const production = addProduction(fake, "0".repeat(12));
  await expectRun(fake, {
    title: "Staging beside production",
    args: ["--env", "staging", ...onWorkersDev, "--sample-tours"],
    output: [/Deployed: https:\/\/tour-bharat-staging\.example-travels\.workers\.dev/],
  });
  const staging = [...fake.state.databases.values()].find(({ name }) => name === "tour-bharat-staging");
  assert.equal(countTours(staging.database), 125);
  assert.equal(production.prepare("SELECT count(*) AS n FROM sqlite_master").get()?.n, 0);
  assert.deepEqual(fake.state.workers.get("tour-bharat").secrets, { SECRET_KEYS: "1:kept" });
}

/** An account as an earlier version left it: all migrations but the newest. */
async function proveExistingAccount(fake: Fake): Promise<void> {
  const database = addProduction(fake, (await run("git", ["rev-parse", "--short=12", "HEAD~1"])).trim());
  fake.state.buckets.set("tour-bharat-media", { objects: new Map() });
  database.exec(migrationsTable);
  const note = database.prepare("INSERT INTO d1_migrations (name) VALUES (?)");
  for (const { name, sql } of readMigrations().slice(0, -1)) {
    database.exec(sql);
    note.run(name);
  }
  const output = await expectRun(fake, {
    title: "An existing account",
    args: [],
    output: [/deployed before/, /D1 bookmark before the migrations: 0/, /time-travel restore/, /Deployed:/],
  });
  assert.ok(!output.includes("Sample tours …"), "no sample tours were wanted");
  const worker = fake.state.workers.get("tour-bharat");
  assert.deepEqual(worker.secrets, { SECRET_KEYS: "1:kept" });
  await expectRun(fake, { title: "A rollback", script: "rollback", args: [], output: [] });
  assert.equal(worker.deployments[0].versions[0].version_id, worker.versions[0].id);
}

await buildBeside(async () => {
  // Unit tests know all reasons of failures.
  await withAccount({ r2: false }, async (fake) => {
    await expectRun(fake, {
      title: "R2 not enabled",
      args: onWorkersDev,
      code: 1,
      output: [/R2 is not enabled/],
    });
    assert.equal(fake.state.databases.size + fake.state.buckets.size, 0, "nothing is created");
  });
  await withAccount(named, proveNewAccount);
  await withAccount(named, proveStaging);
  await withAccount(named, proveExistingAccount);
});
console.log("\nProven: the deployment, the rollback and the reason of a failure.");
