import type { TourListing } from "./load-tour-listing";

/** Returns the URL of a listing with some filters changed, starting from its first page. */
export function listingAddress(
  { filter, fixed, sort }: Pick<TourListing, "filter" | "fixed" | "sort">,
  change: Record<string, string | number | undefined>,
): string {
  const params = new URLSearchParams();
  const own = Object.entries({ ...filter, sort: sort === "recommended" ? undefined : sort, ...change });
  for (const [name, value] of own) {
    if (value !== undefined && value !== "" && !(name in fixed)) params.set(name, String(value));
  }
  return `?${params}`;
}
