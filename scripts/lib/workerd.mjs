import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions as readWorker } from "wrangler";
import { buildDirectory, root } from "./process.mjs";

/** Kinds of the built files. HarfBuzz, which shapes the text of documents, is WebAssembly. */
const moduleTypes = { ".js": "ESModule", ".wasm": "CompiledWasm" };

/**
 * Starts the built Worker on plain workerd, without the development server's proxy, which takes most of the time.
 * @param {string} state folder of the database
 * @param {number} [port] port to listen on; any free one if omitted
 * @param {{ build?: string, bindings?: object, onLog?: (line: { level: string, message: string }) => void, entry?: string }} [options]
 * folder of the build, bindings that override its own, a receiver of its log, and a module that takes the place of the entry and imports
 * it as ./index.js
 * @returns {Promise<{ server: Miniflare, address: string }>}
 */
export async function startWorkerd(
  state,
  port,
  { build = buildDirectory, bindings = {}, onLog, entry, ...options } = {},
) {
  // Wrangler reports which file of secrets it reads.
  process.env.WRANGLER_LOG ??= "error";
  const built = path.join(root, build, "server");
  const { workerOptions } = readWorker(path.join(built, "wrangler.json"));
  const files = readdirSync(built, { recursive: true }).filter((name) => path.extname(name) in moduleTypes);
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
      // The first module is the entry.
      modules: [
        ...(entry
          ? [{ type: "ESModule", path: path.join(built, "entry.js"), contents: readFileSync(entry, "utf8") }]
          : []),
        ...["index.js", ...files.filter((name) => name !== "index.js")].map((name) => ({
          type: moduleTypes[path.extname(name)],
          path: path.join(built, name),
        })),
      ],
      resourcePersistencePath: path.join(root, state, "v3"),
      cf: false,
      host: "localhost",
      port,
      // Lets scripts trigger crons at /cdn-cgi/local/scheduled.
      unsafeTriggerHandlers: true,
      ...options,
      ...(onLog && { handleStructuredLogs: onLog }),
    }),
  );
  return { server, address: (await server.ready).origin };
}
