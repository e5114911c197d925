import { expect, test } from "vitest";
import {
  addMonths,
  countMonths,
  daysOfMonth,
  formatShortMonth,
  lastMonths,
  monthsBetween,
  monthsFrom,
  startOfMonth,
} from "~/domain/calendar/months";

test("months are added and subtracted across the new year", () => {
  expect(addMonths("2026-11", 2)).toBe("2027-01");
  expect(addMonths("2026-01", -1)).toBe("2025-12");
  expect(addMonths("2026-12", 0)).toBe("2026-12");
  expect(addMonths("2026-12", -24)).toBe("2024-12");
});

test("the last months end with this one and cross the year", () => {
  expect(lastMonths("2026-02-28", 4)).toStrictEqual(["2025-11", "2025-12", "2026-01", "2026-02"]);
  expect(monthsFrom("2025-11", 4)).toStrictEqual(lastMonths("2026-02-28", 4));
});

test("a range of months includes both ends, and is empty if the last is before the first", () => {
  expect(monthsBetween("2025-12", "2026-02")).toStrictEqual(["2025-12", "2026-01", "2026-02"]);
  expect(monthsBetween("2026-02", "2026-02")).toStrictEqual(["2026-02"]);
  expect(monthsBetween("2026-02", "2025-12")).toStrictEqual([]);
  expect(countMonths("2025-12", "2026-02")).toBe(3);
});

test("the days of a month are complete", () => {
  expect(daysOfMonth("2028-02")).toStrictEqual({ from: "2028-02-01", to: "2028-02-29" });
  expect(daysOfMonth("2026-12")).toStrictEqual({ from: "2026-12-01", to: "2026-12-31" });
});

test("a month begins at midnight in India", () => {
  expect(new Date(startOfMonth("2026-11")).toISOString()).toBe("2026-10-31T18:30:00.000Z");
  expect(formatShortMonth("2026-11")).toBe("Nov 2026");
});
