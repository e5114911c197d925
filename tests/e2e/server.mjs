// Serves the built Worker for the browser tests, on a fresh database of its own.
// usage: node tests/e2e/server.mjs PORT
import { rmSync } from "node:fs";
import path from "node:path";
import { runCrons } from "../../scripts/lib/cron.mjs";
import { root } from "../../scripts/lib/process.mjs";
import { choosePort } from "../../scripts/lib/serve.mjs";
import { prepareDatabase } from "../../scripts/lib/set-up.mjs";
import { startWorkerd } from "../../scripts/lib/workerd.mjs";

const state = ".wrangler/test-state";
rmSync(path.join(root, state), { recursive: true, force: true });
const port = await choosePort(process.argv[2]);
await prepareDatabase(state);
const { server, address } = await startWorkerd(state, port);
const stopCrons = runCrons(`${address}/cdn-cgi/local/scheduled`);
for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, async () => {
    stopCrons();
    await server.dispose();
    process.exit(0);
  });
