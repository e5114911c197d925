import { Check } from "lucide-react";
import type { TravelDate } from "~/domain/calendar/calendar";
import { formatTimeOfDay } from "~/domain/calendar/calendar";
import type { FareRange } from "~/domain/prices/fares";
import type { TourDetails } from "~/domain/tours/tour-schema";
import { BookingPanel } from "./booking-panel";

/**
 * Price, duration, description, highlights and Book button. Its two halves are children of the page's grid so that the
 * panel can stay visible along the whole page.
 */
export function TourDetailsCard({
  tour,
  fares,
  runsAgain,
}: {
  tour: TourDetails;
  fares: FareRange;
  /** The next bookable day while the season is closed. */
  runsAgain: TravelDate | null;
}) {
  return (
    <section aria-labelledby="details" className="contents">
      <BookingPanel tour={tour} fares={fares} runsAgain={runsAgain} />
      <div className="rounded-card border border-line bg-card p-5 shadow-card sm:p-8">
        <p className="font-semibold text-vermilion">Tour Package Details</p>
        <h2 id="details" className="mt-1 text-3xl">
          From {tour.departureCity} to {tour.place}
        </h2>
        <Facts tour={tour} />
        {tour.description.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-[68ch]">
            {paragraph}
          </p>
        ))}
        <h3 className="mt-6 text-xl font-semibold">Package Highlights</h3>
        <ul className="mt-3 grid gap-2">
          {tour.highlights.map((highlight) => (
            <li key={highlight} className="flex gap-2.5">
              <Check aria-hidden className="mt-1 size-5 shrink-0 text-success" />
              {highlight}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Facts({ tour }: { tour: TourDetails }) {
  const facts = [
    ["Duration", tour.durationText],
    ["Leaves from", tour.departureCity],
    ["Starts", formatTimeOfDay(tour.departures.startTime)],
    ["Group", `Up to ${tour.capacity}`],
    ...(tour.altitudeMetres === null
      ? []
      : [["Highest point", `${tour.altitudeMetres.toLocaleString("en-IN")} m`]]),
  ];
  return (
    <dl className="mt-5 flex flex-wrap gap-x-8 gap-y-3 border-y border-line py-4">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
