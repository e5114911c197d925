import { formatRupees } from "~/domain/money/money";
import type { BookableTour } from "~/domain/tours/tour-schema";
import { fareRange } from "~/domain/prices/fares";
import { BookTour } from "~/features/bookings/dialog/book-tour";
import { TourRating } from "~/features/reviews/tour-rating";
import { TourPicture } from "~/features/tour-pictures/tour-picture";
import { useNow } from "~/platform/pages/use-site";
import { buttonClasses } from "~/ui/button";
import { cn } from "~/ui/cn";

/** The tours of a widget, each with its button. */
export function WidgetTours({ tours }: { tours: readonly BookableTour[] }) {
  if (tours.length === 0) return <p>No tour is on sale at the moment.</p>;
  return (
    <ul className={cn("grid gap-4", tours.length > 1 && "sm:grid-cols-2 lg:grid-cols-3")}>
      {tours.map((tour) => (
        <li key={tour.slug} className="grid">
          <Tour tour={tour} />
        </li>
      ))}
    </ul>
  );
}

function Tour({ tour }: { tour: BookableTour }) {
  const { lowest, highest } = fareRange(tour, useNow());
  return (
    <article className="flex flex-col overflow-hidden rounded-card border border-line bg-card">
      <TourPicture
        tour={tour}
        shape="card"
        alt=""
        loading="lazy"
        sizes="(min-width: 640px) 400px, 100vw"
        className="aspect-3/2 max-h-64 w-full object-cover"
      />
      <div className="flex flex-1 flex-col gap-1 p-4">
        <h2 className="text-lg leading-snug">{tour.title}</h2>
        <p className="text-sm text-muted">{`${tour.durationText} · ${tour.state}`}</p>
        <TourRating tour={tour} />
        <p className="mt-auto pt-2">
          {lowest < highest && <span>from </span>}
          <strong translate="no" className="text-lg">
            {formatRupees(lowest)}
          </strong>{" "}
          per person
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <BookTour tour={tour} label={`Book Now: ${tour.title}`} className={buttonClasses()}>
            Book Now
          </BookTour>
          <a href={tour.path} target="_blank" rel="noopener" className={buttonClasses("quiet")}>
            Details<span className="sr-only">{` of ${tour.title}, in a new tab`}</span>
          </a>
        </div>
      </div>
    </article>
  );
}
