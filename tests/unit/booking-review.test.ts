import { expect, test } from "vitest";
import { newBookingForm } from "~/domain/bookings/booking";
import { answersInWords, partyInWords, quoteAnswers } from "~/domain/bookings/booking-review";

const today = "2026-11-21";
const tour = { priceInr: 12_499, priceRules: {} };
const complete = {
  ...newBookingForm,
  firstName: "Meera",
  lastName: "Iyer",
  email: "meera@example.com",
  phone: "+91 98450 12345",
  travelDate: "2026-12-12",
  specialRequests: "Vegetarian",
  emergencyName: "Arjun Iyer",
  emergencyPhone: "+91 98450 99999",
};

test("the answers are shown as entered, in a few lines per step", () => {
  expect(answersInWords(complete, "07:00")).toStrictEqual([
    { step: 1, title: "Traveler", lines: ["Meera Iyer", "meera@example.com, +91\u00A098450\u00A012345"] },
    {
      step: 2,
      title: "Trip",
      lines: ["Sat, Dec 12, 2026, 7:00 AM IST", "Travelers: 2. Room: Standard", "Vegetarian"],
    },
    { step: 3, title: "Emergency contact", lines: ["Arjun Iyer, +91\u00A098450\u00A099999"] },
    { step: 3, title: "Payment", lines: ["Credit card"] },
  ]);
});

test("missing answers are shown as missing, including an emptied number of travelers", () => {
  const steps = answersInWords({ ...newBookingForm, numberOfTravelers: Number.NaN }, "07:00");
  expect(steps.map(({ lines }) => lines)).toStrictEqual([
    ["not given", "not given"],
    ["not given", "Travelers: not given. Room: Standard"],
    ["not given"],
    ["Credit card"],
  ]);
});

test("half an emergency contact is shown without the comma", () => {
  const steps = answersInWords({ ...complete, emergencyName: " " }, "07:00");
  expect(steps[2]?.lines[0]).toBe("+91\u00A098450\u00A099999");
});

test.for([
  [3, 42_497],
  [Number.NaN, 17_499],
  [0, 17_499],
  [2.5, 17_499],
  [Number.POSITIVE_INFINITY, 17_499],
] as const)(
  "%d travelers in a suite cost %i, a number that is none as much as one",
  ([numberOfTravelers, total]) => {
    const quote = quoteAnswers(tour, { travelDate: "", numberOfTravelers, roomType: "suite" }, today);
    expect(quote.total).toBe(total);
  },
);

test("the tour's rules apply as soon as the answers they depend on are known", () => {
  const ruled = {
    priceInr: 10_000,
    priceRules: { childPercent: 50, earlyBird: { atLeastDays: 30, percentOff: 10 } },
  };
  const party = { numberOfTravelers: 3, children: 1, infants: 2, roomType: "standard" } as const;
  expect(quoteAnswers(ruled, { ...party, travelDate: "" }, today).total).toBe(25_000);
  expect(quoteAnswers(ruled, { ...party, travelDate: "2027-01-31" }, today).total).toBe(22_500);
  // More children than travelers: one stays an adult.
  expect(quoteAnswers(ruled, { ...party, children: 9, travelDate: "" }, today).total).toBe(20_000);
});

test.for([
  [{ numberOfTravelers: 2 }, "2"],
  [{ numberOfTravelers: 3, children: 1 }, "3, including 1 child"],
  [{ numberOfTravelers: 3, children: 2, infants: 1 }, "3, including 2 children, plus 1 infant"],
  [{ numberOfTravelers: 1, infants: 2 }, "1, plus 2 infants"],
] as const)("the party %j is shown as %s", ([party, words]) => {
  expect(partyInWords(party)).toBe(words);
});
