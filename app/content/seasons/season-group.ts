import type { IconName } from "~/ui/named-icon";
import type { Season } from "~/domain/calendar/calendar";
import type { Region } from "~/domain/tours/tour";

/** Travel ideas by season, for the home page and the regional pages. Source: specification 1, section 2. */

export interface SeasonPlace {
  name: string;
  state: string;
  /** Sights and activities in this season, including closures. */
  description: string;
  /** Slug of its tour, or null if none is in the catalogue. */
  slug: string | null;
}

interface SeasonCategory {
  title: string;
  icon: IconName;
  places: readonly SeasonPlace[];
}

export interface SeasonGroup {
  region: Region;
  season: Season;
  title: string;
  subtitle: string;
  /** The season's months as text. */
  months: string;
  icon: IconName;
  description: string;
  categories: readonly SeasonCategory[];
}
