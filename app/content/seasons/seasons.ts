import type { Season } from "~/domain/calendar/calendar";
import type { Region } from "~/domain/tours/tour";
import { east } from "./east";
import { north } from "./north";
import type { SeasonGroup } from "./season-group";
import { south } from "./south";
import { west } from "./west";

const groups: Record<Region, readonly SeasonGroup[]> = { south, north, east, west };

/** Returns the ideas for a region and a season. */
export function seasonGroupOf(region: Region, season: Season): SeasonGroup {
  const group = groups[region].find((each) => each.season === season);
  if (!group) throw new Error(`no places are named for ${region} in ${season}`);
  return group;
}

/** Returns the slugs of a season's tours. */
export function toursOfSeason({ categories }: SeasonGroup): string[] {
  return categories.flatMap(({ places }) => places.flatMap(({ slug }) => slug ?? []));
}
