import { formatTimeOfDay, timeOfDayInIndia, todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { formatTravelDate } from "~/domain/calendar/travel-date";
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

/** Formats the start of a trip: "Fri, Jan 29, 2027, 5:45 AM IST". */
export function startInWords(travelDate: TravelDate, startTime: string): string {
  return `${formatTravelDate(travelDate)}, ${formatTimeOfDay(startTime)}`;
}

/** Formats a departure: its day, and the time of one of several starts. */
export function departureInWords(travelDate: TravelDate, startTime: string | undefined): string {
  return startTime ? startInWords(travelDate, startTime) : formatTravelDate(travelDate);
}

/** Describes the start on any date: "Starts 5:45 AM IST". */
export function startRule({ startTime }: Pick<DepartureRules, "startTime">): string {
  return `Starts ${formatTimeOfDay(startTime)}`;
}

/** Describes the start and cut-off of a travel date, in two sentences. */
export function startAndCutOff(tour: StartAndCutOff, travelDate: TravelDate): string {
  return `${startRule(tour)}. Book by ${cutOffInWords(tour, travelDate)}.`;
}

/** Describes a cut-off for any date: "Book until 6:00 PM IST the day before". */
export function cutOffRule({ cutOff }: Pick<DepartureRules, "cutOff">): string {
  if (cutOff.kind === "hours") {
    if (cutOff.hours === 0) return "Book until the start";
    return `Book until ${cutOff.hours === 1 ? "an hour" : `${cutOff.hours} hours`} before the start`;
  }
  const time = formatTimeOfDay(cutOff.time);
  if (cutOff.days === 0) return `Book until ${time} on the day`;
  return `Book until ${time} ${cutOff.days === 1 ? "the day" : `${cutOff.days} days`} before`;
}
