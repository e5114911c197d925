import { expect, test } from "vitest";
import { instantInIndia } from "~/domain/calendar/calendar";
import { departureCalendar } from "~/domain/departures/departure-months";
import { everyDay } from "~/domain/departures/departure-rules";

const now = instantInIndia("2026-12-30", "10:00");
const coming = [
  { travelDate: "2027-01-02", capacity: 10, booked: 3, held: 0, hasOwnCapacity: false, isClosed: false },
  { travelDate: "2027-01-03", capacity: 10, booked: 4, held: 0, hasOwnCapacity: false, isClosed: true },
];

function day(date: string) {
  const blackOuts = [{ from: "2027-01-05", to: "2027-01-05", reason: "The festival." }];
  const cutOff = { kind: "days", days: 2, time: "18:00" } as const;
  const months = departureCalendar({ ...everyDay, blackOuts, cutOff }, coming, { now, count: 3 });
  return months.flatMap(({ days }) => days).find((each) => each.date === date);
}

test("three months across the new year are complete and begin on the right weekday", () => {
  const months = departureCalendar(everyDay, [], { now, count: 3 });
  expect(months.map(({ month, offset, days }) => [month, offset, days.length])).toStrictEqual([
    ["2026-12", 2, 31],
    ["2027-01", 5, 31],
    ["2027-02", 1, 28],
  ]);
});

test.for([
  ["2026-12-29", "past", 0],
  ["2026-12-31", "late", 0],
  ["2027-01-01", "leaves", 0],
  ["2027-01-02", "leaves", 3],
  ["2027-01-03", "set", 4],
  ["2027-01-05", "off", 0],
] as const)("%s is shown as %s with %i booked", ([date, state, booked]) => {
  expect(day(date)).toStrictEqual({ date, state, booked });
});
