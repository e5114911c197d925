import { z } from "zod";
import { isTravelDate, type TravelDate } from "~/domain/calendar/calendar";
import { calendarViews, type CalendarView } from "~/domain/departures/operator-calendar";

/** URL parameters of the departures calendar. */
export interface CalendarAddress {
  view: CalendarView;
  date?: TravelDate | undefined;
  tour?: string | undefined;
  company?: string | undefined;
}

const slug = z.string().min(1).max(100).optional().catch(undefined);

// Ignores invalid parameters.
const addressSchema = z.object({
  view: z.enum(calendarViews).catch("month"),
  date: z
    .string()
    .refine((date) => isTravelDate(date) && date > "2000" && date < "2100")
    .optional()
    .catch(undefined),
  tour: slug,
  company: slug,
});

export function readCalendarAddress(url: URL): CalendarAddress {
  return addressSchema.parse(Object.fromEntries(url.searchParams));
}

/** Returns the URL of the calendar; empty parts are left out. */
export function calendarAddress(address: CalendarAddress): string {
  const { view, date, tour, company } = address;
  const parts = Object.entries({ view, date, tour, company }).filter(([, value]) => value);
  return `/operator/departures?${new URLSearchParams(parts as [string, string][])}`;
}
