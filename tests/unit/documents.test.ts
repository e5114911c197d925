import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";

const packageSchema = z.object({ scripts: z.record(z.string(), z.string()) });

const files = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  ...readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => path.posix.join("docs", name.replaceAll("\\", "/"))),
];
/** Not part of what a newcomer reads. */
const aside = ["CHANGELOG.md", "packages/client/README.md"];
const documents = [...files, ...aside].map((file) => ({ file, text: readFileSync(file, "utf8") }));

/** Returns the anchors of a document's headings, as GitHub makes them. */
function anchorsOf(file: string): string[] {
  return Array.from(readFileSync(file, "utf8").matchAll(/^#+ (.+)$/gm), ([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

/** Returns the links and pictures of a document that lead nowhere in the repository. */
function brokenLinks({ file, text }: { file: string; text: string }): string[] {
  return Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, target = ""]) => target)
    .filter((target) => !/^https?:/.test(target))
    .filter((target) => {
      const [name = "", anchor] = target.split("#");
      const linked = name === "" ? file : path.posix.join(path.posix.dirname(file), name);
      return !existsSync(linked) || (anchor !== undefined && !anchorsOf(linked).includes(anchor));
    })
    .map((target) => `${file}: ${target}`);
}

test("links between documents, and to their headings, resolve", () => {
  expect(documents.flatMap(brokenLinks)).toStrictEqual([]);
  const text = "[a](nothing.md) [b](docs/product.md#nothing) [c](docs/product.md#the-contract)";
  expect(brokenLinks({ file: "README.md", text })).toStrictEqual([
    "README.md: nothing.md",
    "README.md: docs/product.md#nothing",
  ]);
});

test("files and folders that documents name exist", () => {
  const named = documents.flatMap(({ file, text }) =>
    Array.from(
      text.matchAll(/`((?:app|docs|migrations|packages|public|scripts|tests|worker)\/[\w./-]+)`/g),
      ([, name = ""]) => ({ file, name }),
    ),
  );
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter(({ name }) => !existsSync(name))).toStrictEqual([]);
});

test("npm commands that documents name exist, and each is described", () => {
  const { scripts } = packageSchema.parse(JSON.parse(readFileSync("package.json", "utf8")));
  const named = documents.flatMap(({ text }) =>
    Array.from(text.matchAll(/\bnpm run ([a-z:]+)/g), ([, name = ""]) => name),
  );
  expect(named.filter((name) => !(name in scripts))).toStrictEqual([]);
  const described = `${readFileSync("README.md", "utf8")}${readFileSync("docs/commands.md", "utf8")}`;
  const missing = Object.keys(scripts).filter(
    (name) => !new RegExp(`npm (?:run )?${name}\\b`).test(described),
  );
  expect(missing).toStrictEqual([]);
});

test("the documents stay short enough to be read", () => {
  const read = documents.filter(({ file }) => !aside.includes(file));
  const words = read.flatMap(({ text }) => text.split(/\s+/).filter(Boolean)).length;
  expect(words).toBeLessThanOrEqual(35_000);
  expect(Buffer.byteLength(readFileSync("README.md"))).toBeLessThanOrEqual(8_000);
});
