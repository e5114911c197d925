import { tones } from "../palettes";
import { discData } from "../plants";
import { count } from "../random";
import { box, disc, place, polygon, shape, stroke } from "../shapes";
import type { Stage } from "../types";

/** Coorg: a branch heavy with coffee cherries under silver oaks. */
export function coffeeBranch({ paint, colours, left, right, nearLeft, top, bottom }: Stage): string {
  const cherry = tones(paint, "#d3262f");
  const oak = (x: number, wide: number) =>
    shape(
      paint("#c9c2b2", "#4a5474"),
      `M${x - wide} 30L${x - wide * 0.6} ${top}H${x + wide * 0.6}L${x + wide} 30z`,
    ) +
    shape(
      colours.leafDark,
      count(9)
        .map(
          (index) =>
            `M${x - wide * 0.9} ${10 - index * 38}q${wide} -16 ${wide * 1.9} -4q-${wide} 14 -${wide * 1.9} 4z`,
        )
        .join(""),
    );
  const leafPair = (x: number, y: number, turn: number, size: number) =>
    `<g transform="translate(${x} ${y})rotate(${turn})scale(${size})">${shape(colours.leaf, "M0 0Q20 -40 66 -44Q62 -6 0 0z")}${shape(colours.leafDark, "M0 0Q40 -8 66 -44Q62 -6 0 0z")}${shape(colours.leaf, "M0 0Q-20 -40 -66 -44Q-62 -6 0 0z")}${shape(colours.leafDark, "M0 0Q-40 -8 -66 -44Q-20 -40 0 0z")}</g>`;
  const bunch = (x: number, y: number, size: number) =>
    place(
      [
        [-14, 0],
        [2, 6],
        [16, -2],
        [-6, -12],
        [10, -14],
        [-20, 12],
        [14, 14],
        [-4, 20],
      ]
        .map(
          ([px = 0, py = 0], index) =>
            disc(index % 4 === 3 ? paint("#e88a2e") : cherry.mid, px, py, 10) +
            disc(cherry.lit, px - 3, py - 3, 3),
        )
        .join(""),
      x,
      y,
      size,
    );
  return [
    oak(-132, 12),
    oak(150, 14),
    oak(92, 8),
    shape(
      colours.leafDark,
      count((right - left) / 26)
        .map((index) => discData(left + index * 27, 40 + ((index * 17) % 22), 26))
        .join(""),
    ),
    shape(
      colours.leaf,
      count((right - left) / 28)
        .map((index) => discData(left + 8 + index * 29, 72 + ((index * 13) % 24), 22))
        .join(""),
    ),
    box(colours.leaf, left, 88, right - left, bottom),
    stroke(paint("#6b4a35"), 8, `M${nearLeft} 30Q-110 -60 -20 -84T140 -150`),
    leafPair(-142, -10, -30, 0.9),
    leafPair(-92, -54, -24, 1.05),
    leafPair(-34, -84, -14, 1.15),
    leafPair(34, -98, -16, 1.1),
    leafPair(94, -122, -24, 1),
    leafPair(136, -148, -40, 0.8),
    bunch(-112, -34, 1.05),
    bunch(-58, -66, 1.2),
    bunch(4, -82, 1.3),
    bunch(66, -102, 1.1),
    bunch(116, -130, 0.9),
  ].join("");
}

/** Mahabaleshwar: rows of strawberries to the edge of a deep valley. */
export function strawberryRows({ paint, colours, left, right, bottom, random }: Stage): string {
  const red = tones(paint, "#d92b32");
  const soil = tones(paint, "#a8583a");
  const widest = Math.ceil(-left / 40);
  const spread = count(widest * 2 + 1).map((index) => index - widest);
  const rows = spread.map((index) =>
    polygon(
      colours.leaf,
      [index * 26 - 5, -40],
      [index * 26 + 5, -40],
      [index * 92 + 26, bottom],
      [index * 92 - 26, bottom],
    ),
  );
  const fruit = spread.flatMap((index) =>
    count(6).map((step) => {
      const share = ((step + 0.6) / 6) ** 1.6;
      return `M${(index * (26 + 66 * share) + (random() - 0.5) * 26 * share).toFixed(0)} ${(-40 + (bottom + 40) * share).toFixed(0)}q${(5 * share + 1).toFixed(1)} 0 ${(4 * share + 1).toFixed(1)} ${(5 * share + 1).toFixed(1)}q-${(2 * share).toFixed(1)} ${(5 * share).toFixed(1)} -${(4 * share + 1).toFixed(1)} ${(6 * share).toFixed(1)}q-${(4 * share).toFixed(1)} -${(3 * share).toFixed(1)} -${(4 * share + 1).toFixed(1)} -${(6 * share).toFixed(1)}q0 -${(5 * share + 1).toFixed(1)} ${(5 * share).toFixed(1)} -${(5 * share + 1).toFixed(1)}z`;
    }),
  );
  const berry = (x: number, y: number, size: number, turn: number) =>
    `<g transform="translate(${x} ${y})rotate(${turn})scale(${size})">${shape(red.mid, "M-30 -14Q-34 -36 -10 -34Q0 -38 10 -34Q34 -36 30 -14Q24 20 0 34Q-24 20 -30 -14z")}${shape(red.shade, "M14 -34Q34 -34 30 -14Q24 20 0 34Q20 0 14 -34z")}${shape(
      paint("#f9d876"),
      [
        [-16, -16],
        [0, -20],
        [16, -14],
        [-10, 0],
        [6, -2],
        [-2, 14],
        [12, 10],
        [-18, -2],
      ]
        .map(([px = 0, py = 0]) => `M${px} ${py}q3 3 0 6q-3 -3 0 -6z`)
        .join(""),
    )}${shape(colours.leafDark, "M0 -30L-26 -44L-14 -30L-30 -22L-8 -26L0 -14L8 -26L30 -22L14 -30L26 -44z")}${stroke(colours.leafDark, 4, "M0 -32Q4 -48 -6 -60")}</g>`;
  return [
    polygon(soil.mid, [left, -40], [right, -44], [right, bottom], [left, bottom]),
    polygon(soil.deep, [left, -40], [right, -44], [right, -36], [left, -34]),
    ...rows,
    shape(red.mid, fruit.join("")),
    shape(
      colours.leafDark,
      [
        [-120, 70, 44],
        [-66, 92, 40],
        [70, 80, 46],
        [126, 92, 40],
        [0, 100, 40],
      ]
        .map(
          ([x = 0, y = 0, size = 0]) =>
            `M${x} ${y}q-${size} -10 -${size} -${size * 0.8}q${size * 0.8} 0 ${size} ${size * 0.8}zM${x} ${y}q${size} -10 ${size} -${size * 0.8}q-${size * 0.8} 0 -${size} ${size * 0.8}zM${x} ${y}q-${size * 0.5} -${size * 0.7} 0 -${size}q${size * 0.5} ${size * 0.3} 0 ${size}z`,
        )
        .join(""),
    ),
    berry(-84, 44, 1.3, 14),
    berry(26, 54, 1.6, -8),
    berry(112, 50, 1.15, 16),
  ].join("");
}
