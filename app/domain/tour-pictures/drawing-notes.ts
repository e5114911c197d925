/** Descriptions of the illustrations, and the tours they suit. */

import type { Region, Scene, TourType } from "~/domain/tours/tour";
import type { Drawing } from "~/domain/tours/drawings";

export interface DrawingNotes {
  label: string;
  /** Alternative text. */
  shows: string;
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
    shows: "painted fishing boats on a beach under palms",
    scenes: ["beach"],
    types: ["beach"],
    words: /\b(beach\w*|sands?|coves?|coast\w*|fisher\w*|fish|seaside|island\w*)\b/i,
  },
  lighthouse: {
    label: "Lighthouse",
    shows: "a banded lighthouse on a headland above the sea",
    scenes: ["beach"],
    types: ["beach"],
    words: /\b(lighthouse\w*|cape|headland|coast\w*|harbours?|harbors?|port)\b/i,
  },
  houseboat: {
    label: "Houseboat",
    shows: "a thatched houseboat on a canal lined with palms",
    scenes: ["backwater"],
    types: ["cruise", "luxury"],
    regions: ["south"],
    words: /\b(houseboat\w*|backwater\w*|canals?|lagoons?|kettuvallam)\b/i,
  },
  "sailing-boat": {
    label: "Sailing boat",
    shows: "a boat with white sails on a lake between wooded hills",
    scenes: ["lake-hills"],
    types: ["cruise", "luxury"],
    words: /\b(sail\w*|yachts?|lakes?|boat\w*|estuary|kayak\w*)\b/i,
  },
  "river-ship": {
    label: "River ship",
    shows: "a white river ship beyond a sandbank with a tall stork",
    scenes: ["lake-hills", "mangrove"],
    types: ["cruise"],
    words: /\b(cruise\w*|ships?|ferry|ferries|river|rivers|mangroves?|delta)\b/i,
  },
  "river-steps": {
    label: "Steps at the river",
    shows: "rowing boats below stone steps and temple spires on a river",
    scenes: ["temple-ghats"],
    types: ["cultural"],
    regions: ["north", "east"],
    words: /\b(ghats?|ganga|ganges|aarti|riverfront|pilgrim\w*)\b/i,
  },
  "lake-palace": {
    label: "Palace in a lake",
    shows: "a white palace standing in the water of a lake",
    scenes: ["palace-lake"],
    types: ["luxury", "city"],
    regions: ["west", "north"],
    words: /\b(palaces?|maharajas?|royal|havelis?|mahal)\b/i,
  },
  fort: {
    label: "Fort",
    shows: "round bastions of a sandstone fort on its hill, camels on the plain below",
    scenes: ["desert-fort"],
    types: ["cultural", "city"],
    regions: ["west", "north"],
    words: /\b(forts?|fortress\w*|citadels?|bastions?|qila|garh)\b/i,
  },
  camels: {
    label: "Camels",
    shows: "herders leading camels over a sandy rise",
    scenes: ["desert-fort", "salt-flat"],
    types: ["adventure"],
    regions: ["west"],
    words: /\b(camels?|desert|dunes?|thar)\b/i,
  },
  tents: {
    label: "Tents by night",
    shows: "rows of lit tents on a white plain by night",
    scenes: ["salt-flat"],
    types: ["luxury", "adventure"],
    words: /\b(tents?|camps?|camping|glamping|rann|stars|stargaz\w*)\b/i,
  },
  "temple-tower": {
    label: "Temple with a tower",
    shows: "the tall carved gateway of a temple above its tank",
    scenes: ["temple-gopuram"],
    types: ["cultural"],
    regions: ["south"],
    words: /\b(temples?|gopurams?|shrines?|pilgrim\w*|darshan)\b/i,
  },
  "temple-spires": {
    label: "Temple with spires",
    shows: "the clustered stone spires of a temple on a high plinth",
    scenes: ["temple-gopuram", "city-monument"],
    types: ["cultural", "city"],
    regions: ["north", "east", "west"],
    words: /\b(temples?|heritage|ruins?|sculptures?|monuments?|carv\w*)\b/i,
  },
  "cave-temple": {
    label: "Cave temple",
    shows: "a pillared cave front in a red cliff above a green tank",
    scenes: ["rock-cut-cave"],
    types: ["cultural", "adventure"],
    words: /\b(caves?|rock-cut|cliffs?|cavern\w*|gorge|canyon)\b/i,
  },
  stupa: {
    label: "Stupa",
    shows: "a great domed stupa behind a carved stone gateway",
    scenes: ["stupa-plain"],
    types: ["cultural"],
    words: /\b(stupas?|buddh\w*|vihara\w*|monks?)\b/i,
  },
  monastery: {
    label: "Monastery",
    shows: "a white monastery with prayer flags on a wooded ridge before snow peaks",
    scenes: ["monastery-ridge"],
    types: ["cultural"],
    regions: ["north", "east"],
    words: /\b(monaster\w*|gompas?|lamas?|monks?|buddh\w*)\b/i,
  },
  "prayer-flags": {
    label: "Mountain pass",
    shows: "prayer flags on a pass between bare mountains",
    scenes: ["snow-range", "monastery-ridge"],
    types: ["adventure"],
    regions: ["north", "east"],
    words: /\b(pass|passes|trek\w*|himalaya\w*|mountain\w*|ladakh|spiti|motorbik\w*|summit\w*|peaks?)\b/i,
  },
  "mountain-lake": {
    label: "Mountain lake",
    shows: "a crescent of blue lake among bare mountains",
    scenes: ["snow-range", "lake-hills"],
    types: ["adventure"],
    regions: ["north"],
    words: /\b(lakes?|tso|tal|trek\w*|camp\w*|mountain\w*)\b/i,
  },
  "ski-slope": {
    label: "Snow slope",
    shows: "people on skis on a white slope below a cable car",
    scenes: ["snow-range"],
    types: ["adventure"],
    regions: ["north"],
    months: winter,
    words: /\b(ski\w*|snow\w*|sledg\w*|gondola|winter)\b/i,
  },
  "flower-meadow": {
    label: "Meadow of flowers",
    shows: "a meadow of pink and blue flowers below misty peaks",
    scenes: ["snow-range"],
    types: ["adventure", "wildlife"],
    months: monsoon,
    words: /\b(flowers?|meadows?|valleys?|bloom\w*|alpine|gardens?)\b/i,
  },
  "hill-train": {
    label: "Hill train",
    shows: "a blue train with a puff of steam on a viaduct above tea gardens",
    scenes: ["tea-hills"],
    types: ["adventure", "city"],
    words: /\b(train\w*|rail\w*|tea|plantations?|viaducts?|hill stations?)\b/i,
  },
  "hill-road": {
    label: "Road in the hills",
    shows: "a road looping up flat-topped green hills",
    scenes: ["forest-hills", "tea-hills"],
    types: ["adventure"],
    words: /\b(road\w*|drives?|driving|cycl\w*|bik\w*|hills?|ghat roads?|plateau)\b/i,
  },
  "forest-walk": {
    label: "Walk in the forest",
    shows: "walkers in single file behind a guide under tall trees",
    scenes: ["forest-hills", "grassland-wildlife"],
    types: ["wildlife", "adventure"],
    words: /\b(forests?|walk\w*|hik\w*|jungles?|woods?|trails?|birds?|birding)\b/i,
  },
  waterfall: {
    label: "Waterfall",
    shows: "a fall dropping in two white tiers down a wooded cliff",
    scenes: ["waterfall"],
    types: ["adventure"],
    months: monsoon,
    words: /\b(waterfalls?|falls|cascades?|monsoon|rain\w*)\b/i,
  },
  rafting: {
    label: "Rafting",
    shows: "an orange raft with six paddlers in a green rapid",
    scenes: ["river-gorge"],
    types: ["adventure"],
    words: /\b(raft\w*|rapids?|white water|kayak\w*|canoe\w*|river|gorge)\b/i,
  },
  paraglider: {
    label: "Paraglider",
    shows: "a red paraglider above terraced fields and snow peaks",
    scenes: ["forest-hills", "snow-range"],
    types: ["adventure"],
    words: /\b(paraglid\w*|fly|flying|flights?|zip-?lin\w*|adventur\w*|bungee)\b/i,
  },
  tiger: {
    label: "Tiger",
    shows: "a tigress drinking at a waterhole among bamboo",
    scenes: ["grassland-wildlife", "mangrove"],
    types: ["wildlife"],
    words: /\b(tigers?|safari\w*|wildlife|leopards?|national park|reserve|sanctuary)\b/i,
  },
  storks: {
    label: "Water birds",
    shows: "painted storks nesting in half-drowned trees over still water",
    scenes: ["grassland-wildlife", "mangrove"],
    types: ["wildlife"],
    words: /\b(birds?|birding|storks?|flamingos?|wetlands?|lagoons?|cranes?|sanctuary)\b/i,
  },
  kites: {
    label: "Kites over roofs",
    shows: "paper kites over the terraces and carved houses of an old town",
    scenes: ["festival-sky", "city-monument"],
    types: ["city", "cultural"],
    words: /\b(kites?|old (?:city|town)|bazaars?|markets?|streets?|city|heritage walk\w*|festival\w*)\b/i,
  },
  dancers: {
    label: "Dancers by night",
    shows: "a ring of dancers in swinging skirts by night",
    scenes: ["festival-sky"],
    types: ["cultural"],
    words: /\b(danc\w*|music\w*|festival\w*|garba|navratri|folk|arts?|fairs?)\b/i,
  },
  meal: {
    label: "Meal on a banana leaf",
    shows: "a meal on a banana leaf in a pillared courtyard",
    scenes: ["festival-sky"],
    types: ["food"],
    words: /\b(food\w*|meals?|cook\w*|kitchens?|cuisine\w*|spices?|tast\w*|eat\w*|feasts?)\b/i,
  },
};
