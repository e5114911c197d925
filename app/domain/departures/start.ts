import { weekdayOf, type TravelDate } from "~/domain/calendar/calendar";
import { isInSpan } from "~/domain/calendar/year-span";
import { formatSerialList } from "~/domain/language/lists";
import type { DepartureRules, RulesNow, DailyStart } from "./departure-rules";
import { departureMessages } from "./messages";

/**
 * The starts of a day. Each is a pool of seats: a row of `departures`, named by its tour, its date and a key that is
 * - "" for the only departure of its day,
 * - "HH:mm" for one of several starts of a day,
 * - "HH:mm/pool" or "/pool" for an option with seats of its own.
 */
export type StartKey = string;

/** Returns the key of a start. @param time "HH:mm", or empty if the tour starts once a day */
export function startKey(time: string, pool: string | null = null): StartKey {
  return pool === null ? time : `${time}/${pool}`;
}

/** Returns the time of one of several starts of a day, "HH:mm"; empty for the only one. */
export function timeOfStart(start: StartKey): string {
  return start.split("/", 1)[0] ?? "";
}

/** Returns the start time for a response: only of one of several starts of a day. */
export function startTimeIn(start: StartKey): { startTime?: string } {
  const startTime = timeOfStart(start);
  return startTime === "" ? {} : { startTime };
}

/** Returns the option whose own seats the key names; null for seats that options share. */
export function poolOfStart(start: StartKey): string | null {
  return start.split("/")[1] ?? null;
}

/** Returns the starts of a tour on a day, earliest first; none on a day without. A tour with one start time has one with an empty key. */
export function startsOn(
  { starts, startTime, cutOff }: Pick<DepartureRules, "starts" | "startTime" | "cutOff">,
  date: TravelDate,
): (DailyStart & { start: StartKey })[] {
  if (starts === undefined) return [{ start: "", time: startTime, cutOff }];
  return starts
    .filter(
      ({ weekdays, season }) =>
        (weekdays?.includes(weekdayOf(date)) ?? true) &&
        (season?.some((span) => isInSpan(span, date.slice(5))) ?? true),
    )
    .map((each) => ({ ...each, start: each.time }));
}

/** Returns the rules of one start, as if the tour had no other: its time, cut-off, days and closings. */
export function rulesOfStart<Rules extends RulesNow>(rules: Rules, key: StartKey): Rules {
  const time = timeOfStart(key);
  if (rules.starts === undefined) return time === "" ? rules : { ...rules, startTime: time, starts: [] };
  const found = rules.starts.find((each) => each.time === time);
  const closed = rules.closedStarts?.filter(({ startTime }) => startTime === time) ?? [];
  return {
    ...rules,
    startTime: time === "" ? rules.startTime : time,
    cutOff: found?.cutOff ?? rules.cutOff,
    starts: found ? [found] : [],
    blackOuts: [...closed.map(({ date, reason }) => ({ from: date, to: date, reason })), ...rules.blackOuts],
    ...(rules.guaranteedStarts && {
      guaranteed: rules.guaranteedStarts.flatMap((each) => (each.startTime === time ? [each.date] : [])),
    }),
  };
}

/** Options of a tour, as far as they have seats of their own. */
type PooledOptions = readonly { id: string; seats: number | null }[] | undefined;

/** Lists the pools of seats of each start: null for the seats that options share, and the ids of options with their own. */
export function poolsOf(options: PooledOptions): (string | null)[] {
  const own = (options ?? []).flatMap(({ id, seats }) => (seats === null ? [] : [id]));
  return options === undefined || own.length < options.length ? [null, ...own] : own;
}

/** Returns the seats of a start on a day without a row of its own. @param capacity of the tour */
export function seatsOfStart(
  { starts }: Pick<DepartureRules, "starts">,
  key: StartKey,
  capacity: number,
  options?: PooledOptions,
): number {
  const own = options?.find(({ id }) => id === poolOfStart(key))?.seats;
  if (typeof own === "number") return own;
  return starts?.find(({ time }) => time === timeOfStart(key))?.seats ?? capacity;
}

/**
 * Returns the key of the start that a request means, or a message that names the day's times if it names none of several, or another.
 * @param time "HH:mm"; empty or missing if none is named
 */
export function chooseStart(
  rules: Pick<DepartureRules, "starts" | "startTime" | "cutOff">,
  date: TravelDate,
  time: string | null | undefined,
): { start: StartKey } | { problem: string } {
  const starts = startsOn(rules, date);
  const [only] = starts;
  const chosen = time ? starts.find((each) => each.time === time) : starts.length === 1 ? only : undefined;
  if (chosen) return { start: chosen.start };
  const times = starts.map((each) => each.time);
  const m = departureMessages();
  return { problem: times.length === 0 ? m.noStart : m.chooseStart(formatSerialList(times, "or")) };
}

/** Times of the day by which tours with several starts are searched. */
export const dayParts = ["morning", "afternoon", "evening"] as const;
export type DayPart = (typeof dayParts)[number];

/** Returns the part of the day of a time, "HH:mm": morning before noon, evening from 5 PM. */
export function dayPartOf(time: string): DayPart {
  if (time < "12:00") return "morning";
  return time < "17:00" ? "afternoon" : "evening";
}
