import { Search } from "lucide-react";
import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import { controlClasses } from "~/components/ui/field";
import { bookingStatuses } from "~/domain/booking-status";
import type { BookingFilter } from "~/domain/booking-list";
import { cn } from "~/lib/cn";
import { statusLabels } from "~/components/booking/booking-status-badge";

/** Search and state; the address is the state. */
export function BookingFilters({ query }: { query: BookingFilter }) {
  return (
    <Form
      role="search"
      className="mt-4 flex flex-wrap items-end gap-3"
      key={`${query.q ?? ""} ${query.status ?? ""}`}
    >
      <label className="grow sm:max-w-sm">
        <span className="text-sm font-semibold">Search</span>
        <input
          name="q"
          type="search"
          defaultValue={query.q}
          placeholder="Booking ID, name, e-mail or tour"
          className={controlClasses}
        />
      </label>
      <label>
        <span className="text-sm font-semibold">Status</span>
        <select name="status" defaultValue={query.status ?? ""} className={cn(controlClasses, "w-auto")}>
          <option value="">All</option>
          {bookingStatuses.map((status) => (
            <option key={status} value={status}>
              {statusLabels[status]}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" look="secondary">
        <Search aria-hidden className="size-4" />
        Show
      </Button>
    </Form>
  );
}
