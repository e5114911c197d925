import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "~/domain/calendar/calendar";
import {
  freeUntil,
  refundPeriods,
  refundText,
  scheduleInWords,
  stepPeriod,
} from "~/domain/bookings/cancellation";

const travelDate = "2026-12-31";

test("the refund is full up to 30 days before departure, half up to 14, and zero later", () => {
  expect(refundPeriods(9_999, travelDate, "2026-11-01")).toStrictEqual([
    { from: "2026-11-01", to: "2026-12-01", percent: 100, amount: 9999 },
    { from: "2026-12-02", to: "2026-12-17", percent: 50, amount: 5000 },
    { from: "2026-12-18", to: "2026-12-31", percent: 0, amount: 0 },
  ]);
});

test.for([
  [30, [100, 50, 0]],
  [29, [50, 0]],
  [14, [50, 0]],
  [13, [0]],
  [0, [0]],
] as const)("a booking %i days ahead has the refund steps %j", ([days, percents]) => {
  const periods = refundPeriods(10_000, travelDate, addDays(travelDate, -days));
  expect(periods.map(({ percent }) => percent)).toStrictEqual([...percents]);
});

test("the cap of a booking that moved holds in every step, and steps that become the same are one", () => {
  const terms = {
    refundSchedule: [
      { atLeastDays: 30, percent: 100 },
      { atLeastDays: 14, percent: 50 },
      { atLeastDays: 0, percent: 0 },
    ],
    maxRefundPercent: 50,
  };
  expect(refundPeriods(9_999, travelDate, "2026-11-01", terms)).toStrictEqual([
    { from: "2026-11-01", to: "2026-12-17", percent: 50, amount: 5000 },
    { from: "2026-12-18", to: "2026-12-31", percent: 0, amount: 0 },
  ]);
});

test("every day from today to departure is in one period, and a refund never grows with time", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 500_000 }), (days, total) => {
      const today = addDays(travelDate, -days);
      const refunds = Array.from({ length: days + 1 }, (_, index) => {
        const day = addDays(today, index);
        const holding = refundPeriods(total, travelDate, today).filter(
          ({ from, to }) => from <= day && day <= to,
        );
        expect(holding).toHaveLength(1);
        return holding[0]?.amount ?? Number.NaN;
      });
      expect(refunds).toStrictEqual(refunds.toSorted((a, b) => b - a));
    }),
  );
});

test.for([
  [
    [
      [2, 100],
      [1, 50],
      [0, 0],
    ],
    ["2 days or more before departure", "1 day before", "less than 1 day before"],
    2,
    "Cancellation is free up to 2 days before departure. From 2 to 1 day before departure you get a 50% refund. Under 1 day there is no refund.",
  ],
  [[[0, 40]], ["until the departure"], null, "If you cancel until the departure, you get a 40% refund."],
  [
    [
      [1, 100],
      [0, 0],
    ],
    ["1 day or more before departure", "less than 1 day before"],
    1,
    "Cancellation is free up to 1 day before departure. Under 1 day there is no refund.",
  ],
] as const)("the schedule %j is worded by its days", ([steps, periods, free, sentences]) => {
  const schedule = steps.map(([atLeastDays, percent]) => ({ atLeastDays, percent }));
  expect(schedule.map((_, index) => stepPeriod(schedule, index))).toStrictEqual(periods);
  expect(freeUntil(schedule)).toBe(free);
  expect(scheduleInWords(schedule)).toBe(sentences);
});

test("a refund is full, a share or none", () => {
  expect([100, 50, 0].map(refundText)).toStrictEqual(["Full refund", "50% refund", "No refund"]);
});
