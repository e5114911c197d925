// A server of the built Worker for each worker of Playwright, each on its own copy of the seeded database.
import { cpSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { runCrons } from "../../scripts/lib/serve.ts";
import { root } from "../../scripts/lib/process.mjs";
import { testBuild } from "../../scripts/lib/set-up.ts";
import { startWorkerd } from "../../scripts/lib/workerd.mjs";
import { testSeed } from "./set-up.mjs";

/** Returns a port that nothing listens on. */
export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, "localhost", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/**
 * @param options.undoSeconds for which changes are held back; by default none are, so that tests need not wait
 */
export async function startServer(name, { undoSeconds = 0 } = {}) {
  const state = `.wrangler/test-states/${name}`;
  const folder = path.join(root, state);
  rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(root, testSeed), folder, { recursive: true });
  const { server, address } = await startWorkerd(state, await freePort(), {
    build: testBuild.BUILD_DIRECTORY,
    bindings: { UNDO_SECONDS: String(undoSeconds) },
  });
  const stopCrons = runCrons(`${address}/cdn-cgi/local/scheduled`);
  return {
    address,
    databaseFolder: path.join(folder, "v3/d1/miniflare-D1DatabaseObject"),
    stop: async () => {
      stopCrons();
      await server.dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
