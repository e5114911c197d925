import { groupBy } from "~/domain/group-by";
import { todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { closedReason, eachDay } from "./departure";
import type { DepartureRules } from "./departure-rules";
import { daysOfMonth, monthOf, monthsFrom } from "~/domain/calendar/months";
import { startsOn } from "./start";
import { offDayReason } from "./off-days";
import type { ComingDeparture } from "./tour-departures";

/** A day of a tour in its operator's calendar. */
export interface TourCalendarDay {
  date: TravelDate;
  /** "leaves" is a day that can be booked; "late" one past its booking cut-off; "set" one closed manually. */
  state: "past" | "leaves" | "late" | "off" | "set";
  /** Seats sold. */
  booked: number;
}

export interface CalendarMonth {
  /** yyyy-MM */
  month: string;
  days: TourCalendarDay[];
}

/** Returns `count` months, beginning with the current one. @param now UTC instant */
export function departureCalendar(
  rules: DepartureRules,
  coming: readonly ComingDeparture[],
  { now, count }: { now: number; count: number },
): CalendarMonth[] {
  const today = todayInIndia(now);
  const byDate = groupBy(coming, ({ travelDate }) => travelDate);
  return monthsFrom(monthOf(today), count).map((month) => {
    const { from, to } = daysOfMonth(month);
    return {
      month,
      days: eachDay(from, to).map((date) => {
        const departures = byDate.get(date) ?? [];
        return {
          date,
          state: stateOf(rules, date, { now, today }, departures),
          booked: departures.reduce((sum, { booked }) => sum + booked, 0),
        };
      }),
    };
  });
}

function stateOf(
  rules: DepartureRules,
  date: TravelDate,
  { now, today }: { now: number; today: TravelDate },
  departures: readonly ComingDeparture[],
): TourCalendarDay["state"] {
  if (date < today) return "past";
  const closed = departures.filter(({ isClosed }) => isClosed).length;
  if (closed > 0 && closed >= startsOn(rules, date).length) return "set";
  if (offDayReason(rules, date) !== null) return "off";
  return closedReason(rules, date, now) === null ? "leaves" : "late";
}
