import { expect, test } from "vitest";
import { instantInIndia } from "~/domain/calendar/calendar";
import {
  coveredDays,
  nextRun,
  reportScheduleInWords,
  type ReportDays,
} from "~/domain/office/scheduled-report";

const at = (day: string, time = "08:00") => instantInIndia(day, time);
const schedule = (days: ReportDays) => ({ days, time: "08:00" });

// 2026-12-01 is a Tuesday.
test.for<[ReportDays, number, number]>([
  ["daily", at("2026-12-01", "07:59"), at("2026-12-01")],
  ["daily", at("2026-12-01"), at("2026-12-02")],
  ["Tuesday", at("2026-12-01", "07:59"), at("2026-12-01")],
  ["Tuesday", at("2026-12-01"), at("2026-12-08")],
  ["Monday", at("2026-12-01"), at("2026-12-07")],
  ["monthly", at("2026-12-01"), at("2027-01-01")],
  ["monthly", at("2026-12-31", "23:59"), at("2027-01-01")],
])("the next run of %s is strictly later, at its time in India", ([days, after, next]) => {
  expect(nextRun(schedule(days), after)).toBe(next);
});

test.for<[ReportDays, number, number, string, string]>([
  ["daily", at("2026-12-01"), at("2026-12-01", "08:03"), "2026-11-30", "2026-11-30"],
  ["Tuesday", at("2026-12-01"), at("2026-12-01", "08:03"), "2026-11-24", "2026-11-30"],
  ["monthly", at("2027-01-01"), at("2027-01-01", "08:03"), "2026-12-01", "2026-12-31"],
  // After an outage: up to the last run that was missed, not up to the day before.
  ["daily", at("2026-12-01"), at("2026-12-04", "07:00"), "2026-11-30", "2026-12-02"],
  ["daily", at("2026-12-01"), at("2026-12-04", "09:00"), "2026-11-30", "2026-12-03"],
  ["Tuesday", at("2026-12-01"), at("2026-12-20"), "2026-11-24", "2026-12-14"],
  ["monthly", at("2026-12-01"), at("2027-02-10"), "2026-11-01", "2027-01-31"],
])("a run of %s covers the days since the run before, missed ones included", ([days, due, now, from, to]) => {
  expect(coveredDays(schedule(days), due, now)).toStrictEqual({ from, to });
});

test("schedules in words", () => {
  expect(reportScheduleInWords({ days: "daily", time: "18:30" })).toBe("Every day at 6:30 PM IST");
  expect(reportScheduleInWords(schedule("Monday"))).toBe("Every Monday at 8:00 AM IST");
  expect(reportScheduleInWords(schedule("monthly"))).toBe("On the 1st of each month at 8:00 AM IST");
});
