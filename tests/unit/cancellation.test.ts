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
import { refundSchedule } from "~/domain/bookings/refund-schedule";
import {
  cancellationFields,
  cancellationTermsSchema,
  goodwillSchema,
} from "~/domain/bookings/cancellation-terms";
import { refundBearers } from "~/domain/money/bearers";
import {
  bearingOf,
  sumOfBearings,
  saleAt,
  saleBorneBy,
  saleDiscountedBy,
  saleKept,
  soldAs,
} from "~/domain/bookings/sale";
import { noSale, operatorShareOf } from "~/domain/money/ledger/ledger";

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
  const terms = { refundSchedule, maxRefundPercent: 50 };
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
    "30:100 14:50 0:0",
    ["30 days or more before departure", "29 to 14 days before", "less than 14 days before"],
    30,
    "Cancellation is free up to 30 days before departure. From 30 to 14 days before departure you get a 50% refund. Under 14 days there is no refund.",
  ],
  [
    "1:100 0:0",
    ["1 day or more before departure", "less than 1 day before"],
    1,
    "Cancellation is free up to 1 day before departure. Under 1 day there is no refund.",
  ],
  [
    "2:80 1:10 0:10",
    ["2 days or more before departure", "1 day before", "less than 1 day before"],
    null,
    "If you cancel up to 2 days before departure, you get a 80% refund. From 2 to 1 day before departure you get a 10% refund. Under 1 day you get a 10% refund.",
  ],
  ["0:40", ["until the departure"], null, "If you cancel until the departure, you get a 40% refund."],
  ["0:100", ["until the departure"], 0, "Cancellation is free until the departure."],
] as const)("the schedule %s is worded by its days", ([steps, periods, free, sentences]) => {
  const schedule = steps.split(" ").map((step) => {
    const [atLeastDays = 0, percent = 0] = step.split(":").map(Number);
    return { atLeastDays, percent };
  });
  expect(schedule.map((_, index) => stepPeriod(schedule, index))).toStrictEqual(periods);
  expect(freeUntil(schedule)).toBe(free);
  expect(scheduleInWords(schedule)).toBe(sentences);
});

test("a refund is full, a share or none", () => {
  expect([100, 50, 0].map(refundText)).toStrictEqual(["Full refund", "50% refund", "No refund"]);
});

// A booking of ₹10,000 with 10 % commission, half of which the schedule returns.
const scheduled = { ...noSale, total: 5_000, commission: 500 };

test.for([
  ["operator", 3_000, 300, 0],
  ["platform", 3_000, 300, 1_800],
  ["shared", 3_000, 300, 900],
  ["operator", 0, 0, 0],
  ["platform", 0, 0, 4_500],
  ["shared", 0, 0, 2_250],
  // A smaller refund than the schedule's is gained by its bearer.
  ["platform", 6_000, 1_500, 0],
  ["operator", 6_000, 600, 0],
  ["shared", 6_001, 1_050, 0],
] as const)(
  "borne by the %s, %i rupees left have a commission of %i and a compensation of %i",
  ([bearer, total, commission, compensation]) => {
    expect(saleBorneBy(bearer, { scheduled, total, percent: 10 })).toStrictEqual({
      ...noSale,
      total,
      commission,
      compensation,
    });
  },
);

test.for([
  ["operator", 0, 800, 7_200],
  ["shared", 1_000, 900, 8_100],
  ["platform", 2_000, 1_000, 9_000],
] as const)(
  "a price of ₹10,000 lowered by 2,000, borne by the %s",
  ([bearer, discount, commission, share]) => {
    const sale = soldAs({ totalAmount: 10_000, commissionPercent: 10 });
    const after = saleDiscountedBy(bearer, { sale, total: 8_000, percent: 10 });
    expect(after).toStrictEqual({ total: 8_000, commission, compensation: 0, discount });
    expect(operatorShareOf(after)).toBe(share);
  },
);

test("any change is borne to the rupee, and no commission is below that of the price", () => {
  const rupees = fc.integer({ min: 0, max: 500_000 });
  const percent = fc.integer({ min: 0, max: 30 });
  const bearer = fc.constantFrom(...refundBearers);
  fc.assert(
    fc.property(rupees, rupees, rupees, rupees, percent, bearer, (price, ours, left, kept, rate, who) => {
      const sale = soldAs({ totalAmount: price, platformDiscount: ours, commissionPercent: rate });
      const part = saleKept(sale, Math.min(kept, price), rate);
      const changes = [
        saleBorneBy(who, { scheduled: sale, total: Math.min(left, price), percent: rate }),
        saleBorneBy(who, { scheduled: part, total: Math.min(left, price), percent: rate }),
        saleDiscountedBy(who, { sale, total: Math.min(left, price), percent: rate }),
        saleAt(sale, left, rate),
      ];
      for (const after of changes) {
        const bearing = bearingOf(sale, after);
        for (const { traveler, operator, platform } of [
          bearing.before,
          bearing.after,
          sumOfBearings([bearing, bearing]).after,
        ])
          expect(operator + platform).toBe(traveler);
        expect(bearing.after.platform).toBe(after.commission - after.compensation - after.discount);
        expect(after.commission).toBeGreaterThanOrEqual(saleAt(after, after.total, rate).commission);
      }
      const whole = saleBorneBy("platform", { scheduled: sale, total: 0, percent: rate });
      expect(operatorShareOf(whole)).toBe(operatorShareOf(sale));
    }),
  );
});

test("fields that are left empty are no terms", () => {
  expect(cancellationFields.refund.parse("")).toBeUndefined();
  expect(cancellationFields.refund.parse("₹1,500")).toBe(1_500);
  expect(cancellationFields.bearer.parse("")).toBeUndefined();
  expect(cancellationFields.bearer.parse("shared")).toBe("shared");
  expect(cancellationTermsSchema.safeParse({ refund: -1 }).success).toBe(false);
  expect(cancellationTermsSchema.parse({ refund: 0 })).toStrictEqual({ refund: 0 });
});

test("goodwill is at least one rupee", () => {
  const goodwill = { reason: "Late bus", bearer: "operator" };
  expect(goodwillSchema.safeParse({ ...goodwill, amount: "0" }).success).toBe(false);
  expect(goodwillSchema.parse({ ...goodwill, amount: "1" }).amount).toBe(1);
});
