import { Icon } from "~/components/ui/icon";
import type { SeasonGroup as Group } from "~/content/seasons/season-group";
import type { CoverImage } from "~/domain/tours/tour-schema";
import { PlaceCard } from "./place-card";

/** A region in a season: its weather, and its places grouped by interest. */
export function SeasonGroup({
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
