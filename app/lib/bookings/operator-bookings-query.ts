import { z } from "zod";
import { bookingSorts } from "~/domain/bookings/booking-list";
import { bookingStatuses } from "~/domain/bookings/booking-status";
import { isTravelDate } from "~/domain/calendar/calendar";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { OperatorBookingFilter } from "~/domain/bookings/operator-booking";
import { filterOf, listQuerySchema } from "~/lib/pages/list-query";

const day = z.string().refine(isTravelDate).optional().catch(undefined);

const querySchema = listQuerySchema(bookingSorts, {
  show: filterOf(["upcoming"]),
  status: filterOf(bookingStatuses),
  tour: z.string().min(1).max(120).optional().catch(undefined),
  from: day,
  to: day,
  bookedFrom: day,
  bookedTo: day,
});

/** URL parameters of an operator's booking list. */
export type OperatorBookingsState = z.output<typeof querySchema>;

/** Parses the URL. Upcoming bookings are sorted by travel date by default. */
export function readOperatorBookingsQuery(url: URL): OperatorBookingsState {
  const query = Object.fromEntries(url.searchParams);
  const usual = query["show"] === "upcoming" ? { sort: "travel" } : {};
  return querySchema.parse({ ...usual, ...query });
}

/** Returns the filter of the list. @param today in India */
export function operatorBookingFilterOf(
  { q, show, status, tour, from, to, bookedFrom, bookedTo }: OperatorBookingsState,
  today: TravelDate,
): OperatorBookingFilter {
  return {
    q,
    status,
    tour,
    from,
    to,
    bookedFrom,
    bookedTo,
    upcomingFrom: show === "upcoming" ? today : undefined,
  };
}
