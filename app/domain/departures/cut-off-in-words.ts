import { formatTimeOfDay, timeOfDayInIndia, todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { groupBy } from "~/domain/group-by";
import { cutOffAt, type StartAndCutOff } from "./cut-off";
import type { DepartureRules } from "./departure-rules";

/** Returns why a travel date past its cut-off is closed, as a sentence for travelers. */
export function cutOffReason(tour: StartAndCutOff, travelDate: TravelDate): string {
  return `Booking for this date closed on ${cutOffInWords(tour, travelDate)}. Please choose a later date.`;
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
        ? `any time ${openHours(start.startTime, start.openUntil)}`
        : formatTimeOfDay(start.startTime);
  return `${formatTravelDate(travelDate)}, ${time}`;
}

function openHours(from: string, until: string): string {
  return `from ${formatTimeOfDay(from).replace(" IST", "")} to ${formatTimeOfDay(until)}`;
}

/** Lists the start times of a tour: "5:45 AM IST", "6:00 AM IST or 3:00 PM IST", of a day pass "from 9:00 AM to 6:00 PM IST". */
export function startTimesInWords({
  startTime,
  openUntil,
  starts,
}: Pick<DepartureRules, "startTime" | "openUntil" | "starts">): string {
  if (openUntil) return openHours(startTime, openUntil);
  const times = starts && starts.length > 0 ? starts.map(({ time }) => time) : [startTime];
  return new Intl.ListFormat("en-US", { type: "disjunction" }).format(times.map(formatTimeOfDay));
}

/** Formats a departure: its day, and the time of one of several starts. */
export function departureInWords(travelDate: TravelDate, startTime: string | undefined): string {
  return startTime ? startInWords(travelDate, startTime) : formatTravelDate(travelDate);
}

/** Describes the start on any date: "Starts 5:45 AM IST". */
export function startRule(rules: Pick<DepartureRules, "startTime" | "openUntil" | "starts">): string {
  return `${rules.openUntil ? "Open" : "Starts"} ${startTimesInWords(rules)}`;
}

/** Describes the start and cut-off of a travel date, in two sentences. */
export function startAndCutOff(
  tour: StartAndCutOff & Pick<DepartureRules, "openUntil">,
  travelDate: TravelDate,
): string {
  return `${startRule(tour)}. Book by ${cutOffInWords(tour, travelDate)}.`;
}

/** Describes the cut-off for any date: "Book until 6:00 PM IST the day before"; of starts with different ones each with its starts. */
export function cutOffRule({ cutOff, starts = [] }: Pick<DepartureRules, "cutOff" | "starts">): string {
  const [first, ...others] = groupBy(starts, (start) => untilInWords(start.cutOff ?? cutOff));
  if (others.length === 0 || !first) return `Book until ${first?.[0] ?? untilInWords(cutOff)}`;
  const each = [first, ...others].map(
    ([until, ofRule]) => `${until} (${ofRule.map(({ time }) => formatTimeOfDay(time)).join(", ")})`,
  );
  return `Book until ${each.join(", ")}`;
}

function untilInWords(cutOff: DepartureRules["cutOff"]): string {
  if (cutOff.kind === "hours") {
    if (cutOff.hours === 0) return "the start";
    return `${cutOff.hours === 1 ? "an hour" : `${cutOff.hours} hours`} before the start`;
  }
  const time = formatTimeOfDay(cutOff.time);
  if (cutOff.days === 0) return `${time} on the day`;
  return `${time} ${cutOff.days === 1 ? "the day" : `${cutOff.days} days`} before`;
}
