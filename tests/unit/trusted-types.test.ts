import { expect, test } from "vitest";
import { isHarmless, isOwnScript, trustedHtml } from "~/platform/policy/trusted-types";

const page = "https://tours.example/tours/ooty?date=2027-01-10";

test.for([
  ["/assets/proof.worker-a1B2_c.js", true],
  ["https://tours.example/assets/strength.worker-x.js", true],
  ["/sw.js?build=m1", true],
  ["/push-sw.js", true],
  ["https://evil.example/assets/a.js", false],
  ["//evil.example/sw.js", false],
  ["/media/assets/a.js", false],
  ["/assets/../media/a.js", false],
  ["/assets/a/b.js", false],
  ["/assets/a.js.svg", false],
  ["sw.js", false],
  ["data:text/javascript,alert(1)", false],
  ["blob:https://tours.example/1", false],
  ["javascript:alert(1)", false],
] as const)("as the address of a script %s is allowed: %s", ([address, isAllowed]) => {
  expect(isOwnScript(address, page)).toBe(isAllowed);
});

test("plain text may only become HTML without elements, or React's empty script", () => {
  expect(["", "5 %", '{"name":"Ooty"}', "<script></script>"].every(isHarmless)).toBe(true);
  expect(
    ["<b>a</b>", "a<img src=x onerror=alert(1)>", "<script>a()</script>", " <script></script>"].some(
      isHarmless,
    ),
  ).toBe(false);
});

test("without Trusted Types our HTML is text", () => {
  expect(trustedHtml("<p>Ooty</p>")).toBe("<p>Ooty</p>");
});
