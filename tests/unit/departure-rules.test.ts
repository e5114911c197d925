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
  timeOfDaySchema,
} from "~/domain/departures/departure-rules";
import { isInSpan } from "~/domain/calendar/year-span";
import { inSeason, offDayReason } from "~/domain/departures/off-days";
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
import { cutOffInWords, cutOffRule } from "~/domain/departures/cut-off-in-words";
import {
  decidedAt,
  lastDecided,
  minimumLabel,
  minimumOn,
  minimumTerms,
  offSaleReason,
  pausedText,
} from "~/domain/departures/smallest-party";

const sentence = "The pass is closed by snow.";

const accepts = (rules: object) => departureRulesSchema.safeParse(rules).success;
const isCutOff = (cutOff: object) => cutOffSchema.safeParse(cutOff).success;
const isPattern = (pattern: object) => patternSchema.safeParse(pattern).success;

test("days of the year and times of the day exist", () => {
  const days = ["02-29", "12-31", "02-30", "13-01", "1-1", "6-1"];
  expect(days.filter((day) => monthDaySchema.safeParse(day).success)).toStrictEqual(["02-29", "12-31"]);
  const times = ["00:00", "09:59", "19:00", "23:59", "24:00", "12:60", "1:00", "12:000", "x12:00"];
  expect(times.filter((time) => timeOfDaySchema.safeParse(time).success)).toStrictEqual(times.slice(0, 4));
});

test("missing rules default to every day, and unknown ones are refused", () => {
  expect(departureRulesSchema.parse({})).toStrictEqual(everyDay);
  for (const unknown of [{ cutOffDays: 1 }, { cutoff: 1 }]) expect(accepts(unknown)).toBe(false);
});

test("a cut-off is up to 90 days or 168 hours ahead, in whole numbers", () => {
  const counts = [-1, 0, 90, 91, 168, 169, 1.5];
  const days = counts.filter((count) => isCutOff({ kind: "days", days: count, time: "18:00" }));
  expect(days).toStrictEqual([0, 90]);
  const hours = counts.filter((count) => isCutOff({ kind: "hours", hours: count }));
  expect(hours).toStrictEqual([0, 90, 91, 168]);
});
test.for([
  [0, "06:00", true],
  [0, "06:01", false],
  [1, "23:00", true],
] as const)(
  "a tour at 06:00 that is booked until %i days before, %s, is valid: %s",
  ([days, time, isValid]) => {
    const rules = { startTime: "06:00", cutOff: { kind: "days", days, time } };
    expect(accepts(rules)).toBe(isValid);
  },
);

test("a pattern has one to seven weekdays or one to 400 dates", () => {
  const weekdays = [[0], [6], [0, 1, 2, 3, 4, 5, 6], [], [7], [-1], [0, 1, 2, 3, 4, 5, 6, 0]];
  const valid = weekdays.filter((each) => isPattern({ kind: "weekdays", weekdays: each }));
  expect(valid).toStrictEqual(weekdays.slice(0, 3));
  const lengths = [0, 1, maxDates, maxDates + 1].filter((length) =>
    isPattern({ kind: "dates", dates: Array.from({ length }, () => "2027-01-10") }),
  );
  expect(lengths).toStrictEqual([1, maxDates]);
  expect([isPattern({ kind: "weekdays" }), isPattern({ kind: "dates" })]).toStrictEqual([false, false]);
});

test("a season has a reason and at most 12 parts, a black-out ends after it begins", () => {
  const season = [{ from: "06-01", to: "10-15" }];
  expect(accepts({ season, offSeason: sentence })).toBe(true);
  for (const wrong of [{ season }, { offSeason: sentence }, { season, offSeason: "Snow." }])
    expect(accepts(wrong)).toBe(false);
  const from = { month: "06", day: "01" };
  expect(accepts({ season: [{ from, to: "10-15" }], offSeason: sentence })).toBe(true);
  const seasons = (length: number) => Array.from({ length }, () => season[0]);
  expect(accepts({ season: seasons(maxSpans), offSeason: sentence })).toBe(true);
  expect(accepts({ season: seasons(maxSpans + 1), offSeason: sentence })).toBe(false);
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
  expect([1, 2, 100, 101].filter((travelers) => isMinimum({ travelers }))).toStrictEqual([2, 100]);
  expect([0, 1, 60, 61].filter((decisionDays) => isMinimum({ decisionDays }))).toStrictEqual([1, 60]);
  expect(isMinimum({ tooFew: "never" })).toBe(false);
  for (const travelers of ["", "  "])
    expect(departureRulesSchema.parse({ minimum: { ...party, travelers } }).minimum).toBeUndefined();
  expect(departureRulesSchema.parse({ minimum: { ...party, travelers: "4" } }).minimum).toStrictEqual(party);
});

test("a part of the year includes both ends, leap days and the new year", () => {
  const summer = { from: "06-01", to: "10-15" };
  const winter = { from: "12-01", to: "02-28" };
  const days = [
    "02-28",
    "02-29",
    "03-01",
    "05-31",
    "06-01",
    "10-15",
    "10-16",
    "11-30",
    "12-01",
    "12-31",
    "01-01",
  ];
  expect(days.filter((day) => isInSpan(summer, day))).toStrictEqual(["06-01", "10-15"]);
  const inWinter = days.filter((day) => isInSpan(winter, day));
  expect(inWinter).toStrictEqual(["02-28", "02-29", "12-01", "12-31", "01-01"]);
  expect(isInSpan({ from: "02-01", to: "02-27" }, "02-29")).toBe(false);
  expect(isInSpan({ from: "06-01", to: "06-01" }, "06-01")).toBe(true);
  expect(isInSpan({ from: "06-01", to: "06-01" }, "06-02")).toBe(false);
  expect(inSeason({ ...everyDay, season: [summer, winter] }, "07-01")).toBe(true);
  expect(inSeason(everyDay, "06-01")).toBe(true);
  expect(inSeason({ ...everyDay, season: [summer, winter] }, "11-01")).toBe(false);
});

test("a day out of season has a reason, also without one of its own", () => {
  const season = [{ from: "06-01", to: "10-15" }];
  const reason = offDayReason({ ...everyDay, season }, "2027-01-10");
  expect(reason).toBe("This tour does not run at this time of the year.");
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

const minimum = { travelers: 4, decisionDays: 7, tooFew: "ask" as const };
const six = instantInIndia("2027-01-03", "18:00");

test("a day is decided at 6 PM in India", () => {
  expect([six - 1, six].map(lastDecided)).toStrictEqual(["2027-01-02", "2027-01-03"]);
  expect(decidedAt("2027-01-03")).toBe(six);
});

test("paused sales refuse every day, and say until when", () => {
  expect(offSaleReason({ ...everyDay, paused: {} }, "2027-01-10", six)).toBe("Sales paused.");
  expect(offSaleReason({ ...everyDay, paused: { until: "2027-01-05" } }, "2028-01-10", six)).toBe(
    "Sales paused until Jan 5, 2027.",
  );
  expect(pausedText({})).toBe("Sales paused.");
});

test("a decided day is not sold unless it is guaranteed or runs with any number", () => {
  const reason = (rules: object, now = six) => offSaleReason({ ...everyDay, ...rules }, "2027-01-10", now);
  const tooFew = "This departure does not run: fewer than 4 travelers had booked by Jan 3, 2027.";
  for (const decided of [{}, { guaranteed: ["2027-01-11"] }, { minimum: { ...minimum, tooFew: "cancel" } }])
    expect(reason({ minimum, ...decided })).toBe(tooFew);
  expect(reason({ minimum }, six - 1)).toBeNull();
  expect(reason({})).toBeNull();
  for (const sold of [{ guaranteed: ["2027-01-10"] }, { minimum: { ...minimum, tooFew: "run" } }])
    expect(reason({ minimum, ...sold })).toBeNull();
});

test("the terms of a day, its label and what a traveler agrees to", () => {
  const open = { travelers: 4, decideOn: "2027-01-03", isGuaranteed: false };
  expect(minimumOn({}, "2027-01-10")).toBeNull();
  expect(minimumOn({ minimum }, "2027-01-10")).toStrictEqual(open);
  const guaranteed = minimumOn({ minimum, guaranteed: ["2027-01-10"] }, "2027-01-10");
  expect(guaranteed?.isGuaranteed).toBe(true);
  const missing = [0, 3, 4, 9].map((booked) => /\d/.exec(minimumLabel(open, booked))?.[0]);
  expect(missing).toStrictEqual(["4", "1", "1", "1"]);
  expect(minimumLabel(open, 0)).toBe("Not yet guaranteed: 4 more travelers");
  expect(minimumLabel(open, 3)).toBe("Not yet guaranteed: 1 more traveler");
  expect(minimumLabel({ ...open, isGuaranteed: true }, 0)).toBe("Guaranteed");
  expect(minimumTerms({ ...open, isGuaranteed: true })).toBe("Guaranteed");
  expect(minimumTerms(open)).toMatch(/^Needs 4 travelers by Jan 3, 2027, 6:00 PM IST\./);
});

test("starts with different cut-offs are listed with each of them", () => {
  const cutOff = { kind: "days", days: 1, time: "18:00" } as const;
  const later = { time: "15:00", cutOff: { kind: "hours", hours: 3 } } as const;
  expect(cutOffRule({ cutOff, starts: [{ time: "06:00" }, later] })).toBe(
    "Book until 6:00 PM IST the day before (6:00 AM IST), 3 hours before the start (3:00 PM IST)",
  );
  expect(
    cutOffRule({
      cutOff: later.cutOff,
      starts: [
        { time: "06:00", cutOff },
        { time: "08:00", cutOff },
      ],
    }),
  ).toBe("Book until 6:00 PM IST the day before");
});
