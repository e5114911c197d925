import { along, archData, chhatri, dome, onionDomeData, roundDomeData, wall } from "../architecture";
import { tones } from "../palettes";
import { skin } from "../people";
import { discData } from "../plants";
import { count } from "../random";
import { box, boxData, disc, oval, place, polygon, shape, stroke } from "../shapes";
import type { Stage } from "../types";

/** Jaipur: five storeys of little bay windows, and a flower seller below. */
export function hawaMahal({ paint, colours }: Stage): string {
  const pink = tones(paint, "#dd7d5f");
  const trim = paint("#f9e6cf", "#c4a9b8");
  const step = 20;
  const bay =
    box(pink.lit, -7.5, -34, 15, 32) +
    shape(trim, onionDomeData(0, -33, 15, 11) + boxData(-8.5, -34, 17, 2)) +
    shape(colours.window, archData(-3.4, -8, 4.6, 22) + archData(3.4, -8, 4.6, 22));
  const parts = [11, 11, 9, 5, 3].flatMap((bays, row) => {
    const y = row * -42;
    const wide = bays * step;
    return [
      wall(pink, 0, y, wide, 39, 0.14),
      box(pink.shade, -wide / 2 - 3, y - 4, wide + 6, 4),
      ...count(bays).map((index) => place(bay, (index - (bays - 1) / 2) * step, y)),
    ];
  });
  parts.push(...[-20, 0, 20].map((x) => dome(pink, x, -207, 15, 14)));
  const flowers = ["#f2a62e", "#e2553a", "#f7d04a"].map((colour, index) =>
    oval(paint(colour), 24 + index * 9, 27 - (index % 2) * 7, 14, 8),
  );
  const sari = paint("#c8324a");
  const seller =
    shape(sari, "M62 34q0 -34 13 -36q13 2 13 36z") +
    disc(skin(paint), 75, -8, 6) +
    shape(sari, "M67 -7q0 -10 8 -11q10 1 10 22q-5 2 -5 -11z");
  return [
    ...parts,
    seller,
    polygon(paint("#6d4a35"), [4, 26], [58, 26], [50, 38], [12, 38]),
    ...flowers,
  ].join("");
}

/** The island palace of Lake Pichola; its walls stand on the water at y = 0. */
export function islandPalace({ paint, colours }: Stage): string {
  const white = tones(paint, "#fbf3e4");
  return [
    shape(
      colours.leafDark,
      [-96, -64, 20, 84].map((x) => discData(x, -44, 15) + discData(x + 12, -40, 12)).join(""),
    ),
    wall(white, 0, 0, 232, 26, 0),
    wall(white, -62, -24, 82, 22, 0.12),
    wall(white, 52, -24, 96, 30, 0.12),
    wall(white, 46, -52, 58, 18, 0.2),
    shape(
      colours.window,
      rowOfArches(19, -108, 108, -4, 7, 14) +
        rowOfArches(6, -94, -32, -27, 8, 13) +
        rowOfArches(8, 10, 94, -28, 8, 17) +
        rowOfArches(5, 24, 68, -54, 7, 12),
    ),
    box(white.shade, -118, -28, 236, 3),
    box(white.lit, -122, -2, 244, 3),
    ...[-100, -62, -24].map((x) => chhatri(white, x, -46, 14)),
    ...[10, 94].map((x) => chhatri(white, x, -54, 14)),
    ...[24, 68].map((x) => chhatri(white, x, -70, 12)),
    dome(white, 46, -69, 26, 22),
    ...[-112, 112].map(
      (x) => wall(white, x, 0, 16, 34, 0.4) + shape(white.lit, roundDomeData(x, -34, 18, 9)),
    ),
    stroke(white.lit, 2, "M-110 8H-20M6 10H104M-70 15H-10M30 17H90"),
  ].join("");
}

function rowOfArches(total: number, from: number, to: number, y: number, w: number, h: number): string {
  return along(total, from, to, (x) => archData(x, y, w, h));
}
