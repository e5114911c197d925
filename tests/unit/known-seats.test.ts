import { expect, test } from "vitest";
import type { AvailableDay } from "~/domain/departures/availability-schema";
import { knownDays, mayHaveOpened, nothingKnown, withAnswer, withMessage } from "~/domain/seats/known-seats";

const date = "2027-06-12";
const other = "2027-06-13";

function day(seatsLeft: number, overrides: Partial<AvailableDay> = {}): AvailableDay {
  return { date, seatsLeft, priceInr: 4999, status: "open", ...overrides };
}

const answered = withAnswer(nothingKnown, [day(12), day(12, { date: other })], 0);

test("a message changes only its own day", () => {
  const days = knownDays(withMessage(answered, [{ date, seatsLeft: 3 }]), null);
  expect(days.get(date)).toStrictEqual(day(3, { status: "limited" }));
  expect(days.get(other)).toBe(answered.answered.get(other));
});

test("a message for an unrequested day adds no day, and counts once the day is requested", () => {
  const known = withMessage(nothingKnown, [{ date, seatsLeft: 3 }]);
  expect(knownDays(known, null).size).toBe(0);
  expect(knownDays(withAnswer(known, [day(12)], 0), null).get(date)?.seatsLeft).toBe(3);
});

test("a response replaces messages from before its request, not later ones", () => {
  const known = withMessage(answered, [{ date, seatsLeft: 3 }]);
  expect(knownDays(withAnswer(known, [day(8)], known.turn), null).get(date)).toStrictEqual(day(8));
  const knownSince = withMessage(known, [{ date, seatsLeft: 2 }]);
  expect(knownDays(withAnswer(knownSince, [day(8)], known.turn), null).get(date)?.seatsLeft).toBe(2);
  expect(knownDays(withAnswer(knownSince, [day(8)], knownSince.turn), null).get(date)?.seatsLeft).toBe(8);
});

test("a user's own held seats are free to them: messages exclude them, responses do not", () => {
  const own = { travelDate: date, numberOfTravelers: 4 };
  const known = withMessage(answered, [
    { date, seatsLeft: 0 },
    { date: other, seatsLeft: 0 },
  ]);
  expect(knownDays(known, own).get(date)).toStrictEqual(day(4, { status: "limited" }));
  expect(knownDays(known, own).get(other)).toMatchObject({ seatsLeft: 0, status: "sold_out" });
  expect(knownDays(known, null).get(date)?.status).toBe("sold_out");
  expect(knownDays(answered, own).get(date)).toStrictEqual(day(12));
});

test("a closed day stays closed", () => {
  const closed = day(0, { status: "closed", reason: "The road is closed." });
  const known = withMessage(withAnswer(nothingKnown, [closed], 0), [{ date, seatsLeft: 9 }]);
  expect(knownDays(known, null).get(date)).toStrictEqual(closed);
});

test("a day closed while it is shown is marked as closed, and requested again when it opens", () => {
  const shut = { seatsLeft: 0, closed: "The road is shut." };
  const marked = day(0, { status: "closed", reason: "The road is shut." });
  const closed = withMessage(answered, [{ date, ...shut }]);
  expect(knownDays(closed, null).get(date)).toStrictEqual(marked);
  expect(mayHaveOpened(closed, [{ date, ...shut }])).toBe(false);
  const opened = withMessage(closed, [{ date, seatsLeft: 9 }]);
  expect(knownDays(opened, null).get(date)?.seatsLeft).toBe(9);
  // After a response for the closed day only a new request shows that it has opened.
  expect(mayHaveOpened(withAnswer(nothingKnown, [marked], 0), [{ date, seatsLeft: 9 }])).toBe(true);
});
