import { z } from "zod";
import type { TravelDate } from "~/domain/calendar/calendar";
import {
  cutOffSchema,
  departureRulesSchema,
  patternSchema,
  timeOfDaySchema,
  usualDecisionDays,
  type DepartureRules,
  seatsSchema,
} from "./departure-rules";
import { rulesOfStart, seatsOfStart, type StartKey } from "./start";
import { offDayReason } from "./off-days";
import { toFields, type FormFields } from "~/domain/form-fields";

/** Departure days and capacity of a tour. */
export interface TourDepartures {
  /** Default seats of a travel date. */
  capacity: number;
  rules: DepartureRules;
}

/** Departures as typed in their form, or as stored. */
export const tourDeparturesSchema = z.object({
  capacity: seatsSchema,
  // A form without one of these must not get the default.
  rules: z.preprocess(
    withStartTime,
    departureRulesSchema
      .safeExtend({ pattern: patternSchema, startTime: timeOfDaySchema, cutOff: cutOffSchema })
      .transform((rules): DepartureRules => ({
        ...withoutEmpty(rules),
        pattern: normalizeRules(rules.pattern),
        blackOuts: rules.blackOuts.toSorted((a, b) => a.from.localeCompare(b.from)),
      })),
  ),
}) satisfies z.ZodType<TourDepartures>;

/**
 * Returns the rules with the start time that the rows of several stand for: the first of them, whose only one is a tour that starts once.
 * Without scripts the first row is added beside the start time.
 */
function withStartTime(rules: unknown): unknown {
  const { data } = z
    .looseObject({
      startTime: z.string().default(""),
      starts: z.array(z.looseObject({ time: z.string() })).min(1),
    })
    .safeParse(rules);
  if (!data) return rules;
  const { startTime, starts } = data;
  const [first] = starts;
  if (starts.length === 1 && startTime !== "" && startTime !== first?.time)
    return { ...data, starts: [{ time: startTime }, ...starts] };
  return { ...data, startTime: first?.time ?? startTime };
}

/** Returns the fields of the form: each end of a season is chosen as a month and a day. */
export function departureFields({ capacity, rules }: TourDepartures): FormFields {
  const season = rules.season.map(({ from, to }) => ({ from: monthAndDay(from), to: monthAndDay(to) }));
  const minimum = rules.minimum ?? { travelers: null, decisionDays: usualDecisionDays, tooFew: "ask" };
  const starts = rules.starts?.map((start) => ({
    ...start,
    season: start.season?.map(({ from, to }) => ({ from: monthAndDay(from), to: monthAndDay(to) })),
  }));
  return toFields({
    capacity,
    rules: { ...rules, ...(starts && { startTime: "" }), season, minimum, starts },
  });
}

/** Leaves out the keys of empty optional fields, so that unchanged rules stay equal. */
function withoutEmpty(rules: DepartureRules): DepartureRules {
  const { minimum, starts, openUntil, lasts, ...others } = rules;
  return {
    ...others,
    ...(minimum && { minimum }),
    ...(starts && { starts }),
    ...(openUntil !== undefined && { openUntil }),
    ...(lasts !== undefined && { lasts }),
  };
}

function monthAndDay(text: string) {
  return { month: text.slice(0, 2), day: text.slice(3) };
}

/** Removes duplicates and sorts the days. */
function normalizeRules(pattern: DepartureRules["pattern"]): DepartureRules["pattern"] {
  switch (pattern.kind) {
    case "daily":
      return pattern;
    case "weekdays":
      return { ...pattern, weekdays: [...new Set(pattern.weekdays)].toSorted((a, b) => a - b) };
    case "dates":
      return { ...pattern, dates: [...new Set(pattern.dates)].toSorted() };
    default:
      return pattern satisfies never;
  }
}

/** A future departure stored in the database because it has bookings, holds or manual settings. */
export interface ComingDeparture {
  travelDate: TravelDate;
  start: StartKey;
  capacity: number;
  booked: number;
  /** Seats held for bookings in progress. */
  held: number;
  /** True if the seats were set for this date alone. */
  hasOwnCapacity: boolean;
  isClosed: boolean;
}

/** Returns the dates with more seats than the tour has, because more were sold or held when the capacity was reduced. */
export function datesAbove(
  departures: readonly ComingDeparture[],
  capacity: number,
  rules: Pick<DepartureRules, "starts"> = {},
): ComingDeparture[] {
  return departures.filter(
    (each) => !each.hasOwnCapacity && each.capacity > seatsOfStart(rules, each.start, capacity),
  );
}

/** Returns the booked dates on which the tour no longer departs by these rules. */
export function bookedOffDays(
  departures: readonly ComingDeparture[],
  rules: DepartureRules,
): ComingDeparture[] {
  return departures.filter(
    ({ booked, travelDate, start }) =>
      booked > 0 && offDayReason(rulesOfStart(rules, start), travelDate) !== null,
  );
}
