import {
  addDays,
  formatDay,
  formatTimeOfDay,
  instantInIndia,
  todayInIndia,
  weekdayNames,
  weekdayOf,
  type TravelDate,
} from "~/domain/calendar/calendar";

/** Lists that are mailed as a link on a schedule. Free of zod. Source: issue 46. */

/** Days on which a report is made: each, a weekday, or the first of each month. */
export const reportDays = ["daily", ...weekdayNames(), "monthly"] as const;
export type ReportDays = (typeof reportDays)[number];

export const reportFormats = ["csv", "xlsx"] as const;
export type ReportFormat = (typeof reportFormats)[number];
export const reportFormatLabels: Record<ReportFormat, string> = { csv: "CSV", xlsx: "Excel" };

/** Days for which the link of a report works. */
export const reportLinkDays = 7;

/** Scheduled reports of one person at most. */
export const maxReports = 20;

export interface ReportSchedule {
  days: ReportDays;
  /** "HH:mm" in India. */
  time: string;
}

/** A scheduled report as its owner sees it. Instants are UTC. */
export interface ScheduledReport extends ReportSchedule {
  id: string;
  /** Path of the list. */
  list: string;
  title: string;
  /** Filters of the list's address. */
  query: string;
  /** Filter that begins at the first day of the time since the report before; null if the filters stay the same. */
  period: string | null;
  format: ReportFormat;
  nextRunAt: number;
  pausedAt: number | null;
  /** When its owner no longer had the right. */
  endedAt: number | null;
  lastOpenedAt: number | null;
}

/** A sent report: `from` and `to` are the days since the report before, `createdAt` is a UTC instant. */
export interface ReportRun extends Pick<ScheduledReport, "title" | "list" | "query" | "period" | "format"> {
  id: string;
  /** Id of its report. */
  report: string;
  from: TravelDate;
  to: TravelDate;
  createdAt: number;
}

export function reportDaysInWords(days: ReportDays): string {
  if (days === "daily") return "Every day";
  return days === "monthly" ? "On the 1st of each month" : `Every ${days}`;
}

/** Words a schedule: "Every Monday at 8:00 AM IST". */
export function reportScheduleInWords({ days, time }: ReportSchedule): string {
  return `${reportDaysInWords(days)} at ${formatTimeOfDay(time)}`;
}

export function reportPeriodInWords({ from, to }: Pick<ReportRun, "from" | "to">): string {
  return from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
}

function isOn(days: ReportDays, day: TravelDate): boolean {
  if (days === "daily") return true;
  return days === "monthly" ? day.endsWith("-01") : weekdayNames()[weekdayOf(day)] === days;
}

/** Returns the first run after an instant, in UTC. */
export function nextRun({ days, time }: ReportSchedule, after: number): number {
  let day = todayInIndia(after);
  while (!isOn(days, day) || instantInIndia(day, time) <= after) day = addDays(day, 1);
  return instantInIndia(day, time);
}

/**
 * Returns the days that a run covers, those that runs before it missed included.
 * @param dueAt the first run that was not made @param now UTC instants
 */
export function coveredDays(
  { days, time }: ReportSchedule,
  dueAt: number,
  now: number,
): Pick<ReportRun, "from" | "to"> {
  const dueOn = todayInIndia(dueAt);
  const before = addDays(dueOn, -1);
  const from =
    days === "daily" ? before : days === "monthly" ? `${before.slice(0, 7)}-01` : addDays(dueOn, -7);
  let last = todayInIndia(now);
  while (last > dueOn && (!isOn(days, last) || instantInIndia(last, time) > now)) last = addDays(last, -1);
  return { from, to: addDays(last, -1) };
}
