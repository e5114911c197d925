import { expect, test } from "vitest";
import { earningsByMonth, earningsOf } from "~/domain/money/earnings/earnings";

test("earnings add up by month and in total", () => {
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
