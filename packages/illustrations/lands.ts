import type { Colour } from "./colour";

/** Colors of a kind of land; hills between `far` and `near` are mixed from both. */
export interface Land {
  far: Colour;
  near: Colour;
  ground: Colour;
  leaf: Colour;
  water: Colour;
}

export const lands: Record<string, Land> = {
  alpine: land("#7f9bb3", "#2c4d4a", "#8fa05a", "#2f5d4a", "#5aa7b4"),
  winter: land("#9cb4cb", "#33506a", "#eef0ea", "#2b4f5c", "#7fb2c4"),
  coldDesert: land("#b08f9b", "#7d4f3f", "#c99b6b", "#7c8a4a", "#1f6fa6"),
  tea: land("#8fb394", "#2b6a3c", "#7fae49", "#3f7d3c", "#6fae9c"),
  forest: land("#7ba39a", "#1f5140", "#6f9448", "#2d6a45", "#3f9a94"),
  monsoon: land("#86ab9c", "#17583c", "#5c9c46", "#2b7a43", "#5a9f97"),
  autumn: land("#b39a86", "#6b4a2e", "#c79a4c", "#a8632c", "#5f9a96"),
  dry: land("#c9ab85", "#7a5a32", "#d3aa5e", "#8b8138", "#7fa08a"),
  desert: land("#dba577", "#9c4f2c", "#e5b069", "#87803c", "#6fa3a0"),
  bluecity: land("#c99a86", "#8a4b3c", "#d9a06c", "#6f7d46", "#5b8fb5"),
  plain: land("#a9ad84", "#56682f", "#b5b45a", "#4d7a3a", "#6fa3a0"),
  city: land("#b7a18f", "#6d5148", "#dcb583", "#4f7447", "#6aa0a4"),
  lake: land("#9ba6ad", "#4f5a63", "#cfb27e", "#4a7350", "#3d8fa6"),
  river: land("#9fae9f", "#4a5e44", "#cfb88a", "#4f7d45", "#5a9ba0"),
  sea: land("#7ba7ad", "#24564f", "#f0d6a0", "#2e7650", "#1f93a0"),
  lagoon: land("#8db5b0", "#2a5f4b", "#f6e6c3", "#2f7d55", "#21b0ae"),
  laterite: land("#a8978a", "#8c3f2a", "#c9633a", "#3f7a42", "#2f93a3"),
  rock: land("#c08f74", "#7c3b28", "#cf8a54", "#4f7a3f", "#5b9470"),
  basalt: land("#8f9a93", "#3d3f45", "#98a05a", "#3f7a45", "#5a9f97"),
  mangrove: land("#97a98f", "#3a4c34", "#a5906c", "#4c6f3a", "#6f9a86"),
  salt: land("#b9b3bd", "#7d6f80", "#f3ead8", "#8a8a52", "#a8c4cc"),
  stone: land("#a89b8f", "#5d4a42", "#c9a373", "#56733f", "#5f9a96"),
  cavern: land("#4e5d7a", "#1b2440", "#33405f", "#32525a", "#2f7f92"),
};

function land(far: Colour, near: Colour, ground: Colour, leaf: Colour, water: Colour): Land {
  return { far, near, ground, leaf, water };
}
