import { fileURLToPath } from "node:url";
import { build } from "vite";

/** Bundles a script of this folder for a page. @returns its code, a module */
export async function buildPage(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input: fileURLToPath(new URL(file, import.meta.url)) },
    },
  });
  const [main] = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  if (main?.type !== "chunk") throw new Error(`${file} has no code`);
  return main.code;
}
