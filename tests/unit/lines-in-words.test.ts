import { expect, test } from "vitest";
import { linesInWords } from "~/domain/prices/lines-in-words";
import { quoteBooking } from "~/domain/prices/pricing";
import { inLanguage } from "../../worker/platform/language";

const basis = { priceInr: 10_000, priceRules: {}, bookedOn: "2027-01-01", coupon: null, gstPercent: 5 };
const party = {
  travelDate: "2027-03-01",
  numberOfTravelers: 2,
  children: 1,
  infants: 1,
  roomType: "deluxe",
} as const;
const fee = { code: "change-fee", label: "Fee of a change", amount: 500 } as const;

test("price lines are those that the terms yield in the reader's language, with what they do not yield as stored", () => {
  const { lines } = quoteBooking({ ...party, ...basis, today: basis.bookedOn });
  const booking = { ...party, priceBasis: basis, priceLines: [...lines, fee] };
  expect(linesInWords(booking)).toBe(booking.priceLines);
  inLanguage("hi", () => {
    const there = quoteBooking({ ...party, ...basis, today: basis.bookedOn }).lines;
    expect(linesInWords(booking)).toStrictEqual([...there, fee]);
    expect(linesInWords({ ...booking, priceBasis: null })).toBe(booking.priceLines);
  });
});
