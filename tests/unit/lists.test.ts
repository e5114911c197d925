import { expect, test } from "vitest";
import { stateInAddress } from "~/office/lists/definition";
import { readList } from "~/office/lists/load-list.server";
import routes from "~/routes";
import { lists, listsWithCsv, type AnyList } from "../support/lists";
import { maxCounted, rowsInWords } from "~/domain/office/list-count";

const read = (list: AnyList, query: string) =>
  readList(list, new URL(`http://localhost${list.path}${query}`));

test("the lists of both portals are checked", () => {
  expect(lists.length).toBeGreaterThanOrEqual(18);
  expect(listsWithCsv.length).toBeGreaterThanOrEqual(14);
});

test.for(lists)("%s: without parameters it shows the first page in its default order", ([, list]) => {
  const { query, state } = read(list, "");
  expect({ ...query }).toEqual({ sort: list.sorts[0] });
  expect(stateInAddress(list, state)).toEqual({});
});

test.for(lists)("%s: invalid parameters are ignored", ([, list]) => {
  const names = ["sort", "q", "cursor", "columns", ...Object.keys(list.filters)];
  const query = names.map((name) => `${name}=${"x".repeat(1100)}`).join("&");
  expect(read(list, `?${query}`).query).toEqual({ sort: list.sorts[0] });
});

test.for(lists)("%s: every sort is a column's, and every column's sort is supported", ([, list]) => {
  const inColumns = list.columns.flatMap(({ sort }) => (sort ? [sort.name] : []));
  const inAddress = new Set(list.sorts.map((sort) => sort.replace(/^-/, "")));
  for (const { sort } of list.columns)
    if (sort) expect(list.sorts).toContain(sort.isDownFirst ? `-${sort.name}` : sort.name);
  // A list with a single order needs no column to choose it.
  if (list.sorts.length > 1) expect([...inAddress].filter((name) => !inColumns.includes(name))).toEqual([]);
  for (const sort of list.sorts) expect(read(list, `?sort=${sort}`).query.sort).toBe(sort);
});

test.for(lists)("%s: columns, filters and page size are sound", ([, list]) => {
  expect(list.pageSize).toBeGreaterThanOrEqual(10);
  expect(list.pageSize).toBeLessThanOrEqual(100);
  const keys = list.columns.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(list.columns[0]?.isOptional ?? false).toBe(false);
  const names = Object.keys(list.filters);
  for (const name of ["q", "sort", "cursor", "columns"]) expect(names).not.toContain(name);
  for (const name of [...(list.moreFilters ?? []), ...(list.chips ?? []).map((chip) => chip.name)])
    expect(names).toContain(name);
  for (const [sort, name] of Object.entries(list.jumps ?? {})) {
    expect(list.sorts).toContain(sort);
    expect(names).toContain(name);
    // The newest first end with the day, the others begin with it.
    expect(name).toMatch(sort.startsWith("-") ? /to$/i : /from$/i);
  }
  if (list.summed !== undefined) expect(keys).toContain(list.summed);
  for (const [name, { field }] of Object.entries(list.filters))
    for (const [value] of field?.options ?? [])
      expect(read(list, `?${name}=${value}`).query).toMatchObject({ [name]: value });
});

test("every CSV file has a route", () => {
  const paths = routes.filter(({ file }) => file.endsWith("/list-csv.ts")).map(({ path }) => `/${path}`);
  expect(paths.toSorted()).toEqual(
    [...new Set(listsWithCsv.map(([, { path }]) => `${path}.csv`))].toSorted(),
  );
});

test.each([
  [0, false, "0 users"],
  [1, false, "1 user"],
  [126, false, "126 users"],
  [maxCounted, false, "10,000 users"],
  [maxCounted, true, "Over 10,000 users"],
  [1, true, "1 of the first 10,000 users"],
])("%s rows, more of them: %s, are %s", (total, isCut, text) => {
  expect(rowsInWords({ total, isCut }, ["user", "users"])).toBe(text);
});
