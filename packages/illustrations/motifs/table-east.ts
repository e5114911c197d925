import type { Setting } from "../types";
import { winterBirds } from "../day-motifs/wildlife";
import { hornbillOverRiver, kingfisher } from "./birds";
import { howrahBridge, rootBridge } from "./bridges";
import { caverUnderStalactites } from "./caves";
import { farmerUnderKnup, twoTierFall } from "./falls-east";
import { rhododendrons } from "./flowers";
import { baidyanath } from "./ghats";
import { lighthouseWithBoats } from "./lighthouses";
import { mahabodhiWithMonks } from "./mahabodhi";
import { pemayangtse, tawangMonastery } from "./monasteries";
import { saddledYak } from "./mountain-animals";
import { batasiaLoop } from "./mountain-rails";
import { orchidsOverTeesta } from "./orchids";
import { pineIslands } from "./pine-lakes";
import { baskingCrocodile } from "./reptiles";
import { rhinoceros } from "./rhinoceros";
import { konarkWheel } from "./stone-south";
import { nalandaRuin, shantiStupa } from "./stupas";
import { swimmingTiger } from "./swimming-tiger";
import { sunsetLedge } from "./walks";

export const east: Record<string, Setting> = {
  "bhitarkanika-national-park": { motif: kingfisher, sky: "mint" },
  "bhubaneswar-puri-konark": { motif: konarkWheel },
  "cherrapunji-mawlynnong": { motif: rootBridge, sky: "straw", land: "monsoon", trees: "none" },
  "cherrapunji-mawsynram": { motif: farmerUnderKnup, sky: "rain", bare: true },
  "chilika-lake": { motif: winterBirds, sky: "apricot", trees: "none", bare: true, ground: 0.74 },
  darjeeling: { motif: batasiaLoop, sky: "apricot", bare: true },
  deoghar: { motif: baidyanath, sky: "lotus", bare: true },
  gangtok: { motif: saddledYak, sky: "azure", snow: true, trees: "none", bare: true },
  "gaya-bodh-gaya": { motif: mahabodhiWithMonks, sky: "rose" },
  "kalimpong-kurseong": { motif: orchidsOverTeesta, sky: "peacock", bare: true },
  "kaziranga-national-park": { motif: rhinoceros, sky: "vermilion" },
  kolkata: { motif: howrahBridge, sky: "vermilion", trees: "none" },
  "meghalaya-caves": { motif: caverUnderStalactites, sky: "indigo", land: "cavern", sun: "hidden" },
  "nalanda-rajgir": { motif: nalandaRuin, sky: "tealGold", bare: true },
  "namdapha-national-park": { motif: hornbillOverRiver, tall: true, sky: "straw", trees: "none" },
  "netarhat-mccluskieganj": { motif: sunsetLedge, sky: "ember", trees: "none", sun: [0.5, 0.5] },
  "pelling-ravangla": { motif: pemayangtse, sky: "apricot" },
  "puri-gopalpur-beach": { motif: lighthouseWithBoats, tall: true, sky: "peacock", trees: "none" },
  "rajgir-hills": { motif: shantiStupa, sky: "marigold", trees: "none", ground: 0.76 },
  shillong: { motif: pineIslands, sky: "marigold", bare: true, land: "forest" },
  "simlipal-bhitarkanika": {
    motif: baskingCrocodile,
    sky: "honey",
    ground: 0.79,
    sun: [0.58, 0.3],
    bare: true,
  },
  "simlipal-national-park": { motif: twoTierFall, sky: "straw" },
  sundarbans: { motif: swimmingTiger, sky: "peacock" },
  tawang: { motif: tawangMonastery, sky: "lotus" },
  "valleys-of-sikkim": { motif: rhododendrons, sky: "clear", bare: true },
};
