import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, weekdayOf } from "~/domain/calendar/calendar";
import {
  countDays,
  emptyRange,
  formatRange,
  readRange,
  selectDay,
  type DateRange,
} from "~/domain/calendar/date-range";
import { monthOf } from "~/domain/calendar/months";
import { formatMonths, toggleMonth, wantedSpans, wantsDays } from "~/domain/calendar/wanted-days";
import { eachDay } from "~/domain/departures/departure";

const first = "2027-01-01";
const dayGenerator = fc.integer({ min: 0, max: 40 }).map((days) => addDays(first, days));

function press(...days: string[]): DateRange {
  return days.reduce(selectDay, emptyRange);
}

test("no presses make a reversed range", () => {
  fc.assert(
    fc.property(fc.array(dayGenerator, { maxLength: 12 }), (days) => {
      const { from, to } = press(...days);
      if (to !== null) expect(from).not.toBeNull();
      if (from !== null && to !== null) expect(from <= to).toBe(true);
    }),
  );
});

test("two different days make the range between them, in either order", () => {
  fc.assert(
    fc.property(dayGenerator, dayGenerator, (one, other) => {
      fc.pre(one !== other);
      expect(press(one, other)).toStrictEqual(press(other, one));
      const expected = { from: one < other ? one : other, to: one < other ? other : one };
      expect(press(one, other)).toStrictEqual(expected);
    }),
  );
});

test("with both ends set, an end shortens the range to it, and another day starts a new one", () => {
  fc.assert(
    fc.property(dayGenerator, dayGenerator, dayGenerator, (one, other, day) => {
      fc.pre(one !== other);
      expect(press(one, other, day)).toStrictEqual(
        day === one || day === other ? { from: day, to: day } : { from: day, to: null },
      );
    }),
  );
});

test("the same single day again clears the selection", () => {
  expect(press(first, first)).toStrictEqual(emptyRange);
  const end = addDays(first, 3);
  expect(press(first, end, end)).toStrictEqual({ from: end, to: end });
  expect(press(first, end, end, end)).toStrictEqual(emptyRange);
  expect(selectDay({ from: null, to: end }, end)).toStrictEqual(emptyRange);
});

test("an end from a URL is completed by the other day", () => {
  const end = selectDay({ from: null, to: "2027-01-05" }, "2027-01-09");
  expect(end).toStrictEqual({ from: "2027-01-05", to: "2027-01-09" });
});

test("a range is read in order, without what is no day", () => {
  expect(readRange("2027-01-20", "2027-01-05")).toStrictEqual({ from: "2027-01-05", to: "2027-01-20" });
  expect(readRange("2027-02-30", "2027-01-05")).toStrictEqual({ from: null, to: "2027-01-05" });
  expect(readRange(undefined, undefined)).toStrictEqual(emptyRange);
});

test("a range is written as LLL dd, y - LLL dd, y", () => {
  expect(formatRange(press("2027-01-05", "2027-02-12"))).toBe("Jan 05, 2027 - Feb 12, 2027");
  expect(formatRange(press("2027-01-05"))).toBe("Jan 05, 2027");
  expect(formatRange({ from: "2027-01-05", to: "2027-01-05" })).toBe("Jan 05, 2027");
  expect(formatRange({ from: null, to: "2027-01-05" })).toBe("Until Jan 05, 2027");
  expect(formatRange(emptyRange)).toBe("");
  const lengths = [press(first, first), press("2027-01-05", "2027-02-12")].map(countDays);
  expect(lengths).toStrictEqual([null, 39]);
});

const year = { from: "2026-11-23", to: "2027-11-22" };
const allDays = eachDay(year.from, year.to);
const anyDay = fc.integer({ min: -30, max: 400 }).map((days) => addDays(year.from, days));
const monthsGenerator = fc
  .uniqueArray(
    fc.constantFrom("2026-10", "2026-11", "2026-12", "2027-01", "2027-02", "2027-05", "2027-11", "2028-01"),
    { minLength: 1 },
  )
  .map((months) => months.join(","));
const wantedGenerator = fc.record(
  {
    from: anyDay,
    to: anyDay,
    flex: fc.integer({ min: 1, max: 7 }),
    weekends: monthsGenerator,
    anytime: monthsGenerator,
  },
  { requiredKeys: [] },
);

test("the wanted days meet every condition, and no other day does", () => {
  fc.assert(
    fc.property(wantedGenerator, (wanted) => {
      const { from, to, flex = 0, weekends, anytime } = wanted;
      const expected = allDays.filter(
        (day) =>
          (from === undefined || addDays(day, flex) >= from) &&
          (to === undefined || addDays(day, -flex) <= to) &&
          (anytime === undefined || anytime.split(",").includes(monthOf(day))) &&
          (weekends === undefined ||
            (weekends.split(",").includes(monthOf(day)) && [0, 6].includes(weekdayOf(day)))),
      );
      expect(wantedSpans(wanted, year).flatMap((span) => eachDay(span.from, span.to))).toStrictEqual(
        expected,
      );
    }),
  );
});

test("days at the end of time are not moved beyond it", () => {
  expect(wantedSpans({ from: "0000-01-01", to: "9999-12-31", flex: 7 }, year)).toStrictEqual([year]);
});

test("a search is for certain days if a condition is given; leeway alone is none", () => {
  expect(wantsDays({})).toBe(false);
  expect(wantsDays({ flex: 3 })).toBe(false);
  for (const day of ["from", "to"]) expect(wantsDays({ [day]: "2027-01-01" })).toBe(true);
  for (const month of ["weekends", "anytime"]) expect(wantsDays({ [month]: "2027-01" })).toBe(true);
});

test("months are added to a list in order, and removed", () => {
  expect(toggleMonth(undefined, "2027-03")).toBe("2027-03");
  expect(toggleMonth("2027-03", "2026-12")).toBe("2026-12,2027-03");
  expect(toggleMonth("2026-12,2027-03", "2027-03")).toBe("2026-12");
  expect(toggleMonth("2026-12", "2026-12")).toBeUndefined();
  expect(formatMonths("2027-04,2026-12,2027-03")).toBe("Dec 2026, Mar, Apr 2027");
});
