import { expect, test } from "vitest";
import { daysBetween } from "~/domain/calendar/calendar";
import { countdownTo, formatTripDays, lastDayOf } from "~/domain/trips/trip";

const trip = { travelDate: "2026-12-12", days: 4 };

test.for([
  ["2026-11-30", "in 12 days"],
  ["2026-12-10", "in 2 days"],
  ["2026-12-11", "tomorrow"],
  ["2026-12-12", "today"],
  ["2026-12-13", "day 2 of 4"],
  ["2026-12-15", "day 4 of 4"],
] as const)("on %s a trip that begins on 12 December is %s", ([today, words]) => {
  expect(countdownTo(trip, today)).toBe(words);
});

test("days are counted across months, years and leap days", () => {
  expect(daysBetween("2026-12-31", "2027-01-01")).toBe(1);
  expect(daysBetween("2028-02-28", "2028-03-01")).toBe(2);
  expect(daysBetween("2026-03-01", "2026-11-01")).toBe(245);
  expect(daysBetween("2026-12-12", "2026-12-10")).toBe(-2);
});

test("a tour of one day ends on the day it begins", () => {
  expect(lastDayOf({ travelDate: "2026-12-12", days: 1 })).toBe("2026-12-12");
  expect(lastDayOf(trip)).toBe("2026-12-15");
});

test.for([
  ["2026-12-12", 1, "Dec 12, 2026"],
  ["2026-12-12", 4, "Dec 12 to 15, 2026"],
  ["2026-11-30", 4, "Nov 30 to Dec 3, 2026"],
  ["2026-12-30", 4, "Dec 30, 2026 to Jan 2, 2027"],
] as const)("from %s for %i days is shown as %s", ([travelDate, days, words]) => {
  expect(formatTripDays({ travelDate, days })).toBe(words);
});
