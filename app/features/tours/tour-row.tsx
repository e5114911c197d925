import { Link } from "react-router";
import { TourRating } from "~/features/reviews/tour-rating";
import { formatRupees } from "~/domain/money/money";
import { placeName } from "~/domain/places/place-name";
import { fareRange } from "~/domain/prices/fares";
import { pictureAlt } from "~/domain/tours/picture-alt";
import type { TourCard } from "~/domain/tours/tour-schema";
import { useNow } from "~/platform/pages/use-site";
import { TourPicture } from "~/features/tour-pictures/tour-picture";
import { tourCardMessages } from "./card/messages";

/** A few tours in short: side by side on wide screens, in a row to swipe on narrow ones. */
export function TourRow({ tours }: { tours: readonly TourCard[] }) {
  return (
    <ul className="swipe-row relative mt-4 gap-3 sm:gap-5 lg:mx-0 lg:grid lg:grid-cols-3 lg:gap-6 lg:overflow-visible lg:px-0">
      {tours.map((tour) => (
        <li key={tour.slug} className="grid w-48 shrink-0 snap-start sm:w-64 lg:w-auto">
          <TourTile tour={tour} />
        </li>
      ))}
    </ul>
  );
}

/** Picture, name, rating and price of a tour; the whole tile is the link. */
function TourTile({ tour }: { tour: TourCard }) {
  const m = tourCardMessages();
  const { lowest, highest } = fareRange(tour, useNow());
  const price = <strong translate="no">{formatRupees(lowest)}</strong>;
  return (
    <article className="group relative flex flex-col overflow-hidden rounded-card bg-card card-shadow">
      <div className="overflow-hidden">
        <TourPicture
          tour={tour}
          shape="hero"
          alt={pictureAlt(tour)}
          sizes="(min-width: 1024px) 400px, 256px"
          loading="lazy"
          className="aspect-[3/2] w-full object-cover object-[68%_50%] transition-transform duration-200 group-hover:scale-[1.03]"
        />
      </div>
      <div className="flex flex-1 flex-col p-3 sm:p-4">
        <p className="text-sm leading-snug text-muted">{`${placeName(tour.state)} · ${tour.durationText}`}</p>
        <h3 className="font-display leading-snug sm:text-xl">{tour.title}</h3>
        <TourRating tour={tour} className="mt-1" />
        <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 pt-1 tabular-nums">
          <span>{lowest < highest ? m.fromPrice(price, "text-sm text-muted") : price}</span>
          <Link to={tour.path} prefetch="intent" viewTransition className="card-link text-sm">
            {m.viewDetails}
            <span className="sr-only">{m.ofPlace(tour.place)}</span>
          </Link>
        </p>
      </div>
    </article>
  );
}
