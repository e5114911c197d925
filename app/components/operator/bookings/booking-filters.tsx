import { ListFilters } from "~/components/back-office/list-filters";
import { BookingDayFilters, FilterChoice, MoreFilters } from "~/components/back-office/more-filters";
import { statusLabels } from "~/components/bookings/booking-status-badge";
import { bookingStatuses } from "~/domain/bookings/booking-status";
import type { OperatorBookingsState } from "~/lib/bookings/operator-bookings-query";

export function OperatorBookingFilters({
  state,
  tours,
}: {
  state: OperatorBookingsState;
  tours: readonly { slug: string; title: string }[];
}) {
  const { q, show, status, tour, from, to, bookedFrom, bookedTo, sort, columns } = state;
  const query = { q, show, status, tour, from, to, bookedFrom, bookedTo };
  const usualSort = show === "upcoming" ? "travel" : "-booked";
  return (
    <ListFilters
      query={query}
      kept={{ sort: sort === usualSort ? undefined : sort, columns }}
      placeholder="Booking ID, name or tour"
      choices={[
        { name: "show", label: "Show", all: "All", options: [["upcoming", "Upcoming"]] },
        {
          name: "status",
          label: "Status",
          all: "All",
          options: bookingStatuses.map((value) => [value, statusLabels[value]] as const),
        },
      ]}
    >
      <MoreFilters isOpen={[tour, from, to, bookedFrom, bookedTo].some(Boolean)}>
        <FilterChoice
          name="tour"
          label="Tour"
          chosen={tour}
          options={tours.map(({ slug, title }) => [slug, title])}
        />
        <BookingDayFilters days={state} />
      </MoreFilters>
    </ListFilters>
  );
}
