import type { Experience, Interest, Region, TourType } from "./tour";

/** Traits by which tours are like each other. */
export interface TourTraits {
  slug: string;
  type: TourType;
  scene: string;
  region: Region;
  states: readonly string[];
  experiences: readonly Experience[];
  interests: readonly Interest[];
  days: number;
  /** Whole rupees. */
  priceInr: number;
}

const weights = { type: 3, scene: 3, experiences: 2, interests: 1, states: 2, region: 1, days: 3, price: 2 };

/**
 * Returns the tours most like one, best first: of the same subject and landscape, nearby, and of similar length and price. Ties keep
 * the candidates' order.
 */
export function similarTours<Traits extends TourTraits>(
  tour: TourTraits,
  candidates: readonly Traits[],
  limit: number,
): Traits[] {
  const others = new Map(candidates.map((each) => [each.slug, each]));
  others.delete(tour.slug);
  return [...others.values()]
    .map((each) => ({ each, score: likeness(tour, each) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ each }) => each);
}

function likeness(a: TourTraits, b: TourTraits): number {
  return (
    weights.type * Number(a.type === b.type) +
    weights.scene * Number(a.scene === b.scene) +
    weights.experiences * shared(a.experiences, b.experiences) +
    weights.interests * shared(a.interests, b.interests) +
    weights.states * shared(a.states, b.states) +
    weights.region * Number(a.region === b.region) +
    weights.days * ratio(a.days, b.days) +
    weights.price * ratio(a.priceInr, b.priceInr)
  );
}

/** Returns the shared part of two lists, from 0 to 1; 0 if both are empty. */
function shared(a: readonly string[], b: readonly string[]): number {
  const common = a.filter((each) => b.includes(each)).length;
  return common === 0 ? 0 : common / (a.length + b.length - common);
}

/** Returns 1 for equal numbers, less the further apart they are. */
function ratio(a: number, b: number): number {
  return Math.min(a, b) / Math.max(a, b);
}
