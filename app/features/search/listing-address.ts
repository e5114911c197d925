import { shortQuery } from "./search-address";
import type { TourListing } from "./load-tour-listing";

/** Returns the URL of a listing with some filters changed, starting from its first page. */
export function listingAddress(
  { filter, fixed, sort, view }: Pick<TourListing, "filter" | "fixed" | "sort" | "view">,
  change: Record<string, string | number | undefined>,
): string {
  const params = new URLSearchParams();
  const parameters = Object.entries({
    ...filter,
    sort,
    view: view === "map" ? view : undefined,
    ...change,
  });
  for (const [name, value] of parameters) {
    if (value !== undefined && !(name in fixed)) params.set(name, String(value));
  }
  return shortQuery(params);
}
