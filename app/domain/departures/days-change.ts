import { z } from "zod";
import type { TravelDate } from "~/domain/calendar/calendar";
import { exemptionFields } from "./exemption";
import { fare, text } from "~/domain/form-fields";
import { daySchema } from "~/domain/calendar/day-schema";
import { capacitySchema, closingReasonSchema } from "./departure-change";
import type { CalendarDeparture } from "./operator-calendar";

/** A change of several departures at once: their seats, their price, or closing them. */

/** Max days of one change: two months. */
const maxChangedDays = 62;

const oneOrMore = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === undefined ? [] : [value].flat()), schema);

const days = oneOrMore(
  z
    .array(daySchema("Please choose the days in the calendar."))
    .min(1, "Please choose at least one day.")
    .max(maxChangedDays, `Please choose at most ${maxChangedDays} days.`)
    .transform((chosen) => [...new Set(chosen)].toSorted()),
);
const tour = z.string().max(100);

export const daysChangeKinds = ["capacity", "price", "close"] as const;
export type DaysChangeKind = (typeof daysChangeKinds)[number];

/** The chosen days; the tour is empty for all tours. */
export const chosenDaysSchema = z.object({
  day: days,
  tour: tour.catch("").default(""),
  company: tour.optional().catch(undefined),
  kind: z.enum(daysChangeKinds).optional().catch(undefined),
});

const common = { day: days, tour: tour.default(""), company: tour.optional() };

export const daysChangeSchema = z.discriminatedUnion(
  "kind",
  [
    z.object({
      ...common,
      kind: z.literal("capacity"),
      // An empty field is no number, not 0.
      capacity: z.preprocess((typed) => String(typed ?? "").trim() || Number.NaN, capacitySchema),
    }),
    z.object({
      ...common,
      tour: tour.min(1, "Please choose one tour for a price."),
      kind: z.literal("price"),
      priceInr: fare("the fare"),
      label: text("a name for this price", 3, 40),
    }),
    z.object({ ...common, kind: z.literal("close"), reason: closingReasonSchema, ...exemptionFields }),
  ],
  "Please choose what to change.",
);
export type DaysChange = z.output<typeof daysChangeSchema>;

/** A departure of the chosen days, and what the change does to it. */
export interface PlannedDeparture extends CalendarDeparture {
  travelDate: TravelDate;
  /** Why the change cannot be made; null if it can. */
  refusal: string | null;
  /** True if the departure is already as wanted. */
  isUnchanged: boolean;
}

export interface DaysPlan {
  departures: PlannedDeparture[];
  /** Departures that would change, those of them with guests, and the seats of these guests. */
  changed: number;
  withGuests: number;
  guests: number;
  refused: number;
}

/** Counts what a change would do. */
export function planOf(departures: PlannedDeparture[]): DaysPlan {
  const changed = departures.filter(({ refusal, isUnchanged }) => refusal === null && !isUnchanged);
  const guests = changed.filter(({ booked }) => booked > 0);
  return {
    departures,
    changed: changed.length,
    withGuests: guests.length,
    guests: guests.reduce((sum, { booked }) => sum + booked, 0),
    refused: departures.filter(({ refusal }) => refusal !== null).length,
  };
}

/** Returns what a change does to a departure. */
export function plannedChange(
  departure: CalendarDeparture & { travelDate: TravelDate },
  change: DaysChange,
  { today, fareNow }: { today: TravelDate; fareNow: number },
): PlannedDeparture {
  const { booked, held, capacity, state, travelDate } = departure;
  const planned = (refusal: string | null, isUnchanged = false) => ({ ...departure, refusal, isUnchanged });
  if (travelDate < today) return planned("This departure is in the past.");
  switch (change.kind) {
    case "capacity": {
      if (booked + held > change.capacity) return planned(takenText(booked, held));
      // The tour's own number is set for this date too, so that it stays when the tour's changes.
      return planned(null, capacity === change.capacity && departure.hasOwnCapacity === true);
    }
    case "close":
      return planned(null, state === "closed");
    case "price":
      return planned(null, fareNow === change.priceInr);
    default:
      return change satisfies never;
  }
}

function takenText(booked: number, held: number): string {
  const sold = `${booked} ${booked === 1 ? "seat is" : "seats are"} sold`;
  return `${sold}${held > 0 ? ` and ${held} held for people who are booking now` : ""}.`;
}
