import { daysOf, type WantedDays } from "~/domain/calendar/wanted-days";
import { shortQuery } from "./search-address";

/** Returns the URL that compares tours, with the prices of the wanted days. */
export function compareAddress(slugs: readonly string[], days: WantedDays): string {
  const query = new URLSearchParams({ tours: slugs.join(",") });
  for (const [name, value] of Object.entries(daysOf(days)))
    if (value !== undefined) query.set(name, String(value));
  return `/compare${shortQuery(query)}`;
}
