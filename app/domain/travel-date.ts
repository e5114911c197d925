import { format, isValid, parse } from "date-fns";
import { enUS } from "date-fns/locale/en-US";
import type { TravelDate } from "./calendar";

/** Travel dates as calendar components and people read them; apart from calendar.ts, so that few pages need date-fns. */

/** A travel date as the calendar component's local `Date` (midnight where the browser is). */
export function toLocalDate(date: TravelDate): Date | undefined {
  const parsed = parse(date, "yyyy-MM-dd", new Date(0));
  return isValid(parsed) ? parsed : undefined;
}

/** The calendar day a person picked, whatever the browser's time zone. */
export function fromLocalDate(date: Date): TravelDate {
  return format(date, "yyyy-MM-dd");
}

/** "Sat, Dec 12, 2026". Calendar words are en-US (P19 in docs/product.md). */
export function formatTravelDate(date: TravelDate): string {
  const local = toLocalDate(date);
  return local ? format(local, "EEE, MMM dd, yyyy", { locale: enUS }) : date;
}
