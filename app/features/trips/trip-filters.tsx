import { Search } from "lucide";
import { useId } from "react";
import { Form, Link } from "react-router";
import { Button } from "~/ui/button";
import { controlClasses } from "~/ui/field";
import { tripFilters, type TripFilter, type TripQuery } from "~/domain/trips/traveler-booking";
import { cn } from "~/ui/cn";
import { Icon } from "~/ui/icon";
import { tripsAddress } from "./trips-address";
import { useFormValues } from "~/platform/forms/use-form-values";
import { travelerTripMessages } from "~/domain/trips/messages";
import { bookingListMessages } from "./list-messages/messages";

/** Trip filters as links with counts, and a search. The state is in the URL. */
export function TripFilters({ query, counts }: { query: TripQuery; counts: Record<TripFilter, number> }) {
  const m = bookingListMessages();
  const id = useId();
  const form = useFormValues({ q: query.q, filter: query.filter });
  return (
    <div className="mt-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 print:hidden">
      <nav aria-label={m.filter}>
        <ul className="flex flex-wrap gap-2">
          {tripFilters.map((filter) => (
            <li key={filter}>
              <Link
                to={tripsAddress({ filter, q: query.q })}
                preventScrollReset
                aria-current={filter === query.filter ? "page" : undefined}
                className={cn(
                  "inline-flex min-h-11 items-center gap-2 rounded-full border border-control bg-card px-4 font-semibold hover:bg-sunken",
                  "aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper",
                )}
              >
                <span>{travelerTripMessages().filters[filter]}</span>{" "}
                <span className="font-normal tabular-nums">{counts[filter]}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Form
        ref={form}
        role="search"
        aria-label={m.search}
        className="flex min-w-0 grow items-end gap-3 sm:max-w-md"
      >
        {query.filter !== "all" && <input type="hidden" name="filter" value={query.filter} />}
        <div className="min-w-0 grow">
          <label htmlFor={id} className="text-sm font-semibold">
            {m.searchLabel}
          </label>
          <input
            id={id}
            name="q"
            type="search"
            maxLength={200}
            defaultValue={query.q}
            className={controlClasses}
          />
        </div>
        <Button type="submit" variant="secondary">
          <Icon icon={Search} className="size-4" />
          <span>{m.searchButton}</span>
        </Button>
      </Form>
    </div>
  );
}
