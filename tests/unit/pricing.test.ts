import * as fc from "fast-check";
import { expect, test } from "vitest";
import { quoteBooking, roomSurcharges, roomTypes } from "~/domain/pricing";

const anyQuoteInput = fc.record({
  priceInr: fc.integer({ min: 1, max: 500_000 }),
  numberOfTravelers: fc.integer({ min: 1, max: 20 }),
  roomType: fc.constantFrom(...roomTypes),
});

test("a booking costs the fare times the travelers", () => {
  expect(quoteBooking({ priceInr: 12_499, numberOfTravelers: 3, roomType: "standard" })).toStrictEqual({
    lines: [{ code: "fare", label: "3 travelers", amount: 37_497 }],
    discount: 0,
    total: 37_497,
  });
});

test("one traveler is told in the singular", () => {
  const { lines } = quoteBooking({ priceInr: 12_499, numberOfTravelers: 1, roomType: "standard" });
  expect(lines[0]?.label).toBe("1 traveler");
});

test("the surcharges are those of the specification", () => {
  expect(roomSurcharges).toStrictEqual({ standard: 0, deluxe: 2000, suite: 5000 });
});

test.for([
  ["deluxe", 2000],
  ["suite", 5000],
] as const)("a %s room adds %i rupees once, however many travel", ([roomType, surcharge]) => {
  for (const numberOfTravelers of [1, 2, 20]) {
    const quote = quoteBooking({ priceInr: 10_000, numberOfTravelers, roomType });
    expect(quote.total).toBe(10_000 * numberOfTravelers + surcharge);
    expect(quote.lines.filter(({ code }) => code === "room").map(({ amount }) => amount)).toStrictEqual([
      surcharge,
    ]);
  }
});

test("the total is the sum of the lines less the discount", () => {
  fc.assert(
    fc.property(anyQuoteInput, (input) => {
      const { lines, discount, total } = quoteBooking(input);
      expect(total).toBe(lines.reduce((sum, { amount }) => sum + amount, 0) - discount);
    }),
  );
});

test("a larger party never pays less", () => {
  fc.assert(
    fc.property(anyQuoteInput, (input) => {
      const larger = { ...input, numberOfTravelers: input.numberOfTravelers + 1 };
      expect(quoteBooking(larger).total).toBeGreaterThan(quoteBooking(input).total);
    }),
  );
});

test("every amount is whole rupees", () => {
  fc.assert(
    fc.property(anyQuoteInput, (input) => {
      const { lines, discount, total } = quoteBooking(input);
      expect([...lines.map(({ amount }) => amount), discount, total].every(Number.isInteger)).toBe(true);
    }),
  );
});
