import { darker, lighter, mix, nightfall, type Colour } from "./colour";
import { lands, type Land } from "./lands";
import { skies, nights, type Sky } from "./skies";

/** Returns a reference to a color that is `day` in light mode and `night` in dark mode. */
export type Paint = (day: Colour, night?: Colour) => string;

/** Colors shared by all scenes and motifs, usable as a fill. */
export interface Colours {
  sky: readonly [string, string, string];
  sun: string;
  halo: string;
  cloud: string;
  /** 1 at night and 0 by day, for the opacity of stars. */
  starlight: string;
  /** Land at a depth from 0 (at the horizon) to 1 (at our feet). */
  land: (depth: number) => string;
  ground: string;
  groundShade: string;
  groundLight: string;
  water: string;
  waterDeep: string;
  waterLight: string;
  leaf: string;
  leafDark: string;
  leafLight: string;
  trunk: string;
  ink: string;
  snow: string;
  snowShade: string;
  /** A window: dark by day, lit by a lamp at night. */
  window: string;
  lamp: string;
  vermilion: string;
  marigold: string;
  paper: string;
}

/** Four tones of a material by lighting. */
export interface Tones {
  lit: string;
  mid: string;
  shade: string;
  deep: string;
}

export interface Ink {
  colours: Colours;
  paint: Paint;
  /** The two sets of custom properties, for a picture of the given class. */
  style: (className: string) => string;
  day: () => Map<string, string>;
}

export function tones(paint: Paint, base: Colour): Tones {
  return {
    lit: paint(lighter(base, 0.3)),
    mid: paint(base),
    shade: paint(darker(base, 0.28)),
    deep: paint(darker(base, 0.6)),
  };
}

export function createInk(skyName: string, landName: string): Ink {
  const sky = skies[skyName];
  const land = lands[landName];
  if (!sky) throw new Error(`There is no sky called ${skyName}.`);
  if (!land) throw new Error(`There is no land called ${landName}.`);
  const night = nights[sky.night];
  const pairs = new Map<string, string>();

  function exact(day: string, dark: string): string {
    const key = `${day} ${dark}`;
    const name = pairs.get(key) ?? `--${pairs.size.toString(36)}`;
    pairs.set(key, name);
    return `var(${name})`;
  }
  function paint(day: Colour, dark?: Colour): string {
    return exact(mix(day, sky?.light ?? day, sky?.strength ?? 0), dark ?? nightfall(day));
  }

  function style(className: string): string {
    const day = [...pairs].map(([key, name]) => `${name}:${key.split(" ")[0]}`);
    const dark = [...pairs].map(([key, name]) => `${name}:${key.split(" ")[1]}`);
    return `<style>.${className}{${day.join(";")}}@media (prefers-color-scheme:dark){.${className}{${dark.join(";")}}}</style>`;
  }
  function day(): Map<string, string> {
    return new Map([...pairs].map(([key, name]) => [`var(${name})`, key.split(" ")[0] ?? ""]));
  }
  return { colours: coloursOf(sky, night, land, paint, exact), paint, style, day };
}

type Exact = (day: string, dark: string) => string;

function coloursOf(sky: Sky, night: Sky, land: Land, paint: Paint, exact: Exact): Colours {
  const isNight = sky.hour === "night";
  function landAt(depth: number): string {
    const plain = mix(land.far, land.near, depth);
    const haze = 0.62 * (1 - depth) ** 1.3;
    const day = isNight ? nightfall(plain) : mix(plain, sky.light, sky.strength);
    return exact(mix(day, sky.colours[2], haze), mix(nightfall(plain), night.colours[2], haze * 0.8));
  }
  function painted(day: Colour): string {
    return isNight ? exact(nightfall(day), nightfall(darker(day, 0.25))) : paint(day);
  }
  const water = isNight ? nightfall(land.water) : land.water;
  return {
    sky: [
      exact(sky.colours[0], night.colours[0]),
      exact(sky.colours[1], night.colours[1]),
      exact(sky.colours[2], night.colours[2]),
    ],
    sun: exact(sky.sun, night.sun),
    halo: exact(mix(sky.colours[1], sky.sun, 0.42), mix(night.colours[1], night.sun, 0.16)),
    cloud: exact(lighter(sky.colours[2], 0.42), lighter(night.colours[2], 0.08)),
    starlight: exact(isNight ? "1" : "0", "1"),
    land: landAt,
    ground: painted(land.ground),
    groundShade: painted(darker(land.ground, 0.22)),
    groundLight: painted(lighter(land.ground, 0.35)),
    water: exact(mix(water, sky.colours[1], 0.22), mix(nightfall(land.water), night.colours[1], 0.4)),
    waterDeep: exact(darker(mix(water, sky.colours[0], 0.12), 0.2), nightfall(darker(land.water, 0.35))),
    waterLight: exact(mix(water, sky.colours[2], 0.68), mix(night.colours[2], night.sun, 0.12)),
    leaf: painted(land.leaf),
    leafDark: painted(darker(land.leaf, 0.42)),
    leafLight: painted(lighter(land.leaf, 0.3)),
    trunk: painted("#6b4631"),
    ink: exact(mix("#1f2148", land.near, 0.18), "#0a0e28"),
    snow: painted("#fbf6ea"),
    snowShade: exact(
      isNight ? "#55689f" : mix("#a9bfd6", sky.colours[0], 0.22),
      mix(nightfall("#a9bfd6"), night.colours[0], 0.25),
    ),
    window: exact(isNight ? "#ffd27a" : "#2b2a4d", "#ffcf73"),
    lamp: exact(isNight ? "#ffe2a0" : "#f6d58c", "#ffd98a"),
    vermilion: painted("#d8432b"),
    marigold: painted("#f2a62e"),
    paper: painted("#fbf3df"),
  };
}
