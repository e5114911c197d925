import { z } from "zod";
import { categories, departureCities, experiences, interests, regions, tourTypes } from "~/domain/tours/tour";
import { dayParts } from "~/domain/departures/start";
import { readDate } from "~/domain/typed-input/day";
import { daySchema } from "~/domain/calendar/day-schema";
import { typedNumber } from "~/domain/typed-input/typed-number";
import { pointNamed } from "~/domain/search/near";
import { queryErrors } from "~/domain/errors/query-messages/messages";
import { fitnessNames } from "~/domain/tours/fitness";
import { durationBuckets, groupSizes, rangeErrors, ratingSteps, tourSorts } from "~/domain/tours/tour-search";

/** Search filters for tours, used both in page URLs and in the query of `GET /api/tours`. */

/** Former name of a type that is still accepted (P18 in docs/product.md). */
const formerTypes: Readonly<Record<string, string>> = { culinary: "food" };

/** One or several of these values, separated by commas. They are alternatives, stored in the order of the list. */
function someOf(values: readonly string[], former: Readonly<Record<string, string>> = {}) {
  const one = `(?:${values.join("|")})`;
  return z
    .preprocess(
      (given) => {
        if (typeof given !== "string") return given;
        const chosen = given.split(",").map((value) => former[value.trim()] ?? value.trim());
        return chosen.every((value) => values.includes(value))
          ? values.filter((value) => chosen.includes(value)).join(",")
          : given;
      },
      z.string().regex(new RegExp(`^${one}(?:,${one})*$`), {
        error: () => queryErrors().oneOf(values.join(", ")),
      }),
    )
    .optional()
    .meta({ description: `One or several, separated by commas: ${values.join(", ")}` });
}

const day = daySchema();

const rupees = typedNumber(
  z
    .int({ error: () => queryErrors().rupees })
    .min(0)
    .max(10_000_000),
);

const dayCount = typedNumber(
  z
    .int({ error: () => queryErrors().days })
    .min(1)
    .max(366),
);

const months = z
  .string()
  .overwrite(readDate)
  .regex(/^20\d{2}-(0[1-9]|1[0-2])(,20\d{2}-(0[1-9]|1[0-2])){0,11}$/, {
    error: () => queryErrors().months,
  });

const flexMessage = { error: () => queryErrors().leeway };

export const tourFilterSchema = z.strictObject({
  q: z
    .string()
    .trim()
    .max(2000, { error: () => queryErrors().tooLong })
    .optional(),
  region: someOf(regions),
  city: someOf(departureCities),
  type: someOf(tourTypes, formerTypes),
  category: someOf(categories),
  experience: someOf(experiences),
  interest: someOf(interests),
  state: z
    .string()
    .max(400)
    .optional()
    .meta({ description: "Visits one of these states, separated by commas" }),
  near: z
    .string()
    .max(60)
    .refine((name) => pointNamed(name) !== null, { error: () => queryErrors().city })
    .optional()
    .meta({
      description:
        "Leaves from this city, or lies within 300 km of it, or, if no tour does, is among the nearest; or near a latitude and longitude in degrees with one decimal, as 12.9,77.6",
    }),
  duration: someOf(durationBuckets),
  minDays: dayCount.optional(),
  maxDays: dayCount.optional(),
  month: z.coerce
    .number({ error: () => queryErrors().month })
    .int()
    .min(1)
    .max(12)
    .optional(),
  minPrice: rupees.optional(),
  maxPrice: rupees.optional(),
  minRating: z.enum(ratingSteps).optional().meta({ description: "Mean of the reviews' stars, at least" }),
  fitness: someOf(fitnessNames),
  maxGroup: z.enum(groupSizes).optional().meta({ description: "Seats on each travel date, at most" }),
  time: someOf(dayParts).meta({
    description:
      "Of tours that start several times a day, those with a start then: before 12:00, before 17:00, or later",
  }),
  children: z
    .literal("1")
    .optional()
    .meta({ description: "For families, not demanding, and open to children of 6 years" }),
  wheelchair: z.literal("1").optional().meta({ description: "Possible in a wheelchair, at least in part" }),
  from: day.optional().meta({ description: "Departs with a free seat on this day or later" }),
  to: day.optional().meta({ description: "Departs with a free seat on this day or earlier" }),
  soon: z
    .literal("1")
    .optional()
    .meta({ description: "Departs with a free seat within the next seven days" }),
  flex: z.coerce
    .number(flexMessage)
    .int(flexMessage)
    .min(1, flexMessage)
    .max(7, flexMessage)
    .optional()
    .meta({ description: "Days by which the departure may be before `from` or after `to`" }),
  weekends: months.optional().meta({
    description:
      "Departs with a free seat on a Saturday or Sunday of one of these months, e.g. 2027-03,2027-04",
  }),
  anytime: months.optional().meta({
    description: "Departs with a free seat on any day of one of these months, e.g. 2027-03",
  }),
  literal: z.literal("1").optional().meta({ description: "Do not correct the spelling of `q`" }),
});
export type TourFilter = z.output<typeof tourFilterSchema>;

export const tourQuerySchema = tourFilterSchema
  .extend({
    sort: z.enum(tourSorts).default("recommended"),
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(24),
  })
  .superRefine((query, context) => {
    for (const [name, message] of Object.entries(rangeErrors(query)))
      context.addIssue({ code: "custom", path: [name], message });
    if (isFlexAlone(query))
      context.addIssue({ code: "custom", path: ["flex"], message: queryErrors().leewayAlone });
  });
export type TourQuery = z.output<typeof tourQuerySchema>;

/** Parses filters from a URL. Malformed ones are ignored; a reversed range stays, to be shown with its error (`rangeErrors`). */
export function readFilter(searchParams: URLSearchParams): TourFilter {
  const filter: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(tourFilterSchema.shape)) {
    // Checkboxes without JavaScript repeat their name.
    const value = searchParams
      .getAll(name)
      .filter((each) => each.trim() !== "")
      .join(",");
    if (value === "") continue;
    const parsed = schema.safeParse(value);
    if (parsed.success) filter[name] = parsed.data;
  }
  const read = tourFilterSchema.parse(filter);
  if (isFlexAlone(read)) delete read.flex;
  return read;
}

function isFlexAlone({ from, to, flex }: TourFilter): boolean {
  return flex !== undefined && from === undefined && to === undefined;
}
