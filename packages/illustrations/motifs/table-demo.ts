import type { Setting } from "../types";
import { royalCenotaphs } from "./cenotaphs";
import { pennarGorge } from "./gorge-fort";
import { morung } from "./morung";
import { chandBaori } from "./stepwell";
import { hatchlings } from "./turtles";
import { omBeach } from "./twin-bays";

/** The demo tours of packages/demo-data/tours. */
export const demo: Record<string, Setting> = {
  "abhaneri-stepwell-last-minute": { motif: chandBaori, sky: "azure", trees: "none", bare: true },
  "gandikota-camp-group-discount": { motif: pennarGorge, sky: "honey", trees: "none", bare: true },
  "gokarna-beaches-season-prices": {
    motif: omBeach,
    sky: "terracotta",
    land: "lagoon",
    trees: "none",
    bare: true,
  },
  "kohima-hornbill-early-bird": { motif: morung, tall: true, sky: "mint", trees: "none", bare: true },
  "orchha-palaces-all-price-rules": {
    motif: royalCenotaphs,
    tall: true,
    sky: "violet",
    trees: "none",
    bare: true,
  },
  "velas-turtles-child-fare": { motif: hatchlings, tall: true, sky: "rose", trees: "none", bare: true },
};
