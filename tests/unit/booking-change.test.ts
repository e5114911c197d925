import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "~/domain/calendar/calendar";
import {
  feesOf,
  quoteOperatorCancellation,
  quoteOtherParty,
  cancellationQuote,
  quoteReschedule,
  quoteSmallerParty,
  refundPercent,
  withoutLoss,
  type BookingTerms,
  type ChangeQuote,
} from "~/domain/bookings/booking-change";
import { refundSchedule } from "~/domain/bookings/refund-schedule";
import { percentOf } from "~/domain/money/money";

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
    fees: 0,
    paid: 100_000,
    refunded: 0,
    refundSchedule,
    maxRefundPercent: 100,
    ...overrides,
  };
}

/** Returns the booking after a change. */
function after(before: BookingTerms, quote: ChangeQuote, change: Partial<BookingTerms>): BookingTerms {
  const { total, lines, refundAmount } = quote;
  return { ...before, ...change, total, fees: feesOf(lines), refunded: before.refunded + refundAmount };
}

const party = (numberOfTravelers: number) => ({ numberOfTravelers, children: 0, infants: 0 });

test.for([
  [100_000, 50_000, 50_000],
  [40_000, 20_000, 20_000],
  [0, 50_000, 0],
] as const)(
  "of %i paid, a cancellation at half is due %i and refunds %i",
  ([paid, refundDue, refundAmount]) => {
    const quote = cancellationQuote(terms({ paid }), 50);
    expect(quote).toMatchObject({ refundDue, refundAmount, total: paid - refundAmount });
  },
);

test("an operator's cancellation refunds everything, including fees of changes", () => {
  const smaller = quoteSmallerParty(terms(), party(4), today);
  expect(smaller).toMatchObject({ refundAmount: 30_000, total: 70_000, toPay: 0 });
  expect(quoteOperatorCancellation(after(terms(), smaller, party(4))).refundAmount).toBe(70_000);
});

test("moving to a dearer unpaid date does not raise the refund", () => {
  const seasons = [{ from: addDays(today, 25), to: addDays(today, 25), priceInr: 20_000, label: "Festival" }];
  const booked = terms({ basis: { ...terms().basis, priceRules: { seasons } } });
  const travelDate = addDays(today, 25);
  const moved = quoteReschedule(booked, travelDate, today);
  expect(moved).toMatchObject({ total: 200_000, toPay: 100_000, refundAmount: 0 });
  const then = after(booked, moved, { travelDate, maxRefundPercent: moved.percent });
  expect(cancellationQuote(then, refundPercent(then, today)).refundAmount).toBe(50_000);
});

const dearDay = addDays(today, 50);
const cheapDay = addDays(today, 51);

/** One traveler at 10,000, booked and paid, of a tour with a day at 20,000 and one at 8,000. */
function soloOfSeasons(): BookingTerms {
  const seasons = [
    { from: dearDay, to: dearDay, priceInr: 20_000, label: "Festival" },
    { from: cheapDay, to: cheapDay, priceInr: 8000, label: "Rains" },
  ];
  const basis = { ...terms().basis, priceRules: { seasons } };
  return terms({ numberOfTravelers: 1, total: 10_000, paid: 10_000, basis });
}

test("a free move to a dearer date has no monetary value: when moved on, the trip costs its sold price", () => {
  const booked = soloOfSeasons();
  const free = quoteReschedule(booked, dearDay, today, { isFree: true });
  expect(free).toMatchObject({ total: 10_000, refundDue: 0, refundAmount: 0, toPay: 0 });
  const moved = after(booked, free, { travelDate: dearDay });
  for (const isFree of [false, true]) {
    const back = quoteReschedule(moved, booked.travelDate, today, { isFree });
    expect(back).toMatchObject({ total: 10_000, refundDue: 0, refundAmount: 0 });
    const cheaper = quoteReschedule(moved, cheapDay, today, { isFree });
    expect(cheaper).toMatchObject({ total: 8000, refundDue: 2000, refundAmount: 2000 });
    const last = after(moved, cheaper, { travelDate: cheapDay });
    expect(quoteReschedule(last, dearDay, today)).toMatchObject({ total: 20_000, toPay: 12_000 });
  }
});

test("fees of earlier changes stay on a cheaper date", () => {
  const booked = { ...soloOfSeasons(), total: 11_000, fees: 1000, paid: 11_000 };
  const moved = quoteReschedule(booked, cheapDay, today);
  expect(moved).toMatchObject({ total: 9000, refundDue: 2000, refundAmount: 2000 });
});

test("a fee stays when a trip moved freely to a dearer date is moved to a cheaper one, or canceled", () => {
  const booked = { ...soloOfSeasons(), numberOfTravelers: 2, total: 20_000, paid: 20_000 };
  const free = quoteReschedule(booked, dearDay, today, { isFree: true });
  const moved = after(booked, free, { travelDate: dearDay, maxRefundPercent: 50 });
  const smaller = quoteSmallerParty(moved, party(1), today);
  expect(smaller).toMatchObject({ total: 15_000, refundAmount: 5000 });
  expect(smaller.lines.slice(-2).map(({ code, amount }) => [code, amount])).toStrictEqual([
    ["change-fee", 5000],
    ["as-sold", -10_000],
  ]);
  const alone = after(moved, smaller, party(1));
  expect(quoteReschedule(alone, booked.travelDate, today)).toMatchObject({ total: 15_000, refundAmount: 0 });
  const cheaper = quoteReschedule(alone, cheapDay, today);
  expect(cheaper).toMatchObject({ total: 13_000, refundDue: 2000, refundAmount: 2000 });
  expect(cancellationQuote(alone, 50)).toMatchObject({ total: 10_000, refundAmount: 5000 });
  expect(quoteOperatorCancellation(alone).refundAmount).toBe(15_000);
});

test("older change lines without a distinction of fees and free moves count as before", () => {
  for (const [amount, fees] of [[300, 300] as const, [-300, 0] as const])
    expect(feesOf([{ code: "change-fee", label: "Change fees", amount }])).toBe(fees);
  expect(feesOf(null)).toBe(0);
});

test("moved to any dates, a trip never costs less than before or than that date's fares", () => {
  const days = fc.constantFrom(dearDay, cheapDay, addDays(today, 30), addDays(today, 40));
  fc.assert(
    fc.property(
      fc.array(fc.record({ travelDate: days, isClosed: fc.boolean() }), { maxLength: 8 }),
      fc.integer({ min: 0, max: 10_000 }),
      (moves, paid) => {
        let now = { ...soloOfSeasons(), paid };
        for (const { travelDate, isClosed: isFree } of moves) {
          const quote = quoteReschedule(now, travelDate, today, { isFree });
          const fares = quoteReschedule(soloOfSeasons(), travelDate, today).total;
          expect(quote.total).toBeGreaterThanOrEqual(Math.min(now.total, fares));
          now = after(now, quote, { travelDate });
          expect(now.total).toBeGreaterThanOrEqual(8000);
        }
      },
    ),
  );
});

/** Changes of a booking, each on some day before its departure. */
const happening = fc.oneof(
  fc.record({
    kind: fc.constant("date" as const),
    travelDate: fc.constantFrom(dearDay, cheapDay, addDays(today, 20), addDays(today, 30)),
    isClosed: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant("party" as const),
    numberOfTravelers: fc.integer({ min: 1, max: 5 }),
    isClosed: fc.boolean(),
  }),
  fc.record({ kind: fc.constant("payment" as const), share: fc.integer({ min: 0, max: 100 }) }),
);

test("any sequence of changes refunds at most the paid amount, and charges fees only to the canceling side", () => {
  const coupon = {
    code: "FLAT",
    kind: "fixed" as const,
    value: 3000,
    minimumPurchase: 25_000,
    minimumTravelers: null,
    maxDiscount: null,
    bearer: "platform" as const,
  };
  fc.assert(
    fc.property(
      fc.array(happening, { maxLength: 10 }),
      fc.constantFrom(100, 50, 30, 0),
      fc.integer({ min: 0, max: 100 }),
      fc.boolean(),
      (happenings, maxRefundPercent, share, hasCoupon) => {
        const basis = { ...soloOfSeasons().basis, coupon: hasCoupon ? coupon : null };
        const total = 60_000 - (hasCoupon ? coupon.value : 0);
        const paid = percentOf(total, share);
        let now: BookingTerms = {
          ...soloOfSeasons(),
          numberOfTravelers: 6,
          basis,
          maxRefundPercent,
          total,
          paid,
        };
        for (const each of happenings) {
          const netPaid = now.paid - now.refunded;
          if (each.kind === "payment") {
            now = { ...now, paid: now.paid + percentOf(Math.max(0, now.total - netPaid), each.share) };
            continue;
          }
          if (each.kind === "party" && each.numberOfTravelers >= now.numberOfTravelers) continue;
          const terms = each.isClosed ? withoutLoss(now) : now;
          const quote =
            each.kind === "date"
              ? quoteReschedule(terms, each.travelDate, today, { isFree: each.isClosed })
              : quoteSmallerParty(terms, party(each.numberOfTravelers), today);
          const next =
            each.kind === "date"
              ? after(now, quote, { travelDate: each.travelDate })
              : after(now, quote, party(each.numberOfTravelers));
          expect(quote.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.total);
          expect(next.fees).toBeGreaterThanOrEqual(now.fees);
          expect(next.total).toBeGreaterThanOrEqual(next.fees);
          expect(quote.refundAmount).toBeLessThanOrEqual(netPaid - Math.min(netPaid, now.fees));
          // A dearer date that was free has no monetary value: a change refunds at most the amount charged for the trip.
          expect(quote.refundDue).toBeLessThanOrEqual(now.total - now.fees);
          now = next;
        }
        const netPaid = now.paid - now.refunded;
        expect(netPaid).toBeGreaterThanOrEqual(0);
        const { refundAmount } = cancellationQuote(now, refundPercent(now, today));
        expect(refundAmount).toBeLessThanOrEqual(netPaid - Math.min(netPaid, now.fees));
        expect(quoteOperatorCancellation(now).refundAmount).toBe(netPaid);
      },
    ),
    { numRuns: 500 },
  );
});

test("shrinking step by step and canceling refunds no more than canceling at once", () => {
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
        const last = cancellationQuote(now, percent);
        const atOnce = cancellationQuote(booked, percent).refundAmount;
        // Each step rounds its own half rupee up.
        expect(now.refunded + last.refundAmount).toBeLessThanOrEqual(
          Math.max(atOnce, percentOf(100_000, percent) - (100_000 - paid)) + sizes.length + 1,
        );
        expect(now.refunded + last.refundAmount).toBeLessThanOrEqual(paid);
      },
    ),
  );
});

test("a coupon whose minimum exceeds the smaller party's total gives no discount any more", () => {
  const coupon = {
    code: "FLAT",
    kind: "fixed" as const,
    value: 9_500,
    minimumPurchase: 20_000,
    minimumTravelers: null,
    maxDiscount: null,
    bearer: "platform" as const,
  };
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

test("a smaller party that the coupon isn't for gives no discount any more, and a larger one is given it again", () => {
  const coupon = {
    code: "GROUP",
    kind: "fixed" as const,
    value: 3_000,
    minimumPurchase: null,
    minimumTravelers: 3,
    maxDiscount: null,
    bearer: "platform" as const,
  };
  const booked = terms({
    travelDate: addDays(today, 40),
    numberOfTravelers: 3,
    basis: { ...terms().basis, coupon },
    total: 27_000,
    paid: 27_000,
  });
  expect(quoteSmallerParty(booked, party(2), today)).toMatchObject({ total: 20_000, refundAmount: 7_000 });
  const fewer = { ...booked, numberOfTravelers: 2, total: 20_000, paid: 20_000 };
  expect(quoteOtherParty(fewer, party(3), today)).toMatchObject({ total: 27_000, toPay: 7_000 });
  const moved = quoteReschedule(booked, addDays(today, 50), today);
  expect(moved).toMatchObject({ total: 27_000, refundAmount: 0 });
});

test("a larger party that reaches the coupon's minimum again gets the whole difference back", () => {
  const coupon = {
    code: "FLAT",
    kind: "fixed" as const,
    value: 15_000,
    minimumPurchase: 20_000,
    minimumTravelers: null,
    maxDiscount: null,
    bearer: "platform" as const,
  };
  const alone = terms({
    travelDate: addDays(today, 2),
    numberOfTravelers: 1,
    basis: { ...terms().basis, coupon },
    total: 10_000,
    paid: 10_000,
  });
  // Two days before departure the schedule refunds nothing, but nobody cancels.
  const quote = quoteOtherParty(alone, party(2), today);
  expect(quote).toMatchObject({ total: 5_000, refundDue: 5_000, refundAmount: 5_000, toPay: 0 });
  expect(quote.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.total);
});

test("a booking older than its refund basis refunds at most its share of the sold price", () => {
  const old = terms({ numberOfTravelers: 4, total: 18_000, paid: 18_000, travelDate: addDays(today, 40) });
  expect(quoteSmallerParty(old, party(1), today)).toMatchObject({ refundAmount: 13_500, total: 4_500 });
  expect(cancellationQuote(old, 100).refundAmount).toBe(18_000);
});
