import type { Setting } from "../types";
import { twinTowerChurch } from "./bays";
import { redCliff } from "./beaches";
import { engravedCleft } from "./caves";
import { coracle } from "./coracles";
import { coffeeBranch } from "./crops";
import { fourFalls, trainBeforeFall, wideFall } from "./falls-south";
import { glassTrain } from "./ghat-rails";
import { mustardVilla } from "./houses";
import { reefFromAbove } from "./islands";
import { lighthouseOnHeadland } from "./lighthouses";
import { nilgiriTahr } from "./mountain-animals";
import { mysorePalace } from "./palaces";
import { starLake } from "./pine-lakes";
import { kingCobra } from "./reptiles";
import { stepsToShrine } from "./ridges";
import { maduraiGopuram, stoneChariot } from "./stone-south";
import { shoreTemple, tirumala } from "./temples-south";
import { nilgiriTrain } from "./trains";

export const south: Record<string, Setting> = {
  agumbe: { motif: kingCobra, sky: "plum", land: "monsoon", trees: "none", bare: true },
  "andaman-islands": { motif: reefFromAbove, sky: "azure", land: "lagoon", trees: "none", horizon: 0.4 },
  "araku-valley": { motif: glassTrain, sky: "straw", trees: "none" },
  "athirappilly-falls": { motif: wideFall, sky: "clear" },
  chikmagalur: { motif: stepsToShrine, sky: "tealGold", trees: "none", land: "monsoon" },
  coorg: { motif: coffeeBranch, sky: "straw", trees: "none" },
  "dudhsagar-falls": { motif: trainBeforeFall, sky: "mint" },
  goa: { motif: twinTowerChurch, sky: "terracotta", trees: "none" },
  hampi: { motif: stoneChariot, sky: "marigold", scale: 1.16 },
  "hogenakkal-falls": { motif: coracle, sky: "marigoldNoon", bare: true },
  "jog-falls": { motif: fourFalls, sky: "peacock", bare: true },
  kodaikanal: { motif: starLake, sky: "pearl", bare: true, land: "forest" },
  kovalam: { motif: lighthouseOnHeadland, tall: true, sky: "bluehour", trees: "none" },
  madurai: { motif: maduraiGopuram, ground: 0.78 },
  mahabalipuram: { motif: shoreTemple, sky: "lotus", trees: "none", sun: [0.26, 0.3] },
  munnar: { motif: nilgiriTahr, tall: true, sky: "mint" },
  mysore: { motif: mysorePalace, sky: "plumNight", trees: "none" },
  ooty: { motif: nilgiriTrain, sky: "clear", scale: 1.12 },
  pondicherry: { motif: mustardVilla, sky: "peacock", trees: "none" },
  tirupati: { motif: tirumala, sky: "rose", trees: "none", land: "forest" },
  varkala: { motif: redCliff, sky: "honey", land: "laterite", trees: "none" },
  wayanad: { motif: engravedCleft, sky: "azure", trees: "none" },
};
