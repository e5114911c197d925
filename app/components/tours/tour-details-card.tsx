import { Check } from "lucide-react";
import { formatRupees } from "~/domain/money";
import type { TourDetails } from "~/domain/tour";
import { BookThisPackage } from "~/components/booking-dialog/book-this-package";

/** Price, duration, description, highlights and the way to book. */
export function TourDetailsCard({ tour, today }: { tour: TourDetails; today: string }) {
  return (
    <section
      aria-labelledby="details"
      className="relative mt-8 grid gap-8 rounded-card border border-line bg-card p-5 shadow-card sm:p-8 lg:grid-cols-[1fr_20rem]"
    >
      <div>
        <p className="font-semibold text-vermilion">Tour Package Details</p>
        <h2 id="details" className="mt-1 text-3xl">
          From {tour.departureCity} to {tour.place}
        </h2>
        {tour.description.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-[68ch]">
            {paragraph}
          </p>
        ))}
        <h3 className="mt-6 text-xl font-semibold">Package Highlights</h3>
        <ul className="mt-3 grid gap-2">
          {tour.highlights.map((highlight) => (
            <li key={highlight} className="flex gap-2.5">
              <Check aria-hidden className="mt-1 size-5 shrink-0 text-good" />
              {highlight}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-col gap-4 lg:border-l lg:border-line lg:pl-8">
        <p>
          <span className="block text-muted">Price per person</span>
          <strong className="font-display text-4xl font-normal tabular-nums">
            {formatRupees(tour.priceInr)}
          </strong>
        </p>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          <dt className="text-muted">Duration</dt>
          <dd className="font-semibold">{tour.durationText}</dd>
          <dt className="text-muted">Leaves from</dt>
          <dd className="font-semibold">{tour.departureCity}</dd>
          {tour.altitudeMetres !== null && (
            <>
              <dt className="text-muted">Highest point</dt>
              <dd className="font-semibold">{tour.altitudeMetres.toLocaleString("en-IN")} m</dd>
            </>
          )}
          <dt className="text-muted">Group</dt>
          <dd className="font-semibold">up to {tour.capacity}</dd>
          <dt className="text-muted">Run by</dt>
          <dd className="font-semibold">{tour.operatorName}</dd>
        </dl>
        <BookThisPackage tour={tour} today={today} />
        <p className="text-sm text-muted">No sign-in needed. Cancel free up to 30 days before departure.</p>
      </div>
    </section>
  );
}
