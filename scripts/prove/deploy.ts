// Proves the deployment with the real wrangler against a fake of Cloudflare's API: a new account, staging beside
// production, an existing account with an older schema, a rollback, and each failure named on the console.
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
  env?: Record<string, string>;
  /** Exit code, 0 if omitted. */
  code?: number;
  output: RegExp[];
}

/** Runs a script against a fake account, and checks what it prints. @returns its output */
async function expectRun(fake: Fake, expected: Expected): Promise<string> {
  const { title, args, script = "deploy", env = {}, code = 0, output } = expected;
  const result = await run("node", [`scripts/${script}.ts`, ...args], {
    env: {
      CLOUDFLARE_API_BASE_URL: fake.base,
      CLOUDFLARE_API_TOKEN: "a-token",
      SECRETS_FOLDER: folder,
      NODE_OPTIONS: `--disable-warning=ExperimentalWarning --import ${reroute}`,
      CI: "",
      ...env,
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

const accounts = [
  { id: "a".repeat(32), name: "Example Travels" },
  { id: "b".repeat(32), name: "Another Company" },
];
const onWorkersDev = ["--origin", "workers.dev"];
const named = { workersDev: "example-travels" };

const failures: [
  title: string,
  account: object,
  args: string[],
  env: Record<string, string>,
  reason: RegExp,
][] = [
  ["A refused token", {}, onWorkersDev, { CLOUDFLARE_API_TOKEN: "wrong" }, /does not accept the token/],
  ["Several accounts", { accounts }, onWorkersDev, {}, /Set CLOUDFLARE_ACCOUNT_ID to one of/],
  ["R2 not enabled", { r2: false }, onWorkersDev, {}, /R2 is not enabled/],
  ["No address", {}, [], {}, /Give --origin/],
  ["An address without https", {}, ["--origin", "http://tours.example.com"], {}, /must be https/],
  ["No workers.dev name", {}, onWorkersDev, {}, /has no workers\.dev name/],
  ["A domain of nobody", {}, ["--origin", "tours.example.com"], {}, /is in no zone of the account/],
  [
    "No network",
    {},
    onWorkersDev,
    { CLOUDFLARE_API_BASE_URL: "http://127.0.0.1:65530" },
    /cannot be reached/,
  ],
  ["A first deployment without a lasting secret", named, onWorkersDev, { CI: "1" }, /would be lost/],
];

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
      /Workers Free/,
      /\.secrets\.production is new/,
      /Deployed: https:\/\/tour-bharat\.example-travels\.workers\.dev/,
    ],
  });
  const [database] = fake.state.databases.values();
  assert.equal(database.location, "apac");
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
  for (const [title, account, args, env, reason] of failures)
    // One after another: each shows its output.
    // oxlint-disable-next-line no-await-in-loop
    await withAccount(account, async (fake) => {
      await expectRun(fake, { title, args, env, code: 1, output: [reason] });
      assert.equal(fake.state.databases.size + fake.state.buckets.size, 0, `${title}: nothing is created`);
    });
  await withAccount({ ...named, plan: "free" }, proveNewAccount);
  await withAccount(named, proveStaging);
  await withAccount(named, proveExistingAccount);
});
console.log("\nProven: the deployment, the rollback and the reasons of failures.");
