import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** Runs the simulation in a process of its own. @returns its output */
function simulate(args: string[], environment: Record<string, string> = {}): string {
  const { stdout, stderr, status } = spawnSync(
    "node_modules/.bin/node",
    ["--disable-warning=ExperimentalWarning", "scripts/prove/simulate.ts", ...args],
    { encoding: "utf8", env: { ...process.env, ...environment } },
  );
  if (status !== 0) throw new Error(stdout + stderr);
  return stdout;
}

const lastLine = (output: string) => output.trimEnd().split("\n").at(-1);

test("the same seed makes the same trace, in another process, time zone and language too", () => {
  const args = ["--seed", "11", "--operations", "200"];
  const trace = lastLine(simulate(args));
  expect(trace).toMatch(/^trace [0-9a-f]{64}$/);
  expect(
    lastLine(simulate(args, { TZ: "Pacific/Auckland", LANG: "hi_IN.UTF-8", LC_ALL: "hi_IN.UTF-8" })),
  ).toBe(trace);
  expect(lastLine(simulate(["--seed", "12", "--operations", "200"]))).not.toBe(trace);
});
