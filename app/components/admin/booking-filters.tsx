import { ListFilters } from "~/components/back-office/list-filters";
import { statusLabels } from "~/components/booking/booking-status-badge";
import { controlClasses } from "~/components/ui/field";
import { paidStateLabels, paidStates } from "~/domain/booking-list";
import { bookingStatuses } from "~/domain/booking-status";
import type { BookingListState } from "~/lib/booking-list-query";
import { cn } from "~/lib/cn";

const dayFields = [
  ["from", "Travels from"],
  ["to", "Travels until"],
  ["bookedFrom", "Booked from"],
  ["bookedTo", "Booked until"],
] as const;

/** Search and filters of the list of bookings. */
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
      <details open={isNarrowed} className="max-sm:w-full">
        <summary className="min-h-11 cursor-pointer content-center rounded-control px-2 font-semibold text-peacock">
          More filters
        </summary>
        <div className="flex flex-wrap items-end gap-3 py-2">
          <Choice
            name="operator"
            label="Operator"
            chosen={operator}
            options={choices.operators.map(({ slug, name }) => [slug, name])}
          />
          <Choice
            name="tour"
            label="Tour"
            chosen={tour}
            options={choices.tours.map(({ slug, title }) => [slug, title])}
          />
          <Choice
            name="paid"
            label="Paid"
            chosen={paid}
            options={paidStates.map((value) => [value, paidStateLabels[value]])}
          />
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
          <label>
            <span className="text-sm font-semibold">Total at least, in rupees</span>
            <input
              type="number"
              name="minTotal"
              min={0}
              defaultValue={minTotal}
              className={cn(controlClasses, "w-40")}
            />
          </label>
        </div>
      </details>
    </ListFilters>
  );
}

function Choice({
  name,
  label,
  chosen,
  options,
}: {
  name: string;
  label: string;
  chosen: string | undefined;
  options: (readonly [value: string, label: string])[];
}) {
  return (
    <label className="max-w-full">
      <span className="text-sm font-semibold">{label}</span>
      <select name={name} defaultValue={chosen ?? ""} className={cn(controlClasses, "w-auto max-w-64")}>
        <option value="">All</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
