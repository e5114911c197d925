import { expect, test } from "vitest";
import { monthsOf } from "~/domain/money/earnings/operator-earnings";
import {
  monthsWithPlaces,
  premiumKey,
  premiumMonths,
  premiumPurchaseSchema,
} from "~/domain/money/premium/premium-listing";
import { periodProblem, statementFileName, statementOf } from "~/domain/money/earnings/statement";
import { earningsByMonth, earningsOf } from "~/domain/money/earnings/earnings";

const movement = { at: 0, booking: null, tour: null, note: null };

test("a statement carries its balance from line to line", () => {
  const statement = statementOf(100, [
    { ...movement, id: 1, kind: "sale", change: 900 },
    { ...movement, id: 2, kind: "payout", change: -1200 },
    { ...movement, id: 3, kind: "sale", change: 50 },
  ]);
  expect(statement.lines.map(({ balance }) => balance)).toStrictEqual([1000, -200, -150]);
  expect(statement).toMatchObject({
    opening: 100,
    closing: -150,
    kinds: [
      { kind: "sale", count: 2, change: 950 },
      { kind: "payout", count: 1, change: -1200 },
    ],
  });
  expect(statementOf(7, [])).toStrictEqual({ opening: 7, lines: [], kinds: [], closing: 7 });
});

test.for([
  ["2027-03-01", "2028-02-29", null],
  ["2027-03-01", "2028-03-01", "year"],
  ["2028-03-01", "2028-03-31", null],
  ["2028-03-02", "2028-03-31", "future"],
  ["2028-02-02", "2028-02-01", "after"],
  ["2027-02-29", "2027-03-01", "choose"],
] as const)("a statement from %s to %s is refused: %s", ([from, to, problem]) => {
  const found = periodProblem({ from, to }, "2028-03-01");
  expect(problem === null ? found : found?.includes(problem)).toBe(problem === null ? null : true);
});

test("a statement's file names the operator and the days", () => {
  const period = { from: "2026-03-01", to: "2026-03-31" };
  const name = statementFileName({ operator: "a-b", period });
  expect(name).toBe("Statement-a-b-2026-03-01-to-2026-03-31");
});

test("months continue from the first movement on, and carry the balance", () => {
  const row = {
    bookings: 1,
    commission: 10,
    borne: 0,
    share: 90,
    gstPercent: 0,
    direct: 0,
    payouts: 0,
    premium: 0,
    compensation: 0,
    taxes: 0,
    other: 0,
  };
  const months = monthsOf(
    [
      { ...row, month: "2026-11" },
      { ...row, month: "2027-01", share: 0, commission: 0, payouts: -60, premium: -20, direct: -30 },
    ],
    "2027-02",
  );
  expect(months.map(({ month, gross, balance }) => [month, gross, balance])).toStrictEqual([
    ["2026-11", 100, 90],
    ["2026-12", 0, 90],
    ["2027-01", 0, -20],
    ["2027-02", 0, -20],
  ]);
  expect(monthsOf([], "2027-02")).toStrictEqual([]);
});

test("places are sold for six months; the remaining number is never negative", () => {
  const months = "2026-11 2026-12 2027-01 2027-02 2027-03 2027-04";
  expect(premiumMonths("2026-11-22").join(" ")).toBe(months);
  expect(monthsWithPlaces(["2026-11", "2026-12"], new Map([["2026-12", 5]]), 4)).toStrictEqual([
    { month: "2026-11", taken: 0, left: 4 },
    { month: "2026-12", taken: 5, left: 0 },
  ]);
  expect(premiumKey("ooty", "2026-11")).toBe("premium/ooty/2026-11");
  const purchase = { tour: "ooty", month: "2026-11", expectedPrice: 1 };
  expect(premiumPurchaseSchema.safeParse(purchase).success).toBe(true);
  for (const wrong of [{ month: "2026-13" }, { expectedPrice: 1.5 }, { more: 1 }])
    expect(premiumPurchaseSchema.safeParse({ ...purchase, ...wrong }).success).toBe(false);
});

test("earnings add up by month and operator, and net is after GST on commission, TCS and TDS", () => {
  const sales = [
    { month: "2026-11", bookings: 3, commission: 3000, borne: 0, share: 27_000, gstPercent: 5 },
    { month: "2026-11", bookings: 0, commission: -1000, borne: 0, share: -9000, gstPercent: 0 },
    { month: "2026-09", bookings: 1, commission: 200, borne: 500, share: 1300, gstPercent: 0 },
  ];
  // 540 GST, 143 TCS on 28,571, 30 TDS; then 180 and 10 back; then 36 and 1.
  const november = 27_000 - 540 - 143 - 30 - 9000 + 180 + 10;
  expect(earningsOf(sales)).toStrictEqual({
    bookings: 4,
    gross: 21_000,
    commission: 2200,
    borne: 500,
    share: 19_300,
    net: november + 1300 - 36 - 1,
  });
  const none = { bookings: 0, gross: 0, commission: 0, borne: 0, share: 0, net: 0 };
  expect(earningsByMonth(["2026-10", "2026-11"], sales)).toStrictEqual([
    { month: "2026-10", ...none },
    {
      month: "2026-11",
      bookings: 3,
      gross: 20_000,
      commission: 2000,
      borne: 0,
      share: 18_000,
      net: november,
    },
  ]);
});
