import { expect, test } from "vitest";
import { newBookingForm } from "~/domain/booking";
import { answersInWords, quoteAnswers } from "~/domain/booking-review";

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

test("the answers are told as they were given", () => {
  expect(answersInWords(complete)).toStrictEqual([
    ["Traveler", "Meera Iyer"],
    ["E-mail", "meera@example.com"],
    ["Phone", "+91 98450 12345"],
    ["Travel date", "Sat, Dec 12, 2026"],
    ["Travelers", "2"],
    ["Room", "Standard"],
    ["Special requests", "Vegetarian"],
    ["Emergency contact", "Arjun Iyer, +91 98450 99999"],
    ["Payment method", "Credit card"],
  ]);
});

test("what is missing is said to be, in an empty form with its number of travelers emptied", () => {
  const words = Object.fromEntries(answersInWords({ ...newBookingForm, numberOfTravelers: Number.NaN }));
  expect(words).toStrictEqual({
    Traveler: "not given",
    "E-mail": "not given",
    Phone: "not given",
    "Travel date": "not given",
    Travelers: "not given",
    Room: "Standard",
    "Special requests": "none",
    "Emergency contact": "not given",
    "Payment method": "Credit card",
  });
});

test("half an emergency contact is told without the comma", () => {
  const words = Object.fromEntries(answersInWords({ ...complete, emergencyName: " " }));
  expect(words["Emergency contact"]).toBe("+91 98450 99999");
});

test.for([Number.NaN, 0, -2, 2.5, Number.POSITIVE_INFINITY])(
  "%d travelers cost what one does, in every line",
  (numberOfTravelers) => {
    expect(quoteAnswers(12_499, { numberOfTravelers, roomType: "suite" })).toStrictEqual({
      lines: [
        { code: "fare", label: "1 traveler", amount: 12_499 },
        { code: "room", label: "Suite, once per booking", amount: 5000 },
      ],
      discount: 0,
      total: 17_499,
    });
  },
);

test("a party costs the fare of each", () => {
  expect(quoteAnswers(12_499, { numberOfTravelers: 3, roomType: "standard" }).total).toBe(37_497);
});
