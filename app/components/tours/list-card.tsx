import { Link, useViewTransitionState } from "react-router";
import { BookTour } from "~/components/bookings/dialog/book-tour";
import { TourRating } from "~/components/reviews/tour-rating";
import { buttonClasses } from "~/components/ui/button";
import { TourWishlistButton } from "~/components/wishlist/tour-wishlist-button";
import { formatDay, type TravelDate } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import type { WantedDays } from "~/domain/calendar/wanted-days";
import { fareRange } from "~/domain/prices/fares";
import type { TourCard as Tour } from "~/domain/tours/tour-schema";
import { useNow } from "~/hooks/use-site";
import { TourPicture } from "./tour-picture";

/** Compact card of a tour for long lists: the poster beside the text. The whole card is the link to the tour. */
export function ListCard({
  tour,
  days,
  children,
}: {
  tour: Tour & { nextDeparture: TravelDate | null };
  /** The searched travel dates; without any, the price covers all bookable days. */
  days?: WantedDays | undefined;
  /** A control on the picture's lower edge. */
  children?: React.ReactNode;
}) {
  const { lowest, highest } = fareRange(tour, useNow(), days);
  const isOnTheWay = useViewTransitionState(tour.path);
  return (
    <article
      id={`tour-${tour.slug}`}
      className="group relative grid min-h-50 w-full scroll-mt-32 grid-cols-[6.75rem_minmax(0,1fr)] overflow-hidden rounded-card bg-card shadow-card target:outline-3 target:outline-marigold sm:grid-cols-[9.75rem_minmax(0,1fr)]"
    >
      <div className="relative overflow-hidden">
        <TourPicture
          tour={tour}
          shape="card"
          alt={`${tour.place}: ${tour.motif}`}
          sizes="(min-width: 640px) 160px, 110px"
          loading="lazy"
          // View transition of the picture to the tour page's hero.
          style={isOnTheWay ? { viewTransitionName: `tour-${tour.slug}` } : undefined}
          className="absolute inset-0 size-full object-cover transition-transform duration-200 group-hover:scale-[1.03]"
        />
      </div>
      <div className="flex min-w-0 flex-col px-3 pt-2.5 pb-2 sm:px-4">
        <p className="truncate text-sm text-muted">
          {tour.days === 1 ? "1 day" : `${tour.days} days`} · {tour.state}
        </p>
        <h3 className="line-clamp-2 font-display text-lg leading-tight lg:line-clamp-3">{tour.title}</h3>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <TourRating tour={tour} className="text-ink" />
          {tour.nextDeparture !== null && <span>Next: {formatDay(tour.nextDeparture)}</span>}
        </div>
        <div className="mt-auto grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 pt-1">
          <p className="self-end leading-tight whitespace-nowrap tabular-nums max-lg:col-span-2">
            {lowest < highest && <span className="text-sm text-muted">from </span>}
            <strong className="text-lg">{formatRupees(lowest)}</strong>{" "}
            <span className="text-sm text-muted">per person</span>
          </p>
          <Link
            to={tour.path}
            prefetch="intent"
            viewTransition
            className="self-center py-1.5 text-sm font-semibold whitespace-nowrap text-peacock underline underline-offset-4 after:absolute after:inset-0 lg:col-start-1 lg:row-start-2"
          >
            View Details<span className="sr-only"> of {tour.place}</span>
          </Link>
          {/* Stacked above the link that covers the card. */}
          <BookTour
            tour={tour}
            className={buttonClasses(
              "secondary",
              "relative px-3 text-sm whitespace-nowrap sm:px-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mb-1 lg:self-end",
            )}
          >
            Book Now<span className="sr-only"> for {tour.place}</span>
          </BookTour>
        </div>
      </div>
      {/* Last in the DOM, so above the link too. */}
      <div className="absolute top-1.5 left-1.5">
        <TourWishlistButton tour={tour} />
      </div>
      {children}
    </article>
  );
}
