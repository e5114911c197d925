// npm test: installs what is needed, a browser included, and runs every test. Ends with "N passed, N failed".
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { findBrowser } from "./lib/browser.mjs";
import { environment, root, step } from "./lib/process.mjs";
import { buildDemo, install } from "./lib/set-up.mjs";

const reports = mkdtempSync(path.join(tmpdir(), "tour-bharat-tests-"));

/** Runs a command with its output shown under a title, and gives the code it ends with. */
function runShown(title, command, args, env = {}) {
  console.log(`\n${title}`);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...environment, ...env },
      stdio: ["ignore", "inherit", "inherit"],
    });
    child.on("error", () => resolve(1));
    child.on("close", resolve);
  });
}

/** Runs a test runner, and gives what its JSON report counts. */
async function runTests(title, command, args, report, env) {
  const code = await runShown(title, command, args, env);
  const counts = countsIn(path.join(reports, report));
  // A runner that failed without a failed test (a crash, no tests) is a failure too.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

/** The short form of npm run prove, which is one test. */
async function runProof() {
  const args = ["scripts/prove.mjs", "--no-build", "--attempts", "1500"];
  const failed = (await runShown("Proof of seats and coupons", "node", args)) === 0 ? 0 : 1;
  return { passed: 1 - failed, failed };
}

function countsIn(file) {
  try {
    const report = JSON.parse(readFileSync(file, "utf8"));
    // Playwright's report has stats, vitest's the totals. Its own summary names those that passed at the second try only.
    if (report.stats)
      return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected };
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** A port that nobody listens on. */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

await install();
let browser;
await step("Browser", async () => {
  browser = await findBrowser();
});
await buildDemo();

const vitestReport = path.join(reports, "vitest.json");
const results = [
  await runTests(
    "Unit and worker tests",
    "vitest",
    ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${vitestReport}`],
    "vitest.json",
  ),
  await runProof(),
  await runTests("Browser tests", "playwright", ["test"], "playwright.json", {
    BROWSER_PATH: browser,
    E2E_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, "playwright.json"),
  }),
];
rmSync(reports, { recursive: true, force: true });

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
