import { createServer, runnerImport } from "vite";
import { root } from "./process.mjs";

/**
 * Opens the Worker's modules to scripts, with those that the build prepares. Unlike `runnerImport` it stays open for modules that are
 * imported on use, such as the list of common passwords. Close it afterwards.
 */
export async function openModules() {
  const { module } = await runnerImport("./scripts/lib/prepared-modules.ts", {
    root,
    configFile: false,
    logLevel: "error",
  });
  return createServer({
    root,
    configFile: false,
    logLevel: "error",
    appType: "custom",
    plugins: [module.prepareModules()],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: { tsconfigPaths: true },
  });
}
