import { canoeOnCanal } from "../day-motifs/journeys";
import { redFort } from "../day-motifs/monuments";
import { pinkKangchenjunga } from "./monasteries";
import type { Setting } from "../types";
import { radhanagar } from "./islands";

import { mahabodhiUnderBranches } from "./mahabodhi";
import { tieredBridge } from "./mountain-rails";
import { passWithFlags } from "./prayer-flags";
import { royalPalace } from "./royal-palace";

export const featured: Record<string, Setting> = {
  "andaman-island-hopper": {
    motif: radhanagar,
    sky: "tealGold",
    land: "lagoon",
    trees: "none",
    sun: [0.3, 0.3],
  },
  "ganga-and-the-buddha-trail": { motif: mahabodhiUnderBranches, sky: "vermilion", bare: true },
  "golden-triangle-classic": { motif: redFort, sky: "apricot", ground: 0.68, trees: "none" },
  "himalaya-to-sea-by-rail": { motif: tieredBridge, sky: "peacock", trees: "none" },
  "kerala-backwaters-and-hills": {
    motif: canoeOnCanal,
    sky: "tealGold",
    ground: 0.72,
    trees: "none",
    bare: true,
  },
  "ladakh-high-passes": { motif: passWithFlags, land: "coldDesert", trees: "none", sky: "peacock" },
  "rajasthan-royal-cities": { motif: royalPalace, sky: "tealGold", ground: 0.76, trees: "none", bare: true },
  "sikkim-and-darjeeling-hills": {
    motif: pinkKangchenjunga,
    sky: "lotus",
    sun: "hidden",
    horizon: 0.9,
    bare: true,
  },
};
