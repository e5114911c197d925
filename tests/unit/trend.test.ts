import { expect, test } from "vitest";
import { trendPoints, trendSteps, trendUnit } from "~/domain/analytics/trend";
import { sameDaysLastYear } from "~/domain/calendar/period";
import { chartedMonths, comparedPeriods } from "~/domain/money/revenue";
import { waitInWords } from "~/domain/overview/office-work";

test("a trend has a point a day up to a quarter, and a month beyond", () => {
  expect(trendUnit({ from: "2026-10-26", to: "2026-11-24" })).toBe("day");
  expect(trendUnit({ from: "2025-11-25", to: "2026-11-24" })).toBe("month");
  expect(trendSteps({ from: "2026-11-29", to: "2026-12-01" }, "day").map(({ from }) => from)).toEqual([
    "2026-11-29",
    "2026-11-30",
    "2026-12-01",
  ]);
  expect(trendSteps({ from: "2026-01-20", to: "2026-03-05" }, "month")).toEqual([
    { from: "2026-01-20", to: "2026-01-31" },
    { from: "2026-02-01", to: "2026-02-28" },
    { from: "2026-03-01", to: "2026-03-05" },
  ]);
});

test("days without sales are points too", () => {
  const rows = [{ period: "2026-11-02", bookings: 3, revenue: 900 }];
  expect(trendPoints({ from: "2026-11-01", to: "2026-11-02" }, "day", rows)).toEqual([
    { from: "2026-11-01", to: "2026-11-01", bookings: 0, revenue: 0 },
    { from: "2026-11-02", to: "2026-11-02", bookings: 3, revenue: 900 },
  ]);
});

test("the same days of last year, in a leap year too", () => {
  expect(sameDaysLastYear({ from: "2028-02-29", to: "2028-03-01" })).toEqual({
    from: "2027-02-28",
    to: "2027-03-01",
  });
});

const today = "2026-11-24";

test.each([
  ["a month so far", { from: "2026-11-01", to: "2026-11-30" }, { from: "2026-10-01", to: "2026-10-24" }],
  ["a whole month", { from: "2026-10-01", to: "2026-10-31" }, { from: "2026-09-01", to: "2026-09-30" }],
  ["a quarter so far", { from: "2026-10-01", to: "2026-12-31" }, { from: "2026-07-01", to: "2026-08-24" }],
  ["chosen days", { from: "2026-11-10", to: "2026-11-12" }, { from: "2026-11-07", to: "2026-11-09" }],
])("%s is compared with the same length before", (_, period, before) => {
  expect(comparedPeriods(period, today)?.before).toEqual(before);
});

test("a period without a beginning is compared with nothing, and its chart ends today", () => {
  expect(comparedPeriods({ from: null, to: null }, today)).toBeNull();
  expect(chartedMonths({ from: null, to: null }, today)).toEqual({ from: "2025-11-01", to: today });
});

test.each([
  [30_000, "1 minute"],
  [59 * 60_000, "59 minutes"],
  [60 * 60_000, "1 hour"],
  [47 * 3_600_000, "47 hours"],
  [48 * 3_600_000, "2 days"],
])("a wait of %i ms reads as %s", (milliseconds, words) => {
  expect(waitInWords(1_000_000, 1_000_000 + milliseconds)).toBe(words);
});
