import { z } from "zod";
import type { TravelDate } from "./calendar";
import { departureRulesSchema } from "./departure";
import type { DepartureRules } from "./departure-rules";
import { offDayReason } from "./off-days";
import { seatsSchema } from "./tour-form";

/** When a tour leaves, and with how many seats. */
export interface TourDepartures {
  /** Seats on each travel date that has no number of its own. */
  capacity: number;
  rules: DepartureRules;
}

export const tourDeparturesSchema = z.strictObject({
  capacity: seatsSchema,
  rules: departureRulesSchema.transform((rules): DepartureRules => ({
    ...rules,
    pattern: inOrder(rules.pattern),
    blackOuts: rules.blackOuts.toSorted((a, b) => a.from.localeCompare(b.from)),
  })),
}) satisfies z.ZodType<TourDepartures>;

/** Each day once, in order. */
function inOrder(pattern: DepartureRules["pattern"]): DepartureRules["pattern"] {
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

/** A travel date of a tour that has seats of its own: somebody booked or holds them, or somebody set or closed it. */
export interface ComingDeparture {
  travelDate: TravelDate;
  capacity: number;
  booked: number;
  /** Seats in the hands of people who are filling in a booking. */
  held: number;
  /** Whether its seats were set for this date alone. */
  hasOwnCapacity: boolean;
  isClosed: boolean;
}

/** The dates with more seats than the tour has, because more were sold or held on them when it was made smaller. */
export function datesAbove(departures: readonly ComingDeparture[], capacity: number): ComingDeparture[] {
  return departures.filter((each) => !each.hasOwnCapacity && each.capacity > capacity);
}

/** The dates that people have booked though the tour does not leave on them by these rules. */
export function bookedOffDays(
  departures: readonly ComingDeparture[],
  rules: DepartureRules,
): ComingDeparture[] {
  return departures.filter(
    ({ booked, travelDate }) => booked > 0 && offDayReason(rules, travelDate) !== null,
  );
}
