import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mutants } from "../../scripts/prove/mutants-list.mjs";

test("each mutant of a guard or limit still fits its file, changes it, and names a test", () => {
  expect(mutants.length).toBeGreaterThanOrEqual(25);
  const stale = mutants.filter(
    ({ file, find, replace, test: testFile }) =>
      !existsSync(file) ||
      readFileSync(file, "utf8").split(find).length !== 2 ||
      find === replace ||
      !existsSync(testFile),
  );
  expect(stale.map(({ name }) => name)).toStrictEqual([]);
});
