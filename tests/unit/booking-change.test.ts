import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "~/domain/calendar";
import {
  quoteCallOff,
  quoteCancellation,
  quoteReschedule,
  quoteSmallerParty,
  refundPercent,
} from "~/domain/booking-change";
import type { BookingTerms, ChangeQuote } from "~/domain/booking-change";
import { refundSchedule } from "~/domain/cancellation";
import { percentOf } from "~/domain/money";

const today = "2027-01-10";

function terms(overrides: Partial<BookingTerms> = {}): BookingTerms {
  return {
    travelDate: addDays(today, 20),
    numberOfTravelers: 10,
    children: 0,
    infants: 0,
    roomType: "standard",
    basis: { priceInr: 10_000, priceRules: {}, bookedOn: today, coupon: null, gstPercent: 5 },
    total: 100_000,
    paid: 100_000,
    refunded: 0,
    refundSchedule,
    refundAtMost: 100,
    ...overrides,
  };
}

/** The booking after a change. */
function after(before: BookingTerms, quote: ChangeQuote, change: Partial<BookingTerms>): BookingTerms {
  return { ...before, ...change, total: quote.total, refunded: before.refunded + quote.refundAmount };
}

const party = (numberOfTravelers: number) => ({ numberOfTravelers, children: 0, infants: 0 });

test("half of what was paid comes back, and what was never paid is not asked for", () => {
  expect(quoteCancellation(terms(), 50)).toMatchObject({
    refundDue: 50_000,
    refundAmount: 50_000,
    total: 50_000,
  });
  expect(quoteCancellation(terms({ paid: 0 }), 50)).toMatchObject({
    refundDue: 50_000,
    refundAmount: 0,
    total: 0,
  });
  expect(quoteCancellation(terms({ paid: 40_000 }), 50)).toMatchObject({
    refundDue: 20_000,
    refundAmount: 20_000,
  });
});

test("an operator who calls off gives everything back, fees of changes too", () => {
  const smaller = quoteSmallerParty(terms(), party(4), today);
  expect(smaller).toMatchObject({ refundAmount: 30_000, total: 70_000, toPay: 0 });
  expect(quoteCallOff(after(terms(), smaller, party(4))).refundAmount).toBe(70_000);
});

test("a dearer date that was not paid buys no larger refund", () => {
  const seasons = [{ from: addDays(today, 25), to: addDays(today, 25), priceInr: 20_000, label: "Festival" }];
  const booked = terms({ basis: { ...terms().basis, priceRules: { seasons } } });
  const travelDate = addDays(today, 25);
  const moved = quoteReschedule(booked, travelDate, today);
  expect(moved).toMatchObject({ total: 200_000, toPay: 100_000, refundAmount: 0 });
  const then = after(booked, moved, { travelDate, refundAtMost: moved.percent });
  expect(quoteCancellation(then, refundPercent(then, today)).refundAmount).toBe(50_000);
});

test("shrinking step by step and cancelling gives back no more than cancelling at once", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(0, 50, 100),
      fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 6 }),
      fc.integer({ min: 0, max: 100_000 }),
      (percent, sizes, paid) => {
        const days = percent === 100 ? 40 : percent === 50 ? 20 : 5;
        const booked = terms({ travelDate: addDays(today, days), paid });
        let now = booked;
        for (const size of sizes.toSorted((a, b) => b - a)) {
          now = after(now, quoteSmallerParty(now, party(size), today), party(size));
        }
        const last = quoteCancellation(now, percent);
        const atOnce = quoteCancellation(booked, percent).refundAmount;
        // Each step rounds its own half rupee up.
        expect(now.refunded + last.refundAmount).toBeLessThanOrEqual(
          Math.max(atOnce, percentOf(100_000, percent) - (100_000 - paid)) + sizes.length + 1,
        );
        expect(now.refunded + last.refundAmount).toBeLessThanOrEqual(paid);
      },
    ),
  );
});

test("a coupon that asks for more than the smaller party spends saves nothing any more", () => {
  const coupon = { code: "FLAT", kind: "fixed" as const, value: 9_500, minimumPurchase: 20_000 };
  const booked = terms({
    travelDate: addDays(today, 40),
    numberOfTravelers: 2,
    basis: { ...terms().basis, coupon },
    total: 10_500,
    paid: 10_500,
  });
  const quote = quoteSmallerParty(booked, party(1), today);
  expect(quote).toMatchObject({ total: 10_000, refundAmount: 500 });
  expect(quote.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.total);
});

test("a booking older than its basis gives back no more than its share of what it was sold for", () => {
  const old = terms({ numberOfTravelers: 4, total: 18_000, paid: 18_000, travelDate: addDays(today, 40) });
  expect(quoteSmallerParty(old, party(1), today)).toMatchObject({ refundAmount: 13_500, total: 4_500 });
  expect(quoteCancellation(old, 100).refundAmount).toBe(18_000);
});
