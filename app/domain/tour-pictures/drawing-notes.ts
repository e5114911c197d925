/** Names of the illustrations, and the tours they suit. */

import type { Region, Scene, TourType } from "~/domain/tours/tour";
import type { Drawing } from "~/domain/tours/drawings";

export interface DrawingNotes {
  label: string;
  /** Matching landscapes, tour types, regions and months (1 to 12). */
  scenes: readonly Scene[];
  types: readonly TourType[];
  regions?: readonly Region[];
  months?: readonly number[];
  /** Words in a tour's texts that suggest this illustration. */
  words: RegExp;
}

const winter = [12, 1, 2];
const monsoon = [6, 7, 8, 9];

export const drawingNotes: Record<Drawing, DrawingNotes> = {
  "palm-beach": {
    label: "Beach with palms",
    scenes: ["beach"],
    types: ["beach"],
    words: /\b(beach\w*|sands?|coves?|coast\w*|fisher\w*|fish|seaside|island\w*)\b/i,
  },
  lighthouse: {
    label: "Lighthouse",
    scenes: ["beach"],
    types: ["beach"],
    words: /\b(lighthouse\w*|cape|headland|coast\w*|harbours?|harbors?|port)\b/i,
  },
  houseboat: {
    label: "Houseboat",
    scenes: ["backwater"],
    types: ["cruise", "luxury"],
    regions: ["south"],
    words: /\b(houseboat\w*|backwater\w*|canals?|lagoons?|kettuvallam)\b/i,
  },
  "sailing-boat": {
    label: "Sailing boat",
    scenes: ["lake-hills"],
    types: ["cruise", "luxury"],
    words: /\b(sail\w*|yachts?|lakes?|boat\w*|estuary|kayak\w*)\b/i,
  },
  "river-ship": {
    label: "River ship",
    scenes: ["lake-hills", "mangrove"],
    types: ["cruise"],
    words: /\b(cruise\w*|ships?|ferry|ferries|river|rivers|mangroves?|delta)\b/i,
  },
  "river-steps": {
    label: "Steps at the river",
    scenes: ["temple-ghats"],
    types: ["cultural"],
    regions: ["north", "east"],
    words: /\b(ghats?|ganga|ganges|aarti|riverfront|pilgrim\w*)\b/i,
  },
  "lake-palace": {
    label: "Palace in a lake",
    scenes: ["palace-lake"],
    types: ["luxury", "city"],
    regions: ["west", "north"],
    words: /\b(palaces?|maharajas?|royal|havelis?|mahal)\b/i,
  },
  fort: {
    label: "Fort",
    scenes: ["desert-fort"],
    types: ["cultural", "city"],
    regions: ["west", "north"],
    words: /\b(forts?|fortress\w*|citadels?|bastions?|qila|garh)\b/i,
  },
  camels: {
    label: "Camels",
    scenes: ["desert-fort", "salt-flat"],
    types: ["adventure"],
    regions: ["west"],
    words: /\b(camels?|desert|dunes?|thar)\b/i,
  },
  tents: {
    label: "Tents by night",
    scenes: ["salt-flat"],
    types: ["luxury", "adventure"],
    words: /\b(tents?|camps?|camping|glamping|rann|stars|stargaz\w*)\b/i,
  },
  "temple-tower": {
    label: "Temple with a tower",
    scenes: ["temple-gopuram"],
    types: ["cultural"],
    regions: ["south"],
    words: /\b(temples?|gopurams?|shrines?|pilgrim\w*|darshan)\b/i,
  },
  "temple-spires": {
    label: "Temple with spires",
    scenes: ["temple-gopuram", "city-monument"],
    types: ["cultural", "city"],
    regions: ["north", "east", "west"],
    words: /\b(temples?|heritage|ruins?|sculptures?|monuments?|carv\w*)\b/i,
  },
  "cave-temple": {
    label: "Cave temple",
    scenes: ["rock-cut-cave"],
    types: ["cultural", "adventure"],
    words: /\b(caves?|rock-cut|cliffs?|cavern\w*|gorge|canyon)\b/i,
  },
  stupa: {
    label: "Stupa",
    scenes: ["stupa-plain"],
    types: ["cultural"],
    words: /\b(stupas?|buddh\w*|vihara\w*|monks?)\b/i,
  },
  monastery: {
    label: "Monastery",
    scenes: ["monastery-ridge"],
    types: ["cultural"],
    regions: ["north", "east"],
    words: /\b(monaster\w*|gompas?|lamas?|monks?|buddh\w*)\b/i,
  },
  "prayer-flags": {
    label: "Mountain pass",
    scenes: ["snow-range", "monastery-ridge"],
    types: ["adventure"],
    regions: ["north", "east"],
    words: /\b(pass|passes|trek\w*|himalaya\w*|mountain\w*|ladakh|spiti|motorbik\w*|summit\w*|peaks?)\b/i,
  },
  "mountain-lake": {
    label: "Mountain lake",
    scenes: ["snow-range", "lake-hills"],
    types: ["adventure"],
    regions: ["north"],
    words: /\b(lakes?|tso|tal|trek\w*|camp\w*|mountain\w*)\b/i,
  },
  "ski-slope": {
    label: "Snow slope",
    scenes: ["snow-range"],
    types: ["adventure"],
    regions: ["north"],
    months: winter,
    words: /\b(ski\w*|snow\w*|sledg\w*|gondola|winter)\b/i,
  },
  "flower-meadow": {
    label: "Meadow of flowers",
    scenes: ["snow-range"],
    types: ["adventure", "wildlife"],
    months: monsoon,
    words: /\b(flowers?|meadows?|valleys?|bloom\w*|alpine|gardens?)\b/i,
  },
  "hill-train": {
    label: "Hill train",
    scenes: ["tea-hills"],
    types: ["adventure", "city"],
    words: /\b(train\w*|rail\w*|tea|plantations?|viaducts?|hill stations?)\b/i,
  },
  "hill-road": {
    label: "Road in the hills",
    scenes: ["forest-hills", "tea-hills"],
    types: ["adventure"],
    words: /\b(road\w*|drives?|driving|cycl\w*|bik\w*|hills?|ghat roads?|plateau)\b/i,
  },
  "forest-walk": {
    label: "Walk in the forest",
    scenes: ["forest-hills", "grassland-wildlife"],
    types: ["wildlife", "adventure"],
    words: /\b(forests?|walk\w*|hik\w*|jungles?|woods?|trails?|birds?|birding)\b/i,
  },
  waterfall: {
    label: "Waterfall",
    scenes: ["waterfall"],
    types: ["adventure"],
    months: monsoon,
    words: /\b(waterfalls?|falls|cascades?|monsoon|rain\w*)\b/i,
  },
  rafting: {
    label: "Rafting",
    scenes: ["river-gorge"],
    types: ["adventure"],
    words: /\b(raft\w*|rapids?|white water|kayak\w*|canoe\w*|river|gorge)\b/i,
  },
  paraglider: {
    label: "Paraglider",
    scenes: ["forest-hills", "snow-range"],
    types: ["adventure"],
    words: /\b(paraglid\w*|fly|flying|flights?|zip-?lin\w*|adventur\w*|bungee)\b/i,
  },
  tiger: {
    label: "Tiger",
    scenes: ["grassland-wildlife", "mangrove"],
    types: ["wildlife"],
    words: /\b(tigers?|safari\w*|wildlife|leopards?|national park|reserve|sanctuary)\b/i,
  },
  storks: {
    label: "Water birds",
    scenes: ["grassland-wildlife", "mangrove"],
    types: ["wildlife"],
    words: /\b(birds?|birding|storks?|flamingos?|wetlands?|lagoons?|cranes?|sanctuary)\b/i,
  },
  kites: {
    label: "Kites over roofs",
    scenes: ["festival-sky", "city-monument"],
    types: ["city", "cultural"],
    words: /\b(kites?|old (?:city|town)|bazaars?|markets?|streets?|city|heritage walk\w*|festival\w*)\b/i,
  },
  dancers: {
    label: "Dancers by night",
    scenes: ["festival-sky"],
    types: ["cultural"],
    words: /\b(danc\w*|music\w*|festival\w*|garba|navratri|folk|arts?|fairs?)\b/i,
  },
  meal: {
    label: "Meal on a banana leaf",
    scenes: ["festival-sky"],
    types: ["food"],
    words: /\b(food\w*|meals?|cook\w*|kitchens?|cuisine\w*|spices?|tast\w*|eat\w*|feasts?)\b/i,
  },
};
