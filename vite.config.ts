import { fileURLToPath } from "node:url";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { browserTargets } from "./scripts/lib/browser-targets.ts";
import { splitByAudience } from "./scripts/lib/client-chunks.ts";
import { messageModules } from "./scripts/lib/message-modules.ts";
import { clientAssetsByLanguage, oneLanguage } from "./scripts/lib/one-language.ts";
import { privateVariables } from "./scripts/lib/private-variables.ts";
import { prepareModules, withoutWebWorkers } from "./scripts/lib/prepared-modules.ts";

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

const chunks = splitByAudience();
/** Language of the browser's code. Only that of English comes with a Worker. */
const { LANGUAGE: language = "en" } = process.env;

export default defineConfig(({ mode, command }) => ({
  // Names the pages kept by worker/platform/http/page-cache.ts.
  define: {
    "import.meta.env.BUILD_ID": JSON.stringify(Date.now().toString(36)),
    "import.meta.env.COMMIT": JSON.stringify(process.env.COMMIT ?? ""),
    IS_PSEUDO_LANGUAGE: process.env.PSEUDO_LANGUAGE ? "true" : "undefined",
  },
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      // Required secrets are for deployments: with them, local runs would read no other name from .dev.vars.
      config: (config) => {
        if (mode !== "production") delete config.secrets;
        if (language !== "en") config.main = "worker/client-manifest.ts";
      },
    }),
    prepareModules(),
    oneLanguage(language),
    messageModules(language),
    clientAssetsByLanguage(process.env.BUILD_DIRECTORY ?? "build"),
    tailwindcss(),
    reactRouter(),
    noteBuildMode(),
    privateVariables(),
    withoutWebWorkers(),
    chunks.plugin,
  ],
  resolve: {
    tsconfigPaths: true,
    alias: [
      // Radix's scroll lock, without the style elements of the original.
      {
        find: "react-remove-scroll",
        replacement: fileURLToPath(new URL("app/ui/scroll-lock.ts", import.meta.url)),
      },
    ],
  },
  // The policy of our pages allows no fonts within style sheets.
  build: { assetsInlineLimit: 0, cssTarget: browserTargets, reportCompressedSize: false },
  environments: {
    // wrangler uploads the map of a deployment; what runs locally needs none.
    ssr: {
      build: { minify: true, sourcemap: mode === "production", license: { fileName: "licenses.json" } },
    },
    client: {
      // The development server's modules serve the pages of all languages.
      define: command === "build" ? { LANGUAGE_OF_BUILD: JSON.stringify(language) } : {},
      build: {
        target: browserTargets,
        license: { fileName: "third-party-notices.txt" },
        rolldownOptions: {
          // Messages of one text stand where they are shown.
          optimization: { inlineConst: { mode: "all", pass: 2 } },
          output: {
            codeSplitting: {
              groups: [
                { name: "framework", test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
                ...chunks.groups,
              ],
            },
          },
        },
      },
    },
  },
}));
