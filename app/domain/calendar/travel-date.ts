import { format, isValid, parse } from "date-fns";
import { enUS } from "date-fns/locale/en-US";
import type { TravelDate } from "./calendar";

/** Conversions for the calendar component and for display; separate from calendar.ts, because few pages need date-fns. */

/** Converts a travel date to the calendar component's local `Date` (midnight in the browser's time zone). */
export function toLocalDate(date: TravelDate): Date | undefined {
  const parsed = parse(date, "yyyy-MM-dd", new Date(0));
  return isValid(parsed) ? parsed : undefined;
}

/** Returns the picked calendar day, in any browser time zone. */
export function fromLocalDate(date: Date): TravelDate {
  return format(date, "yyyy-MM-dd");
}

/** Formats a travel date: "Sat, Dec 12, 2026". Calendar words are en-US (P19 in docs/product.md). */
export function formatTravelDate(date: TravelDate): string {
  const local = toLocalDate(date);
  return local ? format(local, "EEE, MMM dd, yyyy", { locale: enUS }) : date;
}
