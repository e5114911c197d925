import { expect, test } from "vitest";
import {
  reportInstantsOf,
  noRevenue,
  periodInWords,
  periodPresets,
  sortedBy,
  streamsOf,
  chartedMonths,
  comparedPeriods,
} from "~/domain/money/revenue";
import { reportPeriodOf } from "~/domain/money/report-period";
import { trendPoints, trendSteps, trendUnit } from "~/domain/analytics/trend";
import { sameDaysLastYear } from "~/domain/calendar/period";
import { waitInWords } from "~/domain/overview/office-work";

const presetsOn = (day: string) =>
  Object.fromEntries(periodPresets(day).map(({ label, period }) => [label, `${period.from} ${period.to}`]));

test("the preset periods follow the clock in India; the financial year is April to March", () => {
  expect(presetsOn("2026-11-22")).toStrictEqual({
    "This month": "2026-11-01 2026-11-30",
    "Last month": "2026-10-01 2026-10-31",
    "This quarter": "2026-10-01 2026-12-31",
    "Financial year": "2026-04-01 2027-03-31",
    All: "null null",
  });
  expect(presetsOn("2028-01-31")).toMatchObject({
    "Last month": "2027-12-01 2027-12-31",
    "This quarter": "2028-01-01 2028-03-31",
    "Financial year": "2027-04-01 2028-03-31",
  });
  expect(presetsOn("2028-03-01")["Last month"]).toBe("2028-02-01 2028-02-29");
  expect(presetsOn("2028-04-01")["Financial year"]).toBe("2028-04-01 2029-03-31");
});

test("a period begins and ends at midnight in India, and reversed dates are swapped", () => {
  const expected = { since: Date.parse("2026-10-31T18:30:00Z"), until: Date.parse("2026-11-30T18:30:00Z") };
  expect(reportInstantsOf({ from: "2026-11-01", to: "2026-11-30" })).toStrictEqual(expected);
  expect(reportInstantsOf({ from: null, to: null })).toStrictEqual({ since: null, until: null });
  expect(reportPeriodOf({ from: "2026-12-01", to: "2026-11-01" })).toStrictEqual({
    from: "2026-11-01",
    to: "2026-12-01",
  });
  expect(periodInWords({ from: "2026-11-01", to: null })).toBe("From Nov 1, 2026");
});

/** Returns the shares of the streams. */
function shares(commissionReceived: number, premium: number, other: number) {
  return streamsOf({ ...noRevenue, commissionReceived, premium, other })
    .slice(0, 3)
    .map(({ share }) => share);
}

test("streams are shares of the income; a loss has none", () => {
  expect(shares(50, 25, 25)).toStrictEqual([0.5, 0.25, 0.25]);
  expect(shares(75, 25, -900)).toStrictEqual([0.75, 0.25, null]);
  expect(shares(0, 0, 0)).toStrictEqual([null, null, null]);
});

test("rows are sorted by numbers or names, both ways, those without a name last", () => {
  const rows = [
    { name: "b", sum: 9 },
    { name: null, sum: 1 },
    { name: "a", sum: 10 },
  ];
  const sums = (sort: string) => sortedBy(rows, sort).map(({ sum }) => sum);
  expect(sums("sum")).toStrictEqual([1, 9, 10]);
  expect(sums("-sum")).toStrictEqual([10, 9, 1]);
  expect(sums("name")).toStrictEqual([10, 9, 1]);
  expect(sums("-name")).toStrictEqual([9, 10, 1]);
});

test("a trend has a point a day up to a quarter, and a month beyond", () => {
  expect(trendUnit({ from: "2026-10-26", to: "2026-11-24" })).toBe("day");
  expect(trendUnit({ from: "2025-11-25", to: "2026-11-24" })).toBe("month");
  const days = trendSteps({ from: "2026-11-29", to: "2026-12-01" }, "day").map(({ from }) => from);
  expect(days).toEqual(["2026-11-29", "2026-11-30", "2026-12-01"]);
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
  const lastYear = { from: "2027-02-28", to: "2027-03-01" };
  expect(sameDaysLastYear({ from: "2028-02-29", to: "2028-03-01" })).toEqual(lastYear);
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
