import { defineConfig } from "@playwright/test";

const port = Number(process.env.E2E_PORT ?? 8791);

// What takes tours on sale or off changes what every other test counts, a switch of the platform what they may do, and what
// writes into the database behind the server's back may lock it: they come after all of them, one test at a time.
// To run such a file alone: playwright test --no-deps FILE
const changesAll = /(?:admin-(?:tours|switches|hindsight)|operator-journey|tour-drawing)\.spec/;

export default defineConfig({
  projects: [
    { name: "side by side", testIgnore: changesAll },
    {
      name: "one by one",
      testMatch: changesAll,
      dependencies: ["side by side"],
      fullyParallel: false,
      workers: 1,
    },
  ],
  testDir: "tests/e2e",
  // One server and one database: tests choose their own tours and dates, and run two at a time.
  fullyParallel: true,
  workers: 2,
  // Once more, and named: docs/decisions.md, 54.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [["list"], ["json"]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "en-IN",
    launchOptions: {
      ...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: `node tests/e2e/server.mjs ${port}`,
    url: `http://localhost:${port}/api/health`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
