import { along, archData, chhatri, merlonsData, wall } from "../architecture";
import { tones, type Tones } from "../palettes";
import { cloths, crowd } from "../people";
import { palm } from "../plants";
import { count } from "../random";
import { box, boxData, dashes, oval, place, polygon, shape, stroke } from "../shapes";
import type { Stage } from "../types";

/** An arch edged with small arcs, as in palaces of Rajasthan. */
function cuspedArchData(x: number, base: number, width: number, tall: number): string {
  const half = width / 2;
  const arc = (dx: number, dy: number) => `a${half * 0.26} ${half * 0.26} 0 0 1 ${dx * half} ${-dy * tall}`;
  return `M${x - half} ${base}v${-tall * 0.58}${arc(0.28, 0.16)}${arc(0.36, 0.14)}${arc(0.36, 0.12)}${arc(0.36, -0.12)}${arc(0.36, -0.14)}${arc(0.28, -0.16)}v${tall * 0.58}z`;
}

/** A hanging balcony under a curved roof. */
function jharokha(stone: Tones, trim: string, window: string): string {
  return [
    shape(stone.shade, "M-24 0L-12 16H12L24 0z"),
    box(window, -21, -44, 42, 32),
    box(stone.mid, -26, -14, 52, 14),
    dashes(stone.deep, -24, 25, -7, 9, 2, 3),
    shape(
      trim,
      `${boxData(-24, -46, 4, 34)}${boxData(-9, -46, 3, 34)}${boxData(6, -46, 3, 34)}${boxData(20, -46, 4, 34)}`,
    ),
    shape(trim, "M-32 -44Q-20 -52 0 -52T32 -44L30 -40H-30z"),
    shape(stone.mid, "M-26 -50Q-22 -72 0 -74Q22 -72 26 -50Q0 -60 -26 -50z"),
    shape(stone.shade, "M4 -74Q22 -72 26 -50Q18 -54 8 -55Q12 -66 4 -74z"),
  ].join("");
}

/** A palace of Rajasthan: its gate, hanging balconies and domed kiosks above a court with a fountain. */
export function royalPalace({ paint, colours, left, right, bottom }: Stage): string {
  const stone = tones(paint, "#d67f57");
  const pale = tones(paint, "#f6e3c6");
  const balcony = jharokha(stone, pale.mid, colours.window);
  const block = (x: number, wide: number, tall: number) =>
    wall(stone, x, 4, wide, tall + 4, 0.16) +
    box(pale.mid, x - wide / 2 - 3, -tall - 4, wide + 6, 5) +
    shape(stone.mid, merlonsData(x - wide / 2, x + wide / 2, -tall - 3, 8));
  const tower = (x: number) =>
    block(x, 52, 176) +
    chhatri(pale, x, -176, 50) +
    shape(
      pale.mid,
      along(3, -146, -38, (y) => cuspedArchData(x, y + 20, 24, 36)),
    ) +
    shape(
      colours.window,
      along(3, -146, -38, (y) => cuspedArchData(x, y + 20, 17, 29)),
    );
  const wing = (side: number) =>
    block(side * 106, 124, 146) +
    [70, 114].map((x) => place(balcony, side * x + side * 6, -70, 0.84)).join("") +
    box(pale.mid, side * 106 - 62, -54, 124, 3) +
    shape(
      pale.mid,
      along(3, side * 106 - 40, side * 106 + 40, (x) => cuspedArchData(x, 4, 32, 48)),
    ) +
    shape(
      stone.deep,
      along(3, side * 106 - 40, side * 106 + 40, (x) => cuspedArchData(x, 4, 24, 41)),
    ) +
    along(2, side * 106 - 26, side * 106 + 26, (x) => chhatri(pale, x, -152, 28)) +
    tower(side * 182);
  const arcade = (x: number, wide: number) =>
    block(x, wide, 78) +
    shape(
      pale.mid,
      along(Math.round(wide / 46), x - wide / 2 + 26, x + wide / 2 - 26, (px) =>
        cuspedArchData(px, 4, 36, 62),
      ),
    ) +
    shape(
      stone.deep,
      along(Math.round(wide / 46), x - wide / 2 + 26, x + wide / 2 - 26, (px) =>
        cuspedArchData(px, 4, 28, 54),
      ),
    ) +
    along(2, x - wide / 2 + 24, x + wide / 2 - 24, (px) => chhatri(pale, px, -82, 30));
  const water = paint("#4f9fa6");
  return [
    left < -500
      ? arcade(-396, 368) +
        block(-604, 56, 118) +
        chhatri(pale, -604, -122, 50) +
        palm({ trunk: colours.trunk, leaf: colours.leafDark, leafLight: colours.leaf }, -690, 20, 210, 26) +
        palm({ trunk: colours.trunk, leaf: colours.leafDark, leafLight: colours.leaf }, -652, 24, 150, -20)
      : "",
    right > 240 ? arcade(294, 164) : "",
    wing(-1),
    wing(1),
    block(0, 112, 196),
    ...[-38, 38].map((x) => chhatri(pale, x, -204, 32)),
    box(stone.mid, -24, -218, 48, 18),
    chhatri(pale, 0, -216, 46),
    box(pale.mid, -56, -118, 112, 4),
    place(balcony, 0, -132, 1.06),
    ...[-42, 42].map(
      (x) => shape(pale.mid, archData(x, -132, 20, 40)) + shape(stone.deep, archData(x, -132, 14, 34)),
    ),
    shape(pale.lit, cuspedArchData(0, 4, 80, 112)),
    shape(stone.shade, cuspedArchData(0, 4, 66, 98)),
    shape(paint("#5a2f3f", "#2a1c3c"), cuspedArchData(0, 4, 48, 80)),
    shape(colours.lamp, "M-5 -50q5 -10 10 0q0 10 -5 10t-5 -10z"),
    stroke(colours.marigold, 4, "M-56 -112Q-28 -92 0 -112Q28 -92 56 -112"),
    box(colours.ground, left, 4, right - left, bottom),
    polygon(colours.groundLight, [-34, 4], [34, 4], [140, bottom], [-140, bottom]),
    stroke(
      colours.groundShade,
      1.6,
      count(9)
        .map((index) => `M${(index - 4) * 70} 4L${(index - 4) * 190} ${bottom}`)
        .join("") + `M${left} 22H${right}M${left} 50H${right}`,
    ),
    oval(pale.shade, 0, 58, 112, 22),
    oval(pale.lit, 0, 53, 112, 22),
    oval(water, 0, 54, 98, 17),
    oval(colours.waterLight, -14, 51, 60, 8),
    shape(pale.mid, "M-9 54L-5 30H5L9 54zM-26 30Q0 42 26 30L20 25H-20z"),
    stroke(
      paint("#ffffff", "#b9c8ea"),
      2.4,
      "M0 26V-4M0 -2q-12 2 -16 26M0 -2q12 2 16 26M0 2q-6 6 -8 22M0 2q6 6 8 22",
    ),
    crowd(cloths(paint), [-164, -146, 132, 150, -330, -312, 262], 44, 1.3),
  ].join("");
}
