import { expect, test } from "vitest";
import { instantInIndia } from "~/domain/calendar/calendar";
import {
  cutOffAt,
  endAt,
  firstDayBeforeCutOff,
  isPastCutOff,
  minDaysAhead,
  startAt,
  type StartAndCutOff,
} from "~/domain/departures/cut-off";
import { cutOffInWords } from "~/domain/departures/cut-off-in-words";

const dayBefore: StartAndCutOff = { startTime: "06:00", cutOff: { kind: "days", days: 1, time: "18:00" } };
const hours = (count: number): StartAndCutOff => ({
  startTime: "06:00",
  cutOff: { kind: "hours", hours: count },
});

test("a trip starts at its time in India and ends with its last minute", () => {
  expect(startAt(dayBefore, "2027-01-10")).toBe(Date.UTC(2027, 0, 10, 0, 30));
  expect(endAt("2027-01-10")).toBe(Date.UTC(2027, 0, 10, 18, 29));
});

test("booking closes days before at a time, or hours before the start", () => {
  expect(cutOffAt(dayBefore, "2027-01-10")).toBe(instantInIndia("2027-01-09", "18:00"));
  expect(cutOffAt(hours(2), "2027-01-10")).toBe(instantInIndia("2027-01-10", "04:00"));
  expect(cutOffAt(hours(7), "2027-01-10")).toBe(instantInIndia("2027-01-09", "23:00"));
});

test("the instant of the cut-off is past it, and the next day is the first that can be booked", () => {
  const end = instantInIndia("2027-01-09", "18:00");
  const instants = [end - 1, end];
  expect(instants.map((now) => isPastCutOff(dayBefore, "2027-01-10", now))).toStrictEqual([false, true]);
  const days = instants.map((now) => firstDayBeforeCutOff(dayBefore, now));
  expect(days).toStrictEqual(["2027-01-10", "2027-01-11"]);
  expect(cutOffInWords(dayBefore, "2027-01-10")).toBe("Sat, Jan 9, 2027, 6:00 PM IST");
  expect(firstDayBeforeCutOff(hours(0), instantInIndia("2027-01-10", "05:59"))).toBe("2027-01-10");
});

test.for([
  [dayBefore, 1],
  [{ ...dayBefore, cutOff: { kind: "days", days: 0, time: "05:00" } }, 0],
  // Its last instant is the end of the day before.
  [{ ...dayBefore, cutOff: { kind: "days", days: 0, time: "00:00" } }, 1],
  [hours(6), 1],
  [hours(5), 0],
  [hours(30), 2],
] as const)("with %j a day is booked at least %i days ahead", ([tour, days]) => {
  expect(minDaysAhead(tour)).toBe(days);
});
