import type { Subject } from "./compose";
import { paintedBoats } from "./motifs/beaches";
import { houseboatBow, sailingYacht } from "./motifs/boats";
import { skiersOnSlope } from "./motifs/cableways";
import { camelTrain } from "./motifs/camels";
import { garbaDancers } from "./motifs/dancers";
import { litTents } from "./motifs/desert-camps";
import { twoTierFall } from "./motifs/falls-east";
import { alpineMeadow } from "./motifs/flowers";
import { varanasiGhats } from "./motifs/ghats";
import { crescentLake } from "./motifs/high-lakes";
import { jaisalmerFort } from "./motifs/hill-forts";
import { kitesOverPol } from "./motifs/kites";
import { lighthouseOnHeadland } from "./motifs/lighthouses";
import { bananaLeafMeal } from "./motifs/meals";
import { pemayangtse } from "./motifs/monasteries";
import { paraglider } from "./motifs/paraglider";
import { passWithFlags } from "./motifs/prayer-flags";
import { raftInRapid } from "./motifs/rapids";
import { hairpinRoad } from "./motifs/ridges";
import { maduraiGopuram } from "./motifs/stone-south";
import { islandPalace } from "./motifs/stone-west";
import { greatStupa } from "./motifs/stupas";
import { caveOverTank, kandariyaMahadeva } from "./motifs/temples-rock";
import { drinkingTigress } from "./motifs/tigers";
import { nilgiriTrain } from "./motifs/trains";
import { adjutantAndShip, nestingStorks } from "./motifs/waders";
import { walkersUnderTeak } from "./motifs/walks";
import type { Hour } from "./skies";
import type { Scene } from "./scenes/table";
import type { Setting } from "./types";

/**
 * Drawings available to operators, set up as for the catalog's tours but without a sky, which depends on the tour's name.
 * Motifs here must not use package silhouettes, because the Worker draws them and icons.ts reads files.
 */
const subjects = {
  "palm-beach": subject("beach", "golden", { motif: paintedBoats, trees: "none" }),
  lighthouse: subject("beach", "dusk", { motif: lighthouseOnHeadland, tall: true, trees: "none" }),
  houseboat: subject("backwater", "golden", { motif: houseboatBow }),
  "sailing-boat": subject("lake-hills", "golden", { motif: sailingYacht }),
  "river-ship": subject("lake-hills", "golden", { motif: adjutantAndShip, bare: true }),
  "river-steps": subject("temple-ghats", "dawn", { motif: varanasiGhats }),
  "lake-palace": subject("palace-lake", "golden", { motif: islandPalace, scale: 1.35, ground: 0.68 }),
  fort: subject("desert-fort", "golden", { motif: jaisalmerFort, bare: true }),
  camels: subject("festival-sky", "dawn", {
    motif: camelTrain,
    land: "desert",
    trees: "none",
    sun: [0.6, 0.42],
  }),
  tents: subject("salt-flat", "night", { motif: litTents, land: "salt" }),
  "temple-tower": subject("temple-gopuram", "dusk", { motif: maduraiGopuram, ground: 0.78 }),
  "temple-spires": subject("city-monument", "morning", {
    motif: kandariyaMahadeva,
    land: "plain",
    trees: "none",
  }),
  "cave-temple": subject("rock-cut-cave", "golden", { motif: caveOverTank }),
  stupa: subject("stupa-plain", "golden", { motif: greatStupa }),
  monastery: subject("monastery-ridge", "dawn", { motif: pemayangtse }),
  "prayer-flags": subject("snow-range", "morning", {
    motif: passWithFlags,
    land: "coldDesert",
    trees: "none",
  }),
  "mountain-lake": subject("lake-hills", "dawn", { motif: crescentLake, land: "coldDesert", bare: true }),
  "ski-slope": subject("snow-range", "noon", { motif: skiersOnSlope, snow: true, trees: "none" }),
  "flower-meadow": subject("snow-range", "morning", { motif: alpineMeadow, bare: true }),
  "hill-train": subject("tea-hills", "morning", { motif: nilgiriTrain, scale: 1.12 }),
  "hill-road": subject("forest-hills", "golden", { motif: hairpinRoad, land: "monsoon", trees: "none" }),
  "forest-walk": subject("forest-hills", "morning", {
    motif: walkersUnderTeak,
    land: "dry",
    trees: "none",
    sun: "hidden",
  }),
  waterfall: subject("waterfall", "morning", { motif: twoTierFall }),
  rafting: subject("river-gorge", "morning", { motif: raftInRapid, bare: true }),
  paraglider: subject("forest-hills", "morning", { motif: paraglider, snow: true, trees: "none" }),
  tiger: subject("grassland-wildlife", "golden", { motif: drinkingTigress, bare: true }),
  storks: subject("grassland-wildlife", "dawn", { motif: nestingStorks, bare: true }),
  kites: subject("festival-sky", "golden", { motif: kitesOverPol, trees: "none" }),
  dancers: subject("festival-sky", "night", { motif: garbaDancers }),
  meal: subject("city-monument", "noon", { motif: bananaLeafMeal, trees: "none" }),
};

/** Names of the drawings. They are stored with tours and must never be removed. */
export type Drawing = keyof typeof subjects;

function subject(scene: Scene, hour: Hour, setting: Setting): Omit<Subject, "name"> {
  return { scene, hour, setting };
}

/** Returns the subject of an operator's drawing. */
export function subjectOfDrawing(slug: string, drawing: Drawing): Subject {
  return { name: slug, ...subjects[drawing] };
}
