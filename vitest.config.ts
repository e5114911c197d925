import { availableParallelism } from "node:os";
import path from "node:path";
import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { runnerImport, type Plugin } from "vite";
import { configDefaults, defineConfig } from "vitest/config";
import { prepareModules } from "./scripts/lib/prepared-modules.ts";
import { snapshotStatements } from "./tests/support/database-snapshot.ts";

// hono/http-exception belongs here: bundled apart, its class would exist twice.
const bundledLibraries = [
  "altcha-lib",
  "altcha-lib/algorithms/web/pbkdf2",
  "@cantoo/pdf-lib",
  "bidi-js",
  "ical-generator",
  "qr",
  "unpdf",
  "better-auth/minimal",
  "better-auth/adapters/drizzle",
  "better-auth/api",
  "better-auth/cookies",
  "better-auth/crypto",
  "better-auth/plugins/two-factor",
  "@better-auth/passkey",
  "@hono/zod-openapi",
  "hono",
  "hono/html",
  "hono/http-exception",
  "hono/route",
  "drizzle-orm",
  "drizzle-orm/d1",
  "drizzle-orm/sqlite-core",
  "zod",
  "react-router",
  "date-fns",
  "date-fns/locale/en-US",
];

/** The catalogue as SQL statements, so that the tests run on the tours people see. */
async function readCatalogue() {
  const { module } = await runnerImport<typeof import("./scripts/seed/catalogue")>(
    "./scripts/seed/catalogue.ts",
    {
      configFile: false,
      logLevel: "error",
      resolve: { tsconfigPaths: true },
    },
  );
  return module.catalogueStatements();
}

/** Gives the Worker under test a `waitUntil` whose work tests can wait for. */
const countedBackgroundWork: Plugin = {
  name: "counted-background-work",
  enforce: "pre",
  resolveId: (id, importer) =>
    id === "cloudflare:workers" && importer?.startsWith(path.resolve("worker"))
      ? path.resolve("tests/support/background.ts")
      : undefined,
};

/** Gives the Worker under test its pages without a build; only in long runs, since all pages take a minute to transform. */
const pagesWithoutBuild: Plugin = {
  name: "pages-without-build",
  enforce: "pre",
  resolveId(id) {
    if (id === "virtual:react-router/server-build") return path.resolve("tests/support/server-build.ts");
    return id === "@react-router/dev/routes" ? path.resolve("tests/support/route-config.ts") : undefined;
  },
};

declare module "vitest" {
  export interface ProvidedContext {
    isLong: boolean;
  }
}

/** Set by `npm run prove` and for named tests: a property is tried more often, and tests that measure times run. */
const isLong = process.env.LONG_TESTS === "1";

export default defineConfig({
  test: {
    provide: { isLong },
    fsModuleCache: false,
    isolate: false,
    // Two files at a time on two cores: much of a file's time is waiting.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        resolve: { tsconfigPaths: true },
        plugins: [prepareModules()],
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.{ts,mjs}"],
          setupFiles: ["tests/support/unstubbed.ts"],
          environment: "node",
          // On a busy machine: a build of the simulation takes a minute there.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        resolve: { tsconfigPaths: true },
        plugins: [prepareModules()],
        test: {
          name: "site",
          include: ["tests/site/**/*.test.ts"],
          environment: "node",
          globalSetup: "./tests/e2e/set-up.mjs",
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        resolve: { tsconfigPaths: true },
        plugins: [
          countedBackgroundWork,
          prepareModules(),
          ...(isLong ? [pagesWithoutBuild] : []),
          cloudflareTest(async () => ({
            main: "./worker/index.ts",
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: {
              // As the built Worker has them.
              assets: { directory: "./public", binding: "ASSETS" },
              bindings: {
                PUBLIC_ORIGIN: "http://localhost",
                UNDO_SECONDS: "0",
                SECRET_KEYS: "1:dGVzdHMgc2lnbiBhbmQgZW5jcnlwdCB3aXRoIHRoaXMga2V5",
                TEST_DATABASE: snapshotStatements("./migrations", await readCatalogue()),
              },
            },
          })),
        ],
        test: {
          name: "worker",
          // A password takes as long as it must, and a busy machine longer. What a test that was given up still does would
          // reach into the next file.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // Each test file is a new isolate: bundled once, the libraries need not be transformed again for each.
          deps: {
            optimizer: {
              ssr: {
                enabled: true,
                include: bundledLibraries,
                rolldownOptions: {
                  external: [/^node:/, /^cloudflare:/],
                  platform: "neutral",
                  resolve: {
                    conditionNames: ["workerd", "worker", "module", "browser", "import", "default"],
                  },
                },
              },
            },
          },
          include: ["tests/worker/**/*.test.ts"],
          exclude: [
            ...configDefaults.exclude,
            ...(isLong ? [] : ["tests/worker/enumeration.test.ts", "tests/worker/route-access.test.ts"]),
          ],
          setupFiles: ["tests/support/unstubbed.ts", "tests/worker/set-up.ts"],
        },
      },
    ],
  },
});
