/** The illustrations that an operator's tour can have: what can be drawn, and what suits a tour. Source: P33a in docs/product.md. */

import { z } from "zod";
import { drawingNotes } from "./drawing-notes";
import type { DrawingNotes } from "./drawing-notes";
import { regionOfState, states } from "./states";
import { categories, tourTypes } from "./tour";
import type { Category, Region, Scene, TourType } from "./tour";
import type { TourDraftValues } from "./tour-draft";
import { sceneOfType } from "./tour-form";

/** What can be drawn, by names that are stored with tours: none of them may go. */
export const drawings = [
  "palm-beach",
  "lighthouse",
  "houseboat",
  "sailing-boat",
  "river-ship",
  "river-steps",
  "lake-palace",
  "fort",
  "camels",
  "tents",
  "temple-tower",
  "temple-spires",
  "cave-temple",
  "stupa",
  "monastery",
  "prayer-flags",
  "mountain-lake",
  "ski-slope",
  "flower-meadow",
  "hill-train",
  "hill-road",
  "forest-walk",
  "waterfall",
  "rafting",
  "paraglider",
  "tiger",
  "storks",
  "kites",
  "dancers",
  "meal",
] as const;
export type Drawing = (typeof drawings)[number];

export const drawingSchema = z.enum(drawings, "Please choose one of these.");

/** What of a tour a proposal is made from. */
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

/** The same with what is being written over it: a new tour has little but that. What is no known kind or state counts as before. */
export function tourToDraw(tour: TourToDraw, draft: TourDraftValues): TourToDraw {
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
 * Everything that can be drawn, what suits a tour most coming first: what its title says counts for more than its landscape,
 * that for more than its kind, its region and its season. The same for the same tour.
 */
export function drawingsFor(tour: TourToDraw): Drawing[] {
  const said = [tour.title, tour.place, tour.subtitle].join(" ");
  const types = [tour.type, ...(tour.category ? typesOfCategory[tour.category] : [])];
  const points = ({ words, scenes, types: suited, regions, months }: DrawingNotes) =>
    (words.test(said) ? 8 : 0) +
    (scenes.includes(tour.scene) ? 4 : 0) +
    (suited.some((type) => types.includes(type)) ? 2 : 0) +
    (regions?.includes(tour.region) ? 1 : 0) +
    (months && tour.bestMonths.length > 0 && tour.bestMonths.every((month) => months.includes(month))
      ? 1
      : 0);
  return drawings.toSorted((a, b) => points(drawingNotes[b]) - points(drawingNotes[a]));
}

/** How a tour's illustration is looked at: on a card, across a page, from close by, from afar. */
export type DrawingShape = "card" | "hero" | "near" | "far";

/** What of a tour stands below /illustrations. */
export interface DrawingFile {
  slug: string;
  shape: DrawingShape;
}

const fileNames: [DrawingShape, RegExp][] = [
  ["card", /^cards\/([a-z0-9-]+)\.svg$/],
  ["hero", /^heroes\/([a-z0-9-]+)\.svg$/],
  ["near", /^views\/([a-z0-9-]+)-near\.svg$/],
  ["far", /^views\/([a-z0-9-]+)-far\.svg$/],
];

/** What a path below /illustrations is of ("cards/ooty.svg"), or null where it is nothing that could be drawn. */
export function drawingFileAt(path: string): DrawingFile | null {
  for (const [shape, pattern] of fileNames) {
    const slug = pattern.exec(path)?.[1];
    if (slug !== undefined) return { slug, shape };
  }
  return null;
}

/** The address of what a tour would look like, for those who choose. */
export function proposalPath(slug: string, drawing: Drawing): string {
  return `/illustrations/proposals/${slug}/${drawing}.svg`;
}

/** What a tour's illustration shows, in words: the catalogue's own have theirs written with the tour. */
export function motifOf({ motif, drawing }: { motif: string; drawing: Drawing | null }): string {
  return drawing === null ? motif : drawingNotes[drawing].shows;
}
