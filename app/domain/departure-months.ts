import { weekdayOf } from "./calendar";
import type { TravelDate } from "./calendar";
import { closedReason, eachDay } from "./departure";
import type { DepartureRules } from "./departure-rules";
import { daysOfMonth, monthOf, monthsFrom } from "./months";
import { offDayReason } from "./off-days";
import type { ComingDeparture } from "./tour-departures";

/** A day of a tour as its operator sees it. */
export interface CalendarDay {
  date: TravelDate;
  /** "late" is a day on which it leaves that cannot be booked any more; "set" one that was closed by hand. */
  state: "past" | "leaves" | "late" | "off" | "set";
  /** Seats that are sold. */
  booked: number;
}

export interface CalendarMonth {
  /** yyyy-MM */
  month: string;
  /** How many days of the week stand empty before its first, from Sunday on. */
  offset: number;
  days: CalendarDay[];
}

/** The month of today and those after it, `count` in all. */
export function departureCalendar(
  rules: DepartureRules,
  coming: readonly ComingDeparture[],
  { today, count }: { today: TravelDate; count: number },
): CalendarMonth[] {
  const byDate = new Map(coming.map((departure) => [departure.travelDate, departure]));
  return monthsFrom(monthOf(today), count).map((month) => {
    const { from, to } = daysOfMonth(month);
    return {
      month,
      offset: weekdayOf(from),
      days: eachDay(from, to).map((date) => {
        const departure = byDate.get(date);
        return { date, state: stateOf(rules, date, today, departure), booked: departure?.booked ?? 0 };
      }),
    };
  });
}

function stateOf(
  rules: DepartureRules,
  date: TravelDate,
  today: TravelDate,
  departure: ComingDeparture | undefined,
): CalendarDay["state"] {
  if (date < today) return "past";
  if (departure?.isClosed) return "set";
  if (offDayReason(rules, date) !== null) return "off";
  return closedReason(rules, date, today) === null ? "leaves" : "late";
}
