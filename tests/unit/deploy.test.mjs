import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { chooseAddress, parseOrigin } from "../../scripts/deploy/address.ts";
import { createCloudflare } from "../../scripts/deploy/cloudflare.ts";
import { inspect } from "../../scripts/deploy/preflight.ts";
import { secretsFor } from "../../scripts/deploy/release.ts";
import { nextStep, onDeployedDatabase, readTarget } from "../../scripts/deploy/target.ts";
import { reasonIn } from "../../scripts/lib/process.mjs";
import { startFakeCloudflare } from "../support/fake-cloudflare.mjs";

const target = await readTarget("production");
const stops = [];
const account = { id: "a".repeat(32), name: "Example Travels" };

beforeEach(() => void delete process.env.CLOUDFLARE_ACCOUNT_ID);
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** Starts a fake account and returns a client of its API. */
async function connect(options = {}, token = "a-token") {
  const fake = await startFakeCloudflare(options);
  stops.push(fake.stop);
  return { state: fake.state, cloudflare: createCloudflare(token, fake.base) };
}

test("a new account has nothing yet", async () => {
  const { cloudflare } = await connect();
  expect(await inspect(cloudflare, target)).toStrictEqual({
    account,
    hasBucket: false,
    database: null,
    hasWorker: false,
    secrets: [],
    publicOrigin: null,
    sampleTours: null,
    workersDev: null,
  });
});

test.for([
  [{ token: "another" }, "Cloudflare does not accept the token"],
  [{ accounts: [] }, "The token reaches no account"],
  [{ accounts: [account, { id: "b".repeat(32), name: "Second" }] }, "Set CLOUDFLARE_ACCOUNT_ID to one of"],
  [{ r2: false }, "R2 is not enabled in this account"],
])("an account with %o stops the deployment with a remedy", async ([options, remedy]) => {
  const { cloudflare } = await connect(options);
  await expect(inspect(cloudflare, target)).rejects.toThrow(remedy);
});

test("CLOUDFLARE_ACCOUNT_ID chooses the account, and must be one of the token's", async () => {
  const second = { id: "b".repeat(32), name: "Second" };
  const { cloudflare } = await connect({ accounts: [account, second] });
  process.env.CLOUDFLARE_ACCOUNT_ID = second.id;
  expect((await inspect(cloudflare, target)).account).toStrictEqual(second);
  process.env.CLOUDFLARE_ACCOUNT_ID = "c".repeat(32);
  await expect(inspect(cloudflare, target)).rejects.toThrow(`but the token reaches only:\n  ${account.id}`);
});

test("an API that does not answer is named", async () => {
  const cloudflare = createCloudflare("a-token", "http://127.0.0.1:9");
  await expect(inspect(cloudflare, target)).rejects.toThrow("Cloudflare's API cannot be reached");
});

test("the public address is https and only a host", () => {
  expect(parseOrigin("tours.example.com")).toBe("https://tours.example.com");
  expect(() => parseOrigin("http://tours.example.com")).toThrow("must be https");
  expect(() => parseOrigin("https://tours.example.com/en")).toThrow("only the scheme and host");
  expect(() => parseOrigin("tours")).toThrow("is no address");
});

test("an address is a host, or the account's workers.dev name", () => {
  const none = { account, workersDev: null, publicOrigin: null };
  expect(() => chooseAddress(none, target, "workers.dev")).toThrow("has no workers.dev name");
  const named = { ...none, workersDev: "example-travels" };
  const origin = "https://tour-bharat.example-travels.workers.dev";
  expect(chooseAddress(named, target, "workers.dev")).toStrictEqual({ origin, domain: null });
  expect(chooseAddress(named, target, origin)).toStrictEqual({ origin, domain: null });
  expect(() => chooseAddress(named, target, "https://other.workers.dev")).toThrow(origin);
  expect(chooseAddress(none, target, "https://tours.example.com")).toStrictEqual({
    origin: "https://tours.example.com",
    domain: "tours.example.com",
  });
});

test("the address is given or the deployed one", () => {
  const origin = "https://tour-bharat.mine.workers.dev";
  const found = { account, workersDev: "mine", publicOrigin: null };
  expect(() => chooseAddress(found, target)).toThrow("Give --origin");
  expect(chooseAddress({ ...found, publicOrigin: origin }, target)).toStrictEqual({ origin, domain: null });
});

test("secrets are made once, for a new deployment only", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "deploy-"));
  stops.push(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, ".secrets.production");
  const at = { ...target, secretsFile: file };
  const options = { given: undefined, hasTables: false, isLasting: true };
  expect(secretsFor(at, { secrets: ["SECRET_KEYS"] }, options)).toStrictEqual({ file: null, isNew: false });
  expect(() => secretsFor(at, { secrets: [] }, { ...options, hasTables: true })).toThrow(
    "cannot be read with a new key",
  );
  expect(() => secretsFor(at, { secrets: [] }, { ...options, isLasting: false })).toThrow("would be lost");
  expect(secretsFor(at, { secrets: [] }, options)).toStrictEqual({ file, isNew: true });
  const made = readFileSync(file, "utf8");
  expect(made).toMatch(/^SECRET_KEYS=1:[\w-]{43}\n$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(secretsFor(at, { secrets: [] }, { ...options, hasTables: true })).toStrictEqual({
    file,
    isNew: false,
  });
  expect(readFileSync(file, "utf8")).toBe(made);
  expect(() => secretsFor(at, { secrets: [] }, { ...options, given: "none" })).toThrow("does not exist");
});

test("the reason of a failed command is cut from its output", () => {
  const output =
    "Uploading\n\u001b[31m✘ [ERROR]\u001b[0m Couldn't find a D1 DB named 'x'\n\n  Run it\nLogs were written to /y\n";
  expect(reasonIn(output)).toBe("✘ [ERROR] Couldn't find a D1 DB named 'x'\n  Run it");
  expect(reasonIn("one\ntwo")).toBe("one\ntwo");
});

test("staging has names of its own", async () => {
  expect(await readTarget("staging")).toMatchObject({
    worker: "tour-bharat-staging",
    database: "tour-bharat-staging",
  });
  await expect(readTarget("other")).rejects.toThrow("Unknown environment");
});

test("the command that follows a deployment names its environment", async () => {
  expect(nextStep(target, { hasWorker: false })).toBe(
    "Create the first administrator: npm run admin:create -- --remote",
  );
  const staging = await readTarget("staging");
  expect(nextStep(staging, { hasWorker: false })).toMatch(/-- --remote --env staging$/);
  expect(nextStep(staging, { hasWorker: true })).toMatch(/npm run rollback -- --env staging$/);
});

test("D1's commands name their environment, so that staging never migrates or fills production", async () => {
  const staging = await readTarget("staging");
  expect(onDeployedDatabase(staging, "migrations", "apply", "DB")).toContain("--env=staging");
  expect(onDeployedDatabase(target, "migrations", "apply", "DB")).toContain("--env=");
  // Any other command on a deployed database would follow wrangler.toml's top level.
  expect(readFileSync("scripts/deploy.ts", "utf8")).not.toMatch(/"--remote"/);
});
