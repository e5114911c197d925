import { along, roundArchData } from "../architecture";
import { type Tones, tones } from "../palettes";
import { discData } from "../plants";
import { count } from "../random";
import { box, boxData, disc, polygon, shape, stroke } from "../shapes";
import type { Stage } from "../types";

/** A stone bridge of round arches whose deck lies at y = top. */
export function viaduct(
  stone: Tones,
  left: number,
  right: number,
  top: number,
  foot: number,
  span: number,
): string {
  const arches = along(Math.round((right - left) / span), left + span / 2, right - span / 2, (x) =>
    roundArchData(x, foot + 1, span * 0.74, foot - top - 12),
  );
  const shades = along(
    Math.round((right - left) / span),
    left + span / 2,
    right - span / 2,
    (x) =>
      `M${x + span * 0.37} ${foot}V${top + 12 + span * 0.37}a${span * 0.37} ${span * 0.37} 0 0 0 -${span * 0.37} -${span * 0.37}q${span * 0.24} ${span * 0.1} ${span * 0.24} ${span * 0.4}V${foot}z`,
  );
  return (
    `<path fill="${stone.mid}" fill-rule="evenodd" d="${boxData(left, top, right - left, foot - top)}${arches}"/>` +
    shape(stone.shade, shades) +
    box(stone.lit, left, top - 4, right - left, 6) +
    box(stone.shade, left, top + 3, right - left, 2.4)
  );
}

export interface Livery {
  body: string;
  trim: string;
  roof: string;
  glass: string;
  wheel: string;
}

/** A carriage of `length` whose wheels stand on y = 0. */
export function carriage(livery: Livery, x: number, length: number, windows: number): string {
  return (
    box(livery.body, x, -30, length, 24) +
    box(livery.trim, x, -14, length, 3) +
    shape(livery.roof, `M${x - 2} -30q2 -6 8 -6h${length - 12}q6 0 8 6z`) +
    shape(
      livery.glass,
      along(windows, x + length / windows / 2 + 1, x + length - length / windows / 2 - 1, (px) =>
        boxData(px - 3.6, -26, 7.2, 9),
      ),
    ) +
    shape(
      livery.wheel,
      boxData(x + 3, -6, length - 6, 3) + discData(x + 9, -3.4, 3.6) + discData(x + length - 9, -3.4, 3.6),
    )
  );
}

/** A small tank engine heading to the right, its wheels on y = 0, its nose at x + 62. */
export function steamEngine(livery: Livery, x: number): string {
  const at = (content: string) => `<g transform="translate(${x} 0)">${content}</g>`;
  return at(
    [
      box(livery.body, 0, -34, 22, 26),
      shape(livery.roof, "M-3 -34q2 -6 8 -6h13q6 0 8 6z"),
      box(livery.glass, 5, -30, 11, 10),
      shape(livery.body, "M20 -26h34a8 9 0 0 1 0 18h-34z"),
      shape(livery.trim, boxData(30, -26, 2.4, 18) + boxData(43, -26, 2.4, 18)),
      shape(livery.wheel, "M46 -26l-1.500 -14h9l-1.500 14zM30 -26v-4a4 4 0 0 1 8 0v4z"),
      box(livery.trim, 43.5, -42, 12, 3),
      disc(livery.glass, 61, -17, 3),
      shape(
        livery.wheel,
        `${boxData(-2, -9, 64, 4)}M60 -8l8 7h-10z${[6, 22, 36, 50].map((px) => discData(px, -4.6, 5.2)).join("")}`,
      ),
      stroke(livery.trim, 1.6, "M8 -4.600H46"),
    ].join(""),
  );
}

/** Puffs that trail to the left of a chimney at (x, y). */
export function steam(fill: string, x: number, y: number, size = 1): string {
  const puffs = count(7).map((index) =>
    discData(
      x - index * 12 * size - index * index * size,
      y - 8 - index * 5 * size - (index % 2) * 5,
      (5 + index * 2.4) * size,
    ),
  );
  return shape(fill, puffs.join(""));
}

function blueTrain({ paint, colours }: Stage): Livery {
  return {
    body: paint("#2b6cb0", "#284f94"),
    trim: paint("#f8ecd0", "#c9c3d8"),
    roof: paint("#e9e0cc", "#8d94b8"),
    glass: colours.window,
    wheel: colours.ink,
  };
}

/** Ooty: the Nilgiri train on its viaduct. */
export function nilgiriTrain(stage: Stage): string {
  const { paint, colours, left, right } = stage;
  const stone = tones(paint, "#cbb294");
  const livery = blueTrain(stage);
  const train = [58, 0, -58].map((x) => carriage(livery, x - 88, 54, 5)).join("") + steamEngine(livery, 28);
  return (
    viaduct(stone, left, right, -84, 20, 62) +
    steam(colours.snow, 78, -132) +
    `<g transform="translate(0 -88)">${train}</g>` +
    polygon(colours.leafDark, [left, 22], [left, 6], [-70, 16], [0, 10], [90, 18], [right, 8], [right, 26])
  );
}
