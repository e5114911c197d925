import { expect, test } from "vitest";
import { isHarmless, isOwnScript, trustedHtml } from "~/platform/policy/trusted-types";
import { createHash } from "node:crypto";
import { allowOwnScripts } from "~/platform/policy/script-hashes";

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

const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("only scripts with the rendering's nonce are allowed, and the nonce is not sent", async () => {
  const page = [
    '<script nonce="n1">own()</script>',
    '<script nonce="n1" type="module" async="">import "/a.js"</script>',
    '<script nonce="n1" type="application/ld+json">{"name":"Ooty"}</script>',
    "<script>stranger()</script>",
    '<script nonce="n2">stranger()</script>',
    "<p>Ooty</p>",
  ].join("");
  const { html, hashes } = await allowOwnScripts(page, "n1");
  expect(hashes).toStrictEqual([hashOf("own()"), hashOf('import "/a.js"')]);
  expect(html).not.toContain("n1");
  expect(html).toContain("<script>stranger()</script>");
});

test("a script that stands twice is listed once", async () => {
  const script = '<script nonce="n">a()</script>';
  expect((await allowOwnScripts(script + script, "n")).hashes).toStrictEqual([hashOf("a()")]);
});
