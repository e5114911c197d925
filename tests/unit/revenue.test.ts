import { expect, test } from "vitest";
import {
  reportInstantsOf,
  noRevenue,
  periodInWords,
  reportPeriodOf,
  periodPresets,
  sortedBy,
  streamsOf,
} from "~/domain/money/revenue";

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
  expect(reportInstantsOf({ from: "2026-11-01", to: "2026-11-30" })).toStrictEqual({
    since: Date.parse("2026-10-31T18:30:00Z"),
    until: Date.parse("2026-11-30T18:30:00Z"),
  });
  expect(reportInstantsOf({ from: null, to: null })).toStrictEqual({ since: null, until: null });
  expect(reportPeriodOf({ from: "2026-12-01", to: "2026-11-01" })).toStrictEqual({
    from: "2026-11-01",
    to: "2026-12-01",
  });
  expect(periodInWords({ from: "2026-11-01", to: null })).toBe("From Nov 1, 2026");
});

/** Returns the shares of the streams. */
function shares(commissionReceived: number, premium: number, other: number) {
  return streamsOf({ ...noRevenue, commissionReceived, premium, other }).map(({ share }) => share);
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
