import { Link, useViewTransitionState } from "react-router";
import type { WantedDays } from "~/domain/calendar/wanted-days";
import { fareRange } from "~/domain/prices/fares";
import { formatRupees } from "~/domain/money/money";
import type { TourCard as Tour } from "~/domain/tours/tour-schema";
import { BookTour } from "~/components/bookings/dialog/book-tour";
import { TourRating } from "~/components/reviews/tour-rating";
import { Badge } from "~/components/ui/badge";
import { buttonClasses } from "~/components/ui/button";
import { TourWishlistButton } from "~/components/wishlist/tour-wishlist-button";
import { useNow } from "~/hooks/use-site";
import { cn } from "~/lib/cn";
import { TourPicture } from "./tour-picture";

/** Card of a tour: its picture, place, price and links. */
export function TourCard({
  tour,
  days,
  wishlistButton,
  offersLogin = false,
  isPromoted = false,
  isLow = false,
}: {
  tour: Tour;
  /** The searched travel dates; without any, the price covers all bookable days. */
  days?: WantedDays | undefined;
  /** Replaces the default heart, for lists that manage the wishlist themselves. */
  wishlistButton?: React.ReactNode;
  /** True if Book Now offers the login first. */
  offersLogin?: boolean;
  /** True if its operator pays for the placement. */
  isPromoted?: boolean;
  /** True for a picture of 4:3 instead of the poster's 4:5. */
  isLow?: boolean;
}) {
  const { lowest, highest } = fareRange(tour, useNow(), days);
  const isOnTheWay = useViewTransitionState(tour.path);
  return (
    <article className="group relative flex flex-col overflow-hidden rounded-card bg-card shadow-card">
      <div className="overflow-hidden">
        <TourPicture
          tour={tour}
          shape="card"
          alt={`${tour.place}: ${tour.motif}`}
          sizes="(min-width: 1280px) 400px, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw"
          loading="lazy"
          // View transition of the picture to the tour page's hero.
          style={isOnTheWay ? { viewTransitionName: `tour-${tour.slug}` } : undefined}
          className={cn(
            "w-full object-cover transition-transform duration-200 group-hover:scale-[1.03]",
            isLow ? "aspect-[4/3]" : "aspect-[4/5]",
          )}
        />
      </div>
      <div className="flex flex-1 flex-col gap-1.5 p-4">
        <p className="text-sm text-muted">
          {tour.state} · {tour.durationText}
        </p>
        <h3 className="font-display text-xl leading-snug">{tour.title}</h3>
        <p className="line-clamp-2 text-base text-muted">{tour.summary}</p>
        <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 pt-2">
          <p className="tabular-nums">
            {lowest < highest && <span className="text-sm text-muted">from </span>}
            <strong className="text-lg">{formatRupees(lowest)}</strong>{" "}
            <span className="text-sm text-muted">per person</span>
          </p>
          <TourRating tour={tour} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <Link
            to={tour.path}
            prefetch="intent"
            viewTransition
            className="py-2 font-semibold text-peacock underline underline-offset-4 after:absolute after:inset-0"
          >
            View Details<span className="sr-only"> of {tour.place}</span>
          </Link>
          {/* Stacked above the link that covers the card. */}
          <BookTour
            tour={tour}
            offersLogin={offersLogin}
            className={buttonClasses("secondary", "relative px-4 whitespace-nowrap")}
          >
            Book Now<span className="sr-only"> for {tour.place}</span>
          </BookTour>
        </div>
      </div>
      {isPromoted && <Badge className="absolute top-3 left-3">Promoted</Badge>}
      {/* Last in the DOM, so above the link too. */}
      <div className="absolute top-2 right-2">{wishlistButton ?? <TourWishlistButton tour={tour} />}</div>
    </article>
  );
}
