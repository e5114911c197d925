import { Settings2 } from "lucide-react";
import { Link } from "react-router";
import { SeatsBar } from "./seats-bar";
import { formatDay } from "~/domain/calendar/calendar";
import type { TravelDate } from "~/domain/calendar/calendar";
import { departureStateLabels } from "~/domain/departures/operator-calendar";
import type { CalendarDeparture, DepartureState } from "~/domain/departures/operator-calendar";
import { cn } from "~/lib/cn";

/** Text colors of the status label. An open departure has no label. */
const stateTones: Partial<Record<DepartureState, string>> = {
  limited: "text-warning",
  "sold-out": "text-success",
  closed: "text-danger",
  "black-out": "text-muted",
  off: "text-muted",
};

/** A departure in the calendar: tour, occupancy and a link to its settings. */
export function DepartureEntry({
  departure,
  date,
  canBeSet,
  isWhole,
}: {
  departure: CalendarDeparture;
  date: TravelDate;
  canBeSet: boolean;
  /** True if the title may span more than one line on wide screens. */
  isWhole: boolean;
}) {
  const { slug, title, booked, held, capacity, state } = departure;
  const path = `/operator/departures/${slug}/${date}`;
  const tone = stateTones[state];
  return (
    <li
      className="flex min-w-0 items-start gap-1 rounded-control border border-line bg-card"
      data-state={state}
    >
      <Link
        to={path}
        title={title}
        className="group min-w-0 grow rounded-control px-2 py-1 text-sm leading-tight hover:bg-sunken"
      >
        <span
          className={cn(
            "relative font-semibold text-peacock underline-offset-2 group-hover:underline",
            isWhole ? "line-clamp-3" : "line-clamp-2 lg:line-clamp-1",
            state === "closed" && "line-through",
          )}
        >
          {title}
          <span className="sr-only">, {formatDay(date)}: </span>
        </span>
        <SeatsBar booked={booked} held={held} capacity={capacity} className="my-1" />
        <span className="flex flex-wrap gap-x-2 text-xs tabular-nums">
          <span>
            {booked} of {capacity}
            {held > 0 && (
              <span className="text-muted">
                {" "}
                +{held}
                <span className="sr-only"> held</span>
              </span>
            )}
          </span>
          {tone !== undefined && (
            <span className={cn("font-semibold", tone)}>{departureStateLabels[state]}</span>
          )}
        </span>
      </Link>
      {canBeSet && (
        <Link
          to={`${path}/change`}
          aria-label={`Seats or closing: ${title}, ${formatDay(date)}`}
          title="Seats or closing"
          className="grid size-8 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
        >
          <Settings2 aria-hidden className="size-4" />
        </Link>
      )}
    </li>
  );
}
