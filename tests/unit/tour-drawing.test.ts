import * as illustrator from "@tour-bharat/illustrations";
import { drawForTour } from "@tour-bharat/illustrations/draw-for-tour";
import { expect, test } from "vitest";
import { categories, regions, scenes, tourTypes } from "~/domain/tours/tour";
import type { TourDraftValues } from "~/domain/tour-drafts/tour-draft";
import { drawingNotes } from "~/domain/tour-pictures/drawing-notes";
import {
  drawingFileAt,
  drawingsFor,
  motifOf,
  proposalPath,
  proposalsShown,
  tourToDraw,
  type TourToDraw,
} from "~/domain/tour-pictures/tour-drawing";
import { drawings } from "~/domain/tours/drawings";

const malvan: TourToDraw = {
  title: "Malvan, forts and coves",
  place: "Malvan",
  subtitle: "",
  region: "west",
  scene: "beach",
  type: "beach",
  category: null,
  bestMonths: [],
};

const shapes = ["card", "hero"] as const;

test("the illustrator draws every category, region and landscape", () => {
  expect(Object.keys(illustrator.categories).toSorted()).toStrictEqual(categories.toSorted());
  expect(Object.keys(illustrator.regions).toSorted()).toStrictEqual(regions.toSorted());
  expect(Object.keys(illustrator.scenes).toSorted()).toStrictEqual(scenes.toSorted());
});

test("every tour is offered each illustration once, in a stable order", () => {
  for (const region of regions)
    for (const scene of scenes)
      for (const type of tourTypes)
        for (const category of [null, ...categories]) {
          const tour = { ...malvan, region, scene, type, category };
          const offered = drawingsFor(tour);
          expect(offered.toSorted()).toStrictEqual(drawings.toSorted());
          expect(drawingsFor(structuredClone(tour))).toStrictEqual(offered);
        }
});

const temples = { title: "Temples", type: "cultural", scene: "temple-gopuram" } as const;

test.for<[string, Partial<TourToDraw>, string[]]>([
  ["its words first", {}, ["palm-beach", "fort"]],
  ["then its landscape and kind", { title: "Malvan", type: "beach" }, ["palm-beach", "lighthouse"]],
  ["a word in the subtitle too", { title: "Pench", subtitle: "On safari", type: "city" }, ["tiger"]],
  ["not a part of a word", { title: "Camelot", scene: "waterfall", type: "adventure" }, ["waterfall"]],
  ["its region, of two kinds of temple", { ...temples, region: "east" }, ["temple-spires", "temple-tower"]],
  ["the same in the south", { ...temples, region: "south" }, ["temple-tower", "temple-spires"]],
  ["its season", { title: "Auli", scene: "snow-range", region: "north", bestMonths: [1, 2] }, ["ski-slope"]],
  ["its category", { title: "Alleppey", scene: "backwater", category: "luxury-cruises" }, ["houseboat"]],
])("a tour gets a matching suggestion: %s", ([, tour, first]) => {
  expect(drawingsFor({ ...malvan, ...tour }).slice(0, first.length)).toStrictEqual(first);
});

test("draft texts outweigh the tour's, unless they match nothing", () => {
  const draft = {
    title: "Thekkady, spices and tigers",
    place: "Thekkady",
    state: "Kerala",
    type: "wildlife",
    bestMonths: ["11", "12"],
  } satisfies TourDraftValues;
  expect(tourToDraw(malvan, draft)).toStrictEqual({
    ...malvan,
    title: draft.title,
    place: draft.place,
    region: "south",
    scene: "grassland-wildlife",
    type: "wildlife",
    bestMonths: [11, 12],
  });
  expect(tourToDraw(malvan, {})).toStrictEqual(malvan);
  expect(tourToDraw(malvan, { type: "teleporting", state: "Atlantis", category: "none" })).toStrictEqual(
    malvan,
  );
});

test("each illustration has a label and an alt text", () => {
  const labels = drawings.map((drawing) => drawingNotes[drawing].label);
  expect(new Set(labels).size).toBe(drawings.length);
  for (const drawing of drawings) {
    const { label, shows, words } = drawingNotes[drawing];
    expect(label.length).toBeLessThan(26);
    expect(shows).toMatch(/^[a-z].{15,85}[^.]$/);
    // A pattern with a lastIndex would answer differently each time.
    expect(words.flags).toBe("i");
  }
  expect(proposalsShown).toBeLessThan(drawings.length);
  expect(motifOf({ motif: "Malvan", drawing: "fort" })).toBe(drawingNotes.fort.shows);
  expect(motifOf({ motif: "the toy train", drawing: null })).toBe("the toy train");
});

test.for(drawings)("%s renders in every shape, the same each time, without script or URL", (drawing) => {
  for (const shape of shapes) {
    const svg = drawForTour("malvan-forts-and-coves", drawing, shape);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" class="tb-malvan-forts-and-coves/);
    expect(svg.replace("http://www.w3.org/2000/svg", "")).not.toMatch(
      /NaN|undefined|<script|https?:|\son\w+=|url\((?!#)/,
    );
    expect(svg.length).toBeLessThan(60_000);
    expect(drawForTour("malvan-forts-and-coves", drawing, shape)).toBe(svg);
  }
});

test("two tours with the same illustration look different", () => {
  const variants = ["malvan", "tarkarli", "vengurla", "gokarna"].map((slug) =>
    drawForTour(slug, "palm-beach", "card").replaceAll(slug, ""),
  );
  expect(new Set(variants).size).toBe(variants.length);
});

test("only paths of illustrations are known", () => {
  expect(drawingFileAt("cards/malvan.svg")).toStrictEqual({ slug: "malvan", shape: "card" });
  expect(drawingFileAt("heroes/malvan-2.svg")).toStrictEqual({ slug: "malvan-2", shape: "hero" });
  const odd = [
    "cards/malvan.png",
    "cards/Malvan.svg",
    "cards/.svg",
    "cards/../malvan.svg",
    "cards/malvan.svg\n",
  ];
  const others = ["views/malvan-near.svg", "social/malvan.png", "regions/west.svg", 'cards/"><script>.svg'];
  for (const path of [...odd, ...others]) expect(drawingFileAt(path)).toBeNull();
  expect(proposalPath("malvan", "fort")).toBe("/illustrations/proposals/malvan/fort.svg");
});
