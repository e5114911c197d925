import type { IconName } from "~/components/ui/icon";
import type { Season } from "~/domain/calendar";
import type { Region } from "~/domain/tour";

/** Where to go when: the seasonal browser of the home page and the regional pages. Source: specification 1, section 2. */

export interface SeasonPlace {
  name: string;
  state: string;
  /** What one sees or does there in this season, closures included. */
  description: string;
  /** The destination in the catalogue, sold in the group's region, or null where none is. */
  slug: string | null;
}

export interface SeasonCategory {
  title: string;
  icon: IconName;
  places: readonly SeasonPlace[];
}

export interface SeasonGroup {
  region: Region;
  season: Season;
  title: string;
  subtitle: string;
  /** The season's months, in words. */
  months: string;
  icon: IconName;
  description: string;
  categories: readonly SeasonCategory[];
}
