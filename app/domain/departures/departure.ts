import { z } from "zod";
import { travelDateProblem } from "~/domain/bookings/booking";
import { addDays, isTravelDate, lastBookableDate, monthNames } from "~/domain/calendar/calendar";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { DepartureRules } from "./departure-rules";
import { inSeason, offDayReason } from "./off-days";
import { orNull, typedNumber } from "~/domain/form-fields";
import { notPlainText, plainText } from "~/domain/plain-text";

/** Validation and evaluation of departure rules. */

/** At or below this, a day is shown as limited. */
export const fewSeats = 5;

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

// Not strict: a form keeps the days of the kinds that are not selected.
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
        .prefault([]),
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

/** Departure rules as input; omitted parts default to a daily departure. */
export const departureRulesSchema = z
  .strictObject({
    pattern: patternSchema.default({ kind: "daily" }),
    season: z
      .array(z.strictObject({ from: chosenMonthDay, to: chosenMonthDay }))
      .max(maxSpans, `Please enter at most ${maxSpans} open parts of the year.`)
      .default([]),
    offSeason: orNull(sentence).default(null),
    blackOuts: z
      .array(
        z.strictObject({ from: day, to: day, reason: sentence }).refine(({ from, to }) => from <= to, {
          path: ["to"],
          error: "The end date is before the start date.",
        }),
      )
      .max(maxBlackOuts, `Please enter at most ${maxBlackOuts} black-outs.`)
      .default([]),
    cutOffDays: typedNumber(z.int(cutOff).min(0, cutOff).max(90, cutOff)).default(0),
  })
  .refine(({ season, offSeason }) => season.length > 0 === (offSeason !== null), {
    path: ["offSeason"],
    error: "Please enter a reason for the off season, but only if the tour has a season.",
  }) satisfies z.ZodType<DepartureRules>;

const monthNumbers = monthNames.map((_, index) => index + 1);

/** Returns why a tour doesn't depart on a day, as a sentence for travelers, or null if it does. Does not check seats. */
export function closedReason(rules: DepartureRules, date: TravelDate, today: TravelDate): string | null {
  const problem = travelDateProblem(date, today);
  if (problem !== null) return problem;
  if (date < addDays(today, rules.cutOffDays)) return cutOffInWords(rules.cutOffDays);
  return offDayReason(rules, date);
}

function cutOffInWords(days: number): string {
  return `Book this tour at least ${days === 1 ? "a day" : `${days} days`} ahead. Please choose a later date.`;
}

/** Returns the months, 1 to 12, that are entirely off season. */
export function closedMonths(rules: DepartureRules): number[] {
  return monthNumbers.filter((month) => {
    const days = Array.from({ length: 31 }, (_, index) => writeMonthAndDay(month, index + 1));
    return !days.some((each) => isTravelDate(`2028-${each}`) && inSeason(rules, each));
  });
}

function writeMonthAndDay(month: number, dayOfMonth: number): string {
  return `${String(month).padStart(2, "0")}-${String(dayOfMonth).padStart(2, "0")}`;
}

/** Returns the next bookable departure days, at most `count`. */
export function nextOpenDays(rules: DepartureRules, today: TravelDate, count: number): TravelDate[] {
  const last = lastBookableDate(today);
  const days: TravelDate[] = [];
  for (let date = today; date <= last && days.length < count; date = addDays(date, 1))
    if (closedReason(rules, date, today) === null) days.push(date);
  return days;
}

/** Returns the next bookable day of a tour that is off season today; otherwise null. */
export function runsAgainOn(rules: DepartureRules, today: TravelDate): TravelDate | null {
  if (inSeason(rules, today.slice(5))) return null;
  return nextOpenDays(rules, today, 1)[0] ?? null;
}

/** Describes the season, "1 June to 15 October"; null if the tour runs all year. */
export function seasonInWords({ season }: DepartureRules): string | null {
  if (season.length === 0) return null;
  const spans = season.map(({ from, to }) => `${dayAndMonth(from)} to ${dayAndMonth(to)}`);
  return new Intl.ListFormat("en-GB").format(spans);
}

function dayAndMonth(monthAndDayOfYear: string): string {
  const [month, dayOfMonth] = monthAndDayOfYear.split("-").map(Number);
  return `${dayOfMonth} ${monthNames[(month ?? 1) - 1]}`;
}

/** Returns every day from `from` to `to`, inclusive; empty if `to` is before `from`. */
export function eachDay(from: TravelDate, to: TravelDate): TravelDate[] {
  const days: TravelDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) days.push(date);
  return days;
}
