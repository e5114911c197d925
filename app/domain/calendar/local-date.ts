import { isTravelDate, type TravelDate } from "./calendar";

/** Conversions for the calendar component. */

/** Converts a travel date to the calendar component's local `Date` (midnight in the browser's time zone). */
export function toLocalDate(date: TravelDate): Date | undefined {
  if (!isTravelDate(date)) return undefined;
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const local = new Date(0);
  local.setFullYear(year, month - 1, day);
  local.setHours(0, 0, 0, 0);
  return local;
}

/** Returns the picked calendar day, in any browser time zone. */
export function fromLocalDate(date: Date): TravelDate {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, "0")).join("-");
}
