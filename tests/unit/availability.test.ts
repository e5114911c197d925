import { expect, test } from "vitest";
import {
  availableDays,
  openDayNote,
  seatsProblem,
  unavailableReason,
  withSeatsLeft,
} from "~/domain/tours/availability";
import { availabilityQuerySchema } from "~/domain/departures/availability-schema";
import { instantInIndia } from "~/domain/calendar/calendar";
import { everyDay } from "~/domain/departures/departure-rules";

const now = instantInIndia("2026-11-21", "10:00");

function daysWith(booked: number, capacity = 10, held = 0) {
  return availableDays(
    {
      rules: everyDay,
      capacity: 8,
      priceInr: 4999,
      priceRules: {},
      departures: [{ travelDate: "2026-12-02", start: "", capacity, booked, held }],
    },
    { from: "2026-12-01", to: "2026-12-03" },
    now,
  );
}

test("a day without a departure has the tour's seats, another its own", () => {
  expect(daysWith(1, 30)).toStrictEqual([
    { date: "2026-12-01", seatsLeft: 8, priceInr: 4999, status: "open" },
    { date: "2026-12-02", seatsLeft: 29, priceInr: 4999, status: "open" },
    { date: "2026-12-03", seatsLeft: 8, priceInr: 4999, status: "open" },
  ]);
});

test.for([
  [4, 6, "open"],
  [5, 5, "limited"],
  [9, 1, "limited"],
  [10, 0, "sold_out"],
] as const)("with %i of 10 booked, %i are left: %s", ([booked, seatsLeft, status]) => {
  expect(daysWith(booked)[1]).toMatchObject({ seatsLeft, status });
});

test.for([
  [12, "open"],
  [5, "limited"],
  [0, "sold_out"],
] as const)("with %i seats left instead, a day is %s", ([seatsLeft, status]) => {
  for (const day of daysWith(7))
    expect(withSeatsLeft(day, { seatsLeft })).toStrictEqual({ ...day, seatsLeft, status });
});

test("the note of a day has its price, and its last seats as a mark and in words", () => {
  const [open, limited] = daysWith(7);
  if (!open || !limited) throw new Error("three days are expected");
  const price = { detail: "₹4,999 per adult", price: "4,999" };
  expect(openDayNote(open)).toStrictEqual({ text: "", ...price, isUnavailable: false });
  const few = { text: "3 left", detail: "₹4,999 per adult. 3 left", mark: "scarce" };
  expect(openDayNote(limited)).toMatchObject(few);
  const guaranteed = { text: "✓", detail: "₹4,999 per adult. Guaranteed" };
  expect(openDayNote({ ...limited, status: "open", guaranteed: true })).toMatchObject(guaranteed);
});

test("a closed day stays closed for any number of seats", () => {
  const closed = {
    date: "2026-12-02",
    seatsLeft: 0,
    priceInr: 4999,
    status: "closed",
    reason: "Snow.",
  } as const;
  expect(withSeatsLeft(closed, { seatsLeft: 9 })).toStrictEqual(closed);
});

test("seats held by others are not free", () => {
  expect(daysWith(4, 10, 3)[1]).toMatchObject({ seatsLeft: 3, status: "limited" });
  expect(daysWith(4, 10, 6)[1]).toMatchObject({ seatsLeft: 0, status: "sold_out" });
});

test("a day in a season has the season's fare", () => {
  const seasons = [{ from: "2026-12-02", to: "2026-12-02", priceInr: 5999, label: "Festival" }];
  const days = availableDays(
    { rules: everyDay, capacity: 8, priceInr: 4999, priceRules: { seasons }, departures: [] },
    { from: "2026-12-01", to: "2026-12-03" },
    now,
  );
  expect(days.map(({ priceInr }) => priceInr)).toStrictEqual([4999, 5999, 4999]);
});

test("a closed day has its reason and no seats, even if none is sold", () => {
  const rules = { ...everyDay, pattern: { kind: "weekdays" as const, weekdays: [6] } };
  const [friday, saturday] = availableDays(
    { rules, capacity: 8, priceInr: 4999, priceRules: {}, departures: [] },
    { from: "2026-12-11", to: "2026-12-12" },
    now,
  );
  const reason = "This tour leaves on Saturdays.";
  const closed = { date: "2026-12-11", seatsLeft: 0, priceInr: 4999, status: "closed", reason };
  expect(friday).toStrictEqual(closed);
  expect(friday && unavailableReason(friday)).toBe("This tour leaves on Saturdays.");
  expect(saturday && unavailableReason(saturday)).toBeNull();
});

test("a party larger than the remaining seats gets an error", () => {
  const [, day] = daysWith(7);
  expect(seatsProblem(day, 3)).toBeNull();
  expect(seatsProblem(day, 4)).toBe(
    "Only 3 seats are left on Wed, Dec 2, 2026. Please choose fewer travelers or another date.",
  );
  expect(seatsProblem(daysWith(9)[1], 2)).toMatch(/^Only 1 seat is left/);
  expect(seatsProblem(daysWith(10)[1], 2)).toBeNull();
  expect(seatsProblem(day, Number.NaN)).toBeNull();
  expect(seatsProblem(undefined, 20)).toBeNull();
});

test.for([
  ["2026-12-01", "2026-12-01", true],
  ["2026-12-01", "2026-11-30", false],
  ["2027-01-01", "2028-02-04", true],
  ["2027-01-01", "2028-02-05", false],
  ["2027-02-29", "2027-03-01", false],
] as const)("from %s to %s is allowed: %s", ([from, to, isAllowed]) => {
  expect(availabilityQuerySchema.safeParse({ from, to }).success).toBe(isAllowed);
});
