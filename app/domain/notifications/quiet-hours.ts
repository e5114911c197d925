import { addDays, hourInIndia, instantInIndia, todayInIndia } from "../calendar/calendar";

/** The phone channels are silent from 9 PM to 8 AM in India. */
const quietFrom = 21;
const quietUntil = 8;

/** A change of a trip that begins within this time rings at night, too. */
const urgentBefore = 24 * 60 * 60 * 1000;

/** Returns the next UTC instant outside the quiet hours: `now`, or 8 AM. */
export function nextLoudInstant(now: number): number {
  const hour = hourInIndia(now);
  if (hour >= quietUntil && hour < quietFrom) return now;
  const today = todayInIndia(now);
  return instantInIndia(hour < quietUntil ? today : addDays(today, 1), "08:00");
}

/** Returns true for a trip that begins within a day, or has just begun. @param startsAt UTC instant */
export function isUrgentTrip(startsAt: number, now: number): boolean {
  return Math.abs(startsAt - now) <= urgentBefore;
}
