import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { allowOwnScripts } from "~/platform/policy/script-hashes";

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
  const { hashes } = await allowOwnScripts(
    '<script nonce="n">a()</script><script nonce="n">a()</script>',
    "n",
  );
  expect(hashes).toStrictEqual([hashOf("a()")]);
});
