import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { privateVariables } from "../../scripts/lib/private-variables";

/** The blocks of public/_headers: a path pattern and its headers, "!" first for one that is removed. */
function rules(): { pattern: string; lines: string[] }[] {
  const blocks: { pattern: string; lines: string[] }[] = [];
  for (const line of readFileSync("public/_headers", "utf8").split("\n").filter(Boolean)) {
    if (line.startsWith("/")) blocks.push({ pattern: line, lines: [] });
    else blocks.at(-1)?.lines.push(line.trim());
  }
  return blocks;
}

/** Returns the headers of a static file, as Cloudflare applies the rules. */
function headersOf(file: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const { pattern, lines } of rules()) {
    const matches = new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll("*", ".*")}$`).test(file);
    if (!matches) continue;
    for (const line of lines.filter((each) => each.startsWith("!"))) headers.delete(line.slice(2));
    for (const line of lines.filter((each) => !each.startsWith("!"))) {
      const [name = "", ...value] = line.split(": ");
      headers.set(name, value.join(": "));
    }
  }
  return headers;
}

test("every service worker has a policy of its own", () => {
  const scripts = readdirSync("public").filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts)
    expect(headersOf(`/${script}`).get("Content-Security-Policy"), script).toBe("default-src 'self'");
});

test("every static file says which sites may show it, and drawings contain no script", () => {
  for (const file of ["/assets/a.js", "/illustrations/cards/agra.svg", "/favicon.svg", "/sw.js"])
    expect(headersOf(file).get("Cross-Origin-Resource-Policy"), file).toMatch(/^(?:same|cross)-origin$/);
  expect(headersOf("/illustrations/cards/agra.svg").get("Content-Security-Policy")).toContain("sandbox");
});

test("a build's copy of the secrets is readable by its owner only", () => {
  const dir = mkdtempSync(path.join(tmpdir(), "built-"));
  const file = path.join(dir, ".dev.vars");
  writeFileSync(file, "SECRET_KEYS=1:x", { mode: 0o644 });
  const { writeBundle } = privateVariables();
  if (typeof writeBundle !== "function") throw new Error("no hook");
  Reflect.apply(writeBundle, {}, [{ dir }, {}]);
  expect((statSync(file).mode & 0o777).toString(8)).toBe("600");
});
