import { Form } from "react-router";
import { Exact } from "~/ui/exact";
import { Button } from "~/ui/button";
import { controlClasses } from "~/ui/field";
import type { AvailableDay } from "~/domain/departures/availability-schema";
import { departureInWords } from "~/domain/departures/cut-off-in-words";
import { departuresOf } from "~/domain/tours/availability";
import { formatRupees } from "~/domain/money/money";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { cn } from "~/ui/cn";

/** Free seats on the next days of a tour. */
export function FreeSeats({
  tour,
  from,
  days,
}: {
  tour: string;
  from: string;
  days: readonly AvailableDay[];
}) {
  const open = days.filter(({ status }) => status !== "closed");
  const [first] = days;
  return (
    <section aria-label="Free seats">
      <h2 className="border-b-2 border-line pb-1 font-sans text-lg font-semibold">Free seats</h2>
      <Form className="mt-2 flex flex-wrap items-end gap-2">
        <input type="hidden" name="tour" value={tour} />
        <label>
          <span className="text-sm font-semibold">From</span>
          <input type="date" name="from" defaultValue={from} className={cn(controlClasses, "w-auto")} />
        </label>
        <Button type="submit" variant="secondary">
          Show days
        </Button>
      </Form>
      {first?.reason !== undefined && (
        <p className="mt-2 text-sm text-muted">
          <Exact>{formatTravelDate(first.date)}</Exact>
          <span>{`: ${first.reason}`}</span>
        </p>
      )}
      {open.length === 0 ? (
        <p className="mt-2 text-muted">No departures in this period.</p>
      ) : (
        <ul className="mt-2 divide-y divide-line text-sm tabular-nums">
          {open.flatMap(departuresOf).map(({ date, startTime, seatsLeft, priceInr }) => (
            <li key={`${date} ${startTime ?? ""}`} className="flex justify-between gap-3 py-1">
              <span translate="no">{departureInWords(date, startTime)}</span>
              <span translate="no">{formatRupees(priceInr)}</span>
              <strong className={seatsLeft === 0 ? "text-danger" : undefined}>
                {seatsLeft === 0 ? "sold out" : seatsLeft === 1 ? "1 seat" : `${seatsLeft} seats`}
              </strong>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
