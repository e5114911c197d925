import {
  categoryLabels,
  experienceLabels,
  regionLabels,
  type Interest,
  type TourType,
} from "~/domain/tours/tour";
import type { Requirement } from "./requirements";
import type { TourFilter } from "./tour-query";
import { levels, type Level } from "./understanding";

/** Tours like those of a search that finds few. */

/** A filter that similar tours pass, and the heading above them. */
export interface Similarity {
  heading: string;
  filter: TourFilter;
}

const byType: Record<TourType, string> = {
  adventure: "More adventure",
  cultural: "More culture",
  beach: "Also by the sea",
  city: "More cities",
  wildlife: "More wildlife",
  food: "More food",
  luxury: "More luxury",
  cruise: "More cruises",
};
const byInterest: Record<Interest, string> = {
  family: "Also for families",
  solo: "Also for solo travelers",
  couples: "Also for couples",
  groups: "Also for groups",
};

const labelIn = (labels: Readonly<Record<string, string>>, value: string) => labels[value];
const more = (label: string | undefined) => label && `More: ${label}`;
const also = (where: string) => (value: string) =>
  value.includes(",") ? undefined : `Also ${where} ${value}`;

/** Headings by the filter and its value, the filters that say most first. */
const headings = [
  ["type", (value: string) => labelIn(byType, value)],
  ["category", (value: string) => more(labelIn(categoryLabels, value))],
  ["experience", (value: string) => more(labelIn(experienceLabels, value))],
  ["state", also("in")],
  ["near", (value: string) => (/^\d/.test(value) ? "Also near you" : also("near")(value))],
  ["interest", (value: string) => labelIn(byInterest, value)],
  ["city", also("from")],
  ["region", (value: string) => more(labelIn(regionLabels, value))],
] as const;

/**
 * Lists what similar tours have, in order: the city that no tour leaves from as wanted, then what the search is about. The last one is
 * any tour.
 */
export function similaritiesOf(
  requirements: readonly Requirement[],
  explicit: TourFilter,
  met: readonly Level[],
): Similarity[] {
  const wanted = requirements.flatMap(({ filter, loose, isExcluded }, index) =>
    isExcluded ? [] : [{ ...loose, ...filter, isMissed: (met[index] ?? levels.strict) === levels.dropped }],
  );
  const missedCities = wanted.filter(({ city, isMissed }) => city !== undefined && isMissed);
  const found = [...missedCities.map(({ city }) => ({ city })), explicit, ...wanted];
  const similar = headings.flatMap(([name, headingOf]) =>
    found.flatMap((filter) => {
      const value = name in filter ? filter[name as keyof typeof filter] : undefined;
      const heading = value === undefined ? undefined : headingOf(String(value));
      return heading === undefined ? [] : [{ heading, filter: { [name]: value } }];
    }),
  );
  const isMissed = ({ filter }: Similarity) => missedCities.some(({ city }) => city === filter.city);
  return [
    ...similar.filter(isMissed),
    ...similar.filter((each) => !isMissed(each)),
    { heading: "You may also like", filter: {} },
  ];
}
