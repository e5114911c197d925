import { isTravelDate, monthNames, weekdayNames, weekdayOf, type TravelDate } from "./calendar";

/** Formats a travel date: "Sat, Dec 12, 2026". Calendar words are en-US (P19 in docs/product.md). */
export function formatTravelDate(date: TravelDate): string {
  if (!isTravelDate(date)) return date;
  const [year, month, day] = date.split("-");
  const weekday = weekdayNames[weekdayOf(date)]?.slice(0, 3);
  return `${weekday}, ${monthNames[Number(month) - 1]?.slice(0, 3)} ${day}, ${year}`;
}
