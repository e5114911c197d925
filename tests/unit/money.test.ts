import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  commissionOn,
  formatRoundRupees,
  formatRupees,
  formatShortRupees,
  includedIn,
  partOf,
  percentOf,
  shareRoundedUp,
  taxOn,
  withoutTax,
} from "~/domain/money/money";

test("rupees are grouped the Indian way and show no paise", () => {
  const written = [0, -0, 999, 12_499, 125_999, 12_345_678].map(formatRupees);
  expect(written).toStrictEqual(["₹0", "₹0", "₹999", "₹12,499", "₹1,25,999", "₹1,23,45,678"]);
});

test("a short price has at most six characters and is never below the amount", () => {
  const short = [999, 12_999, 125_999, 100_000, 1_250_000].map(formatShortRupees);
  expect(short).toStrictEqual(["999", "12,999", "1.26L", "1L", "12.5L"]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_99 }), (amount) => {
      const short = formatShortRupees(amount);
      expect(short.length).toBeLessThanOrEqual(6);
      const shown = short.endsWith("L") ? Number.parseFloat(short) * 100_000 : Number(short.replace(",", ""));
      expect(Math.round(shown)).toBeGreaterThanOrEqual(amount);
    }),
  );
});

test("a percentage, and the commission at its rate, is rounded half up to whole rupees", () => {
  expect([4, 5, 14, 15].map((amount) => percentOf(amount, 10))).toStrictEqual([0, 1, 1, 2]);
  expect([percentOf(25, 50), percentOf(7, 100), percentOf(7, 0)]).toStrictEqual([13, 7, 0]);
  expect([24_998, 24_994, 24_995].map((total) => commissionOn(total, 10))).toStrictEqual([2500, 2499, 2500]);
});

test("a percentage is at most half a rupee from the exact amount, and with its rest at most one from the whole", () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), fc.integer({ min: 0, max: 100 }), (amount, percent) => {
      const rounded = percentOf(amount, percent);
      expect(Number.isInteger(rounded)).toBe(true);
      expect(Math.abs(rounded * 100 - amount * percent)).toBeLessThanOrEqual(50);
      expect([0, 1]).toContain(rounded + percentOf(amount, 100 - percent) - amount);
    }),
  );
});

test.for([
  [900, "₹900"],
  [999, "₹999"],
  [1_000, "₹1k"],
  [12_499, "₹12k"],
  [99_499, "₹99k"],
  [99_500, "₹1L"],
  [125_999, "₹1.3L"],
] as const)("%i rupees on a map are %s", ([amount, text]) => {
  expect(formatRoundRupees(amount)).toBe(text);
});

test("a share is rounded up, a part half up", () => {
  expect([10_000, 10_001, 9_999].map((amount) => shareRoundedUp(amount, 30))).toStrictEqual([
    3000, 3001, 3000,
  ]);
  expect([partOf(100, 1, 3), partOf(5, 1, 2), partOf(10, 3, 4), partOf(7, 1, 1)]).toStrictEqual([
    33, 3, 8, 7,
  ]);
});

test("tax is rounded half up, and that on a negative amount is its mirror image", () => {
  expect([49, 50, 150, 0].map((amount) => taxOn(amount, 1))).toStrictEqual([0, 1, 2, 0]);
  expect([-49, -50, -150].map((amount) => taxOn(amount, 1))).toStrictEqual([0, -1, -2]);
  expect([105, 10, 11, 0].map((amount) => includedIn(amount, 5))).toStrictEqual([5, 0, 1, 0]);
  expect([1, 2, 3].map((amount) => includedIn(amount, 100))).toStrictEqual([1, 1, 2]);
  expect([105, 11, 0, -105, -11].map((amount) => withoutTax(amount, 5))).toStrictEqual([
    100, 10, 0, -100, -10,
  ]);
});
