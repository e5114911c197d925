import { array, assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { earningsByMonth, earningsOf } from "~/domain/earnings";
import { commissionOn } from "~/domain/money";
import { formatMonth, lastMonths, startOfMonth } from "~/domain/months";

test("earnings are the sum of what each booking earns, rounded one by one", () => {
  assert(
    property(array(integer({ min: 0, max: 999_999 })), (totals) => {
      const counted = totals.map((totalAmount) => ({ totalAmount, bookings: 1 }));
      const earnings = earningsOf(counted);
      expect(earnings.commission).toBe(totals.reduce((sum, total) => sum + commissionOn(total), 0));
      expect(earnings.gross).toBe(earnings.commission + earnings.net);
      expect(earnings.bookings).toBe(totals.length);
    }),
  );
});

test("two bookings of 15 rupees pay two rupees each, not three together", () => {
  expect(earningsOf([{ totalAmount: 15, bookings: 2 }])).toStrictEqual({
    bookings: 2,
    gross: 30,
    commission: 4,
    net: 26,
  });
});

test("a month without a booking is there with nothing in it", () => {
  const rows = earningsByMonth(
    ["2026-10", "2026-11"],
    [{ month: "2026-11", totalAmount: 1000, bookings: 3 }],
  );
  expect(rows).toStrictEqual([
    { month: "2026-10", bookings: 0, gross: 0, commission: 0, net: 0 },
    { month: "2026-11", bookings: 3, gross: 3000, commission: 300, net: 2700 },
  ]);
});

test("the last months end with this one and cross the year", () => {
  expect(lastMonths("2026-02-28", 4)).toStrictEqual(["2025-11", "2025-12", "2026-01", "2026-02"]);
});

test("a month begins at midnight in India", () => {
  expect(new Date(startOfMonth("2026-11")).toISOString()).toBe("2026-10-31T18:30:00.000Z");
  expect(formatMonth("2026-11")).toBe("Nov 2026");
});
