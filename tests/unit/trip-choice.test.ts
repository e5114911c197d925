import { expect, test } from "vitest";
import { chosenAnswers, toBookingFormValues, firstBookingStep } from "~/domain/bookings/booking-form";
import { newTripChoice, readTripQuery, tripParty, tripQuery } from "~/domain/bookings/trip-choice";

const read = (query: string) => readTripQuery(new URLSearchParams(query));

test("a choice survives its query, and the defaults need none", () => {
  const choice = { travelDate: "2026-12-26", adults: 3, children: 1, infants: 2 };
  expect(read(tripQuery(choice))).toStrictEqual(choice);
  expect(tripQuery(newTripChoice)).toBe("");
  expect(read("")).toStrictEqual(newTripChoice);
});

test("travelers count children, and adults do not", () => {
  expect(read("travelers=3&children=1")).toMatchObject({ adults: 2, children: 1 });
  expect(read("adults=3&children=1")).toMatchObject({ adults: 3, children: 1 });
  expect(read("travelers=2&children=2")).toMatchObject({ adults: 2, children: 2 });
});

test("unreadable values and parties above twenty are defaults", () => {
  expect(read("date=2026-02-30&adults=0&children=-1&infants=x")).toStrictEqual(newTripChoice);
  expect(read("adults=21")).toMatchObject({ adults: 2 });
  expect(read("adults=2&children=19")).toMatchObject({ adults: 1, children: 19 });
  expect(read("travelers=1e1&date=%3Cb%3E")).toStrictEqual(newTripChoice);
});

test("the booking form starts with the choice", () => {
  const known = chosenAnswers(new URLSearchParams("date=2026-12-26&adults=2&children=1"));
  const party = { travelDate: "2026-12-26", numberOfTravelers: 3, children: 1, infants: 0 };
  expect(toBookingFormValues(firstBookingStep(known).answers)).toMatchObject(party);
});

test("a party in words", () => {
  expect(tripParty({ ...newTripChoice, children: 1, infants: 2 })).toBe("2 adults, 1 child, 2 infants");
  expect(tripParty({ ...newTripChoice, adults: 1 })).toBe("1 adult");
});
