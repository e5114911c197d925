import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const document = readFileSync("docs/security.md", "utf8");
const named = Array.from(
  document.matchAll(/`((?:tests|docs|worker|app)\/[\w./-]+)`/g),
  ([, file = ""]) => file,
);

test("every file that the security document names exists", () => {
  expect(named.length).toBeGreaterThan(90);
  expect([...new Set(named)].filter((file) => !existsSync(file))).toStrictEqual([]);
});

test("all chapters of the standard have their rows, and a requirement that holds names a test or a place", () => {
  for (let chapter = 1; chapter <= 17; chapter += 1)
    expect(document).toMatch(new RegExp(`\\bV${chapter}\\b`));
  const rows = document.split("\n").filter((line) => /^\| [\d., to]+ \|/.test(line));
  expect(rows.length).toBeGreaterThan(60);
  for (const row of rows) {
    const [, , state = "", reason = ""] = row.split("|").map((cell) => cell.trim());
    expect(["Holds", "Partly", "Does not hold", "Not applicable", "Platform", "Library"], row).toContain(
      state,
    );
    expect(reason.length, row).toBeGreaterThan(5);
  }
});
