import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions as readWorker } from "wrangler";
import { buildDirectory, root } from "../lib/process.mjs";
import { startWorkerd } from "../lib/workerd.mjs";
import { signInAs } from "../prove/client.ts";
import { childProcesses } from "./harness.ts";

/** The seeded database that every group copies. */
export const seed = ".wrangler/bench-seed";

/** Copies the seeded database into a new state folder. */
export function copySeed(name: string): string {
  const state = `.wrangler/bench-${name}`;
  rmSync(path.join(root, state), { recursive: true, force: true });
  cpSync(path.join(root, seed), path.join(root, state), { recursive: true });
  return state;
}

/** Remembers the process of a server that `start` starts. */
async function withProcess(start: () => Promise<{ server: Miniflare; address: string }>) {
  const before = new Set(childProcesses());
  const running = await start();
  const id = childProcesses().find((each) => !before.has(each));
  if (id === undefined) throw new Error("workerd has no process");
  return { ...running, process: id, stop: () => running.server.dispose() };
}

/** Starts our built Worker. */
export function startOurs(state: string) {
  return withProcess(() => startWorkerd(state, undefined, { onLog: () => {} }));
}

/**
 * Returns the option that puts our static files in front of a Worker. Locally a Worker of its own looks each request up in them, at the cost of
 * a bare response; on Cloudflare that happens outside of the Worker.
 */
export function ourFiles() {
  return { assets: readWorker(path.join(root, buildDirectory, "server/wrangler.json")).workerOptions.assets };
}

/** Starts a Worker of one module, to compare ours with. */
export function startBare(script: string, options: object = {}) {
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

/** Signs a demo account in. @returns the headers of its requests */
export async function signIn(address: string, role: Parameters<typeof signInAs>[1]) {
  return { Cookie: (await signInAs(address, role)).cookie() };
}
