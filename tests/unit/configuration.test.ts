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
  expect(missingConfiguration({}, "production")).toContain("PUBLIC_ORIGIN");
  expect(missingConfiguration({ PUBLIC_ORIGIN: "not an address" }, "production")).toContain("PUBLIC_ORIGIN");
  expect(missingConfiguration({ PUBLIC_ORIGIN: "https://tours.example.com" }, "production")).not.toContain(
    "PUBLIC_ORIGIN",
  );
  expect(missingConfiguration({}, "demo")).not.toContain("PUBLIC_ORIGIN");
});
