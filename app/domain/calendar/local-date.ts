import { format, isValid, parse } from "date-fns";
import type { TravelDate } from "./calendar";

/** Conversions for the calendar component; separate from travel-date.ts, because few pages need date-fns. */

/** Converts a travel date to the calendar component's local `Date` (midnight in the browser's time zone). */
export function toLocalDate(date: TravelDate): Date | undefined {
  const parsed = parse(date, "yyyy-MM-dd", new Date(0));
  return isValid(parsed) ? parsed : undefined;
}

/** Returns the picked calendar day, in any browser time zone. */
export function fromLocalDate(date: Date): TravelDate {
  return format(date, "yyyy-MM-dd");
}
