/** Illustrations for operators' tours, and their ranking for a tour. Source: P33a in docs/product.md. */

import { drawingNotes, type DrawingNotes } from "./drawing-notes";
import { drawingMessages } from "./drawings/messages";
import { drawings, type Drawing } from "~/domain/tours/drawings";
import { regionOfState, states } from "~/domain/tours/state-centers";
import {
  categories,
  sceneOfType,
  tourTypes,
  type Category,
  type Region,
  type Scene,
  type TourType,
} from "~/domain/tours/tour";

/** Tour fields used to rank the illustrations. */
export interface TourToDraw {
  title: string;
  place: string;
  subtitle: string;
  region: Region;
  scene: Scene;
  type: TourType;
  category: Category | null;
  bestMonths: readonly number[];
}

/** The draft's texts that matter for an illustration, as typed. */
type DraftToDraw = Partial<
  Record<"title" | "place" | "subtitle" | "state" | "type" | "category", string | undefined> &
    Record<"bestMonths", string[] | undefined>
>;

/** Applies the draft, since a new tour has little else. Unknown types and states are ignored. */
export function tourToDraw(tour: TourToDraw, draft: DraftToDraw): TourToDraw {
  const type = tourTypes.find((known) => known === draft.type) ?? tour.type;
  const state = states.find((known) => known === draft.state);
  return {
    title: draft.title ?? tour.title,
    place: draft.place ?? tour.place,
    subtitle: draft.subtitle ?? tour.subtitle,
    region: state ? regionOfState(state) : tour.region,
    scene: type === tour.type ? tour.scene : sceneOfType[type],
    type,
    category: categories.find((known) => known === draft.category) ?? tour.category,
    bestMonths: draft.bestMonths?.map(Number) ?? tour.bestMonths,
  };
}

const typesOfCategory: Record<Category, readonly TourType[]> = {
  "thrilling-adventures": ["adventure"],
  "cultural-immersion": ["cultural"],
  "tropical-escapes": ["beach"],
  "heritage-tours": ["cultural", "city"],
  "gastronomic-journeys": ["food"],
  "photo-expeditions": ["wildlife"],
  "wilderness-camping": ["wildlife", "adventure"],
  "luxury-cruises": ["cruise", "luxury"],
};

export const proposalsShown = 4;

/**
 * Ranks all illustrations for a tour: words in its texts count most, then its landscape, then its type, region and season.
 * Deterministic.
 */
export function drawingsFor(tour: TourToDraw): Drawing[] {
  const text = [tour.title, tour.place, tour.subtitle].join(" ");
  const types = [tour.type, ...(tour.category ? typesOfCategory[tour.category] : [])];
  const points = ({ words, scenes, types: suited, regions, months }: DrawingNotes) =>
    (words.test(text) ? 8 : 0) +
    (scenes.includes(tour.scene) ? 4 : 0) +
    (suited.some((type) => types.includes(type)) ? 2 : 0) +
    (regions?.includes(tour.region) ? 1 : 0) +
    (months && tour.bestMonths.length > 0 && tour.bestMonths.every((month) => months.includes(month))
      ? 1
      : 0);
  return drawings.toSorted((a, b) => points(drawingNotes[b]) - points(drawingNotes[a]));
}

/** Variants of an illustration: card, page-wide hero. */
type DrawingShape = "card" | "hero";

/** A file below /illustrations. */
export interface DrawingFile {
  slug: string;
  shape: DrawingShape;
}

const fileNames: [DrawingShape, RegExp][] = [
  ["card", /^cards\/([a-z0-9-]+)\.svg$/],
  ["hero", /^heroes\/([a-z0-9-]+)\.svg$/],
];

/** Parses a path below /illustrations ("cards/ooty.svg"); null for other files. */
export function drawingFileAt(path: string): DrawingFile | null {
  for (const [shape, pattern] of fileNames) {
    const slug = pattern.exec(path)?.[1];
    if (slug !== undefined) return { slug, shape };
  }
  return null;
}

/** Returns the path of a preview of an illustration for a tour. */
export function proposalPath(slug: string, drawing: Drawing): string {
  return `/illustrations/proposals/${slug}/${drawing}.svg`;
}

/** Returns the alternative text of a tour's illustration; catalogue tours have their own. */
export function motifOf({ motif, drawing }: { motif: string; drawing: Drawing | null }): string {
  return drawing === null ? motif : drawingMessages()[drawing];
}
