import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { expect, test } from "vitest";
import { createNodeD1, openNodeDatabase } from "../simulation/database/node-d1";
import { answersOf, calls } from "../simulation/database/statements";

/** Runs the statements within workerd, on its D1. */
async function answersOfWorkerd(): Promise<unknown> {
  const statements = readFileSync("tests/simulation/database/statements.ts", "utf8");
  const main = `import { answersOf } from "./statements.mjs";
    export default { fetch: async (_, env) => Response.json(await answersOf(env.DB)) };`;
  const workerd = new Miniflare(
    convertV4MiniflareOptions({
      name: "contract",
      modules: [
        { type: "ESModule", path: "main.mjs", contents: main },
        { type: "ESModule", path: "statements.mjs", contents: stripTypeScriptTypes(statements) },
      ],
      compatibilityDate: "2026-01-01",
      d1Databases: ["DB"],
      cf: false,
    }),
  );
  try {
    const response = await workerd.dispatchFetch("http://localhost/");
    if (response.status !== 200) throw new Error(await response.text());
    return await response.json();
  } finally {
    await workerd.dispose();
  }
}

test("the adapter over node:sqlite answers as workerd's D1 does, refusals included", async () => {
  const answers = await answersOf(createNodeD1(openNodeDatabase()));
  expect(Object.keys(answers)).toHaveLength(calls.length);
  expect(JSON.parse(JSON.stringify(answers))).toStrictEqual(await answersOfWorkerd());
});
