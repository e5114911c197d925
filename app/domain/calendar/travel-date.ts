import { formatDay, isTravelDate, weekdayNames, weekdayOf, type TravelDate } from "./calendar";

/** Formats a travel date: "Sat, Dec 5, 2026". Calendar words are en-US (P19 in docs/product.md). */
export function formatTravelDate(date: TravelDate): string {
  return isTravelDate(date) ? `${weekdayNames[weekdayOf(date)]?.slice(0, 3)}, ${formatDay(date)}` : date;
}
