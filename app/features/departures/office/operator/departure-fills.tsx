import { Link } from "react-router";
import { Exact } from "~/ui/exact";
import { Badge } from "~/ui/badge";
import { addDays, type TravelDate } from "~/domain/calendar/calendar";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { departureStateLabels, type CalendarDeparture } from "~/domain/departures/operator-calendar";
import { daysAhead, type NextDepartureDay } from "~/domain/overview/operator-overview";
import { calendarAddress } from "./departure-calendar-query";
import { StartMark } from "~/features/departures/office/start-mark";
import { departurePath } from "~/domain/departures/departure-change";
import { SeatsBar } from "./seats-bar";

/** Upcoming departures by day with their occupancy. The bars are decorative; the text holds all information. */
export function DepartureOccupancy({
  days,
  today,
}: {
  days: readonly NextDepartureDay[];
  today: TravelDate;
}) {
  if (days.length === 0) {
    return (
      <p className="text-muted">
        No departures until <Exact>{formatTravelDate(addDays(today, daysAhead))}</Exact>.
      </p>
    );
  }
  return (
    <ol className="divide-y divide-line">
      {days.map(({ date, filled, moreFilled, unbooked }) => (
        <li key={date} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 py-1.5 first:pt-0 last:pb-0">
          <h3 className="py-0.5 font-sans text-sm leading-6 font-semibold">
            <span>{date === today ? "Today" : shortDay(date)}</span>
            <span className="sr-only">
              , <Exact>{formatTravelDate(date)}</Exact>
            </span>
          </h3>
          <div className="min-w-0">
            {filled.length > 0 && (
              <ul className="grid gap-1.5">
                {filled.map((departure) => (
                  <Fill
                    key={`${departure.slug} ${departure.start ?? ""}`}
                    departure={departure}
                    date={date}
                  />
                ))}
              </ul>
            )}
            {moreFilled > 0 && (
              <Link
                to={calendarAddress({ view: "day", date })}
                className="mr-3 inline-block py-0.5 text-sm text-muted underline-offset-4 hover:underline"
              >
                <span>{`${moreFilled} more with bookings`}</span>
                <span className="sr-only">
                  {" "}
                  on <Exact>{formatTravelDate(date)}</Exact>
                </span>
              </Link>
            )}
            {unbooked > 0 && (
              <Link
                to={calendarAddress({ view: "day", date })}
                className="inline-block py-0.5 text-sm text-muted underline-offset-4 hover:underline"
              >
                <span>{`${unbooked} without bookings`}</span>
                <span className="sr-only">
                  {" "}
                  on <Exact>{formatTravelDate(date)}</Exact>
                </span>
              </Link>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Formats a near date without its year, such as "Mon, Nov 23". */
function shortDay(date: TravelDate): string {
  return formatTravelDate(date).slice(0, -", 2026".length);
}

function Fill({ departure, date }: { departure: CalendarDeparture; date: TravelDate }) {
  const { slug, start, title, capacity, booked, held, state, lateReason } = departure;
  return (
    <li className="grid gap-x-4 gap-y-0.5 sm:grid-cols-[minmax(0,1fr)_8rem] sm:items-start">
      <Link
        to={departurePath({ tour: slug, travelDate: date, start })}
        className="min-w-0 py-0.5 text-sm font-semibold text-peacock underline-offset-4 wrap-anywhere hover:underline"
      >
        <span>{title}</span>
        <StartMark start={start} />
        <span className="sr-only">
          , <Exact>{formatTravelDate(date)}</Exact>
        </span>
      </Link>
      <div className="text-sm tabular-nums">
        <p className="flex flex-wrap items-center justify-between gap-x-2">
          <span>
            <strong>{booked}</strong> <span>{`of ${capacity} sold`}</span>
            {held > 0 && <span className="text-muted">{`, ${held} held`}</span>}
          </span>
          {state === "closed" && <Badge tone="danger">Closed</Badge>}
          {lateReason !== undefined && (
            <span title={lateReason} className="text-muted">
              {departureStateLabels.late}
            </span>
          )}
        </p>
        <SeatsBar booked={booked} held={held} capacity={capacity} className="mt-0.5" />
      </div>
    </li>
  );
}
