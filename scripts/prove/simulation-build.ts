import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { root } from "../lib/process.mjs";
import { platformInNode } from "../lib/open-modules.ts";
import { prepareModules } from "../lib/prepared-modules.ts";

type SimulationModule = typeof import("../../tests/simulation/run.ts");

/**
 * Bundles the simulation with the Worker's code.
 * @returns a function that evaluates a fresh copy of the bundle: what a process remembers must not reach the next run
 */
export async function buildSimulation(): Promise<() => Promise<SimulationModule>> {
  const folder = mkdtempSync(path.join(root, "node_modules/.cache-simulation-"));
  try {
    await build({
      root,
      configFile: false,
      logLevel: "error",
      mode: "demo",
      resolve: { tsconfigPaths: true },
      plugins: [platformInNode, prepareModules()],
      build: {
        ssr: path.join(root, "tests/simulation/run.ts"),
        outDir: folder,
        emptyOutDir: false,
        copyPublicDir: false,
        minify: false,
        target: "esnext",
        rolldownOptions: { output: { entryFileNames: "simulation.mjs", codeSplitting: false } },
      },
    });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const bundle = pathToFileURL(path.join(folder, "simulation.mjs"));
  let runs = 0;
  return () => {
    bundle.searchParams.set("run", String((runs += 1)));
    return import(bundle.href);
  };
}
