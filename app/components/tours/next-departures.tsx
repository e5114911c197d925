import { useState } from "react";
import { Badge } from "~/components/ui/badge";
import type { AvailableDay } from "~/domain/departures/availability";
import { formatWeekdayAndDay } from "~/domain/calendar/calendar";
import { cutOffRule, startRule } from "~/domain/departures/cut-off-in-words";
import { formatRupees } from "~/domain/money/money";
import type { TourDetails } from "~/domain/tours/tour-schema";
import { seatAnnouncement, seatsInWords } from "~/domain/realtime/seat-announcement";
import { useLiveSeats } from "~/hooks/use-live-seats";
import { useOwnHold } from "~/hooks/use-own-hold";

/** The next departures, with live fares and, if few are left, seats. */
export function NextDepartures({
  tour: { slug, departures },
  loaded,
}: {
  tour: Pick<TourDetails, "slug" | "departures">;
  loaded: AvailableDay[];
}) {
  const days = useLiveSeats(slug, loaded, useOwnHold(slug));
  const [heard, setHeard] = useState({ days, news: "" });
  if (heard.days !== days) setHeard({ days, news: seatAnnouncement(heard.days, days) ?? heard.news });

  if (days.length === 0) return null;
  return (
    <section aria-labelledby="departures">
      <h2 id="departures" className="text-3xl">
        Next departures
      </h2>
      <p className="mt-3">
        {startRule(departures)}. {cutOffRule(departures)}.
      </p>
      <ul className="mt-4 border-t border-line">
        {days.map((day) => (
          <Departure key={day.date} day={day} />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {heard.news}
      </p>
    </section>
  );
}

function Departure({ day }: { day: AvailableDay }) {
  const seats = seatsInWords(day);
  return (
    <li
      data-date={day.date}
      className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line py-2.5"
    >
      <time dateTime={day.date} className="grow">
        {formatWeekdayAndDay(day.date)}
      </time>
      {seats !== null && <Badge tone={day.status === "limited" ? "warning" : "neutral"}>{seats}</Badge>}
      <span className="font-semibold tabular-nums sm:min-w-20 sm:text-right">
        {formatRupees(day.priceInr)}
      </span>
    </li>
  );
}
