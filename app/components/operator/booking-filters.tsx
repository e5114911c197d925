import { ListFilters } from "~/components/back-office/list-filters";
import { statusLabels } from "~/components/booking/booking-status-badge";
import { controlClasses } from "~/components/ui/field";
import { bookingStatuses } from "~/domain/booking-status";
import { cn } from "~/lib/cn";
import type { OperatorBookingsState } from "~/lib/operator-bookings-query";

const dayFields = [
  ["from", "Travels from"],
  ["to", "Travels until"],
  ["bookedFrom", "Booked from"],
  ["bookedTo", "Booked until"],
] as const;

/** Search and filters of an operator's list of bookings. */
export function BookingFilters({
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
        { name: "show", label: "Show", all: "All", options: [["upcoming", "Still to travel"]] },
        {
          name: "status",
          label: "Status",
          all: "All",
          options: bookingStatuses.map((value) => [value, statusLabels[value]] as const),
        },
      ]}
    >
      <details
        open={[tour, from, to, bookedFrom, bookedTo].some(Boolean)}
        className="max-w-full max-sm:open:w-full"
      >
        <summary className="min-h-11 cursor-pointer content-center rounded-control px-2 font-semibold text-peacock">
          More filters
        </summary>
        <div className="flex flex-wrap items-end gap-3 py-2">
          <label className="max-w-full">
            <span className="text-sm font-semibold">Tour</span>
            <select name="tour" defaultValue={tour ?? ""} className={cn(controlClasses, "w-auto max-w-64")}>
              <option value="">All</option>
              {tours.map(({ slug, title }) => (
                <option key={slug} value={slug}>
                  {title}
                </option>
              ))}
            </select>
          </label>
          {dayFields.map(([name, label]) => (
            <label key={name}>
              <span className="text-sm font-semibold">{label}</span>
              <input
                type="date"
                name={name}
                defaultValue={query[name]}
                className={cn(controlClasses, "w-auto")}
              />
            </label>
          ))}
        </div>
      </details>
    </ListFilters>
  );
}
