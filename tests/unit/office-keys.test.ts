import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { adminCreations, adminPageGroups } from "~/content/admin-navigation";
import { operatorCreations, operatorPages } from "~/content/operator-navigation";
import type { PortalPage } from "~/content/portal-page";
import { anywhereKeys } from "~/content/shortcuts";

const offices: readonly (readonly [
  name: string,
  pages: readonly PortalPage[],
  creations: readonly { key: string }[],
])[] = [
  ["Administrator", adminPageGroups.flat(), adminCreations],
  ["Operator", operatorPages, operatorCreations],
];

/** Names of keys in the handbook, and in the list of shortcuts. */
const named: Record<string, string> = { "Ctrl+Enter": "Ctrl ↵", "Ctrl+K": "Ctrl K" };

/** Rows of the handbook's table of frequent actions: the action, and its keys in each office. */
function readTable() {
  const handbook = readFileSync("docs/handbook.md", "utf8");
  const [, table = ""] = /\n(\| Action +\| Administrator[\s\S]*?)\n\n/.exec(handbook) ?? [];
  const [heads, , ...rows] = table.split("\n").map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  expect(heads).toStrictEqual(["Action", ...offices.map(([name]) => name)]);
  return rows.map(([action = "", ...cells]) => ({
    action,
    keys: cells.map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, key = ""]) => key)),
  }));
}

test("each frequent action takes at most three keys, which exist", () => {
  const rows = readTable();
  expect(rows.length).toBeGreaterThan(10);
  for (const [index, [office, pages, creations]] of offices.entries()) {
    for (const { action, keys } of rows) {
      const typed = keys[index] ?? [];
      expect(typed.length, `${action}: ${office}`).toBeLessThanOrEqual(3);
      const [first, second] = typed;
      if (first === "g" || first === "n") {
        const places = first === "g" ? pages : creations;
        expect(
          places.map(({ key }) => key),
          `${action}: ${office}`,
        ).toContain(second);
        continue;
      }
      const known = anywhereKeys.flatMap(([each]) => each);
      for (const key of typed) expect(known, `${action}: ${office}`).toContain(named[key] ?? key);
    }
  }
});

test("no two shortcuts have the same key", () => {
  const keys = anywhereKeys.flatMap(([each]) => each);
  expect(keys).not.toContain("g");
  expect(new Set(keys).size).toBe(keys.length);
  for (const [, pages, creations] of offices) {
    expect(new Set(creations.map(({ key }) => key)).size).toBe(creations.length);
    expect(new Set(pages.map(({ key }) => key)).size).toBe(pages.length);
    for (const { key } of pages) expect(key).toMatch(/^[a-z]$/);
  }
});
