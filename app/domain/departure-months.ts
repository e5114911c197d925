import { addDays } from "./calendar";
import type { TravelDate } from "./calendar";
import { closedReason, eachDay } from "./departure";
import type { DepartureRules } from "./departure-rules";
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
  const [year = 0, month = 1] = today.split("-").map(Number);
  return Array.from({ length: count }, (_, index) => {
    const first = firstOf(year, month + index);
    const days = eachDay(first, addDays(firstOf(year, month + index + 1), -1));
    return {
      month: first.slice(0, 7),
      offset: new Date(`${first}T00:00:00Z`).getUTCDay(),
      days: days.map((date) => {
        const departure = byDate.get(date);
        return { date, state: stateOf(rules, date, today, departure), booked: departure?.booked ?? 0 };
      }),
    };
  });
}

/** @param month from 1 on; 13 is January of the next year */
function firstOf(year: number, month: number): TravelDate {
  return new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
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
