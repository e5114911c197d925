import { tourMessages } from "./messages";

/** Formats a duration from its number of days, so that both always agree: "4 days / 3 nights". */
export function durationText(days: number): string {
  return tourMessages().duration(days);
}

/** Parses the days of a duration text, or 1: bookings store the duration as sold, as text. */
export function daysOfDurationText(text: string): number {
  return Number.parseInt(text, 10) || 1;
}
