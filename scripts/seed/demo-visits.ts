import { between, count, randomFrom } from "@tour-bharat/illustrations/random";
import {
  addDays,
  hourInIndia,
  todayInIndia,
  weekdayOf,
  type TravelDate,
} from "../../app/domain/calendar/calendar";
import { eachDay } from "../../app/domain/departures/departure";
import { countMonths, lastMonths, monthOf } from "../../app/domain/calendar/months";
import type { DemoBooking } from "./demo-booking";
import { insertAll } from "./sql";

const minMonths = 13;
/** Visits per booking. */
const visitsToBooking = 33;
/** Days before and after a booking over which visits rise and fall. */
const swell = 7;
const minVisits = 14;

/**
 * Returns the statements for the visits of up to thirteen months with bookings, in proportion to the bookings around each day,
 * with more at weekends.
 * @param now UTC milliseconds
 */
export function visitStatements(bookings: readonly Pick<DemoBooking, "createdAt">[], now: number): string[] {
  const today = todayInIndia(now);
  const made = new Map<TravelDate, number>();
  for (const { createdAt } of bookings) {
    const day = todayInIndia(createdAt);
    made.set(day, (made.get(day) ?? 0) + 1);
  }
  const first = monthOf([...made.keys()].reduce((a, b) => (a < b ? a : b), today));
  const shown = lastMonths(today, Math.max(minMonths, countMonths(first, monthOf(today))));
  return insertAll(
    "visits",
    eachDay(`${shown[0]}-01`, today).map((day) => visitsOn(day, today, made, now)),
  );
}

function visitsOn(day: TravelDate, today: TravelDate, made: ReadonlyMap<TravelDate, number>, now: number) {
  const random = randomFrom(`visits on ${day}`);
  const around = count(2 * swell + 1).map((index) => made.get(addDays(day, index - swell)) ?? 0);
  const perDay = around.reduce((sum, bookings) => sum + bookings, 0) / around.length;
  const isWeekend = [0, 6].includes(weekdayOf(day));
  const wholeDay = perDay * visitsToBooking * (isWeekend ? 1.25 : 0.9) * between(random, 0.8, 1.2);
  // Today is not over.
  const part = day === today ? (hourInIndia(now) + 1) / 24 : 1;
  return { day, count: Math.round(Math.max(minVisits, wholeDay) * part) };
}
