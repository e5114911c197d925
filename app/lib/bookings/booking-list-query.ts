import { z } from "zod";
import { bookingSorts, paidStates } from "~/domain/bookings/booking-list";
import type { BookingFilter, BookingSort } from "~/domain/bookings/booking-list";
import { bookingStatuses } from "~/domain/bookings/booking-status";
import { isTravelDate } from "~/domain/calendar/calendar";
import { filterOf, listQuerySchema } from "~/lib/pages/list-query";

const day = z.string().refine(isTravelDate).optional().catch(undefined);
const slug = z.string().min(1).max(120).optional().catch(undefined);

const querySchema = listQuerySchema(bookingSorts, {
  status: filterOf(bookingStatuses),
  operator: slug,
  tour: slug,
  from: day,
  to: day,
  bookedFrom: day,
  bookedTo: day,
  paid: filterOf(paidStates),
  minTotal: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional()
    .catch(undefined),
});

/** Parsed URL parameters of the booking list. */
export type BookingListState = z.output<typeof querySchema>;

export function readBookingListQuery(url: URL): BookingListState {
  return querySchema.parse(Object.fromEntries(url.searchParams));
}

/** Returns the filter of the list. */
export function bookingFilterOf(state: BookingListState): BookingFilter {
  const { q, status, operator, tour, from, to, bookedFrom, bookedTo, paid, minTotal } = state;
  return {
    q,
    status,
    operator,
    tour,
    from,
    to,
    bookedFrom,
    bookedTo,
    paid,
    minTotal: minTotal === undefined ? undefined : Number(minTotal),
  };
}

/** Returns the filter with sort and cursor. */
export function bookingQueryOf(
  state: BookingListState,
): BookingFilter & { sort: BookingSort; cursor: string | undefined } {
  return { ...bookingFilterOf(state), sort: state.sort, cursor: state.cursor };
}
