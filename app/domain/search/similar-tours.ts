import { answerMessages } from "./answers/messages";
import { knownPlaceName } from "./dictionary";
import type { Requirement } from "./requirements";
import { filterLabels } from "./tour-filter-labels";
import type { TourFilter } from "./tour-query";
import { levels, type Level } from "./understanding";

/** Tours like those of a search that finds few. */

/** A filter that similar tours pass, and the heading above them. */
export interface Similarity {
  heading: string;
  filter: TourFilter;
}

/** Filters that say what a search is about, those that say most first. */
const telling = ["type", "category", "experience", "state", "near", "interest", "city", "region"] as const;

/** Returns a heading for tours with one value of one filter; undefined for several values or none. */
function headingFor(filter: TourFilter): string | undefined {
  const [label, ...others] = filterLabels(filter, knownPlaceName).map((each) => each.label);
  if (label === undefined || others.length > 0 || label.includes(",")) return undefined;
  const m = answerMessages();
  if (filter.type === "beach") return m.alsoBySea;
  if (filter.state !== undefined) return m.alsoIn(label);
  const isPlace = filter.near !== undefined || filter.city !== undefined;
  return isPlace ? m.alsoFromOrNear(label) : m.moreOf(label);
}

/**
 * Lists what similar tours have, in order: the city that no tour leaves from as wanted, then what the search is about. The last one is
 * any tour.
 */
export function similaritiesOf(
  requirements: readonly Requirement[],
  explicit: TourFilter,
  met: readonly Level[],
): Similarity[] {
  const wanted = requirements.filter(({ isExcluded }) => !isExcluded);
  const missedCities = requirements.flatMap(({ filter }, index) =>
    filter?.city !== undefined && met[index] === levels.dropped ? [{ city: filter.city }] : [],
  );
  const filters = [explicit, ...wanted.map(({ filter, loose }) => ({ ...loose, ...filter }))];
  const about = telling.flatMap((name) => filters.map((filter) => ({ [name]: filter[name] })));
  const similar = [...missedCities, ...about].flatMap((filter) => {
    const heading = headingFor(filter);
    return heading === undefined ? [] : [{ heading, filter }];
  });
  return [...similar, { heading: answerMessages().alsoLike, filter: {} }];
}
