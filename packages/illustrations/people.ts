import type { Paint } from "./palettes";
import { disc, polygon, r, shape, stroke } from "./shapes";

/** Bright clothing colors for a crowd. */
export function cloths(paint: Paint): readonly [string, string, string, string] {
  return [
    paint("#d9482f", "#a83a33"),
    paint("#27567f", "#1d3d68"),
    paint("#f7efe0", "#c4bfd6"),
    paint("#f0a531", "#b97d35"),
  ];
}

export function skin(paint: Paint): string {
  return paint("#8a4f33", "#5c3a3a");
}

/** Cloaked people from behind, in a few strokes. */
export function crowd(colours: readonly string[], spots: readonly number[], base: number, size = 1): string {
  return spots
    .map((x, index) => {
      const tall = (24 + ((index * 7) % 5)) * size;
      const half = 6 * size;
      return shape(
        colours[index % colours.length] ?? "",
        `M${r(x - half)} ${r(base)}q0 ${r(-tall * 0.7)} ${r(half)} ${r(-tall * 0.72)}q${r(half)} 0 ${r(half)} ${r(tall * 0.72)}zM${r(x - half * 0.6)} ${r(base - tall * 0.82)}a${r(half * 0.6)} ${r(half * 0.66)} 0 1 1 ${r(half * 1.2)} 0a${r(half * 0.6)} ${r(half * 0.66)} 0 1 1 ${r(-half * 1.2)} 0z`,
      );
    })
    .join("");
}

export interface Dress {
  skin: string;
  coat: string;
  legs: string;
  hat?: string;
}

/** Someone walking to the right; feet at (x, base). */
export function walker(dress: Dress, x: number, base: number, tall: number, pack?: string): string {
  const u = tall / 50;
  const at = (px: number, py: number) => [x + px * u, base + py * u] as const;
  return (
    stroke(
      dress.legs,
      4.6 * u,
      `M${r(x)} ${r(base - 22 * u)}L${r(x + 5 * u)} ${r(base - 11 * u)} ${r(x + 4 * u)} ${r(base - 1 * u)}M${r(x)} ${r(base - 22 * u)}L${r(x - 3 * u)} ${r(base - 11 * u)} ${r(x - 9 * u)} ${r(base - 1 * u)}`,
    ) +
    (pack
      ? shape(
          pack,
          `M${r(x - 4 * u)} ${r(base - 40 * u)}q${r(-9 * u)} 0 ${r(-9 * u)} ${r(9 * u)}t${r(8 * u)} ${r(8 * u)}z`,
        )
      : "") +
    polygon(dress.coat, at(-5, -40), at(4, -41), at(6, -20), at(-6, -20)) +
    stroke(
      dress.coat,
      3.4 * u,
      `M${r(x + 2 * u)} ${r(base - 37 * u)}L${r(x + 8 * u)} ${r(base - 29 * u)} ${r(x + 13 * u)} ${r(base - 31 * u)}`,
    ) +
    disc(dress.skin, x + 1.5 * u, base - 46 * u, 4.6 * u) +
    (dress.hat
      ? shape(
          dress.hat,
          `M${r(x - 4.5 * u)} ${r(base - 46.5 * u)}a${r(6 * u)} ${r(6 * u)} 0 0 1 ${r(12 * u)} 0z`,
        )
      : "")
  );
}

/** A monk sitting cross-legged. */
export function sitting(robe: string, bare: string, x: number, base: number, size = 1): string {
  return (
    shape(
      robe,
      `M${r(x - 14 * size)} ${r(base)}q${r(4 * size)} ${r(-9 * size)} ${r(8 * size)} ${r(-9 * size)}l${r(1 * size)} ${r(-13 * size)}q${r(5 * size)} ${r(-5 * size)} ${r(10 * size)} 0l${r(1 * size)} ${r(13 * size)}q${r(4 * size)} 0 ${r(8 * size)} ${r(9 * size)}z`,
    ) + disc(bare, x, base - 29 * size, 5 * size)
  );
}
