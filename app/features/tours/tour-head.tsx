import { useViewTransitionState } from "react-router";
import { TourRating } from "~/features/reviews/tour-rating";
import { ShareButton } from "~/ui/share-button";
import { TourWishlistButton } from "~/features/wishlist/tour-wishlist-button";
import { placeName } from "~/domain/places/place-name";
import { locationOf } from "~/domain/tours/location";
import { pictureAlt } from "~/domain/tours/picture-alt";
import type { TourOutline } from "~/domain/tours/tour-schema";
import { PictureCredit, TourPicture } from "~/features/tour-pictures/tour-picture";
import { tourPageMessages } from "./messages";

/** Picture of a tour with its name below, never over it. */
export function TourHead({ tour }: { tour: TourOutline }) {
  const isOnTheWay = useViewTransitionState(tour.path);
  return (
    <header className="min-w-0">
      <div className="relative -mx-4 overflow-hidden bg-sunken sm:mx-0 sm:rounded-card">
        <TourPicture
          tour={tour}
          shape="hero"
          alt={pictureAlt(tour)}
          sizes="(min-width: 1280px) 850px, 100vw"
          fetchPriority="high"
          style={isOnTheWay ? { viewTransitionName: `tour-${tour.slug}` } : undefined}
          className="aspect-[16/9] w-full object-cover object-[68%_50%] sm:aspect-[2/1] lg:aspect-[9/4] print:aspect-[4/1]"
        />
        <div className="absolute top-3 right-3 flex gap-2">
          <ShareButton title={tour.title} path={tour.path} isRound />
          <TourWishlistButton tour={tour} />
        </div>
      </div>
      <PictureCredit attribution={tour.picture?.attribution} className="mt-1" />
      <p className="mt-3 font-semibold text-vermilion sm:mt-6">{`${whereOf(tour)} · ${tour.durationText}`}</p>
      <h1 className="mt-0.5 text-[2rem] sm:mt-1 sm:text-5xl lg:text-[3.5rem]">{tour.title}</h1>
      <p className="mt-1.5 max-w-[60ch] text-lg leading-snug text-pretty text-muted sm:mt-2.5 sm:text-xl sm:leading-normal">
        {tour.subtitle}
      </p>
      {tour.rating !== null && (
        <a
          href="#reviews"
          className="mt-0.5 inline-flex min-h-8 items-center underline decoration-line underline-offset-4 hover:decoration-ink"
        >
          <TourRating tour={tour} className="text-base" />
        </a>
      )}
    </header>
  );
}

/** Returns a tour's place, or its states if there are several: such a tour's name is not a place. */
function whereOf({ kind, place, state, states }: TourOutline): string {
  if (kind === "destination" || states.length === 1) return locationOf({ place, state: placeName(state) });
  return states.length > 3 ? tourPageMessages().states(states.length) : states.map(placeName).join(", ");
}
