import { Link } from "react-router";
import { TourPicture } from "~/components/tours/tour-picture";
import { Icon } from "~/components/ui/icon";
import type { IconName } from "~/components/ui/icon";
import type { SeasonPlace } from "~/content/seasons/season-group";
import { tourPath } from "~/domain/tours/tour";
import type { Region } from "~/domain/tours/tour";
import type { CoverImage } from "~/domain/tours/tour-schema";

/** A place in a season, linked to its tour packages if there are any. */
export function PlaceCard({
  place,
  region,
  icon,
  tour,
}: {
  place: SeasonPlace;
  region: Region;
  /** Replaces the picture of a place that is not in the catalog. */
  icon: IconName;
  /** Its tour; null if it cannot be booked. */
  tour: CoverImage | null;
}) {
  return (
    <article className="group relative grid grid-cols-[6.5rem_1fr] overflow-hidden rounded-card bg-card shadow-card">
      {tour === null ? (
        <span className="grid place-items-center bg-sunken text-sandstone">
          <Icon name={icon} className="size-9" />
        </span>
      ) : (
        <TourPicture
          tour={tour}
          shape="card"
          alt=""
          sizes="104px"
          loading="lazy"
          className="size-full object-cover"
        />
      )}
      <div className="flex flex-col gap-1 p-4">
        <h5 className="font-display text-xl leading-snug">{place.name}</h5>
        <p className="text-sm text-muted">{place.state}</p>
        <p className="text-base leading-normal">{place.description}</p>
        {tour !== null && (
          <Link
            to={tourPath({ kind: "destination", slug: tour.slug, region })}
            prefetch="intent"
            className="mt-auto self-start pt-1.5 after:absolute after:inset-0"
          >
            <span className="inline-block rounded-full bg-success-subtle px-3 py-1 text-sm font-semibold text-success group-hover:underline">
              View Tour Packages<span className="sr-only"> for {place.name}</span>
            </span>
          </Link>
        )}
      </div>
    </article>
  );
}
