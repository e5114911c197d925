import type { TourFilter } from "./tour-query";

/** Filters and words without which a search has tours. */
export interface Relaxation {
  /** Explicit filters to remove. */
  filters: readonly (keyof TourFilter)[];
  /** Words to remove. */
  texts: readonly string[];
  /** The search without these words. */
  q: string;
  /** Number of tours that the rest of the search has. */
  total: number;
}
