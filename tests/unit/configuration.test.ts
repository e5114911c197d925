import { expect, test } from "vitest";
import { missingConfiguration, publicOriginOf } from "../../worker/platform/configuration";
import { readFileSync } from "node:fs";

test.for([
  ["https://tours.example.com", "https://tours.example.com"],
  ["https://Tours.Example.com:443/some/page?x=1", "https://tours.example.com"],
  ["http://localhost:8787", "http://localhost:8787"],
  ["tours.example.com", null],
  ["javascript:alert(1)", null],
  ["", null],
  [undefined, null],
] as const)("the public origin of %j is %j", ([PUBLIC_ORIGIN, origin]) => {
  expect(publicOriginOf({ ...(PUBLIC_ORIGIN !== undefined && { PUBLIC_ORIGIN }) })).toBe(origin);
});

const isMissing = (variables: { PUBLIC_ORIGIN?: string }, mode: string) =>
  missingConfiguration(variables, mode).includes("PUBLIC_ORIGIN");

test("production requires its public origin, other builds do not", () => {
  expect(isMissing({}, "production")).toBe(true);
  expect(isMissing({ PUBLIC_ORIGIN: "not an address" }, "production")).toBe(true);
  expect(isMissing({ PUBLIC_ORIGIN: "https://tours.example.com" }, "production")).toBe(false);
  expect(isMissing({}, "demo")).toBe(false);
});

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
