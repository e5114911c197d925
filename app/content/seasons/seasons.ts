import type { Season } from "~/domain/calendar/calendar";
import type { Region } from "~/domain/tours/tour";
import { east } from "./east";
import { seasonTextMessages } from "./messages";
import { north } from "./north";
import type { SeasonGroup } from "./season-group";
import { south } from "./south";
import { west } from "./west";

const groups: Record<Region, readonly SeasonGroup[]> = { south, north, east, west };

/** Returns the ideas for a region and a season in the current language. */
export function seasonGroupOf(region: Region, season: Season): SeasonGroup {
  const group = groups[region].find((each) => each.season === season);
  if (!group) throw new Error(`no places are named for ${region} in ${season}`);
  return translated(group);
}

function translated(group: SeasonGroup): SeasonGroup {
  const { names, categories, groups: translations } = seasonTextMessages();
  const texts = translations[`${group.region} ${group.season}`];
  if (!texts) return group;
  const { places: descriptions, ...heading } = texts;
  return {
    ...group,
    ...heading,
    categories: group.categories.map((category) => ({
      ...category,
      title: categories[category.title] ?? category.title,
      places: category.places.map((place) => ({
        ...place,
        name: names[place.name] ?? place.name,
        description: descriptions[place.name] ?? place.description,
      })),
    })),
  };
}

/** Returns the slugs of a season's tours. */
export function toursOfSeason({ categories }: SeasonGroup): string[] {
  return categories.flatMap(({ places }) => places.flatMap(({ slug }) => slug ?? []));
}
