import { ListFilters } from "~/components/back-office/list-filters";
import { BookingDayFilters, FilterChoice, MoreFilters } from "~/components/back-office/more-filters";
import { statusLabels } from "~/components/bookings/booking-status-badge";
import { controlClasses } from "~/components/ui/field";
import { paidStateLabels, paidStates } from "~/domain/bookings/booking-list";
import { bookingStatuses } from "~/domain/bookings/booking-status";
import type { BookingListState } from "~/lib/bookings/booking-list-query";
import { cn } from "~/lib/cn";

export function BookingFilters({
  state,
  choices,
}: {
  state: BookingListState;
  choices: { operators: { slug: string; name: string }[]; tours: { slug: string; title: string }[] };
}) {
  const { q, status, operator, tour, paid, from, to, bookedFrom, bookedTo, minTotal } = state;
  const query = { q, status, operator, tour, paid, from, to, bookedFrom, bookedTo, minTotal };
  const isNarrowed = [operator, tour, paid, from, to, bookedFrom, bookedTo, minTotal].some(Boolean);
  return (
    <ListFilters
      query={query}
      kept={{ sort: state.sort === "-booked" ? undefined : state.sort, columns: state.columns }}
      placeholder="Booking ID, name, e-mail or tour"
      choices={[
        {
          name: "status",
          label: "Status",
          all: "All",
          options: bookingStatuses.map((value) => [value, statusLabels[value]] as const),
        },
      ]}
    >
      <MoreFilters isOpen={isNarrowed}>
        <FilterChoice
          name="operator"
          label="Operator"
          chosen={operator}
          options={choices.operators.map(({ slug, name }) => [slug, name])}
        />
        <FilterChoice
          name="tour"
          label="Tour"
          chosen={tour}
          options={choices.tours.map(({ slug, title }) => [slug, title])}
        />
        <FilterChoice
          name="paid"
          label="Paid"
          chosen={paid}
          options={paidStates.map((value) => [value, paidStateLabels[value]])}
        />
        <BookingDayFilters days={state} />
        <label>
          <span className="text-sm font-semibold">Minimum total (₹)</span>
          <input
            type="number"
            name="minTotal"
            min={0}
            defaultValue={minTotal}
            className={cn(controlClasses, "w-40")}
          />
        </label>
      </MoreFilters>
    </ListFilters>
  );
}
