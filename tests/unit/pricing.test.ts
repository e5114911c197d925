import { createHash } from "node:crypto";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "~/domain/calendar/calendar";
import type { PriceRules } from "~/domain/prices/price-rules";
import { quoteBooking, roomSurcharges, roomTypes, type QuoteInput } from "~/domain/prices/pricing";
import { quoteLineCodes } from "~/domain/prices/quote";

const today = "2026-11-21";

function quote(input: Partial<QuoteInput> = {}) {
  return quoteBooking({
    priceInr: 10_000,
    priceRules: {},
    travelDate: "2026-12-31",
    today,
    numberOfTravelers: 2,
    children: 0,
    infants: 0,
    roomType: "standard",
    coupon: null,
    gstPercent: 5,
    ...input,
  });
}

/** Code and amount of each line. */
function amounts(input: Partial<QuoteInput>) {
  return quote(input).lines.map(({ code, amount }) => [code, amount]);
}

const percent = fc.integer({ min: 1, max: 90 });
const anyDay = fc.integer({ min: 0, max: 730 }).map((days) => addDays(today, days));
const anyRules: fc.Arbitrary<PriceRules> = fc.record(
  {
    childPercent: percent,
    seasons: fc.array(
      fc.record({
        from: anyDay,
        to: anyDay,
        priceInr: fc.integer({ min: 1, max: 500_000 }),
        label: fc.constant("Festival season"),
      }),
      { maxLength: 3 },
    ),
    groups: fc.array(fc.record({ atLeast: fc.integer({ min: 2, max: 20 }), percentOff: percent }), {
      maxLength: 3,
    }),
    earlyBird: fc.record({ atLeastDays: fc.integer({ min: 1, max: 365 }), percentOff: percent }),
    lastMinute: fc.record({ atMostDays: fc.integer({ min: 0, max: 60 }), percentOff: percent }),
  },
  { requiredKeys: [] },
);
const anyCoupon = fc.oneof(
  fc.record({
    code: fc.constant("SOME"),
    kind: fc.constant("percent" as const),
    value: fc.integer({ min: 1, max: 100 }),
    maxDiscount: fc.option(fc.integer({ min: 1, max: 5000 })),
  }),
  fc.record({
    code: fc.constant("SOME"),
    kind: fc.constant("fixed" as const),
    value: fc.integer({ min: 1, max: 90_000 }),
    maxDiscount: fc.constant(null),
  }),
);
const anyInput: fc.Arbitrary<QuoteInput> = fc
  .record({
    priceInr: fc.integer({ min: 1, max: 500_000 }),
    priceRules: anyRules,
    travelDate: fc.option(anyDay),
    today: fc.constant(today),
    numberOfTravelers: fc.integer({ min: 1, max: 20 }),
    children: fc.integer({ min: 0, max: 19 }),
    infants: fc.integer({ min: 0, max: 4 }),
    roomType: fc.constantFrom(...roomTypes),
    coupon: fc.option(anyCoupon),
    gstPercent: fc.integer({ min: 0, max: 28 }),
  })
  .map((input) => ({ ...input, children: Math.min(input.children, input.numberOfTravelers - 1) }));

test("without rules a booking costs the fare times the travelers", () => {
  expect(quote({ priceInr: 12_499, numberOfTravelers: 3 })).toStrictEqual({
    lines: [{ code: "fare", label: "3 travelers × ₹12,499", amount: 37_497 }],
    discount: 0,
    total: 37_497,
    gst: { percent: 5, amount: 1786 },
    refundSchedule: [
      { from: today, to: "2026-12-01", percent: 100, amount: 37_497 },
      { from: "2026-12-02", to: "2026-12-17", percent: 50, amount: 18_749 },
      { from: "2026-12-18", to: "2026-12-31", percent: 0, amount: 0 },
    ],
  });
});

test("the surcharges match the specification", () => {
  expect(roomSurcharges).toStrictEqual({ standard: 0, deluxe: 2000, suite: 5000 });
});

test("without rules the specification's formula holds, children at the full fare", () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { total } = quoteBooking({ ...input, priceRules: {}, coupon: null });
      expect(total).toBe(input.priceInr * input.numberOfTravelers + roomSurcharges[input.roomType]);
    }),
  );
});

test("a child pays a share of the adult fare, an infant nothing", () => {
  const { lines } = quote({
    priceRules: { childPercent: 55 },
    priceInr: 9_999,
    numberOfTravelers: 4,
    children: 1,
    infants: 2,
  });
  expect(lines).toStrictEqual([
    { code: "fare", label: "3 adults × ₹9,999", amount: 29_997 },
    { code: "child", label: "1 child × ₹5,499", amount: 5499 },
    { code: "infant", label: "2 infants, free", amount: 0 },
  ]);
});

test("the first season with the date sets the adult fare, on its first and last day too", () => {
  const seasons = [
    { from: "2026-12-20", to: "2026-12-31", priceInr: 15_000, label: "Christmas" },
    { from: "2026-12-01", to: "2027-01-31", priceInr: 12_000, label: "Winter" },
  ];
  const fareOn = (travelDate: string | null) => quote({ priceRules: { seasons }, travelDate }).lines[0];
  expect(fareOn("2026-11-30")?.amount).toBe(20_000);
  expect(fareOn("2026-12-01")).toMatchObject({ label: "2 travelers × ₹12,000, Winter", amount: 24_000 });
  expect(fareOn("2026-12-20")).toMatchObject({ label: "2 travelers × ₹15,000, Christmas", amount: 30_000 });
  expect(fareOn("2026-12-31")?.amount).toBe(30_000);
  expect(fareOn("2027-01-31")?.amount).toBe(24_000);
  expect(fareOn(null)?.amount).toBe(20_000);
});

test("a group discount starts at its size, and never costs less than a smaller group", () => {
  const priceRules = {
    groups: [
      { atLeast: 6, percentOff: 10 },
      { atLeast: 10, percentOff: 40 },
    ],
  };
  expect(amounts({ priceRules, numberOfTravelers: 5 })).toStrictEqual([["fare", 50_000]]);
  const expected = [
    ["fare", 60_000],
    ["group", -6000],
  ];
  expect(amounts({ priceRules, numberOfTravelers: 6 })).toStrictEqual(expected);
  // Forty percent off would be 60,000, and nine pay 81,000.
  const ten = quote({ priceRules, numberOfTravelers: 10 });
  expect(ten.total).toBe(81_000);
  expect(ten.lines[1]?.label).toBe("Group discount, up to 40 %");
  expect(quote({ priceRules, numberOfTravelers: 14 }).lines[1]).toStrictEqual({
    code: "group",
    label: "Group discount, 40 %",
    amount: -56_000,
  });
});

test("early-bird and last-minute count days in India before departure, edges included", () => {
  const priceRules = {
    earlyBird: { atLeastDays: 60, percentOff: 8 },
    lastMinute: { atMostDays: 7, percentOff: 12 },
  };
  const offAt = (days: number) => amounts({ priceRules, travelDate: addDays(today, days) })[1];
  expect(offAt(60)).toStrictEqual(["early-bird", -1600]);
  expect(offAt(59)).toBeUndefined();
  expect(offAt(8)).toBeUndefined();
  expect(offAt(7)).toStrictEqual(["last-minute", -2400]);
  expect(offAt(0)).toStrictEqual(["last-minute", -2400]);
});

test.for([
  [8, 12, "last-minute", -2400],
  [12, 8, "early-bird", -2400],
  [10, 10, "early-bird", -2000],
] as const)(
  "of early-bird %i %% and last-minute %i %% only the better one applies",
  ([early, late, code, amount]) => {
    const priceRules = {
      earlyBird: { atLeastDays: 10, percentOff: early },
      lastMinute: { atMostDays: 30, percentOff: late },
    };
    expect(amounts({ priceRules, travelDate: addDays(today, 20) }).slice(1)).toStrictEqual([[code, amount]]);
  },
);

test("all rules together apply in order, each percentage to the remaining amount", () => {
  const everything = quote({
    priceInr: 10_001,
    priceRules: {
      childPercent: 50,
      seasons: [{ from: "2026-12-01", to: "2026-12-31", priceInr: 11_111, label: "Festival" }],
      groups: [{ atLeast: 4, percentOff: 5 }],
      earlyBird: { atLeastDays: 30, percentOff: 7 },
    },
    numberOfTravelers: 5,
    children: 1,
    infants: 1,
    roomType: "suite",
    coupon: { code: "WELCOME15", kind: "percent", value: 15, maxDiscount: null },
  });
  expect(everything.lines).toStrictEqual([
    { code: "fare", label: "4 adults × ₹11,111, Festival", amount: 44_444 },
    { code: "child", label: "1 child × ₹5,556", amount: 5556 },
    { code: "infant", label: "1 infant, free", amount: 0 },
    { code: "group", label: "Group discount, 5 %", amount: -2500 },
    { code: "early-bird", label: "Early-bird discount, 7 %", amount: -3325 },
    { code: "room", label: "Suite, once per booking", amount: 5000 },
    { code: "coupon", label: "Coupon WELCOME15, 15 %", amount: -7376 },
  ]);
  expect(everything).toMatchObject({ discount: 13_201, total: 41_799, gst: { percent: 5, amount: 1990 } });
});

test("any quote adds up: its lines, each once in the documented order, its discount, and GST within the total", () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { lines, discount, total, gst, refundSchedule } = quoteBooking(input);
      const codes = lines.map(({ code }) => code);
      expect(codes).toStrictEqual(quoteLineCodes.filter((code) => codes.includes(code)));
      expect(total).toBe(lines.reduce((sum, { amount }) => sum + amount, 0));
      expect(discount).toBe(lines.reduce((off, { amount }) => off + Math.max(-amount, 0), 0));
      const figures = [discount, total, gst.amount, ...refundSchedule.map(({ amount }) => amount)];
      expect(figures.every((figure) => Number.isInteger(figure) && figure >= 0)).toBe(true);
      expect(lines.every(({ amount }) => Number.isInteger(amount))).toBe(true);
      expect(Math.abs((total - gst.amount) * (1 + gst.percent / 100) - total)).toBeLessThan(1);
    }),
  );
});

test("a larger party never costs less, an infant changes no price, and a coupon raises none", () => {
  fc.assert(
    fc.property(anyInput, fc.boolean(), (input, isChild) => {
      const { total } = quoteBooking(input);
      const children = input.children + (isChild ? 1 : 0);
      const larger = { ...input, numberOfTravelers: input.numberOfTravelers + 1, children };
      expect(quoteBooking(larger).total).toBeGreaterThanOrEqual(total);
      expect(quoteBooking({ ...input, infants: 0 }).total).toBe(total);
      expect(quoteBooking({ ...input, coupon: null }).total).toBeGreaterThanOrEqual(total);
    }),
    { numRuns: 300 },
  );
});

test("a deposit is quoted until its balance is due, refunds only with a date", () => {
  const priceRules = { deposit: { percent: 30, balanceDays: 30 } };
  const expected = { amount: 6_000, balance: 14_000, balanceBy: "2026-12-01" };
  expect(quote({ priceRules }).deposit).toStrictEqual(expected);
  for (const none of [{ priceRules, travelDate: "2026-12-20" }, { priceRules, travelDate: null }, {}])
    expect(quote(none)).not.toHaveProperty("deposit");
  expect(quote({ travelDate: null }).refundSchedule).toStrictEqual([]);
  expect(quote().refundSchedule.map(({ percent: share }) => share)).toStrictEqual([100, 50, 0]);
});

const labels = (input: Partial<QuoteInput>) => quote(input).lines.map(({ label }) => label);

test("lines name who pays, the room and the coupon", () => {
  const flat = { code: "FLAT", kind: "fixed", value: 100, maxDiscount: null } as const;
  expect(labels({ children: 1, roomType: "deluxe", coupon: flat })).toStrictEqual([
    "1 adult × ₹10,000",
    "1 child × ₹10,000, the same as adults",
    "Deluxe room, once per booking",
    "Coupon FLAT",
  ]);
  const ten = { code: "TEN", kind: "percent", value: 10, maxDiscount: null } as const;
  const expected = ["1 traveler × ₹10,000", "1 infant, free", "Coupon TEN, 10 %"];
  expect(labels({ numberOfTravelers: 1, infants: 1, coupon: ten })).toStrictEqual(expected);
});

test("a tour without options and extras is quoted as it was before there were any", () => {
  const quotes = fc.sample(anyInput, { numRuns: 500, seed: 45 }).map((input) => quoteBooking(input));
  const hash = createHash("sha256").update(JSON.stringify(quotes)).digest("hex");
  expect(hash).toBe("171b2f8fd0170a662bd9b54133b6392c1a48b281ce67f6ec3c22be89f93be366");
});
