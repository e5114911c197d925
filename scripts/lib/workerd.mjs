import { readdirSync } from "node:fs";
import path from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions as readWorker } from "wrangler";
import { buildDirectory, root } from "./process.mjs";

/**
 * The built Worker on workerd alone, without the proxy of the development server, which takes most of the time.
 * @param state the folder of the database
 * @param port where it listens; without one any that is free
 * @param options the folder of the build, bindings that replace its own, and what receives its log
 */
export async function startWorkerd(state, port, { build = buildDirectory, bindings = {}, onLog } = {}) {
  const built = path.join(root, build, "server");
  const { workerOptions } = readWorker(path.join(built, "wrangler.json"));
  const files = readdirSync(built, { recursive: true }).filter((name) => /\.(js|bin)$/.test(name));
  const server = new Miniflare(
    convertV4MiniflareOptions({
      ...workerOptions,
      bindings: {
        ...workerOptions.bindings,
        ...(port !== undefined && { PUBLIC_ORIGIN: `http://localhost:${port}` }),
        ...bindings,
      },
      name: "tour-bharat",
      modulesRoot: built,
      // The first is the entry.
      modules: ["index.js", ...files.filter((name) => name !== "index.js")].map((name) => ({
        // The fonts of papers are data.
        type: name.endsWith(".js") ? "ESModule" : "Data",
        path: path.join(built, name),
      })),
      resourcePersistencePath: path.join(root, state, "v3"),
      cf: false,
      host: "localhost",
      port,
      // So that a script can call the crons at /cdn-cgi/local/scheduled.
      unsafeTriggerHandlers: true,
      ...(onLog && { handleStructuredLogs: onLog }),
    }),
  );
  return { server, address: (await server.ready).origin };
}
