import * as illustrator from "@tour-bharat/illustrations";
import { drawForTour } from "@tour-bharat/illustrations/draw-for-tour";
import { expect, test } from "vitest";
import { categories, regions, scenes, tourTypes } from "~/domain/tours/tour";
import type { TourDraftValues } from "~/domain/tour-drafts/tour-draft";
import { drawingMessages } from "~/domain/tour-pictures/drawings/messages";
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
import {
  movePicture,
  pictureWordsSchema,
  tourPictureChangeSchema,
  widthsOf,
} from "~/domain/tour-pictures/tour-picture";
import { licenceText } from "~/domain/tours/picture-licence";
import { socialPicture } from "~/platform/pages/page-meta";
import { chooseScenes } from "@tour-bharat/illustrations/choose-scenes";
import { drawnSubjects } from "@tour-bharat/illustrations/drawn-subjects";
import { settings } from "@tour-bharat/illustrations/settings";
import { isDaySubject, notesOf, subjects } from "@tour-bharat/illustrations/subjects";
import { readTours } from "../../scripts/seed/catalogue";
import { inLanguage } from "../../worker/platform/language";

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
    const { label, words } = drawingNotes[drawing];
    const shows = drawingMessages()[drawing];
    expect(label.length).toBeLessThan(26);
    expect(shows).toMatch(/^[a-z].{15,85}[^.]$/);
    expect(inLanguage("hi", () => motifOf({ motif: "", drawing }))).toMatch(/^[\u0900-\u097f ,-]{15,90}$/);
    // A pattern with a lastIndex would answer differently each time.
    expect(words.flags).toBe("i");
  }
  expect(proposalsShown).toBeLessThan(drawings.length);
  expect(motifOf({ motif: "Malvan", drawing: "fort" })).toBe(drawingMessages().fort);
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

test.for([
  [1600, [480, 960, 1600]],
  [1200, [480, 960, 1200]],
  [960, [480, 960]],
  [800, [480, 800]],
] as const)("a picture %i wide is stored in no width above its own", ([width, widths]) => {
  expect(widthsOf(width)).toStrictEqual(widths);
});

test.for([
  ["abc", 1, -1, "bac"],
  ["abc", 1, 1, "acb"],
  ["abc", 0, -1, "abc"],
  ["abc", 2, 1, "abc"],
] as const)(
  "of %s the picture at %i moved by %i makes %s: ends stay in place",
  ([order, index, step, moved]) => {
    expect(movePicture(Array.from(order), index, step).join("")).toBe(moved);
  },
);

/** Reads what is typed about a picture of a place. */
function wordsOf(typed: object) {
  return pictureWordsSchema.safeParse({ alt: "A houseboat", kind: "place", ...typed });
}

test("an alt text has 3 to 200 characters, on one line", () => {
  expect(wordsOf({ alt: "  The toy\n train " }).data).toStrictEqual({
    alt: "The toy train",
    kind: "place",
    attribution: null,
  });
  expect(wordsOf({ alt: "   a  " }).success).toBe(false);
  expect(wordsOf({ alt: "x".repeat(201) }).success).toBe(false);
});

test("a picture by others has a photographer, an open license and an https source, all or none", () => {
  const credit = {
    credit: " Meera Iyer ",
    licence: "CC BY-SA 4.0",
    source: "https://commons.example/File:1.jpg",
  };
  expect(wordsOf(credit).data?.attribution).toStrictEqual({ ...credit, credit: "Meera Iyer" });
  for (const [field, text] of [
    ["credit", ""],
    ["licence", ""],
    ["licence", "CC BY-NC 4.0"],
    ["source", ""],
    ["source", "javascript:alert(1)"],
    ["source", "http://commons.example/"],
  ] as const)
    expect(wordsOf({ ...credit, [field]: text }).error?.issues.map(({ path }) => path)).toStrictEqual([
      [field],
    ]);
  expect(
    ["CC BY-SA 2.5", "CC BY 4.0", "CC0 1.0", "Public domain"].map((each) => licenceText(each as never)),
  ).toStrictEqual(
    ["licenses/by-sa/2.5/", "licenses/by/4.0/", "publicdomain/zero/1.0/", "publicdomain/mark/1.0/"].map(
      (path) => `https://creativecommons.org/${path}`,
    ),
  );
});

test("an order contains only pictures", () => {
  const id = "0".repeat(32);
  expect(tourPictureChangeSchema.parse({ intent: "reorder", ids: `${id},${id}` })).toMatchObject({
    ids: [id, id],
  });
  for (const ids of ["", "../x", `${id},`, `${id},`.repeat(13)])
    expect(tourPictureChangeSchema.safeParse({ intent: "reorder", ids }).success).toBe(false);
});

test("a preview shows the first uploaded picture, else the illustration, else nothing", () => {
  const tour = { slug: "ooty", region: "south", place: "Ooty", motif: "toy train" } as const;
  const sources = [480, 1600].map((width) => ({ width, path: `/media/tours/a-${width}.webp` }));
  const size = { width: 1600, height: 900, alt: "The viaduct" };
  const picture = { kind: "place" as const, ...size, sources, attribution: null };
  const site = "https://tourbharat.example/tours/ooty";
  const url = "https://tourbharat.example/media/tours/a-1600.webp";
  const uploaded = socialPicture({ ...tour, picture, isDrawn: true, drawing: null }, site);
  expect(uploaded).toStrictEqual({ url, ...size });
  const plain = { ...tour, picture: null, isDrawn: true, drawing: null };
  expect(socialPicture(plain, site)?.url).toContain("/social/ooty.png");
  // Only the build makes raster versions.
  const region = socialPicture({ ...plain, drawing: "hill-train" }, site);
  expect(region).toMatchObject({ alt: "South India", width: 1200, height: 630 });
  expect(region?.url).toContain("/illustrations/regions/south.png");
  expect(socialPicture({ ...plain, isDrawn: false }, site)).toBeNull();
});

const tours = readTours();
const names = Object.keys(subjects).filter(isDaySubject);

test("every tour has at least four different pictures, each scene of a day that it has", () => {
  for (const tour of tours) {
    const scenes = chooseScenes(tour);
    expect(scenes.length, tour.slug).toBeGreaterThanOrEqual(3);
    expect(scenes.length, tour.slug).toBeLessThanOrEqual(5);
    const motifs = [
      settings[tour.slug]?.motif,
      ...scenes.map(({ subject }) => drawnSubjects[subject].setting.motif),
    ];
    expect(new Set(motifs).size, tour.slug).toBe(motifs.length);
    for (const { day, place } of scenes) {
      const shown = tour.itinerary[day - 1];
      expect([shown?.title, ...(shown?.stops ?? []).map((stop) => stop.place)], tour.slug).toContain(place);
    }
    expect(scenes.map(({ day }) => day)).toStrictEqual(
      scenes.map(({ day }) => day).toSorted((a, b) => a - b),
    );
    // Each drawing in the row of days differs from those beside it.
    expect(new Set(scenes.map(({ day, place }) => `${day} ${place}`)).size, tour.slug).toBe(scenes.length);
  }
});

test("tours show at least sixty subjects, none of them on more than a sixth of the tours", () => {
  const shown = Map.groupBy(
    tours.flatMap((tour) => chooseScenes(tour)),
    ({ subject }) => subject,
  );
  expect(shown.size).toBeGreaterThan(60);
  for (const [subject, scenes] of shown) expect(scenes.length, subject).toBeLessThan(tours.length / 6);
});

test("no two posters of the catalogue share a motif", () => {
  const motifs = tours.map(({ slug }) => settings[slug]?.motif);
  expect(new Set(motifs).size).toBe(tours.length);
});

test("a subject of a poster is known as such, so that no scene of the tour repeats it", () => {
  for (const tour of tours) {
    const same = names.filter((name) => drawnSubjects[name].setting.motif === settings[tour.slug]?.motif);
    const shown = chooseScenes(tour).map(({ subject }) => subject);
    for (const name of same) expect(shown, tour.slug).not.toContain(name);
  }
});

test.for(names)("%s is drawn, the same each time, without script or address, and described", (name) => {
  const svg = illustrator.drawSubject(name);
  expect(illustrator.drawSubject(name)).toBe(svg);
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" class="tb-any-[a-z-]+" width="640" height="480"/,
  );
  expect(svg).toContain("prefers-color-scheme:dark");
  expect(svg.replace("http://www.w3.org/2000/svg", "")).not.toMatch(/NaN|undefined|<script|https?:|\son\w+=/);
  expect(svg.length).toBeLessThan(45_000);
  expect(notesOf(name).shows).toMatch(/^(the |an? |[a-z]|India Gate|Howrah Bridge).{10,80}[^.]$/);
});

test("a scene is of the hour and land of its stop", () => {
  const day = { title: "Dawn", text: "We wait for the sun." };
  const at = (place: string, latitude: number, longitude: number) => ({
    ...day,
    stops: [
      { place: "Hotel", at: [latitude, longitude] as const },
      { place, at: [latitude, longitude] as const, sunrise: true as const },
      { place: "Hotel", at: [latitude, longitude] as const },
    ],
  });
  expect(chooseScenes({ slug: "any", itinerary: [at("Old temple", 10.5, 76.2)] })).toMatchObject([
    { day: 1, place: "Old temple", subject: "tiled-temple", hour: "dawn", zone: "kerala" },
  ]);
  expect(chooseScenes({ slug: "any", itinerary: [at("Old temple", 25.3, 83)] })).toMatchObject([
    { subject: "spire-temple", zone: "plains" },
  ]);
  expect(chooseScenes({ slug: "any", itinerary: [at("Hotel by the lake", 25.3, 83)] })).toStrictEqual([]);
});

test("operators' tours get scenes of their days too, without that of their poster", () => {
  const itinerary = [
    { title: "By camel to the dunes", text: "Dinner in the tent camp, folk dance, a puppet show." },
  ];
  const shown = (drawing: string | null) =>
    chooseScenes({ slug: "thar-by-camel", itinerary, drawing }).map(({ subject }) => subject);
  expect(shown(null)).toContain("camels");
  expect(shown("camels")).not.toContain("camels");
  expect(
    chooseScenes({ slug: "thar-by-camel", itinerary: [{ title: "Day one", text: "Nothing yet." }] }),
  ).toStrictEqual([]);
});
