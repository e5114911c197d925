import type { Colour } from "./colour";

export type Hour = "dawn" | "morning" | "noon" | "golden" | "dusk" | "night";
export type NightName = "indigo" | "peacock" | "plum";

export interface Sky {
  hour: Hour;
  /** From the top of the picture down to the horizon. */
  colours: readonly [Colour, Colour, Colour];
  sun: Colour;
  /** The colour of the light, and how strongly it tints what it falls on. */
  light: Colour;
  strength: number;
  night: NightName;
}

export const skies: Record<string, Sky> = {
  rose: sky("dawn", ["#7fa9bd", "#f1c9b4", "#f79f86"], "#fff0cf", "#ffb49a", 0.16, "indigo"),
  lotus: sky("dawn", ["#5f73a8", "#cf94ab", "#f8bd9d"], "#ffe3a3", "#f0a0a8", 0.16, "plum"),
  apricot: sky("dawn", ["#f6dfb4", "#f9c08d", "#ef8f6c"], "#fffaea", "#ffb27c", 0.14, "peacock"),
  pearl: sky("dawn", ["#a8c3c4", "#e3d9c6", "#f6c9a2"], "#fff3d8", "#f7cfa8", 0.16, "indigo"),
  peacock: sky("morning", ["#2f8f9f", "#86c6bf", "#f2e7c5"], "#fff6dc", "#fff0d0", 0.06, "peacock"),
  clear: sky("morning", ["#5fb0cf", "#afdbdd", "#f6ead0"], "#fff8e4", "#fff2d8", 0.06, "indigo"),
  mint: sky("morning", ["#9ed0c0", "#d2e5c9", "#f8eccd"], "#fffbea", "#f8efc8", 0.1, "peacock"),
  straw: sky("morning", ["#f4d88f", "#f8e6b4", "#fbf1d6"], "#fffdf2", "#ffeec0", 0.08, "plum"),
  azure: sky("noon", ["#1d7fb3", "#58b1cf", "#c9e8e0"], "#fffbe6", "#ffffff", 0.03, "indigo"),
  marigoldNoon: sky("noon", ["#f4bd48", "#f9d888", "#fcecc4"], "#fffdf0", "#fff0c4", 0.08, "peacock"),
  monsoon: sky("noon", ["#6f929c", "#a4bfbc", "#dde2cf"], "#f4f3e2", "#b8ccc6", 0.16, "peacock"),
  rain: sky("noon", ["#4f7d8f", "#8fb3b4", "#cfe0d2"], "#eef3e4", "#a8c8c4", 0.16, "indigo"),
  marigold: sky("golden", ["#f09c30", "#f7c263", "#fce4a8"], "#fffae0", "#ffb950", 0.14, "indigo"),
  vermilion: sky("golden", ["#d64f2b", "#ee8439", "#fac766"], "#fff0b8", "#ff9a4a", 0.16, "plum"),
  tealGold: sky("golden", ["#23808a", "#84b79c", "#f9cd72"], "#fff3c4", "#ffc465", 0.13, "peacock"),
  terracotta: sky("golden", ["#e67a4d", "#f4ab72", "#fcdca8"], "#fff6da", "#ffb070", 0.15, "plum"),
  honey: sky("golden", ["#8fbfb4", "#efd79a", "#fbbf62"], "#fff8dc", "#ffc878", 0.13, "peacock"),
  violet: sky("dusk", ["#362c68", "#95497f", "#f0825f"], "#ffd07a", "#e0765f", 0.2, "plum"),
  ember: sky("dusk", ["#21305f", "#6d5a8f", "#f59c59"], "#ffd98a", "#e08a60", 0.2, "indigo"),
  plum: sky("dusk", ["#5a2854", "#bb485a", "#f79356"], "#ffe0a0", "#e8785a", 0.2, "plum"),
  bluehour: sky("dusk", ["#173a63", "#3f7895", "#f0b98a"], "#ffe7b0", "#9a8a98", 0.22, "peacock"),
  indigo: sky("night", ["#0e1944", "#1d2f69", "#3c568f"], "#f8f0d0", "#34488f", 0.12, "indigo"),
  peacockNight: sky("night", ["#06283d", "#0e465b", "#2b7380"], "#f6efcf", "#235a70", 0.12, "peacock"),
  plumNight: sky("night", ["#24123f", "#4a2160", "#8a3f6e"], "#ffe9b8", "#5a3578", 0.12, "plum"),
};

export const nights: Record<NightName, Sky> = {
  indigo: sky("night", ["#0a1136", "#16235a", "#2e4480"], "#f4ecd0", "#5468a8", 0.2, "indigo"),
  peacock: sky("night", ["#051d30", "#0b364a", "#1f5c6b"], "#f2eed2", "#4a8490", 0.2, "peacock"),
  plum: sky("night", ["#170d33", "#2f1b52", "#57396f"], "#f8e8c8", "#7a5a94", 0.2, "plum"),
};

function sky(
  hour: Hour,
  colours: readonly [Colour, Colour, Colour],
  sun: Colour,
  light: Colour,
  strength: number,
  night: NightName,
): Sky {
  return { hour, colours, sun, light, strength, night };
}

export function skiesAt(hour: Hour): string[] {
  return Object.keys(skies).filter((name) => skies[name]?.hour === hour);
}
