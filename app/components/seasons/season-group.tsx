import { Link } from "react-router";
import { Icon, type IconName } from "~/components/ui/icon";
import type { SeasonGroup as Group, SeasonPlace } from "~/content/seasons/season-group";
import type { CoverImage } from "~/domain/tours/tour-schema";
import { TourPicture } from "~/components/tours/tour-picture";
import { tourPath, type Region } from "~/domain/tours/tour";

/** A region in a season: its weather, and its places grouped by interest. */
export function SeasonSection({
  id,
  group,
  onSale,
  except,
}: {
  /** Id of the heading, which labels the surrounding section. */
  id: string;
  group: Group;
  /** Tours that can be booked. */
  onSale: readonly CoverImage[];
  /** Slug to leave out, on that place's own page. */
  except?: string;
}) {
  const categories = group.categories
    .map((category) => ({
      ...category,
      places: category.places.filter(({ slug }) => slug !== except || !slug),
    }))
    .filter(({ places }) => places.length > 0);
  return (
    <>
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-[1fr_1.2fr]">
        <div className="flex gap-4 max-sm:flex-col">
          <span className="grid size-14 shrink-0 place-items-center rounded-full bg-warning-subtle text-warning">
            <Icon name={group.icon} className="size-7" />
          </span>
          <div>
            <p className="font-semibold text-vermilion">{group.months}</p>
            <h3 id={id} className="font-display text-3xl leading-tight text-balance">
              {group.title}
            </h3>
            <p className="mt-2 text-lg text-muted">{group.subtitle}</p>
          </div>
        </div>
        <p className="max-w-[68ch]">{group.description}</p>
      </div>
      {categories.map((category) => (
        <section key={category.title} className="mt-10">
          <h4 className="flex items-center gap-2.5 text-xl font-semibold">
            <Icon name={category.icon} className="size-5 text-peacock" />
            {category.title}
          </h4>
          <ul className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {category.places.map((place) => (
              <li key={place.name} className="grid">
                <PlaceCard
                  place={place}
                  region={group.region}
                  icon={category.icon}
                  tour={onSale.find(({ slug }) => slug === place.slug) ?? null}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** A place in a season, linked to its tour packages if there are any. */
function PlaceCard({
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
