import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import {
  daysOfMonth,
  monthOf,
  monthsBetween,
  addMonths,
  countMonths,
  formatShortMonth,
  lastMonths,
  monthsFrom,
  startOfMonth,
} from "~/domain/calendar/months";
import {
  daysInCommon,
  instantsOf,
  lengthOf,
  monthsShown,
  periodNames,
  periodOf,
  periodQuerySchema,
  previousPeriod,
  spansOf,
  type Days,
  type PeriodQuery,
} from "~/domain/calendar/period";

const day = fc.integer({ min: 0, max: 36_000 }).map((days) => addDays("2000-01-01", days));
const days = fc
  .tuple(day, fc.integer({ min: 0, max: 900 }))
  .map(([from, more]): Days => ({ from, to: addDays(from, more) }));
const query = fc.oneof(
  fc
    .constantFrom(...periodNames.filter((name) => name !== "custom"))
    .map((period): PeriodQuery => ({ period })),
  days.map((custom): PeriodQuery => ({ period: "custom", ...custom })),
);

function eachDay({ from, to }: Days): string[] {
  return Array.from({ length: lengthOf({ from, to }) }, (_, index) => addDays(from, index));
}

test("the named periods end with today and have their days", () => {
  const today = "2026-03-01";
  const of = (period: PeriodQuery["period"]) => periodOf({ period }, today, "2025-10-05");
  expect(of("week")).toStrictEqual({ name: "week", from: "2026-02-23", to: today });
  expect(of("month")).toStrictEqual({ name: "month", from: "2026-01-31", to: today });
  expect(of("quarter")).toStrictEqual({ name: "quarter", from: "2025-12-02", to: today });
  expect(of("year")).toStrictEqual({ name: "year", from: "2025-03-02", to: today });
  expect(of("all")).toStrictEqual({ name: "all", from: "2025-10-05", to: today });
});

test("a period ends as requested, and the one before it the day before, as long; all time has none", () => {
  fc.assert(
    fc.property(query, day, day, (asked, today, firstDay) => {
      const period = periodOf(asked, today, firstDay);
      expect(period.from <= period.to).toBe(true);
      expect(period.to).toBe(asked.to ?? today);
      const previous = previousPeriod(period);
      expect(previous === null).toBe(asked.period === "all");
      if (previous === null) return;
      expect(addDays(previous.to, 1)).toBe(period.from);
      expect(lengthOf(previous)).toBe(lengthOf(period));
    }),
  );
});

test("a period's instants follow the clock in India, and adjoin where the days do", () => {
  fc.assert(
    fc.property(days, (span) => {
      const { start, end } = instantsOf(span);
      expect([start, end - 1].map(todayInIndia)).toStrictEqual([span.from, span.to]);
      expect([start - 1, end].map(todayInIndia)).toStrictEqual([addDays(span.from, -1), addDays(span.to, 1)]);
      const before = instantsOf({ from: addDays(span.from, -3), to: addDays(span.from, -1) });
      expect(before.end).toBe(start);
    }),
  );
});

test("common days are those in both periods", () => {
  fc.assert(
    fc.property(days, days, (a, b) => {
      const inBoth = eachDay(a).filter((each) => b.from <= each && each <= b.to);
      expect(daysInCommon(a, b)).toBe(inBoth.length);
      expect(daysInCommon(b, a)).toBe(inBoth.length);
    }),
    { numRuns: 40 },
  );
});

test("a period's months contain all of its days and no other month does", () => {
  fc.assert(
    fc.property(days, (span) => {
      const months = monthsBetween(monthOf(span.from), monthOf(span.to));
      expect(months).toStrictEqual([...new Set(eachDay(span).map((each) => each.slice(0, 7)))]);
      const held = months.map((month) => daysInCommon(daysOfMonth(month), span));
      expect(held.reduce((sum, count) => sum + count, 0)).toBe(lengthOf(span));
    }),
    { numRuns: 40 },
  );
});

test("charts show at least thirteen months up to the period's last that has begun, and at most sixty", () => {
  const today = "2026-11-22";
  expect(monthsShown({ from: "2026-11-16", to: today }, today).at(0)).toBe("2025-11");
  expect(monthsShown({ from: "2026-11-16", to: today }, today).at(-1)).toBe("2026-11");
  expect(monthsShown({ from: "2026-12-01", to: "2027-03-01" }, today).at(-1)).toBe("2026-11");
  expect(monthsShown({ from: "2024-01-15", to: "2026-02-03" }, today)).toHaveLength(26);
  fc.assert(
    fc.property(days, day, (period, now) => {
      const months = monthsShown(period, now);
      expect(months.length).toBeGreaterThanOrEqual(13);
      expect(months.length).toBeLessThanOrEqual(60);
      expect(new Set(months).size).toBe(months.length);
      expect(months.toSorted()).toStrictEqual(months);
    }),
  );
});

const issuePaths = (asked: unknown) =>
  periodQuerySchema.safeParse(asked).error?.issues.map(({ path }) => path.join("."));

test("an invalid query gets an error at its field", () => {
  expect(periodQuerySchema.parse({})).toStrictEqual({ period: "month" });
  expect(issuePaths({ period: "custom" })).toStrictEqual(["from", "to"]);
  for (const [from, to, ...fields] of [
    ["2026-02-30", "2026-03-01", "from"],
    ["2026-03-02", "2026-03-01", "to"],
    ["1999-12-31", "2100-01-01", "from", "to"],
    ["0001-01-01", "9999-12-31", "from", "to"],
  ])
    expect(issuePaths({ period: "custom", from, to })).toStrictEqual(fields);
  expect(issuePaths({ period: "year", to: "2026-03-01" })).toStrictEqual(["to"]);
  expect(issuePaths({ period: "lost" })).toStrictEqual(["period"]);
});

function covered(period: Days): string[] {
  return spansOf(period).flatMap((span) =>
    span.grain === "day" ? [span.period] : eachDay(daysOfMonth(span.period)),
  );
}

test("a period is its whole months and the days around them, each day once", () => {
  fc.assert(
    fc.property(days, (period) => {
      expect(covered(period)).toStrictEqual(eachDay(period));
    }),
  );
  expect(spansOf({ from: "2026-01-31", to: "2026-03-01" })).toStrictEqual([
    { grain: "day", period: "2026-01-31" },
    { grain: "month", period: "2026-02" },
    { grain: "day", period: "2026-03-01" },
  ]);
  expect(spansOf({ from: "2026-03-02", to: "2026-03-01" })).toStrictEqual([]);
});

test("months are added across the new year, and a range includes both ends", () => {
  const months = [2, -1, 0, -24].map((count) => addMonths("2026-11", count));
  expect(months).toStrictEqual(["2027-01", "2026-10", "2026-11", "2024-11"]);
  expect(lastMonths("2026-02-28", 4)).toStrictEqual(["2025-11", "2025-12", "2026-01", "2026-02"]);
  expect(monthsFrom("2025-11", 4)).toStrictEqual(lastMonths("2026-02-28", 4));
  expect(monthsBetween("2025-12", "2026-02")).toStrictEqual(["2025-12", "2026-01", "2026-02"]);
  expect(monthsBetween("2026-02", "2026-02")).toStrictEqual(["2026-02"]);
  expect(monthsBetween("2026-02", "2025-12")).toStrictEqual([]);
  expect(countMonths("2025-12", "2026-02")).toBe(3);
});

test("the days of a month are complete", () => {
  expect(daysOfMonth("2028-02")).toStrictEqual({ from: "2028-02-01", to: "2028-02-29" });
  expect(daysOfMonth("2026-12")).toStrictEqual({ from: "2026-12-01", to: "2026-12-31" });
});

test("a month begins at midnight in India", () => {
  expect(new Date(startOfMonth("2026-11")).toISOString()).toBe("2026-10-31T18:30:00.000Z");
  expect(formatShortMonth("2026-11")).toBe("Nov 2026");
});
