import { z } from "zod";
import { calendarViews } from "~/domain/departures/operator-calendar";
import { daySchema } from "~/domain/calendar/day-schema";

const slug = z.string().min(1).max(100).optional().catch(undefined);

const date = daySchema()
  .refine((day) => day > "2000" && day < "2100")
  .optional()
  .catch(undefined);

// Ignores invalid parameters.
const addressSchema = z.object({
  view: z.enum(calendarViews).catch("month"),
  date,
  tour: slug,
  company: slug,
  /** Day whose panel is open beside the calendar. */
  day: date,
  /** "days" while days are chosen for a change of several. */
  select: z.literal("days").optional().catch(undefined),
  /** "shown" if the present month begins with its first week, and phones list the days before today too. */
  earlier: z.literal("shown").optional().catch(undefined),
});

/** URL parameters of the departures calendar. */
export type CalendarAddress = z.output<typeof addressSchema>;

export function readCalendarAddress(url: URL): CalendarAddress {
  return addressSchema.parse(Object.fromEntries(url.searchParams));
}

/** Returns the URL of the calendar; empty parts are left out. */
export function calendarAddress(address: CalendarAddress): string {
  const { view, date: shown, tour, company, day, select, earlier } = address;
  const parts = Object.entries({ view, date: shown, tour, company, day, select, earlier }).filter(
    ([, value]) => value,
  );
  return `/operator/departures?${new URLSearchParams(parts as [string, string][])}`;
}
