import { Link, useViewTransitionState } from "react-router";
import type { WantedDays } from "~/domain/calendar/wanted-days";
import { formatDay, type TravelDate } from "~/domain/calendar/calendar";
import { fareRange } from "~/domain/prices/fares";
import { formatRupees } from "~/domain/money/money";
import type { BookableTour } from "~/domain/tours/tour-schema";
import { Exact } from "~/ui/exact";
import { BookTour } from "~/features/bookings/dialog/book-tour";
import { TourRating } from "~/features/reviews/tour-rating";
import { Badge } from "~/ui/badge";
import { buttonClasses } from "~/ui/button";
import { TourWishlistButton } from "~/features/wishlist/tour-wishlist-button";
import { useNow } from "~/platform/pages/use-site";
import { TourPicture } from "~/features/tour-pictures/tour-picture";

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
  summary,
  children,
}: {
  tour: BookableTour & { nextDeparture?: TravelDate | null };
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
  /** A poster's text. */
  summary?: React.ReactNode;
  /** A control on a row's picture. */
  children?: React.ReactNode;
}) {
  const { lowest, highest } = fareRange(tour, useNow(), days);
  const isOnTheWay = useViewTransitionState(tour.path);
  const isRow = layout === "row";
  const length = tour.days === 1 ? "1 day" : `${tour.days} days`;
  const picture = (
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
    />
  );
  const lines = (
    <>
      <p>{`${isRow ? length : tour.durationText} · ${tour.state}`}</p>
      <h3>{tour.title}</h3>
    </>
  );
  const price = (
    <p>
      {lowest < highest && <span>from </span>}
      <strong translate="no">{formatRupees(lowest)}</strong> per person
    </p>
  );
  const actions = (
    <div className="tour-card-actions">
      <Link
        to={tour.path}
        prefetch="intent"
        viewTransition
        aria-label={`View Details of ${tour.place}`}
        className="tour-card-link"
      >
        View Details
      </Link>
      {/* Stacked above the link that covers the card. */}
      <BookTour
        tour={tour}
        offersLogin={offersLogin}
        label={`Book Now for ${tour.place}`}
        className={buttonClasses("secondary")}
      >
        Book Now
      </BookTour>
    </div>
  );
  // Last in the DOM, so above the link too.
  const heart = wishlistButton ?? <TourWishlistButton tour={tour} isSmall={isRow} />;
  if (!isRow) {
    return (
      <article className="tour-card is-poster">
        {picture}
        <div className="tour-card-text">
          {/* Its text has six lines: the summary fills the lines that its title leaves. */}
          <div className="tour-card-lines">
            {lines}
            {summary}
          </div>
          <TourRating tour={tour} />
          {price}
        </div>
        {actions}
        {isPromoted && <Badge className="absolute top-3 left-3">Promoted</Badge>}
        {heart}
      </article>
    );
  }
  return (
    <article id={`tour-${tour.slug}`} className="tour-card is-row">
      <div className="tour-card-row">
        <div className="tour-card-picture">{picture}</div>
        <div className="tour-card-text">
          <div>{lines}</div>
          <div className="tour-card-facts">
            <TourRating tour={tour} />
            {tour.nextDeparture != null && (
              <span>
                Next: <Exact>{formatDay(tour.nextDeparture)}</Exact>
              </span>
            )}
          </div>
          {price}
        </div>
        {children}
        {actions}
      </div>
      {isPromoted && <Badge className="absolute top-3 left-3">Promoted</Badge>}
      {heart}
    </article>
  );
}
