import { expect, test } from "vitest";
import { missingConfiguration, publicOriginOf } from "../../worker/platform/configuration";

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

test("production requires its public origin, other builds do not", () => {
  const isMissing = (variables: { PUBLIC_ORIGIN?: string }, mode: string) =>
    missingConfiguration(variables, mode).includes("PUBLIC_ORIGIN");
  expect(isMissing({}, "production")).toBe(true);
  expect(isMissing({ PUBLIC_ORIGIN: "not an address" }, "production")).toBe(true);
  expect(isMissing({ PUBLIC_ORIGIN: "https://tours.example.com" }, "production")).toBe(false);
  expect(isMissing({}, "demo")).toBe(false);
});
