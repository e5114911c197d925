import { z } from "zod";
import { categories, departureCities, experiences, interests, regions, tourTypes } from "./tour";

/** What tours can be searched by; the address of a page and the query of `GET /api/tours` are the same. */

export const durationBuckets = ["1-3", "4-7", "8-14", "15-plus"] as const;
export type DurationBucket = (typeof durationBuckets)[number];

/** The days of each bucket, both ends included. Source: decision 18. */
export const daysOfBucket: Record<DurationBucket, readonly [from: number, to: number]> = {
  "1-3": [1, 3],
  "4-7": [4, 7],
  "8-14": [8, 14],
  "15-plus": [15, 366],
};

/** The word of each bucket under /tours/duration. */
export const segmentOfBucket: Record<DurationBucket, DurationSegment> = {
  "1-3": "weekend",
  "4-7": "week",
  "8-14": "two-weeks",
  "15-plus": "month",
};

export type DurationSegment = "weekend" | "week" | "two-weeks" | "month";

export const durationLabels: Record<DurationBucket, string> = {
  "1-3": "1 to 3 days",
  "4-7": "4 to 7 days",
  "8-14": "8 to 14 days",
  "15-plus": "15 days and more",
};

export const tourSorts = ["recommended", "price", "-price", "rating", "duration"] as const;
export type TourSort = (typeof tourSorts)[number];

export const sortLabels: Record<TourSort, string> = {
  recommended: "Recommended",
  price: "Price, lowest first",
  "-price": "Price, highest first",
  rating: "Rating",
  duration: "Duration, shortest first",
};

/** An older name of a type that still answers (decision 18). */
function currentType(value: unknown): unknown {
  return value === "culinary" ? "food" : value;
}

const rupees = z.coerce
  .number("Please give whole rupees.")
  .int("Please give whole rupees.")
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
  month: z.coerce.number("Please give a month from 1 to 12.").int().min(1).max(12).optional(),
  minPrice: rupees.optional(),
  maxPrice: rupees.optional(),
});
export type TourFilter = z.output<typeof tourFilterSchema>;

export const tourQuerySchema = tourFilterSchema.extend({
  sort: z.enum(tourSorts).default("recommended"),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(24),
});
export type TourQuery = z.output<typeof tourQuerySchema>;

/** The filters whose values a list counts. */
export const facetNames = ["region", "city", "type", "category", "duration", "month"] as const;
export type FacetName = (typeof facetNames)[number];
/** How many tours each value of a filter would give, the other filters staying as they are. */
export type Facets = Record<FacetName, Record<string, number>>;

const longestSearch = 8;

/** The words of a search, without anything that is neither letter nor number; at most eight. */
export function searchWords(q: string): string[] {
  return (q.normalize("NFC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, longestSearch);
}

/** The search as an FTS5 expression: every word, each as a quoted prefix; null when there is no word. */
export function matchExpression(q: string): string | null {
  const words = searchWords(q);
  return words.length === 0 ? null : words.map((word) => `"${word}"*`).join(" ");
}

/** A lenient reading of an address: what it names badly is left out rather than refused. */
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
