import type { TravelDate } from "./calendar";

/** Returns the financial year of a day in India, April to March, in invoice format: "2026-27". */
export function financialYearOf(day: TravelDate): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < "04-01" ? 1 : 0);
  return `${year}-${String((year + 1) % 100).padStart(2, "0")}`;
}
