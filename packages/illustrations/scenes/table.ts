import type { DrawScene } from "../types";
import { drawFestivalSky, drawCityMonument, drawTempleGopuram } from "./cities";
import { drawMonasteryRidge, drawSnowRange } from "./heights";
import { drawForestHills, drawTeaHills } from "./hills";
import { drawDesertFort, drawGrassland, drawSaltFlat, drawStupaPlain } from "./plains";
import { drawRiverGorge, drawRockCutCave, drawWaterfall } from "./rocks";
import { drawBackwater, drawBeach, drawMangrove } from "./shores";
import { drawLakeHills, drawPalaceLake, drawTempleGhats } from "./lakes";

export const scenes = {
  "snow-range": drawSnowRange,
  "tea-hills": drawTeaHills,
  "forest-hills": drawForestHills,
  "river-gorge": drawRiverGorge,
  "lake-hills": drawLakeHills,
  backwater: drawBackwater,
  beach: drawBeach,
  waterfall: drawWaterfall,
  "desert-fort": drawDesertFort,
  "palace-lake": drawPalaceLake,
  "temple-ghats": drawTempleGhats,
  "temple-gopuram": drawTempleGopuram,
  "rock-cut-cave": drawRockCutCave,
  "stupa-plain": drawStupaPlain,
  "monastery-ridge": drawMonasteryRidge,
  mangrove: drawMangrove,
  "grassland-wildlife": drawGrassland,
  "festival-sky": drawFestivalSky,
  "city-monument": drawCityMonument,
  "salt-flat": drawSaltFlat,
} satisfies Record<string, DrawScene>;

/** Names of the landscapes. */
export type Scene = keyof typeof scenes;

/** Land of each scene, and the shares of the height at which its ground and far land begin. */
export const sceneDefaults: Record<Scene, { land: string; ground: number; horizon: number }> = {
  "snow-range": { land: "alpine", ground: 0.8, horizon: 0.62 },
  "tea-hills": { land: "tea", ground: 0.76, horizon: 0.56 },
  "forest-hills": { land: "forest", ground: 0.8, horizon: 0.56 },
  "river-gorge": { land: "river", ground: 0.78, horizon: 0.56 },
  "lake-hills": { land: "lake", ground: 0.78, horizon: 0.6 },
  backwater: { land: "sea", ground: 0.78, horizon: 0.62 },
  beach: { land: "sea", ground: 0.78, horizon: 0.58 },
  waterfall: { land: "monsoon", ground: 0.8, horizon: 0.5 },
  "desert-fort": { land: "desert", ground: 0.78, horizon: 0.68 },
  "palace-lake": { land: "lake", ground: 0.7, horizon: 0.62 },
  "temple-ghats": { land: "river", ground: 0.74, horizon: 0.62 },
  "temple-gopuram": { land: "stone", ground: 0.8, horizon: 0.7 },
  "rock-cut-cave": { land: "rock", ground: 0.8, horizon: 0.6 },
  "stupa-plain": { land: "plain", ground: 0.8, horizon: 0.7 },
  "monastery-ridge": { land: "alpine", ground: 0.74, horizon: 0.62 },
  mangrove: { land: "mangrove", ground: 0.74, horizon: 0.58 },
  "grassland-wildlife": { land: "dry", ground: 0.8, horizon: 0.62 },
  "festival-sky": { land: "city", ground: 0.84, horizon: 0.76 },
  "city-monument": { land: "city", ground: 0.8, horizon: 0.72 },
  "salt-flat": { land: "salt", ground: 0.76, horizon: 0.68 },
};
