import { z } from "zod";
import { isTravelDate } from "~/domain/calendar/calendar";
import { isEmpty, orNull, whole } from "~/domain/form-fields";
import { notPlainText, plainText } from "~/domain/plain-text";
import { readDate } from "~/domain/typed-input/day";
import { daySchema } from "~/domain/calendar/day-schema";
import { typedNumber } from "~/domain/typed-input/typed-number";

/** A day of every year, "MM-dd". */
export const monthDaySchema = z
  .string("Please choose a day and a month.")
  .overwrite(readDate)
  .refine((value) => isTravelDate(`2028-${value}`), "Please choose a day and a month.");
/** The same, or its month and day as chosen in a form. */
const chosenMonthDay = z.preprocess((value) => {
  const { data } = z.object({ month: z.string(), day: z.string() }).safeParse(value);
  return data ? `${data.month}-${data.day}` : value;
}, monthDaySchema);
const day = daySchema();
/** For travelers. */
const sentence = z
  .string("Please write a sentence for travelers.")
  .trim()
  .min(10, "Please write a sentence for travelers, at least 10 characters.")
  .max(300, "Please keep it to 300 characters.")
  .regex(plainText, notPlainText);

/** Maximum seats of a travel date. */
export const maxSeats = 200;

/** Default seats of a travel date. */
export const seatsSchema = whole("the seats on each date", 1, maxSeats);

/** Start time of a new tour until its operator sets it. */
const usualStart = "09:00";

export const maxDates = 400;
/** Open parts of a year. */
export const maxSpans = 12;
export const maxBlackOuts = 100;

const maxDaysAhead = 90;
/** A week. */
const maxHoursAhead = 168;
const daysAhead = `Please enter the days as a whole number from 0 to ${maxDaysAhead}.`;
const hoursAhead = `Please enter the hours as a whole number from 0 to ${maxHoursAhead}.`;

/** A time of the day in India, "HH:mm". */
export const timeOfDaySchema = z
  .string("Please enter a time.")
  .overwrite(readDate)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please enter a time as hh:mm, from 00:00 to 23:59.");

/** Not strict: a form keeps the fields of the kind that is not selected. */
export const cutOffSchema = z.discriminatedUnion(
  "kind",
  [
    z.object({
      kind: z.literal("days"),
      days: typedNumber(z.int(daysAhead).min(0, daysAhead).max(maxDaysAhead, daysAhead)),
      time: timeOfDaySchema,
    }),
    z.object({
      kind: z.literal("hours"),
      hours: typedNumber(z.int(hoursAhead).min(0, hoursAhead).max(maxHoursAhead, hoursAhead)),
    }),
  ],
  "Please choose until when the tour can be booked.",
);
/** So many days before the travel date, at a time in India; or so many hours before the start. */
type CutOff = z.output<typeof cutOffSchema>;

/** The cut-off of catalog tours, and of a new tour until its operator chooses another. */
const usualCutOff: CutOff = { kind: "days", days: 1, time: "18:00" };

const weekdaysSchema = z
  .array(typedNumber(z.int().min(0).max(6)))
  .min(1, "Please choose at least one day of the week.")
  .max(7);

/** Days on which a tour departs. Not strict: a form keeps the days of the kinds that are not selected. */
export const patternSchema = z.discriminatedUnion(
  "kind",
  [
    z.object({ kind: z.literal("daily") }),
    z.object({
      kind: z.literal("weekdays"),
      weekdays: weekdaysSchema.prefault([]).meta({ description: "0 is Sunday" }),
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

/** Min and max start times of a tour with several a day. */
export const minStarts = 2;
export const maxStarts = 12;

const lastsLabel = "how long it lasts, in minutes,";
const untilLater = "Please enter a closing time after the opening time.";

/** Leaves out what a form posts empty. */
const filled = (value: unknown) => {
  const { data } = z.record(z.string(), z.unknown()).safeParse(value);
  if (!data) return value;
  const { data: cutOff } = z.object({ kind: z.string() }).safeParse(data.cutOff);
  return Object.fromEntries(
    Object.entries(data).filter(
      ([name, part]) => part !== undefined && !isEmpty(part) && (name !== "cutOff" || cutOff?.kind !== ""),
    ),
  );
};

const startSchema = z.preprocess(
  filled,
  z.strictObject({
    time: timeOfDaySchema.meta({ description: "IST, HH:mm", example: "06:00" }),
    weekdays: weekdaysSchema.optional().meta({ description: "0 is Sunday; every day if omitted" }),
    season: z.array(yearSpanSchema).min(1).max(maxSpans).optional(),
    seats: seatsSchema.optional().meta({ description: "Seats on each date; those of the tour if omitted" }),
    cutOff: cutOffSchema.optional().meta({ description: "That of the tour if omitted" }),
  }),
);
/** One of several start times of a tour. */
export type DailyStart = z.output<typeof startSchema>;

/** The start times of a tour with several a day, as typed: none, or one, is a tour that starts once. */
const startsSchema = z
  .preprocess(
    (value) => (isEmpty(value) || (Array.isArray(value) && value.length < minStarts) ? undefined : value),
    z
      .array(startSchema)
      .max(maxStarts, `Please enter at most ${maxStarts} start times.`)
      .overwrite((starts) => starts.toSorted((a, b) => a.time.localeCompare(b.time)))
      .refine((starts) => new Set(starts.map(({ time }) => time)).size === starts.length, {
        error: "Please enter each start time once.",
      })
      .optional(),
  )
  .optional();

/** The earliest of several starts is the start time of the tour. */
function withEarliestStart<Rules extends { startTime: string; starts?: DailyStart[] | undefined }>(
  rules: Rules,
): Rules {
  const [first] = rules.starts ?? [];
  return first ? { ...rules, startTime: first.time } : rules;
}

function endsByStart({ cutOff, startTime }: { cutOff: CutOff; startTime: string }): boolean {
  return cutOff.kind === "hours" || cutOff.days > 0 || cutOff.time <= startTime;
}

const endsTooLate = {
  path: ["cutOff", "time"],
  error: "Booking can't stay open after the tour has started.",
};

/** Answers of an operator to too few travelers on the decision day. */
export const tooFewChoices = ["ask", "cancel", "run"] as const;

export const maxDecisionDays = 60;
export const usualDecisionDays = 7;

const minimumSchema = z.strictObject({
  travelers: whole("the smallest party", 2, 100).meta({ description: "Travelers that a departure needs" }),
  decisionDays: whole("the days before departure", 1, maxDecisionDays).meta({
    description: "Days before the travel date on which it is decided, 6:00 PM IST",
  }),
  tooFew: z.enum(tooFewChoices, "Please choose what happens with too few travelers."),
});
/** The smallest party of a tour's departures; with fewer travelers on the decision day they are canceled, unless the operator runs them. */
export type SmallestParty = z.output<typeof minimumSchema>;

/** The smallest party as typed; null without travelers. */
const typedMinimumSchema = z
  .preprocess((value) => {
    const { data } = z.object({ travelers: z.union([z.string(), z.number()]) }).safeParse(value);
    return data === undefined || String(data.travelers).trim() === "" ? undefined : value;
  }, minimumSchema.optional())
  .optional();

/** An optional field, which a form posts empty. */
function orAbsent<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (isEmpty(value) ? undefined : value), schema.optional()).optional();
}

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
    startTime: timeOfDaySchema
      .default(usualStart)
      .meta({ description: "When travelers meet, IST (Asia/Kolkata), HH:mm", example: "05:45" }),
    cutOff: cutOffSchema.default(usualCutOff).meta({
      description: "Last booking: days before the travel date at a time in IST, or hours before the start",
    }),
    minimum: typedMinimumSchema,
    starts: startsSchema.meta({
      description: "Start times of a tour with several a day; `startTime` is the earliest of them",
    }),
    openUntil: orAbsent(timeOfDaySchema).meta({
      description: "Closing time of a day pass, IST: guests come at any time from `startTime` on",
    }),
    lasts: orAbsent(whole(lastsLabel, 10, 24 * 60)).meta({
      description: "Minutes from the start to the end",
    }),
  })
  .overwrite(withEarliestStart)
  .refine(({ season, offSeason }) => season.length > 0 === (offSeason !== null), {
    path: ["offSeason"],
    error: "Please enter a reason for the off season, but only if the tour has a season.",
  })
  .refine(
    ({ startTime, cutOff, starts = [] }) =>
      endsByStart({ cutOff, startTime }) &&
      starts.every(({ time, cutOff: own = cutOff }) => endsByStart({ cutOff: own, startTime: time })),
    endsTooLate,
  )
  .refine(({ openUntil, startTime }) => openUntil === undefined || openUntil > startTime, {
    path: ["openUntil"],
    error: untilLater,
  })
  .refine(({ openUntil, starts }) => openUntil === undefined || starts === undefined, {
    path: ["openUntil"],
    error: "A day pass has one opening time. Please remove the other start times.",
  });
export type DepartureRules = z.output<typeof departureRulesSchema>;

/** State of sales that is added to the rules where tours are offered, priced or booked (`effectiveDepartureRules`). */
export const salesStateFields = {
  paused: z
    .object({ until: day.optional() })
    .optional()
    .meta({ description: "Sales are paused, until a day or until further notice" }),
  guaranteed: z
    .array(day)
    .optional()
    .meta({ description: "Days from today on that run with at least the smallest party" }),
  closedStarts: z
    .array(z.object({ date: day, startTime: z.string(), reason: z.string() }))
    .optional()
    .meta({
      description: "Of a tour with several starts a day: those that are closed, each with its reason",
    }),
  guaranteedStarts: z
    .array(z.object({ date: day, startTime: z.string() }))
    .optional()
    .meta({ description: "Of such a tour: those that run with at least the smallest party" }),
};
/** Departure rules with the state of sales. */
export type RulesNow = DepartureRules & {
  paused?: { until?: string | undefined } | undefined;
  guaranteed?: string[] | undefined;
  closedStarts?: { date: string; startTime: string; reason: string }[] | undefined;
  guaranteedStarts?: { date: string; startTime: string }[] | undefined;
};

/** Rules of a new tour: it departs every day of the year. */
export const everyDay: DepartureRules = {
  pattern: { kind: "daily" },
  season: [],
  offSeason: null,
  blackOuts: [],
  startTime: usualStart,
  cutOff: usualCutOff,
};
