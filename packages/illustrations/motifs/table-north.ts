import type { Setting } from "../types";
import { amberFort } from "../day-motifs/monuments";
import { sailingYacht } from "./boats";
import { chairliftToNandaDevi, gondolaOverFirs, skiersOnSlope } from "./cableways";
import { christChurchInSummer, christChurchInWinter } from "./churches";
import { alpineMeadow } from "./flowers";
import { toadRock } from "./ghat-lakes";
import { varanasiGhats } from "./ghats";
import { roundMeadow } from "./high-lakes";
import { jaisalmerFort } from "./hill-forts";
import { chehniTower, hadimbaTemple, ridgeOfLights } from "./hill-towns";
import { lehPalace } from "./leh";
import { keyMonastery } from "./monasteries";
import { goldenTemple, humayunsTomb, tajAcrossRiver } from "./mughal";
import { stupaBeforeWall } from "./prayer-flags";
import { raftBelowBridge } from "./rapids";
import { hawaMahal } from "./stone-west";

export const north: Record<string, Setting> = {
  agra: { motif: tajAcrossRiver, sky: "lotus", trees: "none", land: "river", ground: 0.74 },
  amritsar: { motif: goldenTemple, trees: "none", ground: 0.7, horizon: 0.62 },
  auli: { motif: chairliftToNandaDevi, snow: true, trees: "none" },
  "chamba-tirthan-valley": { motif: chehniTower, tall: true, trees: "fir" },
  "dalhousie-khajjiar": { motif: roundMeadow, sky: "azure", bare: true, trees: "fir" },
  delhi: { motif: humayunsTomb, trees: "none", ground: 0.72 },
  "dharamshala-mcleod-ganj": { motif: stupaBeforeWall, sky: "rose" },
  gulmarg: { motif: gondolaOverFirs, snow: true, trees: "none", sky: "mint" },
  "jaipur-udaipur": { motif: amberFort, sky: "terracotta", trees: "none", bare: true, ground: 0.72 },
  jaipur: { motif: hawaMahal, ground: 0.82 },
  jaisalmer: { motif: jaisalmerFort, sky: "marigold", bare: true },
  "leh-ladakh": {
    motif: lehPalace,
    land: "coldDesert",
    sky: "clear",
    trees: "none",
    horizon: 0.7,
    bare: true,
  },
  "manali-solang-valley": { motif: skiersOnSlope, snow: true, trees: "none", sky: "azure" },
  manali: { motif: hadimbaTemple, trees: "none", sky: "peacock" },
  "mount-abu": { motif: toadRock, sky: "terracotta" },
  "mussoorie-dhanaulti": { motif: ridgeOfLights, trees: "none", sky: "ember", bare: true },
  nainital: { motif: sailingYacht },
  "rishikesh-haridwar": { motif: raftBelowBridge, sky: "clear", bare: true },
  "shimla-kufri": { motif: christChurchInSummer, tall: true, trees: "none", sky: "honey" },
  "shimla-winter": { motif: christChurchInWinter, tall: true, snow: true, trees: "none", sky: "bluehour" },
  "spiti-valley": { motif: keyMonastery, land: "coldDesert", trees: "none", ground: 0.84 },
  "valley-of-flowers": { motif: alpineMeadow, sky: "mint", bare: true },
  varanasi: { motif: varanasiGhats, sky: "rose" },
};
