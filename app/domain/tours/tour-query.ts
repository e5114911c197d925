import { z } from "zod";
import { categories, departureCities, experiences, interests, regions, tourTypes } from "./tour";
import { isTravelDate } from "~/domain/calendar/calendar";
import { durationBuckets, rangeErrors, tourSorts } from "./tour-search";

/** Search filters for tours, used both in page URLs and in the query of `GET /api/tours`. */

/** Maps a former type name that is still accepted (P18 in docs/product.md). */
function currentType(value: unknown): unknown {
  return value === "culinary" ? "food" : value;
}

const day = z.string().refine(isTravelDate, { error: "Please enter the date as yyyy-MM-dd.", abort: true });

const rupees = z.coerce
  .number("Please enter whole rupees.")
  .int("Please enter whole rupees.")
  .min(0)
  .max(10_000_000);

export const tourFilterSchema = z.strictObject({
  q: z.string().trim().max(2000, "Please keep the search to 2,000 characters.").optional(),
  region: z.enum(regions).optional(),
  city: z.enum(departureCities).optional(),
  type: z.preprocess(currentType, z.enum(tourTypes).optional()),
  category: z.enum(categories).optional(),
  experience: z.enum(experiences).optional(),
  interest: z.enum(interests).optional(),
  state: z.string().max(60).optional(),
  duration: z.enum(durationBuckets).optional(),
  month: z.coerce.number("Please enter a month from 1 to 12.").int().min(1).max(12).optional(),
  minPrice: rupees.optional(),
  maxPrice: rupees.optional(),
  from: day.optional().meta({ description: "Departs with a free seat on this day or later" }),
  to: day.optional().meta({ description: "Departs with a free seat on this day or earlier" }),
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
  });
export type TourQuery = z.output<typeof tourQuerySchema>;

/** Parses filters from a URL. Malformed ones are ignored; a reversed range stays, to be shown with its error (`rangeErrors`). */
export function readFilter(searchParams: URLSearchParams): TourFilter {
  const filter: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(tourFilterSchema.shape)) {
    const value = searchParams.get(name);
    if (value === null || value.trim() === "") continue;
    const parsed = schema.safeParse(value);
    if (parsed.success) filter[name] = parsed.data;
  }
  return tourFilterSchema.parse(filter);
}
