import { expect, test } from "vitest";
import { shownColumns } from "~/office/lists/data-table";
import { adminPages, overviewPage } from "~/content/admin-navigation";
import { isOnPage } from "~/content/portal-page";
import { bulkSummary } from "~/domain/bulk";
import { AppError } from "~/domain/errors";
import type { ListState } from "~/office/lists/definition";
import { runBulk } from "~/office/lists/run-bulk.server";

const result = (...isDone: boolean[]) => ({
  rows: isDone.map((each, index) => ({ id: `${index}`, isDone: each, message: "" })),
});

test("a refusal for one row does not stop the others, which run one after the other", async () => {
  const order: string[] = [];
  const { rows } = await runBulk(["a", "b", "c"], async (id) => {
    order.push(`${id} begins`);
    await Promise.resolve();
    order.push(`${id} ends`);
    if (id === "b") throw new AppError("conflict", "Somebody else has changed it.");
    return `${id} is done.`;
  });
  const messages = rows.map(({ id, isDone, message }) => `${id}, ${isDone}: ${message}`);
  expect(messages).toEqual([
    "a, true: a is done.",
    "b, false: Somebody else has changed it.",
    "c, true: c is done.",
  ]);
  expect(order).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
});

const act = async (id: string) => id;

test("a repeated row is changed once, a file is ignored, and rows beyond a hundred are reported as skipped", async () => {
  expect((await runBulk(["a", "a", new File([], "b")], act)).rows.map(({ id }) => id)).toEqual(["a"]);
  const many = Array.from({ length: 150 }, (_, index) => `${index}`);
  const { rows } = await runBulk(many, act);
  expect(rows.map(({ id }) => id)).toEqual(many);
  expect(rows.filter(({ isDone }) => isDone)).toHaveLength(100);
  expect(rows[100]).toEqual({ id: "100", isDone: false, message: "Too many rows. Select at most 100." });
  expect((await runBulk([], act)).rows).toEqual([]);
});

test("an unexpected error is not a refusal: the request fails", async () => {
  const failing = runBulk(["a"], async () => {
    throw new Error("the database is gone");
  });
  await expect(failing).rejects.toThrow("the database is gone");
});

test("the results of the rows are summarized in a sentence", () => {
  expect(bulkSummary(result())).toBe("Please choose at least one row.");
  expect(bulkSummary(result(true))).toBe("Done for 1 row.");
  expect(bulkSummary(result(true, true, true))).toBe("Done for all 3 rows.");
  expect(bulkSummary(result(true, false, true))).toMatch(/^Done for 2 of 3 rows\./);
  expect(bulkSummary(result(false))).toMatch(/^Done for 0 of 1 rows\./);
});

const columns = [
  { key: "name", head: "Name", cell: () => "" },
  { key: "total", head: "Total", cell: () => "" },
  { key: "phone", head: "Phone", cell: () => "", isOptional: true },
  { key: "wait", head: "Wait", cell: () => "", isFor: ({ status }: ListState) => status === "pending" },
];
test.for([
  [undefined, undefined, "name total"],
  ["phone", undefined, "name phone"],
  ["phone,total", undefined, "name total phone"],
  ["none", undefined, "name"],
  ["price,name", undefined, "name"],
  [undefined, "pending", "name total wait"],
  ["wait", "draft", "name"],
] as const)("of the columns %s, in status %s, %s are shown", ([columns_, status, keys]) => {
  const shown = shownColumns(columns, { columns: columns_, status });
  expect(shown.map(({ key }) => key).join(" ")).toBe(keys);
});

const here = (pathname: string) => adminPages.filter((page) => isOnPage(page, pathname));

test("every page of the back office has a unique URL and key, and is marked on the pages below it", () => {
  expect(new Set(adminPages.map(({ to }) => to)).size).toBe(adminPages.length);
  expect(new Set(adminPages.map(({ key }) => key)).size).toBe(adminPages.length);
  expect(here("/admin")).toEqual([overviewPage]);
  expect(here("/admin/dashboard")).toEqual([overviewPage]);
  expect(here("/admin/tours/goa").map(({ to }) => to)).toEqual(["/admin/tours"]);
  expect(here("/admin/toursome")).toEqual([]);
});
