import {
  addDays,
  formatDay,
  startOfDayInIndia,
  todayInIndia,
  type TravelDate,
} from "~/domain/calendar/calendar";
import type { RulesNow } from "./departure-rules";
import { departureMessages } from "./messages";

/** Days that are not sold although the tour runs: its sales are paused, or too few travelers booked by the decision day. */

/** Decisions are at 6 PM IST. */
const decisionHour = 18 * 3_600_000;

/** Days before the decision on which the operator is asked. */
export const askedDaysBefore = 2;

/** A departure that runs only with enough travelers, as sold. */
export interface DepartureMinimum {
  /** Travelers needed. */
  travelers: number;
  decideOn: TravelDate;
  isGuaranteed: boolean;
}

/** Returns the last day that is decided by now. @param now UTC instant */
export function lastDecided(now: number): TravelDate {
  return todayInIndia(now - decisionHour);
}

/** Returns when a day is decided, UTC instant. */
export function decidedAt(decideOn: TravelDate): number {
  return startOfDayInIndia(decideOn) + decisionHour;
}

/** Returns why a day is not sold at an instant, as a sentence for travelers; null if it is. @param now UTC instant */
export function offSaleReason(rules: RulesNow, date: TravelDate, now: number): string | null {
  if (rules.paused) return pausedText(rules.paused);
  const { minimum, guaranteed = [] } = rules;
  if (!minimum || minimum.tooFew === "run" || guaranteed.includes(date)) return null;
  const decideOn = addDays(date, -minimum.decisionDays);
  return decideOn <= lastDecided(now)
    ? departureMessages().tooFew(minimum.travelers, formatDay(decideOn))
    : null;
}

/** Describes a pause: "Sales paused until Jan 5, 2027." */
export function pausedText({ until }: NonNullable<RulesNow["paused"]>): string {
  const m = departureMessages();
  return until === undefined ? m.paused : m.pausedUntil(formatDay(until));
}

/** Returns the terms of a departure without bookings; null if the tour has no smallest party. */
export function minimumOn(
  { minimum, guaranteed = [] }: Pick<RulesNow, "minimum" | "guaranteed">,
  date: TravelDate,
): DepartureMinimum | null {
  if (!minimum) return null;
  const { travelers, decisionDays } = minimum;
  return {
    travelers,
    decideOn: addDays(date, -decisionDays),
    isGuaranteed: guaranteed.includes(date),
  };
}

/** Labels the state of a departure: "Guaranteed", or how many travelers are missing. @param booked seats */
export function minimumLabel({ travelers, isGuaranteed }: DepartureMinimum, booked: number): string {
  if (isGuaranteed) return departureMessages().guaranteed;
  return notGuaranteedText(Math.max(1, travelers - booked));
}

/** @param missing travelers */
export function notGuaranteedText(missing: number): string {
  return departureMessages().notGuaranteed(missing);
}

/** Describes what a traveler agrees to: that it is guaranteed, or the smallest party. */
export function minimumTerms({ travelers, decideOn, isGuaranteed }: DepartureMinimum): string {
  if (isGuaranteed) return departureMessages().guaranteed;
  return departureMessages().needs(travelers, formatDay(decideOn));
}
