import { languages } from "~/domain/language/language";
import { perLanguage } from "~/domain/language/messages";
import { calendarMessages } from "./messages";

/**
 * A travel date is a calendar day in India, a plain `yyyy-MM-dd` string without a time zone. An instant is milliseconds since
 * the epoch, UTC. Convert between the two only with the functions of this module.
 */
export type TravelDate = string;

/** How far ahead a tour can be booked, in days. */
const bookingHorizonDays = 730;

const dayInMilliseconds = 86_400_000;
const indiaOffset = 19_800_000; // +05:30, without daylight saving since 1945

/** Returns the calendar day in India (Asia/Kolkata) at an instant. */
export function todayInIndia(now: number): TravelDate {
  return new Date(now + indiaOffset).toISOString().slice(0, 10);
}

/** Returns the instant at which a day begins in India. */
export function startOfDayInIndia(date: TravelDate): number {
  return Date.parse(`${date}T00:00:00Z`) - indiaOffset;
}

/** Returns the instant of a time of the day, "HH:mm", on a day in India. */
export function instantInIndia(date: TravelDate, time: string): number {
  return Date.parse(`${date}T${time}:00+05:30`);
}

/** Returns the time of the day in India at an instant, "HH:mm". */
export function timeOfDayInIndia(now: number): string {
  return new Date(now + indiaOffset).toISOString().slice(11, 16);
}

/** Returns the hour in India at an instant, 0 to 23. */
export function hourInIndia(now: number): number {
  return new Date(now + indiaOffset).getUTCHours();
}

/** Returns true for a real calendar day written `yyyy-MM-dd`; false for "2026-02-30". */
export function isTravelDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** Returns the day `days` after a travel date, or before it if negative. */
export function addDays(date: TravelDate, days: number): TravelDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayInMilliseconds).toISOString().slice(0, 10);
}

/** Returns the number of days between two travel dates, negative if `to` is earlier. */
export function daysBetween(from: TravelDate, to: TravelDate): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayInMilliseconds;
}

/** Returns the last day that can be booked today. */
export function lastBookableDate(today: TravelDate): TravelDate {
  return addDays(today, bookingHorizonDays);
}

/** Returns why a tour can't be booked for a day, or null if it can. Does not check seats. */
export function travelDateProblem(travelDate: TravelDate, today: TravelDate): string | null {
  if (travelDate < today) return calendarMessages().past;
  return travelDate > lastBookableDate(today) ? calendarMessages().tooFarAhead : null;
}

/** Formats a day for running text: "Nov 21, 2026". */
export function formatDay(date: TravelDate): string {
  return dayInWords().format(new Date(`${date}T00:00:00Z`));
}

/** Formats a day without its year: "Nov 21". */
export function formatDayOfYear(date: TravelDate): string {
  return dayOfYear().format(new Date(`${date}T00:00:00Z`));
}

/** Makes a formatter of dates for each language: English writes the month first and short. */
function dates(english: Intl.DateTimeFormatOptions, others: Intl.DateTimeFormatOptions) {
  return perLanguage((language) =>
    language === "en"
      ? new Intl.DateTimeFormat("en-US", english)
      : new Intl.DateTimeFormat(languages[language].tag, others),
  );
}

const dayInWords = dates({ timeZone: "UTC", dateStyle: "medium" }, { timeZone: "UTC", dateStyle: "long" });

const dayOfYear = dates(
  { timeZone: "UTC", month: "short", day: "numeric" },
  { timeZone: "UTC", month: "long", day: "numeric" },
);

/** Weekday names; the week begins on Sunday (P19 in docs/product.md). */
export function weekdayNames(): readonly string[] {
  return calendarMessages().weekdays;
}

/** Weekday names of three letters in English, as short elsewhere. */
export function shortWeekdayNames(): readonly string[] {
  return calendarMessages().weekdaysShort;
}

/** Returns the day of the week; 0 is Sunday. */
export function weekdayOf(date: TravelDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** Formats an instant in Indian time: "Nov 21, 2026, 6:27 AM IST". */
export function formatInstantInIndia(instant: number | string): string {
  return `${dayInIndiaInWords().format(new Date(instant))}, ${formatTimeInIndia(instant)}`;
}

const dayInIndiaInWords = dates(
  { timeZone: "Asia/Kolkata", dateStyle: "medium" },
  { timeZone: "Asia/Kolkata", dateStyle: "long" },
);

/** Formats a deadline in Indian time: "Thu, Jan 28, 2027, 10:40 PM IST". */
export function formatDeadline(instant: number | string): string {
  return `${deadlineInIndia().format(new Date(instant))}, ${formatTimeInIndia(instant)}`;
}

const deadline = { timeZone: "Asia/Kolkata", weekday: "short", year: "numeric", day: "numeric" } as const;
const deadlineInIndia = dates({ ...deadline, month: "short" }, { ...deadline, month: "long" });

/** Formats the time of day in India: "6:27 AM IST". */
export function formatTimeInIndia(instant: number | string): string {
  return formatTimeOfDay(timeOfDayInIndia(new Date(instant).getTime()));
}

/** Formats a time of the day, "HH:mm", with its zone: "22:40" becomes "10:40 PM IST". */
export function formatTimeOfDay(time: string): string {
  return calendarMessages().timeOfDay(Number(time.slice(0, 2)), time.slice(3));
}

/** Formats a time of the day, "HH:mm", where its zone is clear: "10:40 PM". */
export function formatTimeWithoutZone(time: string): string {
  return formatTimeOfDay(time).replace(/ \(?IST\)?$/, "");
}

/** Formats an instant for exports, in Indian time with the offset: "2026-11-21T06:27:00+05:30". */
export function isoInIndia(instant: number | string): string {
  return `${new Date(new Date(instant).getTime() + indiaOffset).toISOString().slice(0, 19)}+05:30`;
}

export function monthNames(): readonly string[] {
  return calendarMessages().months;
}

/** Formats a month: "2026-11" becomes "November 2026". */
export function formatMonth(month: string): string {
  const [year = "", number] = month.split("-");
  return `${monthNames()[Number(number) - 1] ?? ""} ${year}`.trim();
}

export const seasons = ["summer", "monsoon", "winter"] as const;
export type Season = (typeof seasons)[number];

/**
 * Returns the season of a month: summer is March to June, monsoon July to September, winter October to February (specification
 * 1, section 9).
 */
export function seasonOfMonth(month: number): Season {
  if (month >= 3 && month <= 6) return "summer";
  return month >= 7 && month <= 9 ? "monsoon" : "winter";
}

export function seasonInIndia(now: number): Season {
  return seasonOfMonth(Number(todayInIndia(now).slice(5, 7)));
}

/** Returns the daylight in India at an instant: dawn 5 to 7, day, dusk 17 to 19, night. */
export function lightInIndia(now: number): "dawn" | "day" | "dusk" | "night" {
  const hour = hourInIndia(now);
  if (hour >= 5 && hour < 8) return "dawn";
  if (hour >= 8 && hour < 17) return "day";
  return hour >= 17 && hour < 20 ? "dusk" : "night";
}
