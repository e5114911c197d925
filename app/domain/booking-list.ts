import type { AdminBooking } from "./booking";
import type { BookingStatus } from "./booking-status";

/** What a list of bookings is narrowed to. */
export interface BookingFilter {
  status?: BookingStatus | undefined;
  /** Part of a booking id, name, e-mail or tour title. */
  q?: string | undefined;
}

/** The text a search looks through, as the database joins it (worker/bookings/bookings.repo.ts). */
function searchText(booking: AdminBooking): string {
  return [booking.bookingId, booking.customerName, booking.customerEmail, booking.tourTitle]
    .join(" ")
    .toLowerCase();
}

/** Whether a booking belongs to a filtered list. */
export function matchesFilter(booking: AdminBooking, { status, q }: BookingFilter): boolean {
  return (
    (status === undefined || booking.status === status) &&
    (!q || searchText(booking).includes(q.toLowerCase()))
  );
}
