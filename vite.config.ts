import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import type { Plugin } from "vite";

/** Writes the mode beside the built Worker, so that the deployment can refuse a demo build. */
function noteBuildMode(): Plugin {
  let mode = "";
  return {
    name: "tour-bharat:note-build-mode",
    configResolved(config) {
      mode = config.mode;
    },
    generateBundle() {
      if (this.environment.name !== "ssr") return;
      this.emitFile({ type: "asset", fileName: "build-mode.json", source: JSON.stringify({ mode }) });
    },
  };
}

export default defineConfig({
  // Names the pages kept by worker/http/page-cache.ts.
  define: { "import.meta.env.BUILD_ID": JSON.stringify(Date.now().toString(36)) },
  plugins: [cloudflare({ viteEnvironment: { name: "ssr" } }), tailwindcss(), reactRouter(), noteBuildMode()],
  resolve: { tsconfigPaths: true },
});
