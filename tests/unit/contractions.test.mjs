import { expect, test } from "vitest";
import { contractionIn, isDeclared, readMigrations } from "../../scripts/lib/migrations.ts";

test("a migration only expands, or says what it contracts", () => {
  const migrations = readMigrations();
  const silent = migrations.filter(({ sql }) => contractionIn(sql) !== null && !isDeclared(sql));
  expect(silent.map(({ name, sql }) => `${name} ${contractionIn(sql)}`)).toStrictEqual([]);
});

test.for([
  ["ALTER TABLE tours DROP COLUMN place", "drops a column"],
  ["DROP TABLE tours", "drops a table"],
  ["ALTER TABLE tours RENAME COLUMN a TO b", "renames"],
  ["ALTER TABLE `tours` ADD `a` text NOT NULL;", "adds a required column without a default"],
])("%s contracts", ([sql, what]) => {
  expect(contractionIn(sql)).toBe(what);
});

test.for([
  "ALTER TABLE tours ADD a text",
  "ALTER TABLE `tours` ADD `a` text DEFAULT 'x' NOT NULL;",
  "ALTER TABLE `tours` ADD `a` text NOT NULL DEFAULT 'x';",
  "CREATE TABLE a (b text NOT NULL)",
  "DROP INDEX a; DROP TRIGGER b; -- DROP TABLE c",
])("%s expands", (sql) => {
  expect(contractionIn(sql)).toBeNull();
});

test("a contraction is declared in a comment", () => {
  expect(
    isDeclared("-- contract: tours.place, unused since 1a2b3c\nALTER TABLE tours DROP COLUMN place"),
  ).toBe(true);
  expect(isDeclared("-- contracts are made\nDROP TABLE a")).toBe(false);
});
