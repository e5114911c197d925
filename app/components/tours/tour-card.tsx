import { Link, useViewTransitionState } from "react-router";
import type { WantedDays } from "~/domain/calendar/wanted-days";
import { formatDay, type TravelDate } from "~/domain/calendar/calendar";
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
import { TourPicture } from "~/components/tour-pictures/tour-picture";

/**
 * Card of a tour: its picture, place, price and links; the whole card is the link to the tour. Nothing in it depends on
 * the window's width: lists of any number of columns use it.
 */
export function TourCard({
  tour,
  layout = "row",
  days,
  wishlistButton,
  offersLogin = false,
  isPromoted = false,
  children,
}: {
  tour: Tour & { nextDeparture?: TravelDate | null };
  /** "row" puts the picture beside the text, for lists; "poster" above it. */
  layout?: "row" | "poster";
  /** The searched travel dates; without any, the price covers all bookable days. */
  days?: WantedDays | undefined;
  /** Replaces the default heart, for lists that manage the wishlist themselves. */
  wishlistButton?: React.ReactNode;
  /** True if Book Now offers the login first. */
  offersLogin?: boolean;
  /** True if its operator pays for the placement. */
  isPromoted?: boolean;
  /** A control on a row's picture. */
  children?: React.ReactNode;
}) {
  const { lowest, highest } = fareRange(tour, useNow(), days);
  const isOnTheWay = useViewTransitionState(tour.path);
  const isRow = layout === "row";
  const length = tour.days === 1 ? "1 day" : `${tour.days} days`;
  return (
    <article id={isRow ? `tour-${tour.slug}` : undefined} className={cn("tour-card", isRow && "@container")}>
      <div className={isRow ? "tour-card-row" : "flex flex-1 flex-col"}>
        <div className="tour-card-picture">
          <TourPicture
            tour={tour}
            shape="card"
            alt={`${tour.place}: ${tour.motif}`}
            sizes={
              isRow
                ? "160px"
                : "(min-width: 1280px) 400px, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw"
            }
            loading="lazy"
            // View transition of the picture to the tour page's hero.
            style={isOnTheWay ? { viewTransitionName: `tour-${tour.slug}` } : undefined}
            className={isRow ? "absolute inset-0 h-full" : "aspect-[4/5]"}
          />
        </div>
        <div
          className={cn(
            "tour-card-text flex min-w-0 flex-1 flex-col",
            isRow ? "px-3 pt-2.5 pb-2 @max-sm:pt-2" : "gap-1.5 px-4 pt-4",
          )}
        >
          {/* A poster's text has six lines: the summary fills the lines that its title leaves. */}
          <div className={cn(!isRow && "line-clamp-6")}>
            <p className="text-sm leading-snug text-muted">
              {`${isRow ? length : tour.durationText} · ${tour.state}`}
            </p>
            <h3
              className={cn(
                "font-display",
                isRow
                  ? "line-clamp-4 text-lg leading-tight @max-sm:text-base @max-sm:leading-tight"
                  : "my-1.5 text-xl leading-snug",
              )}
            >
              {tour.title}
            </h3>
            {!isRow && <p className="text-base text-muted">{tour.summary}</p>}
          </div>
          <div className="mt-auto flex flex-wrap items-center gap-x-3 pt-1 text-sm text-muted">
            <TourRating tour={tour} foldsToOne={isRow} className="text-ink" />
            {tour.nextDeparture != null && <span>Next: {formatDay(tour.nextDeparture)}</span>}
          </div>
          <p className={cn(isRow && "leading-tight")}>
            {lowest < highest && <span className="text-sm text-muted">from </span>}
            <strong className="text-lg">{formatRupees(lowest)}</strong>{" "}
            <span className="text-sm text-muted">per person</span>
          </p>
        </div>
        {children}
        <div
          className={cn(
            "tour-card-actions flex flex-wrap items-center justify-between gap-x-2.5",
            isRow ? "px-3 py-1" : "px-4 pt-1 pb-4",
          )}
        >
          <Link
            to={tour.path}
            prefetch="intent"
            viewTransition
            className={isRow ? "tour-card-link text-sm" : "tour-card-link"}
          >
            View Details<span className="sr-only">{` of ${tour.place}`}</span>
          </Link>
          {/* Stacked above the link that covers the card. */}
          <BookTour
            tour={tour}
            offersLogin={offersLogin}
            className={buttonClasses(
              "secondary",
              cn("relative whitespace-nowrap", isRow ? "px-2.5 text-sm pointer-fine:min-h-9.5" : "px-4"),
            )}
          >
            Book Now<span className="sr-only">{` for ${tour.place}`}</span>
          </BookTour>
        </div>
      </div>
      {isPromoted && <Badge className="absolute top-3 left-3">Promoted</Badge>}
      {/* Last in the DOM, so above the link too. */}
      <div className={cn("absolute", isRow ? "top-0.5 left-0.5" : "top-2 right-2")}>
        {wishlistButton ?? <TourWishlistButton tour={tour} isSmall={isRow} />}
      </div>
    </article>
  );
}
