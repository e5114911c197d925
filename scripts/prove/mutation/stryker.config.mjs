import { areas } from "./areas.ts";

const area = process.env.MUTATED_AREA;
const folder = `.wrangler/mutation/${area}`;

/** @type {import("@stryker-mutator/api/core").PartialStrykerOptions} */
export default {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner", "./scripts/prove/mutation/ignore-texts.ts"],
  ignorers: ["texts"],
  vitest: { configFile: "scripts/prove/mutation/vitest.config.ts", related: false },
  mutate: areas[area].files.map((file) => `app/domain/${file}.ts`),
  // Copied for each run: the rules and their tests need no more.
  ignorePatterns: [
    ".wrangler",
    ".react-router",
    "build*",
    "backups",
    "public",
    "migrations",
    "app/fonts",
    "tests/worker",
    "tests/e2e",
    "tests/browsers",
  ],
  // Stryker rewrites it with an interface that TypeScript 7 doesn't have; the copy needs no change.
  tsconfigFile: "none",
  coverageAnalysis: "perTest",
  concurrency: 1,
  incremental: true,
  incrementalFile: `${folder}/incremental.json`,
  tempDirName: `${folder}/copy`,
  reporters: ["progress-append-only", "clear-text"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  // Percent of the mutants that the tests must notice.
  thresholds: { break: 85 },
  warnings: { slow: false },
};
