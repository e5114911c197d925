import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const folder = "docs/decisions";
const files = readdirSync(folder)
  .filter((name) => name !== "README.md")
  .toSorted();
const decisions = files.map((file) => {
  const text = readFileSync(`${folder}/${file}`, "utf8");
  const [, number = "", title = ""] = /^# (\d+)\. (.+)\n/.exec(text) ?? [];
  return { file, text, number: Number(number), title };
});
const product = readFileSync("docs/product.md", "utf8");
const productNumbers = Array.from(product.matchAll(/^\*\*(P\d+[a-z]?)\. /gm), ([, number = ""]) => number);

const here = "tests/unit/decisions.test.ts";
/** Files that may cite decisions: code, tests, scripts, migrations, settings and documents. */
const sources = [
  ...readdirSync(".").filter((name) => /\.(?:ts|md|toml|json)$/.test(name) && name !== "package-lock.json"),
  ...["app", "worker", "packages", "scripts", "tests", "docs", "migrations", ".github"].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: "utf8" })
      .map((name) => path.posix.join(root, name.replaceAll("\\", "/")))
      .filter((file) => /\.(?:tsx?|mjs|css|sql|ya?ml|md)$/.test(file) && !file.includes("node_modules/")),
  ),
].filter((file) => file !== here);

/** Returns the numbers of decisions that a text cites: "decision 12", "Decisions 3, 4 and 5", "decisions/012-…". */
function citedNumbers(text: string): number[] {
  // A comment may break the line within a citation.
  const words = text.replaceAll(/\n[ \t]*(?:\*|\/\/|--|#)?[ \t]*/g, " ");
  const lists = Array.from(
    words.matchAll(/\bdecisions? (?:\[)?(\d+(?:(?:, | and |, and | to )\d+)*)/gi),
    ([, list = ""]) => list.match(/\d+/g) ?? [],
  );
  const linked = Array.from(words.matchAll(/\bdecisions\/(\d+)/g), ([, number = ""]) => number);
  return [...lists.flat(), ...linked].map(Number);
}

function unknownCitations(file: string, text: string): string[] {
  const known = new Set(decisions.map(({ number }) => number));
  const numbers = citedNumbers(text).filter((number) => !known.has(number));
  const ofProduct = /^(?:app|worker|scripts|docs)\//.test(file)
    ? Array.from(text.matchAll(/\bP\d+[a-z]?\b/g), ([number]) => number)
    : [];
  return [
    ...numbers.map((number) => `${file}: decision ${number}`),
    ...ofProduct.filter((number) => !productNumbers.includes(number)).map((number) => `${file}: ${number}`),
  ];
}

test("each decision is short, says when and why, and stands under its own number", () => {
  expect(decisions.length).toBeGreaterThan(40);
  expect(new Set(decisions.map(({ number }) => number)).size).toBe(decisions.length);
  for (const { file, text, number } of decisions) {
    expect(file).toMatch(new RegExp(`^${String(number).padStart(3, "0")}-[a-z0-9-]+\\.md$`));
    expect(text, file).toMatch(
      /^# .+\n\nDate: 20\d\d-\d\d-\d\d\. Status: accepted\.\n\n## Context\n[\s\S]+\n## Decision\n[\s\S]+\n## Consequences\n/,
    );
    expect(text.split(/\s+/).length, `${file}: words`).toBeLessThanOrEqual(250);
  }
});

// `npx vitest run tests/unit/decisions.test.ts -u` writes it.
test("the index lists every decision", async () => {
  const rows = decisions.map(({ file, title }) => `- [${file.slice(0, 3)} ${title}](${file})`);
  const page = `# Decisions

Each records a choice between alternatives that still stands. [The product](../product.md) holds the decisions about the product.
Written by \`tests/unit/decisions.test.ts\`.

${rows.join("\n")}
`;
  await expect(page).toMatchFileSnapshot(`../../${folder}/README.md`);
});

test("every cited decision exists, those of the product included", () => {
  expect(new Set(productNumbers).size).toBe(productNumbers.length);
  const unknown = sources.flatMap((file) => unknownCitations(file, readFileSync(file, "utf8")));
  expect(unknown).toStrictEqual([]);
});

test("a citation of a decision that does not exist is found in each of its forms", () => {
  const text =
    "decision 901, Decisions 1 and 902 (docs/decisions/903-none.md)\n * see decision\n * 904 and P99 in docs/product.md";
  expect(unknownCitations("app/example.ts", text)).toStrictEqual([
    "app/example.ts: decision 901",
    "app/example.ts: decision 902",
    "app/example.ts: decision 904",
    "app/example.ts: decision 903",
    "app/example.ts: P99",
  ]);
});
