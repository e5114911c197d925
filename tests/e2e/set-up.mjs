// Playwright's global set-up: a build in mode `test` and one seeded database, which each worker copies. Also runs as a script.
import { rmSync } from "node:fs";
import path from "node:path";
import { fingerprint, unlessUnchanged } from "../../scripts/lib/fingerprint.mjs";
import { root, step } from "../../scripts/lib/process.mjs";
import { buildTest, prepareDatabase } from "../../scripts/lib/set-up.ts";

export const testSeed = ".wrangler/test-seed";

export default async function setUp() {
  await buildTest();
  // Demo data depend on the day they are made.
  const today = new Date().toLocaleDateString("en-CA", { timeZone: "Asia/Kolkata" });
  const mark = `${today} ${fingerprint("migrations", "worker", "app/domain", "scripts/seed", "packages")}`;
  await step("Test database", () =>
    unlessUnchanged(`${testSeed}/.prepared`, mark, async () => {
      rmSync(path.join(root, testSeed), { recursive: true, force: true });
      await prepareDatabase(testSeed);
    }),
  );
}

if (import.meta.main) await setUp();
