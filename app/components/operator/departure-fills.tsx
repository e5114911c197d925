import { Link } from "react-router";
import { Badge } from "~/components/ui/badge";
import { addDays, formatWeekdayAndDay } from "~/domain/calendar";
import type { TravelDate } from "~/domain/calendar";
import type { DepartureFill } from "~/domain/operator-overview";
import { daysAhead } from "~/domain/operator-overview";

/** How full the departures of the next days are, day by day. The bars are decoration: the words say it all. */
export function DepartureFills({
  departures,
  today,
}: {
  departures: readonly DepartureFill[];
  today: TravelDate;
}) {
  const days = Map.groupBy(departures, ({ travelDate }) => travelDate);
  if (days.size === 0) {
    return (
      <p className="text-muted">
        Nobody is booked from today to {formatWeekdayAndDay(addDays(today, daysAhead))}.
      </p>
    );
  }
  return (
    <ol className="grid gap-3">
      {[...days].map(([day, fills]) => (
        <li key={day}>
          <h3 className="font-sans text-sm font-semibold text-muted">
            {day === today && "Today, "}
            {formatWeekdayAndDay(day)}
          </h3>
          <ul className="divide-y divide-line">
            {fills.map((fill) => (
              <Fill key={fill.tourSlug} fill={fill} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Fill({ fill }: { fill: DepartureFill }) {
  const { tourSlug, tourTitle, travelDate, capacity, booked, held, isClosed } = fill;
  const share = (seats: number) => `${(Math.min(seats, capacity) / Math.max(1, capacity)) * 100}%`;
  return (
    <li className="grid gap-x-3 gap-y-1 py-1.5 sm:grid-cols-[1fr_12rem] sm:items-center">
      <Link
        to={`/operator/departures/${tourSlug}/${travelDate}`}
        className="min-w-0 py-0.5 text-peacock underline-offset-4 wrap-anywhere hover:underline"
      >
        {tourTitle}
        <span className="sr-only">, {formatWeekdayAndDay(travelDate)}</span>
      </Link>
      <div className="text-sm tabular-nums">
        <p className="flex flex-wrap items-center justify-between gap-x-2">
          <span>
            <strong>{booked}</strong> of {capacity} sold
            {held > 0 && <span className="text-muted">, {held} held</span>}
          </span>
          {isClosed && <Badge tone="bad">Closed</Badge>}
        </p>
        <svg aria-hidden className="mt-0.5 block h-2 w-full overflow-hidden rounded-full">
          <rect width="100%" height="8" className="fill-line" />
          <rect width={share(booked + held)} height="8" className="fill-marigold" />
          <rect width={share(booked)} height="8" className="fill-peacock" />
        </svg>
      </div>
    </li>
  );
}
