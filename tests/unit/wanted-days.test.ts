import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, weekdayOf } from "~/domain/calendar/calendar";
import { monthOf } from "~/domain/calendar/months";
import { formatMonths, toggleMonth, wantedSpans, wantsDays } from "~/domain/calendar/wanted-days";
import { eachDay } from "~/domain/departures/departure";

const year = { from: "2026-11-23", to: "2027-11-22" };
const allDays = eachDay(year.from, year.to);
const dayGenerator = fc.integer({ min: -30, max: 400 }).map((days) => addDays(year.from, days));
const monthsGenerator = fc
  .uniqueArray(
    fc.constantFrom("2026-10", "2026-11", "2026-12", "2027-01", "2027-02", "2027-05", "2027-11", "2028-01"),
    { minLength: 1 },
  )
  .map((months) => months.join(","));
const wantedGenerator = fc.record(
  {
    from: dayGenerator,
    to: dayGenerator,
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
