import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the handbook's table lists all variables of the Worker, and its secrets", () => {
  const declared = readFileSync("worker/env.d.ts", "utf8");
  // Bindings that every deployment has are in wrangler.toml; SAMPLE_TOURS is read by the deployment only.
  const variables = Array.from(
    declared.matchAll(/^ {4}([A-Z][A-Z0-9_]+)\??: (?:string|SendEmail);/gm),
    ([, name]) => name,
  );
  const [, section = ""] =
    /^## Variables\n([\s\S]*?)^The npm commands/m.exec(readFileSync("docs/handbook.md", "utf8")) ?? [];
  const rows = Array.from(section.matchAll(/^\| `([A-Z0-9_]+)` +\| (yes|   )/gm), ([, name, secret]) => ({
    name,
    isSecret: secret === "yes",
  }));
  expect(variables.length).toBeGreaterThan(20);
  expect(rows.map(({ name }) => name).toSorted()).toStrictEqual([...variables, "SAMPLE_TOURS"].toSorted());
  const secret = /(?:SECRET|TOKEN|AUTH_KEY|SIGNING_KEY|SECRET_KEYS|RAZORPAY_KEY_ID|WEBHOOK_URL)$/;
  for (const { name = "", isSecret } of rows)
    expect([name, isSecret]).toStrictEqual([name, secret.test(name)]);
});
