import { Check } from "lucide-react";
import { formatDay, formatTimeOfDay, type TravelDate } from "~/domain/calendar/calendar";
import type { FareRange } from "~/domain/prices/fares";
import type { TourDetails } from "~/domain/tours/tour-schema";
import { BookTour } from "~/components/bookings/dialog/book-tour";
import { buttonClasses } from "~/components/ui/button";
import { freeUntil } from "~/domain/bookings/cancellation";
import { formatRupees } from "~/domain/money/money";
import { useSettings } from "~/hooks/use-site";

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

/** Price and Book button, always visible: beside the text on wide screens, at the bottom of narrow ones. */
function BookingPanel({
  tour,
  fares: { lowest, highest },
  runsAgain,
}: {
  tour: TourDetails;
  fares: FareRange;
  runsAgain: TravelDate | null;
}) {
  const { refundSchedule } = useSettings();
  return (
    <aside
      aria-label="Price and booking"
      className="z-20 flex items-center justify-between gap-x-4 border-line bg-card max-lg:sticky max-lg:bottom-0 max-lg:order-last max-lg:-mx-4 max-lg:border-t max-lg:px-4 max-lg:py-3 max-lg:shadow-float sm:max-lg:-mx-6 sm:max-lg:px-6 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-6 lg:row-start-1 lg:flex-col lg:items-stretch lg:gap-y-4 lg:self-start lg:rounded-card lg:border lg:p-6 lg:shadow-card print:static print:order-first print:border-0 print:shadow-none"
    >
      <p>
        <span className="text-muted max-lg:sr-only">Price per person</span>
        <strong className="block font-display text-2xl leading-tight font-normal tabular-nums lg:text-4xl">
          {lowest < highest && <span className="font-sans text-base text-muted lg:text-lg">from </span>}
          {formatRupees(lowest)}
        </strong>
        <span aria-hidden className="block text-sm text-muted lg:hidden">
          per person
        </span>
        {runsAgain !== null && (
          <span className="block text-sm font-semibold lg:mt-1 lg:text-base">
            Runs again from {formatDay(runsAgain)}
          </span>
        )}
      </p>
      <BookTour
        tour={tour}
        className={buttonClasses("primary", "lg:w-full max-lg:whitespace-nowrap max-lg:px-4 print:hidden")}
      >
        Book This Package
      </BookTour>
      <p className="text-sm text-muted max-lg:hidden">
        No sign-in needed. {cancelFree(freeUntil(refundSchedule))}
      </p>
    </aside>
  );
}

function cancelFree(days: number | null): string {
  if (days === null) return "";
  if (days === 0) return "Free cancellation until departure.";
  return `Free cancellation up to ${days} ${days === 1 ? "day" : "days"} before departure.`;
}
