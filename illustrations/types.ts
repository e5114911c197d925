import type { Category, Region, Scene } from "../app/domain/tour";
import type { Colours, Paint } from "./palettes";
import type { Random } from "./random";

export type { Category, Region, Scene };
export type Hour = "dawn" | "morning" | "noon" | "golden" | "dusk" | "night";
export type Season = "summer" | "monsoon" | "winter";
export type PanoramaHour = "dawn" | "day" | "dusk" | "night";

/** What the illustrator needs to know of a tour; the catalogue's files have more. */
export interface IllustratedTour {
  slug: string;
  illustration: { scene: Scene; motif: string; hour: Hour };
}

/** The size of a picture and where in it the motif stands. */
export interface Frame {
  width: number;
  height: number;
  /** Where the motif stands from left to right, as a share of the width. */
  focus: number;
  /** How much larger than on a card everything is drawn. */
  unit: number;
  /** Nothing loud is drawn to the left of this x, so that a heading can stand there. */
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
  /** The edges of a card around the motif, also on wider pictures: for what frames it. */
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

/** What one picture has of its own; everything but the motif has a default. */
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
  /** Draws the motif once more upside down, as water shows it: how tall, as a share. */
  mirror?: number;
  /** Reaches so high that even a close view keeps its distance. */
  tall?: boolean;
  /** Leaves out what the scene draws in front of the motif. */
  bare?: boolean;
}
