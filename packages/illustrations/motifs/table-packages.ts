import type { Setting } from "../types";
import { coralFish } from "../day-motifs/wildlife";
import { paintedBoats } from "./beaches";
import { houseboatBow } from "./boats";
import { camelTrain } from "./camels";
import { kathakaliActor } from "./dancers";
import { elephantHerd } from "./elephants";
import { kashFerry } from "./ferries";
import { strandMansions } from "./ghats";
import { crescentLake } from "./high-lakes";
import { paintedGateway } from "./houses";
import { coralArch } from "./islands";
import { bananaLeafMeal } from "./meals";
import { paraglider } from "./paraglider";
import { raftAndHornbill, raftInRapid } from "./rapids";
import { jalebiMaker, potBeforeRumiDarwaza } from "./street-food";
import { greatStupa } from "./stupas";
import { caveOverTank, kandariyaMahadeva } from "./temples-rock";
import { drinkingTigress } from "./tigers";
import { adjutantAndShip, nestingStorks } from "./waders";
import { walkersUnderTeak } from "./walks";

export const packages: Record<string, Setting> = {
  "majuli-island-satras": { motif: kashFerry, sky: "violet", trees: "none", bare: true },
  "shekhawati-painted-havelis": { motif: paintedGateway, sky: "terracotta", trees: "none" },
  "thrissur-classical-arts": { motif: kathakaliActor, sky: "peacockNight", trees: "none", ground: 0.8 },
  "chettinad-kitchens": { motif: bananaLeafMeal, sky: "azure", trees: "none" },
  "lucknow-awadhi-kitchens": { motif: potBeforeRumiDarwaza, sky: "plum", trees: "none", ground: 0.76 },
  "old-delhi-food-walk": { motif: jalebiMaker, sky: "mint", trees: "none", ground: 0.78 },
  "badami-aihole-pattadakal": { motif: caveOverTank, sky: "honey" },
  "khajuraho-temples": { motif: kandariyaMahadeva, sky: "straw", trees: "none", land: "plain" },
  "sanchi-and-bhimbetka": { motif: greatStupa, sky: "honey" },
  "alleppey-houseboat-cruise": { motif: houseboatBow, sky: "terracotta" },
  "brahmaputra-river-cruise": { motif: adjutantAndShip, sky: "vermilion", bare: true },
  "hooghly-river-cruise": { motif: strandMansions, sky: "honey" },
  "bharatpur-bird-photography": { motif: nestingStorks, sky: "pearl", bare: true },
  "pushkar-fair-photography": {
    motif: camelTrain,
    land: "desert",
    sky: "apricot",
    trees: "none",
    sun: [0.6, 0.42],
  },
  "tadoba-tiger-photography": { motif: drinkingTigress, sky: "tealGold", bare: true },
  "bir-billing-paragliding": { motif: paraglider, snow: true, trees: "none", sky: "peacock" },
  "dandeli-white-water": { motif: raftAndHornbill, sky: "mint", land: "forest" },
  "rishikesh-river-rafting-adventure": { motif: raftInRapid, sky: "straw", bare: true },
  "marari-beach-retreat": { motif: paintedBoats, sky: "vermilion", trees: "none" },
  "neil-island-escape": { motif: coralArch, sky: "mint", land: "lagoon", trees: "none" },
  "tarkarli-coast-escape": {
    motif: coralFish,
    sky: "clear",
    land: "lagoon",
    trees: "none",
    sun: "hidden",
    bare: true,
  },
  "chandratal-lake-camp": { motif: crescentLake, land: "coldDesert", sky: "lotus", bare: true },
  "kabini-riverside-camp": { motif: elephantHerd, sky: "ember", bare: true },
  "satpura-walking-safari": {
    motif: walkersUnderTeak,
    sky: "straw",
    land: "dry",
    trees: "none",
    sun: "hidden",
  },
};
