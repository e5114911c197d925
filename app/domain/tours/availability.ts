import type { TravelDate } from "~/domain/calendar/calendar";
import type { AvailabilityQuery, AvailableDay } from "~/domain/departures/availability-schema";
import { closedReason, eachDay, fewSeats } from "~/domain/departures/departure";
import type { RulesNow } from "~/domain/departures/departure-rules";
import { minimumOn, notGuaranteedText, type DepartureMinimum } from "~/domain/departures/smallest-party";
import { closureSentence, closuresMet } from "~/domain/tours/closures";
import type { Closure } from "~/domain/tours/practical-facts";
import { adultFareOn, type Fares } from "~/domain/prices/fares";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { formatRupees, formatShortRupees } from "~/domain/money/money";

/** Availability of a tour, day by day. */

/** Input for the availability of a tour. */
export interface AvailabilityInput extends Fares {
  rules: RulesNow;
  /** Seats on a day without a departure yet. */
  capacity: number;
  closures?: readonly Closure[];
  departures: readonly {
    travelDate: TravelDate;
    capacity: number;
    booked: number;
    held: number;
    /** Terms it was first sold with; null without a smallest party. */
    minimum?: DepartureMinimum | null;
  }[];
}

/** Returns the availability of each day from `from` to `to`, inclusive. @param now UTC instant */
export function availableDays(
  { rules, capacity, priceInr: price, priceRules, closures = [], departures }: AvailabilityInput,
  { from, to }: AvailabilityQuery,
  now: number,
): AvailableDay[] {
  const byDate = new Map(departures.map((departure) => [departure.travelDate, departure]));
  return eachDay(from, to).map((date) => {
    const priceInr = adultFareOn({ priceInr: price, priceRules }, date);
    const reason = closedReason(rules, date, now);
    if (reason !== null) return { date, seatsLeft: 0, priceInr, status: "closed", reason };
    const departure = byDate.get(date);
    const seatsLeft = departure ? departure.capacity - departure.booked - departure.held : capacity;
    const minimum = departure?.minimum ?? minimumOn(rules, date);
    return {
      date,
      seatsLeft,
      priceInr,
      status: statusOf(seatsLeft),
      ...closuresOn(closures, date),
      ...(minimum && {
        guaranteed: minimum.isGuaranteed,
        ...(!minimum.isGuaranteed && {
          travelersNeeded: Math.max(1, minimum.travelers - (departure?.booked ?? 0)),
        }),
      }),
    };
  });
}

function closuresOn(closures: readonly Closure[], date: TravelDate): Pick<AvailableDay, "closures"> {
  const met = closuresMet(closures, date);
  return met.length === 0 ? {} : { closures: met.map(closureSentence) };
}

function statusOf(seatsLeft: number): AvailableDay["status"] {
  if (seatsLeft === 0) return "sold_out";
  return seatsLeft <= fewSeats ? "limited" : "open";
}

/** Returns the day with a new number of free seats, or closed if `closed` is given. A closed day stays closed. */
export function withSeatsLeft(day: AvailableDay, seatsLeft: number, closed?: string): AvailableDay {
  if (closed !== undefined) return { ...day, seatsLeft: 0, status: "closed", reason: closed };
  return day.status === "closed" ? day : { ...day, seatsLeft, status: statusOf(seatsLeft) };
}

/** Returns why a day can't be chosen, as a sentence, or null if it can. */
export function unavailableReason({ status, reason }: AvailableDay): string | null {
  if (status === "closed") return reason ?? "The tour does not leave on this day.";
  return status === "sold_out" ? "This day is sold out." : null;
}

/** Returns "Guaranteed", or how many travelers are missing; null if the tour has no smallest party. */
export function guaranteeText({ guaranteed, travelersNeeded = 1 }: AvailableDay): string | null {
  if (guaranteed === undefined) return null;
  return guaranteed ? "Guaranteed" : notGuaranteedText(travelersNeeded);
}

/** Calendar note of a day that can be chosen. */
interface OpenDayNote {
  text: string;
  detail: string;
  price: string;
  mark?: "scarce";
  isUnavailable: false;
}

/** Returns the calendar note of a day that can be chosen: its price, its last seats, and whether it is guaranteed. */
export function openDayNote(day: AvailableDay): OpenDayNote {
  const isLimited = day.status === "limited";
  const seats = isLimited ? `${day.seatsLeft} left` : null;
  const price = `${formatRupees(day.priceInr)} per adult`;
  return {
    text: seats ?? (day.guaranteed ? "✓" : ""),
    detail: [price, seats, guaranteeText(day)].filter((text) => text !== null).join(". "),
    price: formatShortRupees(day.priceInr),
    ...(isLimited && { mark: "scarce" }),
    isUnavailable: false,
  };
}

/** Returns an error if the party exceeds the seats left; null if it fits, or if the day itself can't be chosen. */
export function seatsProblem(day: AvailableDay | undefined, party: number): string | null {
  if (day === undefined || day.seatsLeft === 0 || !(party > day.seatsLeft)) return null;
  const seats = day.seatsLeft === 1 ? "Only 1 seat is" : `Only ${day.seatsLeft} seats are`;
  return `${seats} left on ${formatTravelDate(day.date)}. Please choose fewer travelers or another date.`;
}

/** Returns the path of the form that joins the waiting list of a day. @param party number of travelers, if chosen */
export function waitingListPath(slug: string, date: TravelDate, party?: number): string {
  return `/waiting-list/${slug}?date=${date}${party !== undefined && party > 0 ? `&travelers=${party}` : ""}`;
}
