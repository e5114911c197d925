import { NamedIcon } from "~/ui/named-icon";
import type { SeasonGroup as Group, SeasonPlace } from "~/content/seasons/season-group";
import type { TourLink } from "~/domain/tours/tour-schema";
import { TourPicture } from "~/features/tour-pictures/tour-picture";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";
import { placeName } from "~/domain/places/place-name";
import { cn } from "~/ui/cn";
import { seasonPlaceMessages } from "./places/messages";

/** Columns of a category on wide screens, where its places fill one row; elsewhere the row scrolls. */
const columns = ["", "xl:grid-cols-1", "xl:grid-cols-2", "xl:grid-cols-3", "xl:grid-cols-4"];

/** A region in a season: its weather, and its places grouped by interest. Places without a tour are named in text. */
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
  onSale: readonly TourLink[];
  /** Slug to leave out, on that place's own page. */
  except?: string;
}) {
  const m = seasonPlaceMessages();
  const categories = group.categories
    .map(({ places, ...category }) => ({
      ...category,
      places: places.flatMap((place) => {
        const tour = onSale.find(({ slug }) => slug === place.slug);
        return tour && tour.slug !== except ? { ...place, tour } : [];
      }),
    }))
    .filter(({ places }) => places.length > 0);
  const withoutTour = group.categories
    .flatMap(({ places }) => places)
    .filter(({ slug }) => slug === null || (slug !== except && !onSale.some((tour) => tour.slug === slug)));
  return (
    <>
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-[1fr_1.2fr]">
        <div className="flex gap-4 max-sm:flex-col">
          <span className="grid size-14 shrink-0 place-items-center rounded-full bg-warning-subtle text-warning">
            <NamedIcon name={group.icon} className="size-7" />
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
            <NamedIcon name={category.icon} className="size-5 text-peacock" />
            <span>{category.title}</span>
          </h4>
          <ul
            className={cn(
              "swipe-row mt-4 gap-4 xl:mx-0 xl:grid xl:overflow-visible xl:p-0",
              columns[category.places.length] ?? "xl:grid-cols-5",
            )}
          >
            {category.places.map((place) => (
              <PlaceCard
                key={place.name}
                place={place}
                tour={place.tour}
                isWide={category.places.length < 3}
              />
            ))}
          </ul>
        </section>
      ))}
      {withoutTour.length > 0 && (
        <section className="mt-10 border-t border-line pt-5">
          <h4 className="font-semibold">{m.withoutTour}</h4>
          <ul className="mt-2 grid gap-x-10 gap-y-3 text-base text-muted md:grid-cols-2">
            {withoutTour.map(({ name, state, description }) => (
              <li key={name}>
                <span className="font-semibold text-ink">{m.nameAndState(name, placeName(state))}</span>{" "}
                <span>{description}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** A place in a season, linked to its tour. */
function PlaceCard({
  place,
  tour,
  isWide,
}: {
  place: SeasonPlace;
  tour: TourLink;
  /** True if there is room for the picture beside the text. */
  isWide: boolean;
}) {
  const m = seasonPlaceMessages();
  return (
    <li className={cn("season-place", isWide && "season-place-wide")}>
      <TourPicture tour={tour} shape="hero" alt="" sizes="(min-width: 1280px) 300px, 272px" loading="lazy" />
      <h5>{place.name}</h5>
      <small>{placeName(place.state)}</small>
      <p>{place.description}</p>
      <a href={pathIn(currentLanguage(), tour.path)} aria-label={m.toursFor(place.name)}>
        {m.tours}
      </a>
    </li>
  );
}
