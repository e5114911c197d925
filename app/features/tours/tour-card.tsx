import { Link, useViewTransitionState } from "react-router";
import type { WantedDays } from "~/domain/calendar/wanted-days";
import { pictureAlt } from "~/domain/tours/picture-alt";
import { formatDay, type TravelDate } from "~/domain/calendar/calendar";
import { fareRange } from "~/domain/prices/fares";
import { placeName } from "~/domain/places/place-name";
import { formatRupees } from "~/domain/money/money";
import type { BookableTour } from "~/domain/tours/tour-schema";
import { BookTour } from "~/features/bookings/dialog/book-tour";
import { TourRating } from "~/features/reviews/tour-rating";
import { Badge } from "~/ui/badge";
import { buttonClasses } from "~/ui/button";
import { cn } from "~/ui/cn";
import { TourWishlistButton } from "~/features/wishlist/tour-wishlist-button";
import { useNow } from "~/platform/pages/use-site";
import { TourPicture } from "~/features/tour-pictures/tour-picture";
import { tourCardMessages } from "./card/messages";

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
  const m = tourCardMessages();
  const { lowest, highest } = fareRange(tour, useNow(), days);
  const isOnTheWay = useViewTransitionState(tour.path);
  const isRow = layout === "row";
  const picture = (
    <TourPicture
      tour={tour}
      shape="card"
      alt={pictureAlt(tour)}
      sizes={
        isRow
          ? "160px"
          : "(min-width: 1280px) 400px, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw"
      }
      loading="lazy"
      className={isRow ? "absolute inset-0 h-full" : "aspect-4/5"}
      // View transition of the picture to the tour page's hero.
      style={isOnTheWay ? { viewTransitionName: `tour-${tour.slug}` } : undefined}
    />
  );
  const lines = (
    <>
      <p>{`${isRow ? m.days(tour.days) : tour.durationText} · ${placeName(tour.state)}`}</p>
      <h3 className={isRow ? "line-clamp-4 text-lg leading-tight @max-sm:text-base" : undefined}>
        {tour.title}
      </h3>
    </>
  );
  const price = m.pricePerPerson(formatRupees(lowest), lowest < highest);
  const actions = (
    <div
      className={cn(
        "tour-card-actions",
        isRow &&
          "col-start-1 -col-end-1 row-start-2 border-t border-line px-3 py-1 @sm:col-start-2 @sm:border-0",
      )}
    >
      <Link
        to={tour.path}
        prefetch="intent"
        viewTransition
        aria-label={m.viewDetailsOf(tour.place)}
        className={cn("card-link", isRow && "text-[0.875rem]")}
      >
        {m.viewDetails}
      </Link>
      {/* Stacked above the link that covers the card. */}
      <BookTour
        tour={tour}
        offersLogin={offersLogin}
        label={m.bookNowFor(tour.place)}
        className={buttonClasses(
          "secondary",
          isRow ? "px-2.5 text-sm/tight pointer-fine:min-h-9.5" : undefined,
        )}
      >
        {m.bookNow}
      </BookTour>
    </div>
  );
  // Last in the DOM, so above the link too.
  const heart = wishlistButton ?? <TourWishlistButton tour={tour} isSmall={isRow} />;
  if (!isRow) {
    return (
      <article className="tour-card tour-poster">
        {picture}
        <div className="tour-card-text">
          {/* Its text has six lines: the summary fills the lines that its title leaves. */}
          <div className="line-clamp-6">
            {lines}
            {summary}
          </div>
          <TourRating tour={tour} />
          {price}
        </div>
        {actions}
        {isPromoted && <Badge className="absolute top-3 left-3">{m.promoted}</Badge>}
        {heart}
      </article>
    );
  }
  return (
    <article
      id={`tour-${tour.slug}`}
      className="tour-card @container scroll-mt-32 target:outline-3 target:outline-marigold"
    >
      <div className="grid flex-1 grid-cols-[clamp(6rem,32%,9.75rem)_minmax(0,1fr)] grid-rows-[1fr_auto]">
        <div className="relative col-start-1 row-start-1 @sm:-row-end-1">{picture}</div>
        <div className="tour-card-text col-start-2 row-start-1 px-3 pt-2.5 pb-2 @max-sm:pt-2">
          <div>{lines}</div>
          <div className="mt-auto flex flex-wrap items-center gap-x-3 pt-1">
            <TourRating
              tour={tour}
              className="@max-sm:before:aspect-square @max-sm:before:[background:var(--color-marigold)]"
            />
            {tour.nextDeparture != null && m.next(formatDay(tour.nextDeparture))}
          </div>
          {price}
        </div>
        {children}
        {actions}
      </div>
      {isPromoted && <Badge className="absolute top-3 left-3">{m.promoted}</Badge>}
      {heart}
    </article>
  );
}
