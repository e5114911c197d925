import { Link } from "react-router";
import { Badge } from "~/components/ui/badge";
import { addDays, formatWeekdayAndDay } from "~/domain/calendar";
import type { TravelDate } from "~/domain/calendar";
import type { CalendarDeparture } from "~/domain/operator-calendar";
import type { DepartureDay } from "~/domain/operator-overview";
import { daysAhead } from "~/domain/operator-overview";
import { calendarAddress } from "~/lib/departure-calendar-query";
import { SeatsBar } from "./seats-bar";

/** What leaves in the next days, and how full it is, day by day. The bars are decoration: the words say it all. */
export function DepartureFills({ days, today }: { days: readonly DepartureDay[]; today: TravelDate }) {
  if (days.length === 0) {
    return (
      <p className="text-muted">
        Nothing leaves from today to {formatWeekdayAndDay(addDays(today, daysAhead))}.
      </p>
    );
  }
  return (
    <ol className="grid gap-3">
      {days.map(({ date, filled, unbooked }) => (
        <li key={date}>
          <h3 className="font-sans text-sm font-semibold text-muted">
            {date === today && "Today, "}
            {formatWeekdayAndDay(date)}
          </h3>
          {filled.length > 0 && (
            <ul className="divide-y divide-line">
              {filled.map((departure) => (
                <Fill key={departure.slug} departure={departure} date={date} />
              ))}
            </ul>
          )}
          {unbooked > 0 && (
            <Link
              to={calendarAddress({ view: "week", date })}
              className="inline-block py-1 text-sm text-peacock underline-offset-4 hover:underline"
            >
              {unbooked} without bookings
              <span className="sr-only"> on {formatWeekdayAndDay(date)}</span>
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}

function Fill({ departure, date }: { departure: CalendarDeparture; date: TravelDate }) {
  const { slug, title, capacity, booked, held, state } = departure;
  return (
    <li className="grid gap-x-3 gap-y-1 py-1.5 sm:grid-cols-[1fr_12rem] sm:items-center">
      <Link
        to={`/operator/departures/${slug}/${date}`}
        className="min-w-0 py-0.5 text-peacock underline-offset-4 wrap-anywhere hover:underline"
      >
        {title}
        <span className="sr-only">, {formatWeekdayAndDay(date)}</span>
      </Link>
      <div className="text-sm tabular-nums">
        <p className="flex flex-wrap items-center justify-between gap-x-2">
          <span>
            <strong>{booked}</strong> of {capacity} sold
            {held > 0 && <span className="text-muted">, {held} held</span>}
          </span>
          {state === "closed" && <Badge tone="bad">Closed</Badge>}
        </p>
        <SeatsBar booked={booked} held={held} capacity={capacity} className="mt-0.5" />
      </div>
    </li>
  );
}
