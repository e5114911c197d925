import { tourMessages } from "./messages";

/** Search options of tours: durations, sort orders, filters and search words. The schema is in tour-query.ts. */

export const durationBuckets = ["1-3", "4-7", "8-14", "15-plus"] as const;
type DurationBucket = (typeof durationBuckets)[number];

/** Days of each bucket, inclusive. Source: P18 in docs/product.md. */
export const daysOfBucket: Record<DurationBucket, readonly [from: number, to: number]> = {
  "1-3": [1, 3],
  "4-7": [4, 7],
  "8-14": [8, 14],
  "15-plus": [15, 366],
};

/** URL segment of each bucket under /tours/duration. */
export const segmentOfBucket: Record<DurationBucket, DurationSegment> = {
  "1-3": "weekend",
  "4-7": "week",
  "8-14": "two-weeks",
  "15-plus": "month",
};

export type DurationSegment = "weekend" | "week" | "two-weeks" | "month";

export const tourSorts = ["recommended", "price", "-price", "rating", "duration"] as const;
export type TourSort = (typeof tourSorts)[number];

/** Returns the label of a sort order. With a search text, the recommended order is by relevance. */
export function sortLabel(sort: TourSort, q: string | undefined): string {
  return sort === "recommended" && q ? tourMessages().relevance : tourMessages().sorts[sort];
}

/** Lowest means of the reviews' stars to choose from. */
export const ratingSteps = ["4.5", "4", "3.5"] as const;
/** Largest groups to choose from, in seats of a travel date. */
export const groupSizes = ["8", "12", "16"] as const;
/** A child of this age may join a tour for children. */
export const childAge = 6;

/** The filters with counted values. */
export const facetNames = [
  "region",
  "city",
  "type",
  "category",
  "experience",
  "interest",
  "duration",
  "month",
  "fitness",
  "minRating",
  "maxGroup",
  "children",
  "soon",
] as const;
export type FacetName = (typeof facetNames)[number];
/** Number of tours for each value of a filter, with the other filters unchanged. `soon` is empty where too many tours are on sale to count it. */
export type Facets = Record<FacetName, Record<string, number>>;

/** Range bounds of a search: days as yyyy-MM-dd, prices in whole rupees. */
interface SearchRanges {
  from?: string | undefined;
  to?: string | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  minDays?: number | undefined;
  maxDays?: number | undefined;
}

/** Messages for reversed ranges, by field. */
export type RangeErrors = Partial<Record<"to" | "maxPrice" | "maxDays", string>>;

/** Checks that no range of a search is reversed. Needs no schema, so that pages can check before submission. */
export function rangeErrors({ from, to, minPrice, maxPrice, minDays, maxDays }: SearchRanges): RangeErrors {
  const m = tourMessages();
  return {
    ...(from !== undefined && to !== undefined && from > to && { to: m.endBeforeStart }),
    ...(minPrice !== undefined &&
      maxPrice !== undefined &&
      minPrice > maxPrice && { maxPrice: m.priceRangeReversed }),
    ...(minDays !== undefined &&
      maxDays !== undefined &&
      minDays > maxDays && { maxDays: m.daysRangeReversed }),
  };
}
