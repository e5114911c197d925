import { pinkKangchenjunga } from "./monasteries";
import type { Setting } from "../types";
import { houseboat } from "./boats";
import { radhanagar } from "./islands";

import { palaceThroughArch } from "./lake-palaces";
import { mahabodhiUnderBranches } from "./mahabodhi";
import { tieredBridge } from "./mountain-rails";
import { tajWithGarden } from "./mughal";
import { passWithFlags } from "./prayer-flags";

export const featured: Record<string, Setting> = {
  "andaman-island-hopper": {
    motif: radhanagar,
    sky: "tealGold",
    land: "lagoon",
    trees: "none",
    sun: [0.3, 0.3],
  },
  "ganga-and-the-buddha-trail": { motif: mahabodhiUnderBranches, sky: "vermilion", bare: true },
  "golden-triangle-classic": { motif: tajWithGarden, sky: "apricot", ground: 0.68, trees: "none" },
  "himalaya-to-sea-by-rail": { motif: tieredBridge, sky: "peacock", trees: "none" },
  "kerala-backwaters-and-hills": { motif: houseboat, sky: "tealGold" },
  "ladakh-high-passes": { motif: passWithFlags, land: "coldDesert", trees: "none", sky: "peacock" },
  "rajasthan-royal-cities": { motif: palaceThroughArch, sky: "marigold", ground: 0.76, scale: 1.1 },
  "sikkim-and-darjeeling-hills": { motif: pinkKangchenjunga, sky: "pearl", bare: true },
};
