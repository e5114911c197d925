import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { runnerImport } from "vite";
import { defineConfig } from "vitest/config";

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

export default defineConfig({
  test: {
    fsModuleCache: false,
    projects: [
      {
        resolve: { tsconfigPaths: true },
        test: { name: "unit", include: ["tests/unit/**/*.test.ts"], environment: "node" },
      },
      {
        resolve: { tsconfigPaths: true },
        plugins: [
          cloudflareTest(async () => ({
            main: "./worker/index.ts",
            wrangler: { configPath: "./wrangler.jsonc" },
            miniflare: {
              bindings: {
                BETTER_AUTH_SECRET: "a secret for tests, long enough to be one",
                TEST_MIGRATIONS: await readD1Migrations("./migrations"),
                TEST_CATALOGUE: await readCatalogue(),
              },
            },
          })),
        ],
        test: {
          name: "worker",
          include: ["tests/worker/**/*.test.ts"],
          setupFiles: ["tests/worker/set-up.ts"],
        },
      },
    ],
  },
});
