import { expect, test } from "vitest";
import { firstRows, firstRowsOf, keepUnchanged } from "~/platform/browser/rows-in-steps";

const rowsOf = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({ id: String(from + index) }));
const idOf = ({ id }: { id: string }) => id;

test("a row that a load has left as it was stays the same object", () => {
  const before = [
    { id: "1", version: 1 },
    { id: "2", version: 1 },
  ];
  const loaded = [
    { id: "2", version: 1 },
    { id: "1", version: 2 },
  ];
  const rows = keepUnchanged(before, loaded, idOf);
  expect(rows).toEqual(loaded);
  expect(rows[0]).toBe(before[1]);
  expect(rows[1]).not.toBe(before[0]);
});

test("the rows of the first screen come first, and the page becomes no shorter meanwhile", () => {
  const after = rowsOf(100, 150);
  const first = firstRowsOf(rowsOf(0, 50), after, idOf);
  expect(first).toHaveLength(50);
  expect(first.slice(0, firstRows)).toEqual(after.slice(0, firstRows));
  expect(first.slice(firstRows)).toEqual(rowsOf(firstRows, 50));
});

test("a new row on top takes none of the shown rows off the page, so that none loses the focus", () => {
  const before = rowsOf(1, 51);
  const after = rowsOf(0, 50);
  const first = firstRowsOf(before, after, idOf);
  expect(first).toEqual(after);
  expect(new Set(first.map(idOf)).size).toBe(50);
});

test("a list that becomes longer or shorter than a screen shows its own rows only", () => {
  expect(firstRowsOf(rowsOf(0, 50), rowsOf(60, 63), idOf)).toEqual(rowsOf(60, 63));
  const first = firstRowsOf(rowsOf(0, 3), rowsOf(60, 110), idOf);
  expect(first).toEqual([...rowsOf(60, 60 + firstRows), ...rowsOf(0, 3)]);
});
