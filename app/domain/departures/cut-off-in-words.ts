import {
  formatTimeOfDay,
  formatTimeWithoutZone,
  timeOfDayInIndia,
  todayInIndia,
  type TravelDate,
} from "~/domain/calendar/calendar";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { groupBy } from "~/domain/group-by";
import { formatSerialList } from "~/domain/language/lists";
import { cutOffAt, type StartAndCutOff } from "./cut-off";
import type { DepartureRules } from "./departure-rules";
import { departureMessages } from "./messages";

/** Returns why a travel date past its cut-off is closed, as a sentence for travelers. */
export function cutOffReason(tour: StartAndCutOff, travelDate: TravelDate): string {
  return departureMessages().bookingClosed(cutOffInWords(tour, travelDate));
}

/** Returns when booking closed for a travel date past its cut-off, as a sentence for operators. */
export function bookingClosedOn(tour: StartAndCutOff, travelDate: TravelDate): string {
  return `Booking closed on ${cutOffInWords(tour, travelDate)}.`;
}

/** Formats the cut-off of a travel date: "Thu, Jan 28, 2027, 6:00 PM IST". */
export function cutOffInWords(tour: StartAndCutOff, travelDate: TravelDate): string {
  const instant = cutOffAt(tour, travelDate);
  return startInWords(todayInIndia(instant), timeOfDayInIndia(instant));
}

/** The start time of a trip; of a day pass also its end. "HH:mm", India. */
type TimeOfTrip = Pick<DepartureRules, "startTime" | "openUntil">;

/** Formats the start of a trip: "Fri, Jan 29, 2027, 5:45 AM IST", of a day pass "…, any time from 9:00 AM to 6:00 PM IST". */
export function startInWords(travelDate: TravelDate, start: string | TimeOfTrip): string {
  const time =
    typeof start === "string"
      ? formatTimeOfDay(start)
      : start.openUntil
        ? departureMessages().anyTime(openHours(start.startTime, start.openUntil))
        : formatTimeOfDay(start.startTime);
  return `${formatTravelDate(travelDate)}, ${time}`;
}

function openHours(from: string, until: string): string {
  return departureMessages().openHours(formatTimeWithoutZone(from), formatTimeOfDay(until));
}

/** Lists the start times of a tour: "5:45 AM IST", "6:00 AM IST or 3:00 PM IST", of a day pass "from 9:00 AM to 6:00 PM IST". */
export function startTimesInWords({
  startTime,
  openUntil,
  starts,
}: Pick<DepartureRules, "startTime" | "openUntil" | "starts">): string {
  if (openUntil) return openHours(startTime, openUntil);
  const times = starts && starts.length > 0 ? starts.map(({ time }) => time) : [startTime];
  return formatSerialList(times.map(formatTimeOfDay), "or");
}

/** Formats a departure: its day, and the time of one of several starts. */
export function departureInWords(travelDate: TravelDate, startTime: string | undefined): string {
  return startTime ? startInWords(travelDate, startTime) : formatTravelDate(travelDate);
}

/** Describes the start on any date: "Starts 5:45 AM IST". */
export function startRule(rules: Pick<DepartureRules, "startTime" | "openUntil" | "starts">): string {
  const times = startTimesInWords(rules);
  return rules.openUntil ? departureMessages().opens(times) : departureMessages().starts(times);
}

/** Describes the start and cut-off of a travel date, in two sentences. */
export function startAndCutOff(
  tour: StartAndCutOff & Pick<DepartureRules, "openUntil">,
  travelDate: TravelDate,
): string {
  return departureMessages().startAndCutOff(startRule(tour), cutOffInWords(tour, travelDate));
}

/** Describes the cut-off for any date: "Book until 6:00 PM IST the day before"; of starts with different ones each with its starts. */
export function cutOffRule({ cutOff, starts = [] }: Pick<DepartureRules, "cutOff" | "starts">): string {
  const [first, ...others] = groupBy(starts, (start) => untilInWords(start.cutOff ?? cutOff));
  const m = departureMessages();
  if (others.length === 0 || !first) return m.bookUntil(first?.[0] ?? untilInWords(cutOff));
  const each = [first, ...others].map(
    ([until, ofRule]) => `${until} (${ofRule.map(({ time }) => formatTimeOfDay(time)).join(", ")})`,
  );
  return m.bookUntil(each.join(", "));
}

function untilInWords(cutOff: DepartureRules["cutOff"]): string {
  const m = departureMessages();
  if (cutOff.kind === "hours") return cutOff.hours === 0 ? m.untilStart : m.hoursBefore(cutOff.hours);
  const time = formatTimeOfDay(cutOff.time);
  return cutOff.days === 0 ? m.onTheDay(time) : m.daysBefore(time, cutOff.days);
}
