import type { TravelDate } from "~/domain/calendar/calendar";
import type { AvailabilityQuery, AvailableDay } from "~/domain/departures/availability-schema";
import { closedReason, eachDay, fewSeats } from "~/domain/departures/departure";
import type { RulesNow } from "~/domain/departures/departure-rules";
import { departureMessages } from "~/domain/departures/messages";
import {
  poolsOf,
  rulesOfStart,
  seatsOfStart,
  startKey,
  startsOn,
  type StartKey,
} from "~/domain/departures/start";
import { minimumOn, notGuaranteedText, type DepartureMinimum } from "~/domain/departures/smallest-party";
import { closureSentence, closuresMet } from "~/domain/tours/closures";
import type { Closure } from "~/domain/tours/practical-facts";
import { faresOf } from "~/domain/prices/offers";
import type { TourOption } from "~/domain/prices/offers-schema";
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
  options?: readonly TourOption[] | undefined;
  departures: readonly {
    travelDate: TravelDate;
    start: StartKey;
    capacity: number;
    booked: number;
    held: number;
    isClosed?: boolean;
    /** Terms it was first sold with; null without a smallest party. */
    minimum?: DepartureMinimum | null;
  }[];
}

/** Returns the availability of each day from `from` to `to`, inclusive. @param now UTC instant */
export function availableDays(
  { rules, capacity, priceInr: price, priceRules, closures = [], options, departures }: AvailabilityInput,
  { from, to }: AvailabilityQuery,
  now: number,
): AvailableDay[] {
  const byKey = new Map(departures.map((departure) => [departure.travelDate + departure.start, departure]));
  const dayAt = (date: TravelDate, start: StartKey): AvailableDay => {
    const priceInr = adultFareOn({ priceInr: price, priceRules }, date);
    const ofStart = rulesOfStart(rules, start);
    const reason = closedReason(ofStart, date, now);
    if (reason !== null) return { date, seatsLeft: 0, priceInr, status: "closed", reason };
    const departure = byKey.get(date + start);
    const seatsOf = (pool: string | null) => {
      const key = startKey(start, pool);
      const row = byKey.get(date + key);
      if (!row) return seatsOfStart(rules, key, capacity, options);
      return row.isClosed ? 0 : row.capacity - row.booked - row.held;
    };
    // Sums the pools of options with seats of their own.
    const seatsLeft = poolsOf(options).reduce((sum, pool) => sum + seatsOf(pool), 0);
    const minimum = departure?.minimum ?? minimumOn(ofStart, date);
    return {
      date,
      seatsLeft,
      priceInr,
      status: statusOf(seatsLeft),
      ...(options && {
        options: options.map((option) => ({
          optionId: option.id,
          seatsLeft: seatsForOption(option, seatsOf),
          priceInr: adultFareOn(faresOf({ priceInr: price, priceRules }, option), date),
        })),
      }),
      ...closuresOn(closures, date),
      ...(minimum && {
        guaranteed: minimum.isGuaranteed,
        ...(!minimum.isGuaranteed && {
          travelersNeeded: Math.max(1, minimum.travelers - (departure?.booked ?? 0)),
        }),
      }),
    };
  };
  return eachDay(from, to).map((date) => {
    const starts = rules.starts && startsOn(rules, date);
    if (!starts || starts.length === 0) return dayAt(date, "");
    return sumOfStarts(starts.map(({ start, time }) => ({ ...dayAt(date, start), startTime: time })));
  });
}

/** Returns the seats that bookings of an option can take: of its own pool or the shared one, none if a booking takes more. */
export function seatsForOption(
  { id, seats, takes = 1 }: Pick<TourOption, "id" | "seats" | "takes">,
  seatsOf: (pool: string | null) => number,
): number {
  const left = seatsOf(seats === null ? null : id);
  return left < takes ? 0 : left;
}

/** Returns the day as that of an option: its seats and price. @param optionId without one, the first; a tour without options has none */
export function dayOfOption(day: AvailableDay, optionId: string | undefined): AvailableDay {
  if (day.starts)
    return sumOfStarts(
      departuresOf(day).map(({ startTime = "", ...each }) => ({ ...dayOfOption(each, optionId), startTime })),
    );
  const chosen = day.options?.find((option) => option.optionId === optionId) ?? day.options?.[0];
  if (!chosen || day.status === "closed") return day;
  const { seatsLeft, priceInr } = chosen;
  return { ...day, seatsLeft, priceInr, status: statusOf(seatsLeft) };
}

const bestFirst = ["open", "limited", "sold_out", "closed"] as const satisfies AvailableDay["status"][];

/** Returns a day with its starts: all seats left, the best status and the lowest price. A day without an open start is closed. */
function sumOfStarts(starts: (AvailableDay & { startTime: string })[]): AvailableDay {
  const [best] = starts.toSorted((a, b) => bestFirst.indexOf(a.status) - bestFirst.indexOf(b.status));
  if (!best) throw new Error("a day without starts is no departure");
  const {
    startTime: _,
    options: _options,
    ...day
  } = best.status === "closed" ? (starts.at(-1) ?? best) : best;
  if (day.status === "closed") return day;
  return {
    ...day,
    seatsLeft: starts.reduce((sum, { seatsLeft }) => sum + seatsLeft, 0),
    priceInr: Math.min(...starts.flatMap(({ status, priceInr }) => (status === "closed" ? [] : [priceInr]))),
    starts: starts.map(({ startTime, seatsLeft, status, priceInr, reason, options }) => ({
      startTime,
      seatsLeft,
      status,
      priceInr,
      ...(reason !== undefined && { reason }),
      ...(options && { options }),
    })),
  };
}

/** Returns the departures of a day: its starts, each as a day of its own, or the day itself. */
export function departuresOf(day: AvailableDay): (AvailableDay & { startTime?: string })[] {
  const { starts, reason: _, ...rest } = day;
  return starts ? starts.map((start) => ({ ...rest, ...start })) : [day];
}

/** Returns the day as that of the chosen start. @param startTime "HH:mm"; the day itself if none is chosen, or the tour starts once */
export function dayAtStart(day: AvailableDay, startTime: string | undefined): AvailableDay {
  return (startTime && departuresOf(day).find((each) => each.startTime === startTime)) || day;
}

function closuresOn(closures: readonly Closure[], date: TravelDate): Pick<AvailableDay, "closures"> {
  const met = closuresMet(closures, date);
  return met.length === 0 ? {} : { closures: met.map(closureSentence) };
}

function statusOf(seatsLeft: number): AvailableDay["status"] {
  if (seatsLeft === 0) return "sold_out";
  return seatsLeft <= fewSeats ? "limited" : "open";
}

/** Returns true if the day starts at several times, none of which is chosen. */
export function lacksStart({ starts }: AvailableDay, startTime: string | undefined): boolean {
  return starts !== undefined && !starts.some((each) => each.startTime === startTime);
}

/** New numbers of free seats of a day, and of its starts. */
interface SeatsOfStart {
  seatsLeft: number;
  closed?: string | undefined;
  options?: readonly { optionId: string; seatsLeft: number }[] | undefined;
}
interface SeatsNow extends SeatsOfStart {
  starts?: readonly (SeatsOfStart & { startTime: string })[] | undefined;
}

/** Returns the day with new numbers of free seats, or closed if `closed` is given. A closed day stays closed, and so does a start. */
export function withSeatsLeft(
  day: AvailableDay,
  { seatsLeft, closed, starts, options }: SeatsNow,
): AvailableDay {
  if (day.starts && starts)
    return sumOfStarts(
      departuresOf(day).map(({ startTime = "", ...each }) => {
        const now = starts.find((known) => known.startTime === startTime);
        return { ...(now ? withSeatsLeft(each, now) : each), startTime };
      }),
    );
  if (closed !== undefined) return { ...day, seatsLeft: 0, status: "closed", reason: closed };
  if (day.status === "closed") return day;
  return {
    ...day,
    seatsLeft,
    status: statusOf(seatsLeft),
    ...(day.options && {
      options: day.options.map((option) => ({
        ...option,
        ...options?.find(({ optionId }) => optionId === option.optionId),
      })),
    }),
  };
}

/** Returns why a day can't be chosen, as a sentence, or null if it can. */
export function unavailableReason({ status, reason }: AvailableDay): string | null {
  if (status === "closed") return reason ?? departureMessages().notOnThisDay;
  return status === "sold_out" ? departureMessages().soldOutDay : null;
}

/** Returns "Guaranteed", or how many travelers are missing; null if the tour has no smallest party. */
export function guaranteeText({ guaranteed, travelersNeeded = 1 }: AvailableDay): string | null {
  if (guaranteed === undefined) return null;
  return guaranteed ? departureMessages().guaranteed : notGuaranteedText(travelersNeeded);
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
export function openDayNote(day: AvailableDay, per?: TourOption["pricePer"]): OpenDayNote {
  const isLimited = day.status === "limited";
  const m = departureMessages();
  const seats = isLimited ? m.left(day.seatsLeft) : null;
  const rupees = formatRupees(day.priceInr);
  const price = per === "booking" ? m.perBooking(rupees) : m.perAdult(rupees);
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
  return departureMessages().onlyLeft(day.seatsLeft, formatTravelDate(day.date));
}

/** Returns the path of the form that joins the waiting list of a day. @param chosen number of travelers, start time and option, as far as chosen */
export function waitingListPath(
  slug: string,
  date: TravelDate,
  {
    party = 0,
    startTime,
    optionId,
  }: { party?: number | undefined; startTime?: string | undefined; optionId?: string | undefined } = {},
): string {
  const start = startTime ? `&start=${startTime}` : "";
  const option = optionId ? `&option=${optionId}` : "";
  return `/waiting-list/${slug}?date=${date}${start}${option}${party > 0 ? `&travelers=${party}` : ""}`;
}
