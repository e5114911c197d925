import { expect, test } from "vitest";
import { earningsByMonth, earningsOf } from "~/domain/earnings";
import { formatMonth, lastMonths, startOfMonth } from "~/domain/months";

test("earnings add up, month by month and in all", () => {
  const sales = [
    { month: "2026-11", bookings: 3, commission: 300, net: 2700 },
    { month: "2026-11", bookings: 0, commission: -100, net: -900 },
    { month: "2026-09", bookings: 1, commission: 2, net: 13 },
  ];
  expect(earningsOf(sales)).toStrictEqual({ bookings: 4, gross: 2015, commission: 202, net: 1813 });
  expect(earningsByMonth(["2026-10", "2026-11"], sales)).toStrictEqual([
    { month: "2026-10", bookings: 0, gross: 0, commission: 0, net: 0 },
    { month: "2026-11", bookings: 3, gross: 2000, commission: 200, net: 1800 },
  ]);
});

test("the last months end with this one and cross the year", () => {
  expect(lastMonths("2026-02-28", 4)).toStrictEqual(["2025-11", "2025-12", "2026-01", "2026-02"]);
});

test("a month begins at midnight in India", () => {
  expect(new Date(startOfMonth("2026-11")).toISOString()).toBe("2026-10-31T18:30:00.000Z");
  expect(formatMonth("2026-11")).toBe("Nov 2026");
});
