import { expect, test } from "vitest";
import { eachDay, firstFreeDay, nextOpenDays, runsAgainOn } from "~/domain/departures/departure";
import {
  cutOffSchema,
  departureRulesSchema,
  everyDay,
  maxBlackOuts,
  maxDates,
  maxSpans,
  monthDaySchema,
  patternSchema,
  startAndCutOffSchema,
  timeOfDaySchema,
} from "~/domain/departures/departure-rules";
import { inSeason, isInSpan, offDayReason } from "~/domain/departures/off-days";
import { instantInIndia } from "~/domain/calendar/calendar";

const sentence = "The pass is closed by snow.";

function accepts(rules: object) {
  return departureRulesSchema.safeParse(rules).success;
}

function isCutOff(cutOff: object) {
  return cutOffSchema.safeParse(cutOff).success;
}

function isOpenTooLong(days: number, time: string) {
  const cutOff = { kind: "days", days, time };
  return !startAndCutOffSchema.safeParse({ startTime: "06:00", cutOff }).success;
}

function isPattern(pattern: object) {
  return patternSchema.safeParse(pattern).success;
}

function off(rules: object, date: string) {
  return offDayReason({ ...everyDay, ...rules }, date);
}

test("days of the year and times of the day exist", () => {
  expect(
    ["02-29", "12-31", "02-30", "13-01", "1-1"].map((day) => monthDaySchema.safeParse(day).success),
  ).toStrictEqual([true, true, false, false, false]);
  const times = ["00:00", "09:59", "19:00", "23:59", "24:00", "12:60", "1:00", "12:000", "x12:00"];
  expect(times.filter((time) => timeOfDaySchema.safeParse(time).success)).toStrictEqual(times.slice(0, 4));
});

test("a cut-off is up to 90 days or 168 hours ahead, in whole numbers", () => {
  const days = [-1, 0, 90, 91, 1.5].map((count) => isCutOff({ kind: "days", days: count, time: "18:00" }));
  expect(days).toStrictEqual([false, true, true, false, false]);
  const hours = [-1, 0, 168, 169, 1.5].map((count) => isCutOff({ kind: "hours", hours: count }));
  expect(hours).toStrictEqual([false, true, true, false, false]);
});

test("booking ends by the start of the tour", () => {
  expect([isOpenTooLong(0, "06:00"), isOpenTooLong(0, "06:01"), isOpenTooLong(1, "23:00")]).toStrictEqual([
    false,
    true,
    false,
  ]);
  expect(accepts({ startTime: "06:00", cutOff: { kind: "days", days: 0, time: "06:01" } })).toBe(false);
});

test("a pattern has one to seven weekdays or one to 400 dates", () => {
  const weekdays = [[], [0], [6], [7], [-1], [0, 1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 4, 5, 6, 0]];
  expect(weekdays.map((each) => isPattern({ kind: "weekdays", weekdays: each }))).toStrictEqual([
    false,
    true,
    true,
    false,
    false,
    true,
    false,
  ]);
  expect(isPattern({ kind: "weekdays" })).toBe(false);
  const dates = [0, 1, maxDates, maxDates + 1].map((length) => Array.from({ length }, () => "2027-01-10"));
  expect(dates.map((each) => isPattern({ kind: "dates", dates: each }))).toStrictEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isPattern({ kind: "dates" })).toBe(false);
});

test("a season has a reason and at most 12 parts, a black-out ends after it begins", () => {
  const season = [{ from: "06-01", to: "10-15" }];
  expect(accepts({ season, offSeason: sentence })).toBe(true);
  expect(accepts({ season })).toBe(false);
  expect(accepts({ offSeason: sentence })).toBe(false);
  expect(accepts({ season, offSeason: "Snow." })).toBe(false);
  expect(accepts({ season: [{ from: { month: "06", day: "01" }, to: "10-15" }], offSeason: sentence })).toBe(
    true,
  );
  const seasons = (length: number) => ({
    season: Array.from({ length }, () => season[0]),
    offSeason: sentence,
  });
  expect([accepts(seasons(maxSpans)), accepts(seasons(maxSpans + 1))]).toStrictEqual([true, false]);
  const blackOut = (from: string, to: string, reason = sentence) => ({ blackOuts: [{ from, to, reason }] });
  expect(accepts(blackOut("2027-01-10", "2027-01-10"))).toBe(true);
  expect(accepts(blackOut("2027-01-10", "2027-01-09"))).toBe(false);
  expect(accepts(blackOut("2027-01-10", "2027-01-10", "a".repeat(301)))).toBe(false);
  const many = (length: number) => ({
    blackOuts: Array.from({ length }, () => blackOut("2027-01-10", "2027-01-10").blackOuts[0]),
  });
  expect([accepts(many(maxBlackOuts)), accepts(many(maxBlackOuts + 1))]).toStrictEqual([true, false]);
});

test("a smallest party is 2 to 100 travelers, decided 1 to 60 days before", () => {
  const party = { travelers: 4, decisionDays: 7, tooFew: "ask" };
  const isMinimum = (change: object) => accepts({ minimum: { ...party, ...change } });
  expect([1, 2, 100, 101].map((travelers) => isMinimum({ travelers }))).toStrictEqual([
    false,
    true,
    true,
    false,
  ]);
  expect([0, 1, 60, 61].map((decisionDays) => isMinimum({ decisionDays }))).toStrictEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isMinimum({ tooFew: "never" })).toBe(false);
  for (const travelers of ["", "  "])
    expect(departureRulesSchema.parse({ minimum: { ...party, travelers } }).minimum).toBeUndefined();
  expect(departureRulesSchema.parse({ minimum: { ...party, travelers: "4" } }).minimum).toStrictEqual(party);
});

test("a part of the year includes both ends, leap days and the new year", () => {
  const summer = { from: "06-01", to: "10-15" };
  expect(["05-31", "06-01", "10-15", "10-16"].map((day) => isInSpan(summer, day))).toStrictEqual([
    false,
    true,
    true,
    false,
  ]);
  const winter = { from: "12-01", to: "02-28" };
  expect(
    ["11-30", "12-01", "12-31", "01-01", "02-28", "02-29", "03-01"].map((day) => isInSpan(winter, day)),
  ).toStrictEqual([false, true, true, true, true, true, false]);
  expect(isInSpan({ from: "02-01", to: "02-27" }, "02-29")).toBe(false);
  expect(isInSpan({ from: "06-01", to: "06-01" }, "06-01")).toBe(true);
  expect(isInSpan({ from: "06-01", to: "06-01" }, "06-02")).toBe(false);
  expect(inSeason({ ...everyDay, season: [summer, winter] }, "07-01")).toBe(true);
  expect(inSeason(everyDay, "06-01")).toBe(true);
  expect(inSeason({ ...everyDay, season: [summer, winter] }, "11-01")).toBe(false);
});

test("a day without departure has its reason", () => {
  expect(off({ season: [{ from: "06-01", to: "10-15" }] }, "2027-01-10")).toBe(
    "This tour does not run at this time of the year.",
  );
  expect(off({ pattern: { kind: "weekdays", weekdays: [1, 6] } }, "2027-01-10")).toBe(
    "This tour leaves on Mondays and Saturdays.",
  );
  expect(off({ pattern: { kind: "weekdays", weekdays: [0] } }, "2027-01-10")).toBeNull();
  expect(off({ pattern: { kind: "dates", dates: ["2027-01-11"] } }, "2027-01-10")).toBe(
    "This tour leaves on chosen dates only.",
  );
});

test("the first free day of a span is open and not full", () => {
  const now = instantInIndia("2027-01-01", "10:00");
  const free = (from: string, to: string, ...full: string[]) =>
    firstFreeDay(everyDay, { from, to }, new Set(full), now);
  expect(free("2027-01-10", "2027-01-12")).toBe("2027-01-10");
  expect(free("2027-01-10", "2027-01-12", "2027-01-10", "2027-01-11")).toBe("2027-01-12");
  expect(free("2027-01-10", "2027-01-10", "2027-01-10")).toBeNull();
  expect(free("2026-12-30", "2027-01-01")).toBeNull();
});

test("each day of a span, both ends included", () => {
  expect(eachDay("2027-02-27", "2027-03-01")).toStrictEqual(["2027-02-27", "2027-02-28", "2027-03-01"]);
  expect(eachDay("2027-02-27", "2027-02-27")).toStrictEqual(["2027-02-27"]);
  expect(eachDay("2027-02-27", "2027-02-26")).toStrictEqual([]);
});

test("open days go on to the horizon, and leave out what is paused or decided", () => {
  const now = instantInIndia("2027-01-01", "10:00");
  const lastDay = { ...everyDay, pattern: { kind: "dates" as const, dates: ["2028-12-31", "2029-01-01"] } };
  expect(nextOpenDays(lastDay, now, 2)).toStrictEqual(["2028-12-31"]);
  expect(nextOpenDays({ ...everyDay, paused: {} }, now, 2)).toStrictEqual([]);
  const minimum = { travelers: 4, decisionDays: 7, tooFew: "cancel" as const };
  expect(nextOpenDays({ ...everyDay, minimum }, now, 1)).toStrictEqual(["2027-01-08"]);
  const season = [{ from: "01-01", to: "01-31" }];
  expect(runsAgainOn({ ...everyDay, season }, now)).toBeNull();
  expect(runsAgainOn({ ...everyDay, season }, instantInIndia("2027-02-01", "10:00"))).toBe("2028-01-01");
});
