import {
  addDays,
  daysBetween,
  instantInIndia,
  todayInIndia,
  type TravelDate,
} from "~/domain/calendar/calendar";
import type { DepartureRules } from "./departure-rules";
import { startsOn } from "./start";

/** The start of a tour, and the instant until which a day of it can be booked; cut-off-in-words.ts describes them. */

export type StartAndCutOff = Pick<DepartureRules, "startTime" | "cutOff" | "starts">;

/** Returns the instant at which a tour starts on a travel date. */
export function startAt({ startTime }: Pick<DepartureRules, "startTime">, travelDate: TravelDate): number {
  return instantInIndia(travelDate, startTime);
}

/**
 * Returns the end of a trip for calendars: the last minute of its last day, unless its rules say how long it lasts, or until when a day
 * pass is valid.
 * @param day the rules of a trip of one day
 */
export function endAt(
  lastDay: TravelDate,
  day: Pick<DepartureRules, "startTime" | "lasts" | "openUntil"> | null = null,
): number {
  if (day?.lasts) return startAt(day, lastDay) + day.lasts * 60_000;
  if (day?.openUntil) return instantInIndia(lastDay, day.openUntil);
  return instantInIndia(lastDay, "23:59");
}

/** Returns the first instant at which a travel date can no longer be booked, always a full minute: with several starts that of the last. */
export function cutOffAt(tour: StartAndCutOff, travelDate: TravelDate): number {
  if (tour.starts === undefined) return endsAt(tour, travelDate);
  const ends = startsOn(tour, travelDate).map(({ time, cutOff = tour.cutOff }) =>
    endsAt({ startTime: time, cutOff }, travelDate),
  );
  return ends.length > 0 ? Math.max(...ends) : endsAt(tour, travelDate);
}

function endsAt({ startTime, cutOff }: StartAndCutOff, travelDate: TravelDate): number {
  return cutOff.kind === "days"
    ? instantInIndia(addDays(travelDate, -cutOff.days), cutOff.time)
    : startAt({ startTime }, travelDate) - cutOff.hours * 3_600_000;
}

/** Returns the least number of days between the day of booking and the travel date. */
export function minDaysAhead(tour: StartAndCutOff): number {
  const anyDate = "2027-01-31";
  return daysBetween(todayInIndia(cutOffAt(tour, anyDate) - 1), anyDate);
}

/** @param now UTC instant */
export function isPastCutOff(tour: StartAndCutOff, travelDate: TravelDate, now: number): boolean {
  return now >= cutOffAt(tour, travelDate);
}

/** Returns the first travel date from today on that is not past its cut-off. @param now UTC instant */
export function firstDayBeforeCutOff(tour: StartAndCutOff, now: number): TravelDate {
  let date = todayInIndia(now);
  while (isPastCutOff(tour, date, now)) date = addDays(date, 1);
  return date;
}
