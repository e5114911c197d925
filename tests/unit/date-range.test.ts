import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "~/domain/calendar/calendar";
import {
  countDays,
  emptyRange,
  formatRange,
  readRange,
  selectDay,
  type DateRange,
} from "~/domain/calendar/date-range";

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
