import { z } from "zod";
import { isTravelDate } from "~/domain/calendar/calendar";
import { orNull, typedNumber } from "~/domain/form-fields";
import { notPlainText, plainText } from "~/domain/plain-text";

/** A day of every year, "MM-dd". */
export const monthDaySchema = z
  .string("Please choose a day and a month.")
  .refine((value) => isTravelDate(`2028-${value}`), "Please choose a day and a month.");
/** The same, or its month and day as chosen in a form. */
const chosenMonthDay = z.preprocess((value) => {
  const { data } = z.object({ month: z.string(), day: z.string() }).safeParse(value);
  return data ? `${data.month}-${data.day}` : value;
}, monthDaySchema);
const day = z.string().refine(isTravelDate, "Please enter the date as yyyy-MM-dd.");
/** For travelers. */
const sentence = z
  .string("Please write a sentence for travelers.")
  .trim()
  .min(10, "Please write a sentence for travelers, at least 10 characters.")
  .max(300, "Please keep it to 300 characters.")
  .regex(plainText, notPlainText);

export const maxDates = 400;
/** Open parts of a year. */
export const maxSpans = 12;
export const maxBlackOuts = 100;

const cutOff = "Please enter the days as a whole number from 0 to 90.";

/** Days on which a tour departs. Not strict: a form keeps the days of the kinds that are not selected. */
export const patternSchema = z.discriminatedUnion(
  "kind",
  [
    z.object({ kind: z.literal("daily") }),
    z.object({
      kind: z.literal("weekdays"),
      weekdays: z
        .array(typedNumber(z.int().min(0).max(6)))
        .min(1, "Please choose at least one day of the week.")
        .max(7)
        .prefault([])
        .meta({ description: "0 is Sunday" }),
    }),
    z.object({
      kind: z.literal("dates"),
      dates: z
        .array(day)
        .min(1, "Please add at least one date.")
        .max(maxDates, `Please choose at most ${maxDates} dates.`)
        .prefault([]),
    }),
  ],
  "Please choose the days of departure.",
);
export type DeparturePattern = z.output<typeof patternSchema>;

/** "MM-dd" to "MM-dd", inclusive. If it ends before it begins, it spans the new year. */
const yearSpanSchema = z.strictObject({ from: chosenMonthDay, to: chosenMonthDay });
export type YearSpan = z.output<typeof yearSpanSchema>;

/** Departure rules of a tour; as input, omitted parts default to a daily departure. */
export const departureRulesSchema = z
  .strictObject({
    pattern: patternSchema.default({ kind: "daily" }),
    season: z
      .array(yearSpanSchema)
      .max(maxSpans, `Please enter at most ${maxSpans} open parts of the year.`)
      .default([])
      .meta({ description: "Open periods of each year, both ends included; empty means all year" }),
    offSeason: orNull(sentence).default(null).meta({ description: "Why it is closed outside the season" }),
    blackOuts: z
      .array(
        z.strictObject({ from: day, to: day, reason: sentence }).refine(({ from, to }) => from <= to, {
          path: ["to"],
          error: "The end date is before the start date.",
        }),
      )
      .max(maxBlackOuts, `Please enter at most ${maxBlackOuts} black-outs.`)
      .default([])
      .meta({ description: "Days in season without departures" }),
    cutOffDays: typedNumber(z.int(cutOff).min(0, cutOff).max(90, cutOff))
      .default(0)
      .meta({ description: "Min days between booking and departure: 0 until the day of departure" }),
  })
  .refine(({ season, offSeason }) => season.length > 0 === (offSeason !== null), {
    path: ["offSeason"],
    error: "Please enter a reason for the off season, but only if the tour has a season.",
  });
export type DepartureRules = z.output<typeof departureRulesSchema>;

/** Rules of a tour that departs every day of the year and can be booked until departure. */
export const everyDay: DepartureRules = {
  pattern: { kind: "daily" },
  season: [],
  offSeason: null,
  blackOuts: [],
  cutOffDays: 0,
};
