// Proves that a production build answers 503 to everything until its secrets are configured: part of npm test.
import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import path from "node:path";
import { root, run, step } from "./lib/process.mjs";
import { buildBeside, drawAssets } from "./lib/set-up.ts";
import { startWorkerd } from "./lib/workerd.mjs";

const build = ".wrangler/production-build";
const state = ".wrangler/production-state";
const PUBLIC_ORIGIN = "http://localhost";
const SECRET_KEYS = "1:dGVzdHMgc2lnbiBhbmQgZW5jcnlwdCB3aXRoIHRoaXMga2V5";

const signUp = { name: "Asha Rao", email: "asha@example.com", password: "a long enough passphrase 7" };
const requests: [method: string, pathname: string, body?: object][] = [
  ["GET", "/"],
  ["GET", "/tours"],
  ["GET", "/api/health"],
  ["GET", "/api/auth/get-session"],
  ["POST", "/api/auth/sign-up/email", signUp],
  ["POST", "/api/auth/sign-in/email", signUp],
  ["POST", "/api/holds", {}],
  ["POST", "/api/bookings", {}],
];

/** Checks that every request gets a 503 without a cookie, and that the log names the missing secrets. */
async function proveRefusals(bindings: object, missing: string): Promise<void> {
  let log = "";
  const { server } = await startWorkerd(state, undefined, {
    build,
    bindings,
    onLog: ({ message }) => (log += `${message}\n`),
  });
  try {
    for (const [method, pathname, body] of requests) {
      const headers = { Origin: PUBLIC_ORIGIN, ...(body && { "Content-Type": "application/json" }) };
      const response = await server.dispatchFetch(`${PUBLIC_ORIGIN}${pathname}`, {
        method,
        headers,
        body: JSON.stringify(body),
      });
      assert.equal(response.status, 503, `${method} ${pathname} with ${missing} missing`);
      assert.deepEqual(response.headers.getSetCookie(), []);
    }
    assert.match(log, new RegExp(`Not configured: ${missing}\\.`));
  } finally {
    await server.dispose();
  }
}

await drawAssets();
await step("Production build", () =>
  buildBeside(() => run("react-router", ["build"], { env: { BUILD_DIRECTORY: build } })),
);
await step("503 without its secrets", async () => {
  await proveRefusals({ PUBLIC_ORIGIN: "", SECRET_KEYS: "" }, "SECRET_KEYS, PUBLIC_ORIGIN");
  const weak = "1:better-auth-secret-12345678901234567890";
  await proveRefusals({ PUBLIC_ORIGIN, SECRET_KEYS: weak }, "SECRET_KEYS");
});
await step("200 with them", async () => {
  const { server } = await startWorkerd(state, undefined, {
    build,
    bindings: { PUBLIC_ORIGIN, SECRET_KEYS },
  });
  try {
    assert.equal((await server.dispatchFetch(`${PUBLIC_ORIGIN}/api/health`)).status, 200);
  } finally {
    await server.dispose();
  }
});
for (const folder of [build, state]) rmSync(path.join(root, folder), { recursive: true, force: true });
