import { cpSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions as readWorker } from "wrangler";
import { buildDirectory, root } from "../lib/process.mjs";
import { startWorkerd } from "../lib/workerd.mjs";
import { workerdProcesses } from "./harness.mjs";

const workers = path.join(root, "scripts/bench/workers");

/** The seeded database that every group copies. */
export const seed = ".wrangler/bench-seed";

/** Copies the seeded database into a new state folder. */
export function copySeed(name) {
  const state = `.wrangler/bench-${name}`;
  rmSync(path.join(root, state), { recursive: true, force: true });
  cpSync(path.join(root, seed), path.join(root, state), { recursive: true });
  return state;
}

/** Opens the database of a state folder whose Worker is stopped. */
export function openDatabase(state) {
  const folder = path.join(root, state, "v3/d1/miniflare-D1DatabaseObject");
  const [file] = readdirSync(folder).filter((name) => name.endsWith(".sqlite") && name !== "metadata.sqlite");
  return new DatabaseSync(path.join(folder, file));
}

/** Remembers the process of a server that `start` starts. */
async function withProcess(start) {
  const before = new Set(workerdProcesses());
  const running = await start();
  const [id] = workerdProcesses().filter((each) => !before.has(each));
  return { ...running, process: id, stop: () => running.server.dispose() };
}

/**
 * Starts our built Worker behind workers/control.js, which passes requests on and takes orders below /bench/.
 * @param records true for a server that records each request's statements; it is slower
 */
export function startOurs(state, { records = false } = {}) {
  return withProcess(() =>
    startWorkerd(state, undefined, {
      entry: path.join(workers, "control.js"),
      bindings: { BENCH_RECORDS: records },
      onLog: () => {},
    }),
  );
}

/**
 * Returns the option that puts our static files in front of a Worker. Locally a Worker of its own looks each request up in them, at the cost of
 * a bare response; on Cloudflare that happens outside of the Worker.
 */
export function ourFiles() {
  return { assets: readWorker(path.join(root, buildDirectory, "server/wrangler.json")).workerOptions.assets };
}

/** Starts a Worker of one module, to compare ours with. */
export function startBare(script, options = {}) {
  return withProcess(async () => {
    const server = new Miniflare(
      convertV4MiniflareOptions({
        name: "bare",
        modules: true,
        script,
        compatibilityDate: "2026-10-01",
        compatibilityFlags: ["nodejs_compat"],
        cf: false,
        ...options,
      }),
    );
    return { server, address: (await server.ready).origin };
  });
}

/** Sends an order to workers/control.js. */
export async function order(address, name, body = {}) {
  const response = await fetch(`${address}/bench/${name}`, { method: "POST", body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`/bench/${name}: ${response.status} ${await response.text()}`);
  return response.json();
}

const password = "Bharat-Tours-2026";

/** Signs a demo account in. @returns the headers of its requests */
export async function signIn(address, role) {
  const response = await fetch(`${address}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: address },
    body: JSON.stringify({ email: `${role}@tourbharat.example`, password }),
  });
  if (!response.ok) throw new Error(`${role} cannot sign in: ${response.status} ${await response.text()}`);
  await response.text();
  const cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(";", 1)[0])
    .join("; ");
  return { Cookie: cookie };
}
