import type { Tones } from "./palettes";
import { count } from "./random";
import { type Point, box, boxData, place, polygonData, r, shape, stroke } from "./shapes";

/** A bulbous dome with a pointed tip, standing on `base`. */
export function onionDomeData(x: number, base: number, width: number, tall: number): string {
  const half = width / 2;
  return `M${r(x - half * 0.82)} ${r(base)}C${r(x - half * 1.3)} ${r(base - tall * 0.38)} ${r(x - half * 0.55)} ${r(base - tall * 0.72)} ${r(x)} ${r(base - tall)}C${r(x + half * 0.55)} ${r(base - tall * 0.72)} ${r(x + half * 1.3)} ${r(base - tall * 0.38)} ${r(x + half * 0.82)} ${r(base)}z`;
}

export function roundDomeData(x: number, base: number, width: number, tall = width / 2): string {
  return `M${r(x - width / 2)} ${r(base)}a${r(width / 2)} ${r(tall)} 0 0 1 ${r(width)} 0z`;
}

/** A pointed arch as relative path data, so that a row of them compresses well. */
export function archData(x: number, base: number, width: number, tall: number): string {
  const half = width / 2;
  const side = r(tall * 0.6);
  return `M${r(x - half)} ${r(base)}v-${side}q0 ${r(tall * -0.26)} ${r(half)} ${r(tall * -0.4)}q${r(half)} ${r(tall * 0.14)} ${r(half)} ${r(tall * 0.4)}v${side}z`;
}

export function roundArchData(x: number, base: number, width: number, tall: number): string {
  const half = r(width / 2);
  const side = r(tall - width / 2);
  return `M${r(x - width / 2)} ${r(base)}v-${side}a${half} ${half} 0 0 1 ${r(width)} 0v${side}z`;
}

/** `opening` repeated `total` times from one x to another. */
export function along(
  total: number,
  from: number,
  to: number,
  opening: (x: number, index: number) => string,
): string {
  return count(total)
    .map((index) =>
      opening(total === 1 ? (from + to) / 2 : from + ((to - from) * index) / (total - 1), index),
    )
    .join("");
}

/** A wall lit from the left, with its right part in shade. */
export function wall(
  tones: Tones,
  x: number,
  base: number,
  width: number,
  tall: number,
  shaded = 0.3,
): string {
  return (
    box(tones.mid, x - width / 2, base - tall, width, tall) +
    (shaded > 0 ? box(tones.shade, x + width / 2 - width * shaded, base - tall, width * shaded, tall) : "")
  );
}

/** A dome with its shadow on the right and a spike on top. */
export function dome(
  tones: Tones,
  x: number,
  base: number,
  width: number,
  tall: number,
  kind: "onion" | "round" = "onion",
): string {
  const data = kind === "onion" ? onionDomeData : roundDomeData;
  const half = width / 2;
  const bulge = kind === "onion" ? 1.16 : 1;
  const shadow = `M${r(x)} ${r(base - tall)}C${r(x + half * 0.62)} ${r(base - tall * 0.72)} ${r(x + half * bulge * 1.1)} ${r(base - tall * 0.38)} ${r(x + half * (kind === "onion" ? 0.82 : 1))} ${r(base)}H${r(x + half * 0.3)}Q${r(x + half * 0.72)} ${r(base - tall * 0.5)} ${r(x)} ${r(base - tall)}z`;
  return (
    shape(tones.lit, data(x, base, width, tall)) +
    shape(tones.shade, shadow) +
    finial(tones.deep, x, base - tall + 1, tall * 0.3)
  );
}

export function finial(fill: string, x: number, y: number, tall: number): string {
  return shape(fill, `M${r(x - tall * 0.09)} ${r(y)}L${r(x)} ${r(y - tall)} ${r(x + tall * 0.09)} ${r(y)}z`);
}

/** A pillared kiosk under a small dome. */
export function chhatri(tones: Tones, x: number, base: number, width: number): string {
  const kiosk =
    shape(tones.mid, "M-9 0v-12h2v12zM-1 0v-12h2v12zM7 0v-12h2v12z") +
    box(tones.lit, -11.5, -14, 23, 2.4) +
    dome(tones, 0, -13.5, 17, 12);
  return place(kiosk, x, base, width / 20);
}

/** Battlements along the top of a wall. */
export function merlonsData(from: number, to: number, y: number, size: number): string {
  const total = Math.max(1, Math.round((to - from) / (size * 1.7)));
  const step = (to - from) / total;
  return count(total)
    .map((index) => {
      const x = from + step * (index + 0.5);
      return `M${r(x - size / 2)} ${r(y + 0.5)}v${r(-size * 0.6)}l${r(size / 2)} ${r(-size * 0.5)}l${r(size / 2)} ${r(size * 0.5)}v${r(size * 0.6)}z`;
    })
    .join("");
}

/** A grid of small openings. */
export function windowsData(
  x: number,
  y: number,
  columns: number,
  rows: number,
  gapX: number,
  gapY: number,
  width: number,
  tall: number,
): string {
  return count(rows)
    .flatMap((row) => count(columns).map((column) => boxData(x + column * gapX, y + row * gapY, width, tall)))
    .join("");
}

export function flag(fill: string, pole: string, x: number, base: number, tall: number, side = 1): string {
  const points: Point[] = [
    [x, base - tall],
    [x + side * tall * 0.5, base - tall * 0.86],
    [x, base - tall * 0.68],
  ];
  return (
    stroke(pole, Math.max(1, tall * 0.045), `M${r(x)} ${r(base)}V${r(base - tall)}`) +
    shape(fill, polygonData(points))
  );
}
