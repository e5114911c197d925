// Proves that a production build answers 503 to everything until its secrets are configured: part of npm test.
import assert from "node:assert/strict";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root, run, step } from "./lib/process.mjs";
import { startWorkerd } from "./lib/workerd.mjs";

const build = ".wrangler/production-build";
const state = ".wrangler/production-state";
const PUBLIC_ORIGIN = "http://localhost";
const SECRET_KEYS = "1:dGVzdHMgc2lnbiBhbmQgZW5jcnlwdCB3aXRoIHRoaXMga2V5";

/** Builds for production beside the build that is served, which stays the one that wrangler finds. */
async function buildForProduction() {
  const pointer = path.join(root, ".wrangler/deploy/config.json");
  const before = existsSync(pointer) ? readFileSync(pointer) : null;
  try {
    await run("react-router", ["build"], { env: { BUILD_DIRECTORY: build } });
  } finally {
    if (before === null) rmSync(pointer, { force: true });
    else writeFileSync(pointer, before);
  }
}

const signUp = { name: "Asha Rao", email: "asha@example.com", password: "a long enough passphrase 7" };
const requests = [
  ["GET", "/"],
  ["GET", "/tours"],
  ["GET", "/api/health"],
  ["GET", "/api/auth/get-session"],
  ["POST", "/api/auth/sign-up/email", signUp],
  ["POST", "/api/auth/sign-in/email", signUp],
  ["POST", "/api/holds", {}],
  ["POST", "/api/bookings", {}],
];

/** Every request is answered 503 without a cookie, and the log names what is missing. */
async function proveRefusals(bindings, missing) {
  let log = "";
  const { server, address } = await startWorkerd(state, undefined, {
    build,
    bindings,
    onLog: ({ message }) => (log += `${message}\n`),
  });
  try {
    for (const [method, pathname, body] of requests) {
      const headers = { Origin: address, ...(body && { "Content-Type": "application/json" }) };
      const response = await fetch(`${address}${pathname}`, { method, headers, body: JSON.stringify(body) });
      assert.equal(response.status, 503, `${method} ${pathname} with ${missing} missing`);
      assert.deepEqual(response.headers.getSetCookie(), []);
    }
    assert.match(log, new RegExp(`Not configured: ${missing}\\.`));
  } finally {
    await server.dispose();
  }
}

await step("Production build", buildForProduction);
await step("503 without its secrets", async () => {
  await proveRefusals({ PUBLIC_ORIGIN, SECRET_KEYS: "" }, "SECRET_KEYS");
  await proveRefusals(
    { PUBLIC_ORIGIN, SECRET_KEYS: "1:better-auth-secret-12345678901234567890" },
    "SECRET_KEYS",
  );
  await proveRefusals({ PUBLIC_ORIGIN: "", SECRET_KEYS: "" }, "SECRET_KEYS, PUBLIC_ORIGIN");
});
await step("200 with them", async () => {
  const { server, address } = await startWorkerd(state, undefined, {
    build,
    bindings: { PUBLIC_ORIGIN, SECRET_KEYS },
  });
  try {
    assert.equal((await fetch(`${address}/api/health`)).status, 200);
  } finally {
    await server.dispose();
  }
});
for (const folder of [build, state]) rmSync(path.join(root, folder), { recursive: true, force: true });
