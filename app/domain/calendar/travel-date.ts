import { formatDay, isTravelDate, shortWeekdayNames, weekdayOf, type TravelDate } from "./calendar";

/** Formats a travel date: "Sat, Dec 5, 2026". Calendar words are en-US (P19 in docs/product.md). */
export function formatTravelDate(date: TravelDate): string {
  return isTravelDate(date) ? `${shortWeekdayNames()[weekdayOf(date)]}, ${formatDay(date)}` : date;
}
