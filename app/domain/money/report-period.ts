import type { TravelDate } from "~/domain/calendar/calendar";

/** Days of a report in India, inclusive; null for no bound. */
export interface ReportPeriod {
  from: TravelDate | null;
  to: TravelDate | null;
}

/** Returns the period of the URL parameters; swaps reversed dates. */
export function reportPeriodOf({
  from,
  to,
}: {
  from?: string | undefined;
  to?: string | undefined;
}): ReportPeriod {
  if (from !== undefined && to !== undefined && from > to) return { from: to, to: from };
  return { from: from ?? null, to: to ?? null };
}
