import { addDays, type TravelDate } from "~/domain/calendar/calendar";
import { cutOffAt, endAt, startAt } from "~/domain/departures/cut-off";
import { closedReason, eachDay } from "~/domain/departures/departure";
import { offDayReason } from "~/domain/departures/off-days";
import { rulesOfStart, seatsOfStart, startKey, startsOn, type StartKey } from "~/domain/departures/start";
import type { AvailabilityInput } from "~/domain/tours/availability";
import {
  isPricedPerUnit,
  largestOctoParty,
  octoPrice,
  unitPrices,
  type OctoOption,
  type OctoPricing,
  type OctoTerms,
  type OctoTour,
} from "./offer";
import { isDayPass } from "./product";
import { unitIds, type OctoParty } from "./unit-items";

/** Departures as OCTO's availabilities. Source: octotravel/typespec. */

type Status = "AVAILABLE" | "LIMITED" | "SOLD_OUT" | "CLOSED";

export interface OctoDeparture {
  travelDate: TravelDate;
  /** Key of the pool of seats that the option is sold from. */
  start: StartKey;
  status: Status;
  /** People that can be booked. */
  vacancies: number;
  capacity: number;
}

/** India has no summer time. */
const offset = "+05:30";

/** @param instant UTC */
function localTime(instant: number): string {
  return `${new Date(instant + 5.5 * 3_600_000).toISOString().slice(0, 19)}${offset}`;
}

/** Returns the id of a departure: its start, or the day of a pass. */
export function availabilityId(
  tour: OctoTour,
  { travelDate, start }: Pick<OctoDeparture, "travelDate" | "start">,
) {
  const rules = rulesOfStart(tour.departures, start);
  return isDayPass(rules) ? travelDate : localTime(startAt(rules, travelDate));
}

/** Lists the departures of an option on the days of `seats`, earliest first; days without are left out. */
export function octoDepartures(
  tour: OctoTour,
  option: OctoOption,
  { from, to }: { from: TravelDate; to: TravelDate },
  seats: AvailabilityInput,
  now: number,
): OctoDeparture[] {
  const byKey = new Map(seats.departures.map((each) => [each.travelDate + each.start, each]));
  const pool = option.option !== null && option.option.seats !== null ? option.option.id : null;
  const takes = option.option?.takes;
  return eachDay(from, to).flatMap((travelDate) =>
    startsOn(seats.rules, travelDate).flatMap(({ start: time }) => {
      const rules = rulesOfStart(seats.rules, time);
      if (offDayReason(rules, travelDate) !== null) return [];
      const start = startKey(time, pool);
      const row = byKey.get(travelDate + start);
      const capacity = row?.capacity ?? seatsOfStart(seats.rules, start, seats.capacity, seats.options);
      const left = row ? (row.isClosed ? 0 : row.capacity - row.booked - row.held) : capacity;
      const isClosed =
        closedReason(rules, travelDate, now) !== null ||
        row?.isClosed === true ||
        byKey.get(travelDate + time)?.isClosed === true;
      const maxParty = largestOctoParty(tour, option);
      const vacancies = isClosed
        ? 0
        : takes === undefined
          ? left
          : Math.max(0, Math.floor(left / takes)) * maxParty;
      const status = isClosed
        ? "CLOSED"
        : vacancies <= 0
          ? "SOLD_OUT"
          : left * 2 < capacity
            ? "LIMITED"
            : "AVAILABLE";
      return [{ travelDate, start, status, vacancies: Math.max(0, vacancies), capacity }];
    }),
  );
}

/** Returns true if a party can be booked. */
function isFree({ vacancies }: OctoDeparture, party: OctoParty | null): boolean {
  return vacancies >= Math.max(1, party?.numberOfTravelers ?? 1);
}

function openingHours(tour: OctoTour, start: StartKey) {
  const { startTime, openUntil } = rulesOfStart(tour.departures, start);
  return openUntil === undefined ? [] : [{ from: startTime, to: openUntil }];
}

/** @param asked the party that the request names, or null; `terms` if prices are asked for */
export function toOctoAvailability(
  tour: OctoTour,
  option: OctoOption,
  departure: OctoDeparture,
  { party, terms }: { party: OctoParty | null; terms: OctoTerms | null },
) {
  const { travelDate, start, vacancies, capacity, status } = departure;
  const rules = rulesOfStart(tour.departures, start);
  const isPass = isDayPass(rules);
  const lastDay = addDays(travelDate, tour.days - 1);
  return {
    id: availabilityId(tour, departure),
    localDateTimeStart: isPass ? `${travelDate}T00:00:00${offset}` : localTime(startAt(rules, travelDate)),
    localDateTimeEnd: isPass
      ? `${travelDate}T23:59:59${offset}`
      : localTime(endAt(lastDay, tour.days === 1 ? rules : null)),
    utcCutoffAt: `${new Date(cutOffAt(rules, travelDate)).toISOString().slice(0, 19)}Z`,
    allDay: isPass,
    available: isFree(departure, party),
    status,
    vacancies,
    capacity,
    maxUnits: Math.min(vacancies, largestOctoParty(tour, option)),
    openingHours: openingHours(tour, start),
    ...(terms && availabilityPricing(tour, option, { travelDate, party, terms }, "")),
  };
}
export type OctoAvailability = ReturnType<typeof toOctoAvailability>;

/** Returns the day of a calendar from its departures: the most that one of them has. */
export function toOctoDay(
  tour: OctoTour,
  option: OctoOption,
  travelDate: TravelDate,
  departures: readonly OctoDeparture[],
  { party, terms }: { party: OctoParty | null; terms: OctoTerms | null },
) {
  const best = (["AVAILABLE", "LIMITED", "SOLD_OUT", "CLOSED"] as const).find((status) =>
    departures.some((each) => each.status === status),
  );
  return {
    localDate: travelDate,
    available: departures.some((each) => isFree(each, party)),
    status: best ?? ("CLOSED" as const),
    vacancies: Math.max(0, ...departures.map(({ vacancies }) => vacancies)),
    capacity: departures.reduce((sum, { capacity }) => sum + capacity, 0),
    openingHours: openingHours(tour, departures[0]?.start ?? ""),
    ...(terms && availabilityPricing(tour, option, { travelDate, party, terms }, "From")),
  };
}

/** The fields of prices: by unit where a total is their sum, else of the party, or of one adult. */
function availabilityPricing<Suffix extends "" | "From">(
  tour: OctoTour,
  option: OctoOption,
  { travelDate, party, terms }: { travelDate: TravelDate; party: OctoParty | null; terms: OctoTerms },
  suffix: Suffix,
): {
  [Name in `unitPricing${Suffix}` | `pricing${Suffix}`]?: OctoPricing | (OctoPricing & { unitId: string })[];
} {
  if (isPricedPerUnit(tour, terms)) {
    const prices = unitPrices(tour, option, travelDate, terms);
    return { [`unitPricing${suffix}`]: unitIds.map((unitId) => ({ unitId, ...prices[unitId] })) } as never;
  }
  const some =
    party && party.numberOfTravelers > 0 ? party : { numberOfTravelers: 1, children: 0, infants: 0 };
  return { [`pricing${suffix}`]: octoPrice(tour, option, { ...some, travelDate }, terms) } as never;
}
