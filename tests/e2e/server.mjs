// Serves the built Worker for the browser tests, on a fresh database of its own.
// usage: node tests/e2e/server.mjs PORT
import { rmSync } from "node:fs";
import path from "node:path";
import { root } from "../../scripts/lib/process.mjs";
import { choosePort, serve } from "../../scripts/lib/serve.mjs";
import { prepareDatabase } from "../../scripts/lib/set-up.mjs";

const state = ".wrangler/test-state";
rmSync(path.join(root, state), { recursive: true, force: true });
const port = await choosePort(process.argv[2]);
await prepareDatabase(state);
const { child } = await serve(port, { state });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 0));
