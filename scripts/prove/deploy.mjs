// Proves the deployment with the real wrangler against a fake of Cloudflare's API: a new account, staging beside
// production, an existing account with an older schema, a rollback, and each failure named on the console. usage: deploy.mjs [--record FILE]
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { addDeployedWorker, startFakeCloudflare } from "../../tests/support/fake-cloudflare.mjs";
import { readMigrations } from "../deploy/contractions.ts";
import { newestMigration } from "../deploy/target.ts";
import { root, run } from "../lib/process.mjs";
import { buildBeside } from "../lib/set-up.ts";

const reroute = path.join(root, "scripts/prove/reroute-health.mjs");
const folder = mkdtempSync(path.join(tmpdir(), "tour-bharat-deploy-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
const logs = [];

/** Runs a script against a fake account and records what it prints. @returns its output */
async function runAgainst(fake, title, script, args, { token = "a-token", base = fake.base, ...env } = {}) {
  const command = `npm run ${path.basename(script, ".ts")}${args.length > 0 ? ` -- ${args.join(" ")}` : ""}`;
  const result = await run("node", [script, ...args], {
    env: {
      CLOUDFLARE_API_BASE_URL: base,
      CLOUDFLARE_API_TOKEN: token,
      SECRETS_FOLDER: folder,
      NODE_OPTIONS: `--disable-warning=ExperimentalWarning --import ${reroute}`,
      CI: "",
      ...env,
    },
  }).then(
    (output) => ({ output, code: 0 }),
    (error) => ({ output: error.output ?? error.message, code: 1 }),
  );
  const output = stripVTControlCharacters(result.output)
    .replaceAll(folder + path.sep, "")
    .replaceAll(base, "https://api.cloudflare.com/client/v4")
    .trim();
  console.log(`\n## ${title}\n$ ${command}\n${output}`);
  logs.push(`### ${title}\n\n\`\`\`text\n$ ${command}\n${output}\n\`\`\`\n`);
  return { ...result, output };
}

async function withAccount(options, action) {
  const fake = await startFakeCloudflare(options);
  fake.state.newestMigration = newestMigration();
  try {
    return await action(fake);
  } finally {
    await fake.stop();
  }
}

function assertLines(output, ...patterns) {
  for (const pattern of patterns) assert.match(output, pattern);
}

const deploy = "scripts/deploy.ts";
const accounts = [
  { id: "a".repeat(32), name: "Example Travels" },
  { id: "b".repeat(32), name: "Another Company" },
];

async function proveFailures() {
  const cases = [
    ["A refused token", {}, ["--origin", "workers.dev"], { token: "wrong" }, /does not accept the token/],
    [
      "Several accounts",
      { accounts },
      ["--origin", "workers.dev"],
      {},
      /Set CLOUDFLARE_ACCOUNT_ID to one of/,
    ],
    ["R2 not enabled", { r2: false }, ["--origin", "workers.dev"], {}, /R2 is not enabled/],
    ["No address", {}, [], {}, /Give --origin/],
    ["An address without https", {}, ["--origin", "http://tours.example.com"], {}, /must be https/],
    ["No workers.dev name", {}, ["--origin", "workers.dev"], {}, /has no workers\.dev name/],
    ["A domain of nobody", {}, ["--origin", "tours.example.com"], {}, /is in no zone of the account/],
    ["No network", {}, ["--origin", "workers.dev"], { base: "http://127.0.0.1:65530" }, /cannot be reached/],
    [
      "A first deployment without a lasting secret",
      { workersDev: "example-travels" },
      ["--origin", "workers.dev"],
      { CI: "1" },
      /would be lost/,
    ],
  ];
  for (const [title, options, args, env, reason] of cases)
    await withAccount(options, async (fake) => {
      const { output, code } = await runAgainst(fake, title, deploy, args, env);
      assert.equal(code, 1, title);
      assert.match(output, reason);
      assert.equal(fake.state.databases.size + fake.state.buckets.size, 0, `${title}: nothing is created`);
    });
}

async function proveNewAccount() {
  await withAccount({ plan: "free" }, async (fake) => {
    const args = ["--origin", "workers.dev", "--workers-dev", "example-travels", "--sample-tours"];
    const { output, code } = await runAgainst(fake, "A new account", deploy, args);
    assert.equal(code, 0);
    assertLines(
      output,
      /a new deployment/,
      /Workers Free/,
      /\.secrets\.production is new/,
      /Deployed: https:\/\/tour-bharat\.example-travels\.workers\.dev/,
    );
    const [database] = fake.state.databases.values();
    assert.equal(database.location, "apac");
    assert.equal(database.database.prepare("SELECT count(*) AS n FROM tours").get().n, 125);
    const worker = fake.state.workers.get("tour-bharat");
    assert.match(worker.secrets.SECRET_KEYS, /^1:/, "the secret came with the first upload");
    assert.ok(worker.sourceMaps > 1, "source maps came with it");
  });
}

/** A new staging beside a deployed production, which keeps its data. */
async function proveStaging() {
  await withAccount({ workersDev: "example-travels" }, async (fake) => {
    const production = addDeployedWorker(fake.state, "tour-bharat", {
      databaseName: "tour-bharat",
      vars: { PUBLIC_ORIGIN: "https://tour-bharat.example-travels.workers.dev", SAMPLE_TOURS: "no" },
      secrets: { SECRET_KEYS: "1:kept" },
      tag: "0".repeat(12),
      message: "Production",
    });
    const args = ["--env", "staging", "--origin", "workers.dev", "--sample-tours"];
    const { output, code } = await runAgainst(fake, "Staging beside production", deploy, args);
    assert.equal(code, 0);
    assertLines(output, /Deployed: https:\/\/tour-bharat-staging\.example-travels\.workers\.dev/);
    const staging = [...fake.state.databases.values()].find(({ name }) => name === "tour-bharat-staging");
    assert.equal(staging.database.prepare("SELECT count(*) AS n FROM tours").get().n, 125);
    assert.equal(production.prepare("SELECT count(*) AS n FROM sqlite_master").get().n, 0);
    assert.deepEqual(fake.state.workers.get("tour-bharat").secrets, { SECRET_KEYS: "1:kept" });
  });
}

/** An account as an earlier version left it: all migrations but the newest. */
async function proveExistingAccount() {
  const older = (await run("git", ["rev-parse", "--short=12", "HEAD~1"])).trim();
  await withAccount({ workersDev: "example-travels" }, async (fake) => {
    const database = addDeployedWorker(fake.state, "tour-bharat", {
      databaseName: "tour-bharat",
      vars: { PUBLIC_ORIGIN: "https://tour-bharat.example-travels.workers.dev", SAMPLE_TOURS: "no" },
      secrets: { SECRET_KEYS: "1:kept" },
      tag: older,
      message: "The version before",
    });
    fake.state.buckets.set("tour-bharat-media", { objects: new Map() });
    const before = readMigrations((name) => name !== newestMigration());
    database.exec(before.map(({ sql }) => sql).join(";\n"));
    database.exec(
      "CREATE TABLE d1_migrations(id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)",
    );
    const note = database.prepare("INSERT INTO d1_migrations (name) VALUES (?)");
    for (const { name } of before) note.run(name);
    const { output, code } = await runAgainst(fake, "An existing account", deploy, []);
    assert.equal(code, 0);
    assertLines(
      output,
      /deployed before/,
      /D1 bookmark before the migrations: 0/,
      /time-travel restore/,
      /Deployed:/,
    );
    assert.ok(!output.includes("Sample tours …"), "no sample tours were wanted");
    const worker = fake.state.workers.get("tour-bharat");
    assert.deepEqual(worker.secrets, { SECRET_KEYS: "1:kept" });
    const back = await runAgainst(fake, "A rollback", "scripts/rollback.ts", []);
    assert.equal(back.code, 0);
    assert.equal(worker.deployments[0].versions[0].version_id, worker.versions[0].id);
  });
}

await buildBeside(async () => {
  await proveFailures();
  await proveNewAccount();
  await proveStaging();
  await proveExistingAccount();
});
const record = process.argv.indexOf("--record");
if (record !== -1) writeFileSync(process.argv[record + 1], `${logs.join("\n")}`);
console.log("\nProven: the deployment, the rollback and the reasons of failures.");
