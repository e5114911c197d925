/** The words of a search: lengths, orders, filters, and what it looks for. Its schema is in tour-query.ts. */

export const durationBuckets = ["1-3", "4-7", "8-14", "15-plus"] as const;
export type DurationBucket = (typeof durationBuckets)[number];

/** The days of each bucket, both ends included. Source: P18 in docs/product.md. */
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

const sortLabels: Record<TourSort, string> = {
  recommended: "Recommended",
  price: "Price, lowest first",
  "-price": "Price, highest first",
  rating: "Rating",
  duration: "Duration, shortest first",
};

/** What an order is called: with a search text the recommended one is by relevance. */
export function sortLabel(sort: TourSort, q: string | undefined): string {
  return sort === "recommended" && q ? "Relevance" : sortLabels[sort];
}

/** The filters whose values a list counts. */
export const facetNames = ["region", "city", "type", "category", "duration", "month"] as const;
export type FacetName = (typeof facetNames)[number];
/** How many tours each value of a filter would give, the other filters staying as they are. */
export type Facets = Record<FacetName, Record<string, number>>;

/** The ends of the ranges a search may have: days as yyyy-MM-dd, prices in whole rupees. */
interface SearchRanges {
  from?: string | undefined;
  to?: string | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
}

/** Messages for reversed ranges, by the field they stand beside. */
export type RangeErrors = Partial<Record<"to" | "maxPrice", string>>;

/** Checks that no range of a search is reversed. It needs no schema, so that pages can check before they send. */
export function rangeErrors({ from, to, minPrice, maxPrice }: SearchRanges): RangeErrors {
  return {
    ...(from !== undefined && to !== undefined && from > to && { to: "The last day is before the first." }),
    ...(minPrice !== undefined &&
      maxPrice !== undefined &&
      minPrice > maxPrice && { maxPrice: "The highest price is below the lowest." }),
  };
}

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
