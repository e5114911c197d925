import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, instantInIndia, timeOfDayInIndia } from "~/domain/calendar/calendar";
import {
  closedMonths,
  closedReason,
  eachDay,
  nextOpenDays,
  runsAgainOn,
  seasonInWords,
} from "~/domain/departures/departure";
import { everyDay, type DepartureRules } from "~/domain/departures/departure-rules";
import { offDayReason } from "~/domain/departures/off-days";

const today = "2026-11-21";
const now = instantInIndia(today, "10:00");
const offSeason = "The pass is closed by snow.";

function rules(changes: Partial<DepartureRules>): DepartureRules {
  return { ...everyDay, ...changes };
}
const summer = rules({ season: [{ from: "06-01", to: "10-15" }], offSeason });
const winter = rules({ season: [{ from: "10-16", to: "02-28" }], offSeason });

test("a tour without rules leaves on every day from tomorrow to the horizon", () => {
  expect(closedReason(everyDay, "2026-11-22", now)).toBeNull();
  expect(closedReason(everyDay, "2028-02-29", now)).toBeNull();
  expect(closedReason(everyDay, "2026-11-20", now)).toMatch(/in the past/);
  expect(closedReason(everyDay, "2028-11-20", now)).toBeNull();
  expect(closedReason(everyDay, "2028-11-21", now)).toMatch(/two years ahead/);
});

test.for([
  [0, today, "Sat, Nov 21, 2026, 9:00 AM IST"],
  [0, "2026-11-22", null],
  [1, today, "Fri, Nov 20, 2026, 9:00 AM IST"],
  [1, "2026-11-22", "Sat, Nov 21, 2026, 9:00 AM IST"],
  [1, "2026-11-23", null],
  [3, "2026-11-24", "Sat, Nov 21, 2026, 9:00 AM IST"],
  [3, "2026-11-25", null],
] as const)("with a cut-off of %i days, 09:00, %s closed at %s", ([days, date, at]) => {
  const cutOff = { kind: "days", days, time: "09:00" } as const;
  expect(closedReason(rules({ cutOff }), date, now)).toBe(
    at && `Booking for this date closed on ${at}. Please choose a later date.`,
  );
});

test("a season is closed on the days around it, also over the new year", () => {
  const days = ["2027-05-31", "2027-06-01", "2027-10-15", "2027-10-16", "2027-12-31", "2028-02-29"];
  const closedFor = (season: DepartureRules) =>
    days.filter((day) => closedReason(season, day, now) === offSeason);
  expect(closedFor(summer)).toStrictEqual(["2027-05-31", "2027-10-16", "2027-12-31", "2028-02-29"]);
  expect(closedFor(winter)).toStrictEqual(["2027-05-31", "2027-06-01", "2027-10-15"]);
});

test("a black-out closes its days, both ends included, and has a reason", () => {
  const reason = "The shrine is closed for repairs.";
  const closed = rules({ blackOuts: [{ from: "2027-01-10", to: "2027-01-12", reason }] });
  const days = ["2027-01-09", "2027-01-10", "2027-01-12", "2027-01-13"];
  expect(days.map((day) => offDayReason(closed, day))).toStrictEqual([null, reason, reason, null]);
});

test("a tour of weekdays or chosen dates lists them", () => {
  const saturdays = rules({ pattern: { kind: "weekdays", weekdays: [6] } });
  expect(offDayReason(saturdays, "2026-12-12")).toBeNull();
  expect(offDayReason(saturdays, "2026-12-11")).toBe("This tour leaves on Saturdays.");
  const weekends = rules({ pattern: { kind: "weekdays", weekdays: [6, 0, 3] } });
  expect(offDayReason(weekends, "2026-12-11")).toBe("This tour leaves on Sundays, Wednesdays and Saturdays.");
  const chosen = rules({ pattern: { kind: "dates", dates: ["2027-01-14"] } });
  expect(offDayReason(chosen, "2027-01-14")).toBeNull();
  expect(offDayReason(chosen, "2027-01-15")).toBe("This tour leaves on chosen dates only.");
});

test("the months without any open day, and the season in words", () => {
  expect(closedMonths(everyDay)).toStrictEqual([]);
  expect(closedMonths(summer)).toStrictEqual([1, 2, 3, 4, 5, 11, 12]);
  expect(closedMonths(winter)).toStrictEqual([3, 4, 5, 6, 7, 8, 9]);
  expect(closedMonths(rules({ season: [{ from: "02-29", to: "02-29" }], offSeason }))).not.toContain(2);
  expect(seasonInWords(everyDay)).toBeNull();
  const parts = [
    { from: "03-01", to: "05-31" },
    { from: "09-15", to: "11-30" },
  ];
  const inWords = seasonInWords(rules({ season: parts }));
  expect(inWords).toBe("March 1 to May 31 and September 15 to November 30");
});

test("the next open days, and when a closed season opens again", () => {
  const saturdays = rules({ pattern: { kind: "weekdays", weekdays: [6] } });
  expect(nextOpenDays(saturdays, now, 2)).toStrictEqual(["2026-11-28", "2026-12-05"]);
  const over = rules({ pattern: { kind: "dates", dates: ["2020-01-01"] } });
  expect(nextOpenDays(over, now, 3)).toStrictEqual([]);
  expect(runsAgainOn(everyDay, now)).toBeNull();
  expect(runsAgainOn(winter, now)).toBeNull();
  expect(runsAgainOn(summer, now)).toBe("2027-06-01");
});

const anyDay = fc.integer({ min: 0, max: 1500 }).map((days) => addDays("2026-01-01", days));
const monthAndDay = anyDay.map((day) => day.slice(5));
const someTime = fc
  .integer({ min: 0, max: 1439 })
  .map((minutes) => timeOfDayInIndia(instantInIndia(today, "00:00") + minutes * 60_000));
const someRules: fc.Arbitrary<DepartureRules> = fc.record({
  pattern: fc.oneof(
    fc.constant({ kind: "daily" as const }),
    fc
      .uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 })
      .map((weekdays) => ({ kind: "weekdays" as const, weekdays })),
  ),
  season: fc.array(fc.record({ from: monthAndDay, to: monthAndDay }), { maxLength: 3 }),
  offSeason: fc.constant(offSeason),
  blackOuts: fc.array(
    fc
      .tuple(anyDay, fc.integer({ min: 0, max: 40 }))
      .map(([from, days]) => ({ from, to: addDays(from, days), reason: "Closed for repairs." })),
    { maxLength: 3 },
  ),
  startTime: someTime,
  cutOff: fc.oneof(
    fc.record({ kind: fc.constant("days" as const), days: fc.integer({ min: 0, max: 30 }), time: someTime }),
    fc.record({ kind: fc.constant("hours" as const), hours: fc.integer({ min: 0, max: 168 }) }),
  ),
});

test("a season is the same every year, and its complement is open when it is closed", () => {
  fc.assert(
    fc.property(anyDay, monthAndDay, monthAndDay, (day, from, to) => {
      fc.pre(from !== "02-29" && to !== "02-28" && to !== "02-29" && from !== "03-01");
      const before = addDays(`2027-${from}`, -1).slice(5);
      const after = addDays(`2027-${to}`, 1).slice(5);
      // A season that covers the whole year leaves nothing for the other.
      fc.pre(after !== from);
      const open = offDayReason(rules({ season: [{ from, to }] }), day) === null;
      const rest = offDayReason(rules({ season: [{ from: after, to: before }] }), day) === null;
      expect(rest).toBe(!open);
    }),
  );
});

test("no open day is skipped, and a closed month has none", () => {
  fc.assert(
    fc.property(someRules, anyDay, someTime, (some, from, time) => {
      const at = instantInIndia(from, time);
      const days = nextOpenDays(some, at, 3);
      for (const day of days) {
        expect(closedReason(some, day, at)).toBeNull();
        expect(closedMonths(some)).not.toContain(Number(day.slice(5, 7)));
      }
      const before = eachDay(from, addDays(days[0] ?? from, -1));
      for (const day of before) expect(closedReason(some, day, at)).not.toBeNull();
    }),
    { numRuns: 40 },
  );
});
