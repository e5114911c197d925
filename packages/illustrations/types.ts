import type { Colours, Paint } from "./palettes";
import type { Random } from "./random";

export type Season = "summer" | "monsoon" | "winter";
export type PanoramaHour = "dawn" | "day" | "dusk" | "night";

/** The size of a picture and where in it the motif stands. */
export interface Frame {
  width: number;
  height: number;
  /** Horizontal position of the motif, as a share of the width. */
  focus: number;
  /** Scale relative to a card. */
  unit: number;
  /** Left limit of prominent shapes, which leaves room for a heading. */
  calm: number;
}

/** The whole picture, in its own coordinates: what a scene draws on. */
export interface View extends Frame {
  ground: number;
  horizon: number;
  focusX: number;
  sun: { x: number; y: number };
  setting: Setting;
  colours: Colours;
  paint: Paint;
  random: Random;
}

/** The motif's place: (0, 0) is the ground under its middle, y grows downwards; the edges are the picture's. */
export interface Stage {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Edges of a card around the motif, also on wider pictures, for framing elements. */
  nearLeft: number;
  nearRight: number;
  horizon: number;
  colours: Colours;
  paint: Paint;
  random: Random;
}

export type Motif = (stage: Stage) => string;

export interface Layers {
  behind: string;
  before: string;
}

export type DrawScene = (view: View) => Layers;

/** Settings of one picture; everything but the motif has a default. */
export interface Setting {
  motif: Motif;
  sky?: string;
  land?: string;
  /** Share of the height at which the motif stands. */
  ground?: number;
  /** Share of the height at which the far land begins. */
  horizon?: number;
  scale?: number;
  /** How far right of its usual place the motif stands on a card, in card units. */
  shift?: number;
  sun?: readonly [x: number, y: number] | "hidden";
  trees?: "fir" | "palm" | "broadleaf" | "none";
  snow?: boolean;
  /** Height of the motif's reflection in water, as a share of its height. */
  mirror?: number;
  /** True if the motif is so tall that wide pictures draw it a little smaller. */
  tall?: boolean;
  /** True to leave out the scene's foreground. */
  bare?: boolean;
}
