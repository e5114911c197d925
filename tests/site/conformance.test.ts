import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { run } from "../../scripts/lib/process.mjs";
import { startSite } from "./support/site";

const suite = "node_modules/@modelcontextprotocol/conformance/dist/index.js";

const checksSchema = z.array(
  z.object({ id: z.string(), status: z.string(), errorMessage: z.string().optional() }),
);

/** Reads the failed checks of each scenario. Tasks are an extension, which the revision does not require. */
function failuresIn(results: string): string[] {
  const scenarios = readdirSync(results).filter((name) => !name.startsWith("server-tasks-"));
  return scenarios.flatMap((scenario) =>
    checksSchema
      .parse(JSON.parse(readFileSync(path.join(results, scenario, "checks.json"), "utf8")))
      .filter(({ status }) => status === "FAILURE")
      .map(({ id, errorMessage = "" }) => `${scenario} ${id}: ${errorMessage}`),
  );
}

test("the fixtures pass every scenario that the protocol's conformance suite requires", async () => {
  const results = mkdtempSync(path.join(tmpdir(), "conformance-"));
  onTestFinished(() => rmSync(results, { recursive: true }));
  const site = await startSite("conformance");
  onTestFinished(() => site.stop());
  const url = `${site.address}/mcp/fixtures`;
  const args = ["server", "--requirements", "2026-07-28", "--url", url, "--output-dir", results];
  const verdict = await run("node", [suite, ...args]).then(
    () => "passed",
    (error: unknown) => error,
  );
  expect(failuresIn(results)).toStrictEqual([]);
  expect(verdict).toBe("passed");
});
