import { expect, test } from "vitest";
import { shownColumns } from "~/office/lists/data-table";
import { adminPages, overviewPage } from "~/content/admin-navigation";
import { isOnPage } from "~/content/portal-page";
import { bulkSummary, applicableTo, changesAny, ruleOf } from "~/domain/bulk";
import { AppError } from "~/domain/errors";
import type { ListState } from "~/office/lists/definition";
import { runBulk } from "~/office/lists/run-bulk.server";
import { accountActions, bulkRefusalOfAccount } from "~/domain/accounts/account-status";
import { bulkRefusalOfBooking, outcomeRefusalOf } from "~/domain/desk/booking-outcome";
import { bookingStatuses } from "~/domain/bookings/booking-status";
import { bulkRefusalOfTour } from "~/domain/tours/tour-list";
import { adminBooking } from "../support/booking";

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
  const expected = ["a, true: a is done.", "b, false: Somebody else has changed it.", "c, true: c is done."];
  expect(messages).toEqual(expected);
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
] as const)("of the columns %s, in status %s, %s are shown", ([chosen, status, keys]) => {
  const shown = shownColumns(columns, { columns: chosen, status });
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

function split(to: "confirmed" | "cancelled", ...overrides: Parameters<typeof adminBooking>[0][]) {
  const rows = overrides.map((each, index) => adminBooking({ ...each, bookingId: `TB00000${index}` }));
  const idOf = ({ bookingId }: (typeof rows)[number]) => bookingId;
  return applicableTo(
    rows.map(idOf),
    ruleOf(rows, idOf, (booking) => bulkRefusalOfBooking(booking, to)),
  );
}

test("a bulk cancellation leaves out own bookings and those in another status, and says why", () => {
  const expected = { ids: ["TB000000"], leftOut: "1 is the operator's own booking" };
  expect(split("cancelled", {}, { ownSale: "paid" })).toStrictEqual(expected);
  const own = [{ ownSale: "paid" }, { ownSale: "unpaid" }] as const;
  const none = split("cancelled", ...own, { status: "cancelled" }, { status: "expired" });
  expect(none.ids).toStrictEqual([]);
  expect(none.leftOut).toBe("2 are operators' own bookings, 1 is canceled, 1 is expired");
  expect(split("cancelled", {}, { status: "pending" }).leftOut).toBe("");
});

test("only pending bookings are confirmed together", () => {
  const offered = bookingStatuses.filter((status) => bulkRefusalOfBooking({ status }, "confirmed") === null);
  expect(offered).toStrictEqual(["pending"]);
});

test("outcomes, accounts and tours name their reasons too", () => {
  const booking = adminBooking({ travelDate: "2026-12-12" });
  const cancelled = { ...booking, status: "cancelled" } as const;
  expect(outcomeRefusalOf(booking, "completed", "2026-12-12")?.[0]).toBe("is not over");
  expect(outcomeRefusalOf(cancelled, "no-show", "2027-01-01")?.[0]).toBe("is canceled");
  const pending = { role: "admin", status: "pending", emailVerified: false } as const;
  const reasons = accountActions.map((action) => bulkRefusalOfAccount(pending, action)?.[0]);
  const unverified = "has not confirmed the e-mail address";
  expect(reasons).toStrictEqual([unverified, "has another role", "is pending", "is pending"]);
  const draft = { status: "draft", deletedAt: null, isFeatured: false } as const;
  const refusals = (["publish", "feature", "unfeature"] as const).map(
    (to) => bulkRefusalOfTour(draft, to)?.[0],
  );
  expect(refusals).toStrictEqual([undefined, "is draft", "is not featured"]);
});

test("an action without a rule changes all, and a row that is no longer listed is left to the server", () => {
  expect(applicableTo(["a", "b"], changesAny)).toStrictEqual({ ids: ["a", "b"], leftOut: "" });
  const rule = ruleOf([], String, () => ["is gone", "are gone"]);
  expect(applicableTo(["gone"], rule).ids).toStrictEqual(["gone"]);
});
