import { type Picture, type Subject, composeScene, heroFrame } from "./compose";
import { paintedBoats } from "./motifs/beaches";
import { houseboat } from "./motifs/boats";
import { camelTrain } from "./motifs/camels";
import { kathakaliActor } from "./motifs/dancers";
import { crescentLake } from "./motifs/high-lakes";
import { victoryTower } from "./motifs/hill-forts";
import { kangchenjunga } from "./motifs/kangchenjunga";
import { bananaLeafMeal } from "./motifs/meals";
import { tajWithGarden } from "./motifs/mughal";
import { paraglider } from "./motifs/paraglider";
import { rhinoceros } from "./motifs/rhinoceros";
import { maduraiTower } from "./motifs/stone-south";
import { drinkingTigress } from "./motifs/tigers";
import { place } from "./shapes";
import type { Frame, Motif, Setting, Stage } from "./types";

const squareFrame: Frame = { width: 400, height: 400, focus: 0.5, unit: 0.94, calm: 0 };

export const categories = {
  "thrilling-adventures": subject("forest-hills", {
    motif: paraglider,
    sky: "tealGold",
    snow: true,
    trees: "none",
  }),
  "cultural-immersion": subject("festival-sky", {
    motif: kathakaliActor,
    sky: "vermilion",
    trees: "none",
    ground: 0.8,
  }),
  "tropical-escapes": subject("beach", {
    motif: paintedBoats,
    sky: "peacock",
    trees: "none",
    land: "lagoon",
  }),
  "heritage-tours": subject("city-monument", {
    motif: tajWithGarden,
    sky: "rose",
    trees: "none",
    ground: 0.7,
  }),
  "gastronomic-journeys": subject("city-monument", { motif: bananaLeafMeal, sky: "honey", trees: "none" }),
  "photo-expeditions": subject("grassland-wildlife", {
    motif: drinkingTigress,
    sky: "marigold",
    bare: true,
    trees: "none",
  }),
  "wilderness-camping": subject("lake-hills", {
    motif: crescentLake,
    sky: "indigo",
    land: "coldDesert",
    bare: true,
  }),
  "luxury-cruises": subject("backwater", { motif: houseboat, sky: "violet" }),
};

function subject(scene: Subject["scene"], setting: Setting): Omit<Subject, "name"> {
  return { scene, hour: "golden", setting };
}

/** A motif set beside others: moved and scaled, with the picture's edges seen from its new place. */
function beside(stage: Stage, motif: Motif, x: number, y: number, scale: number): string {
  const moved: Stage = {
    ...stage,
    left: (stage.left - x) / scale,
    right: (stage.right - x) / scale,
    nearLeft: (stage.nearLeft - x) / scale,
    nearRight: (stage.nearRight - x) / scale,
    top: (stage.top - y) / scale,
    bottom: (stage.bottom - y) / scale,
    horizon: (stage.horizon - y) / scale,
  };
  return place(motif(moved), x, y, scale);
}

function southernCoast(stage: Stage): string {
  return beside(stage, maduraiTower, -150, -22, 0.86) + beside(stage, houseboat, 70, 24, 1.1);
}

function tajBeforeSnow(stage: Stage): string {
  return beside(stage, tajWithGarden, 0, 0, 1.05);
}

function rhinocerosBelowSnow(stage: Stage): string {
  return kangchenjunga(stage, -230, 320) + beside(stage, rhinoceros, 10, 24, 0.96);
}

function camelsBelowTower(stage: Stage): string {
  return beside(stage, victoryTower, 130, -26, 0.86) + beside(stage, camelTrain, -40, 10, 0.94);
}

export const regions = {
  south: subject("backwater", { motif: southernCoast, sky: "terracotta" }),
  north: subject("snow-range", { motif: tajBeforeSnow, sky: "rose", bare: true, ground: 0.7 }),
  east: subject("tea-hills", { motif: rhinocerosBelowSnow, sky: "peacock", ground: 0.78 }),
  west: subject("desert-fort", { motif: camelsBelowTower, sky: "violet", bare: true }),
};

export function composeCategory(category: keyof typeof categories): Picture {
  return composeScene({ name: `category-${category}`, ...categories[category] }, squareFrame);
}

export function composeRegion(region: keyof typeof regions): Picture {
  return composeScene({ name: `region-${region}`, ...regions[region] }, heroFrame);
}
