import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";

/** Leaves out what Chromium does besides, which would take the processor from what is tested. */
const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: "tests/e2e",
  // Each worker has a server and a database of its own (tests/e2e/support/test.ts), built and seeded once.
  globalSetup: "./tests/e2e/set-up.mjs",
  fullyParallel: true,
  // One more than there are cores, since tests also wait.
  workers: Math.max(2, availableParallelism()) + 1,
  // On a busy machine a browser can miss a moment. What passes at its second try is listed as flaky.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : [["list"]],
  use: {
    locale: "en-IN",
    // Registering it in each context takes time; tests of what works offline allow it.
    serviceWorkers: "block",
    // Waiting until dialogs stand still takes time; what moves is tested in home.spec.ts.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }),
      // A page lives for seconds: optimizing its scripts takes more time than it saves.
      args: [...browserFlags, "--js-flags=--no-maglev --no-opt"],
    },
  },
});
