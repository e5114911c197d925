import { createServer, runnerImport, type InlineConfig, type ViteDevServer } from "vite";
import { prepareModules } from "./prepared-modules.ts";
import { root } from "./process.mjs";

const options: InlineConfig = {
  root,
  configFile: false,
  logLevel: "error",
  resolve: { tsconfigPaths: true },
  plugins: [prepareModules()],
};

/** Imports a module of the site, whose imports have no file extensions. @param file relative to the root, "./" in front */
export async function importModule<Module>(file: string): Promise<Module> {
  return (await runnerImport<Module>(file, options)).module;
}

/**
 * Opens the Worker's modules to scripts, with those that the build prepares. Unlike `importModule` it stays open for modules that are
 * imported on use, such as the list of common passwords. Close it afterwards.
 */
export function openModules(): Promise<ViteDevServer> {
  return createServer({
    ...options,
    appType: "custom",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
}
