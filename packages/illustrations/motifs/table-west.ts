import type { Setting } from "../types";
import { marblePillars } from "../day-motifs/shrines";
import { hokaPalms } from "./bays";
import { strawberryRows } from "./crops";
import { garbaDancers } from "./dancers";
import { bhungaHuts, litTents } from "./desert-camps";
import { basaltFalls, roadsideFall } from "./falls-west";
import { boatBelowKalsubai, pedalBoats } from "./ghat-lakes";
import { dukesNose } from "./ghat-rails";
import { mehrangarh, victoryTower } from "./hill-forts";
import { kitesOverPol } from "./kites";
import { walkingLion } from "./lions";
import { laxmiVilas } from "./palaces";
import { glidingFrog } from "./reptiles";
import { hairpinRoad } from "./ridges";
import { kolabaFort } from "./sea-forts";
import { islandPalace } from "./stone-west";
import { kailasa } from "./temples-rock";
import { tigerAndPavilion } from "./tigers";
import { horseOnRedPath } from "./walks";

export const west: Record<string, Setting> = {
  alibaug: { motif: kolabaFort, sky: "terracotta", trees: "none" },
  "amboli-ghat": { motif: roadsideFall, sky: "monsoon", bare: true },
  amboli: { motif: glidingFrog, sky: "bluehour", land: "monsoon", trees: "none" },
  bhandardara: { motif: boatBelowKalsubai, sky: "apricot", bare: true },
  chittorgarh: { motif: victoryTower, tall: true, sky: "plum" },
  diu: { motif: hokaPalms, sky: "marigold", trees: "none" },
  "ellora-ajanta-caves": { motif: kailasa, sky: "marigold", land: "basalt" },
  "gir-national-park": { motif: walkingLion, sky: "apricot", trees: "none" },
  jodhpur: { motif: mehrangarh, sky: "straw", land: "bluecity", bare: true },
  "kite-festival": { motif: kitesOverPol, sky: "terracotta", trees: "none" },
  kutch: { motif: bhungaHuts, sky: "clear" },
  "lonavala-khandala": { motif: dukesNose, sky: "mint", land: "monsoon", trees: "none" },
  "mahabaleshwar-panchgani": { motif: strawberryRows, sky: "peacock", trees: "none" },
  "malshej-ghat": { motif: basaltFalls, sky: "rain", sun: "hidden", bare: true },
  matheran: { motif: horseOnRedPath, sky: "honey", trees: "none" },
  "navratri-gujarat": { motif: garbaDancers, sky: "plumNight" },
  "rann-utsav": { motif: litTents, sky: "indigo", land: "salt" },
  "ranthambore-national-park": { motif: tigerAndPavilion, sky: "clear", trees: "none", ground: 0.78 },
  saputara: { motif: pedalBoats, land: "monsoon", sky: "mint", bare: true },
  "udaipur-mount-abu": {
    motif: marblePillars,
    sky: "straw",
    trees: "none",
    sun: "hidden",
    ground: 0.76,
    scale: 0.86,
  },
  udaipur: { motif: islandPalace, sky: "honey", scale: 1.35, ground: 0.68 },
  vadodara: { motif: laxmiVilas, sky: "tealGold", trees: "none", land: "plain" },
  "western-ghats": { motif: hairpinRoad, sky: "vermilion", trees: "none", land: "monsoon" },
};
