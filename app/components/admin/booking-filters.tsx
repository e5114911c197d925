import { bookingStatuses } from "~/domain/booking-status";
import type { BookingFilter } from "~/domain/booking-list";
import { statusLabels } from "~/components/booking/booking-status-badge";
import { ListFilters } from "~/components/back-office/list-filters";

/** Search and state of the list of bookings. */
export function BookingFilters({ query }: { query: BookingFilter }) {
  return (
    <ListFilters
      query={{ q: query.q, status: query.status }}
      placeholder="Booking ID, name, e-mail or tour"
      choices={[
        {
          name: "status",
          label: "Status",
          all: "All",
          options: bookingStatuses.map((status) => [status, statusLabels[status]] as const),
        },
      ]}
    />
  );
}
