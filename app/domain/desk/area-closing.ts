import { z } from "zod";
import { addDays, type TravelDate } from "~/domain/calendar/calendar";
import { exemptionFields } from "~/domain/departures/exemption";
import type { Bearing } from "~/domain/bookings/sale";
import { daySchema } from "~/domain/calendar/day-schema";
import { plainLine } from "~/domain/typed-input/characters";
import { typedNumber } from "~/domain/typed-input/typed-number";
import { regions } from "~/domain/tours/tour";
import { states } from "~/domain/tours/state-centers";
import type { DaysPlan } from "~/domain/departures/days-change";
import { closingReasonSchema, type DepartureDate } from "~/domain/departures/departure-change";

/** Closing the departures of an area at once, for a storm, a flood or an order of the authorities. */

/** Max days of a storm. */
export const maxStormDays = 31;

const emptyAsNull = z.literal("").transform(() => null);
const day = daySchema("Please enter the day.");

const area = {
  region: z.enum(regions).or(emptyAsNull).nullable().default(null),
  state: z.enum(states).or(emptyAsNull).nullable().default(null),
  /** Part of the name of a tour's place. */
  place: z
    .string()
    .overwrite(plainLine)
    .max(60, "Please keep it to 60 characters.")
    .transform((typed) => typed || null)
    .nullable()
    .default(null),
  from: day,
  to: day,
};

/** Region, State and place narrow the area together; trips that are on the way between the two days belong to it. */
export const areaSchema = z.object(area).check(checkArea);
export type Area = z.output<typeof areaSchema>;

export const areaClosingSchema = z
  .object({
    ...area,
    reason: closingReasonSchema,
    fault: z.enum(["nobody", "operator"]).default("nobody"),
    ...exemptionFields,
    /** Travelers that the person saw: if others have booked, nothing is closed. */
    expected: typedNumber(z.int().min(0)),
  })
  .check(checkArea);
export type AreaClosing = z.output<typeof areaClosingSchema>;

function checkArea({ value, issues }: z.core.ParsePayload<z.output<z.ZodObject<typeof area>>>): void {
  const { region, state, place, from, to } = value;
  const refuse = (path: string, message: string) =>
    issues.push({ code: "custom", input: value, path: [path], message });
  if (region === null && state === null && place === null)
    refuse("state", "Please choose a region or a State, or enter a place.");
  if (to < from) refuse("to", "Please enter a day that is not before the first.");
  else if (to > addDays(from, maxStormDays - 1)) refuse("to", `Please choose at most ${maxStormDays} days.`);
}

/** A departure with guests that a closing would close. Whole rupees. */
export interface AreaDeparture extends DepartureDate {
  title: string;
  companyName: string;
  /** Its last day. */
  endsOn: TravelDate;
  bookings: number;
  travelers: number;
  /** Received from the guests and not returned. */
  paid: number;
}

/** Effects of a closing. */
export interface AreaPlan {
  tours: number;
  /** Departures that would be closed, those without guests included. */
  closing: number;
  withGuests: AreaDeparture[];
  /** Departures with guests who are on the way already: they stay open. */
  onTheWay: AreaDeparture[];
  /** Departures that are closed already. */
  closed: number;
  /** Seats sold on all departures that would be closed. */
  guests: number;
  /** Sums over `withGuests`; whole rupees. */
  bookings: number;
  paid: number;
}

/** Parts of each party if all confirmed guests take their refund today, by the party at fault; `exempt` is the operator's, without compensation. */
export type ClosingBearings = Record<AreaClosing["fault"] | "exempt", Bearing>;

/** Effects of a change of several days; `bearing` is null for other changes than a closing, without guests, and for more than 1,000 bookings. */
export type QuotedDaysPlan = DaysPlan & { bearing: Bearing | null };
