import path from "node:path";
import { createServer, runnerImport, type InlineConfig, type Plugin, type ViteDevServer } from "vite";
import { prepareModules } from "./prepared-modules.ts";
import { root } from "./process.mjs";

const options: InlineConfig = {
  root,
  configFile: false,
  logLevel: "error",
  resolve: { tsconfigPaths: true },
  plugins: [prepareModules()],
};

/** Stands for what only the platform has: its module, and compiled WebAssembly. */
export const platformInNode: Plugin = {
  name: "platform-in-node",
  enforce: "pre",
  resolveId(id) {
    if (id === "cloudflare:workers") return path.join(root, "tests/simulation/runtime/cloudflare-workers.ts");
    return id.endsWith(".wasm") ? "\0wasm" : undefined;
  },
  load: (id) => (id === "\0wasm" ? "export default null" : undefined),
};

/**
 * Imports a module of the site, whose imports have no file extensions.
 * @param file relative to the root, "./" in front
 * @param plugins in addition to what prepares the modules
 */
export async function importModule<Module>(file: string, plugins: Plugin[] = []): Promise<Module> {
  const { module } = await runnerImport<Module>(file, {
    ...options,
    plugins: [...plugins, prepareModules()],
  });
  return module;
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
