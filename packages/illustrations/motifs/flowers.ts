import { tones } from "../palettes";
import { discData, firs } from "../plants";
import { count } from "../random";
import { disc, place, shape, stroke } from "../shapes";
import type { Stage } from "../types";

/** Valleys of Sikkim: crimson rhododendrons over a braided river. */
export function rhododendrons({ paint, colours, left, right, nearLeft, nearRight, bottom }: Stage): string {
  const crimson = tones(paint, "#cf2740");
  const truss = (x: number, y: number, size: number) =>
    place(
      shape(
        colours.leafDark,
        count(8)
          .map((index) => {
            const angle = (index * Math.PI) / 4 + 0.3;
            const cos = Math.cos(angle) * 44;
            const sin = Math.sin(angle) * 30;
            return `M0 4Q${(cos * 0.5 - sin * 0.3).toFixed(0)} ${(sin * 0.5 + cos * 0.2 + 4).toFixed(0)} ${cos.toFixed(0)} ${(sin + 4).toFixed(0)}Q${(cos * 0.5 + sin * 0.3).toFixed(0)} ${(sin * 0.5 - cos * 0.2 + 4).toFixed(0)} 0 4z`;
          })
          .join(""),
      ) +
        shape(
          crimson.shade,
          [
            [-14, 6, 13],
            [14, 6, 13],
            [0, 10, 13],
          ]
            .map(([px = 0, py = 0, radius = 0]) => discData(px, py, radius))
            .join(""),
        ) +
        shape(
          crimson.mid,
          [
            [-16, -6, 12],
            [16, -6, 12],
            [0, -12, 14],
            [-6, 4, 11],
            [8, 3, 11],
          ]
            .map(([px = 0, py = 0, radius = 0]) => discData(px, py, radius))
            .join(""),
        ) +
        shape(
          crimson.lit,
          [
            [-16, -8, 5],
            [16, -8, 5],
            [0, -14, 6],
            [-5, 2, 4],
            [9, 2, 4],
          ]
            .map(([px = 0, py = 0, radius = 0]) => discData(px, py, radius))
            .join(""),
        ),
      x,
      y,
      size,
    );
  return [
    shape(colours.leafLight, `M${left} -30Q-60 -44 20 -36T${right} -46V${bottom}H${left}z`),
    shape(
      colours.waterLight,
      `M40 -40Q-20 -28 20 -16T-10 8T30 40T-40 ${bottom}H${right}V60Q120 46 70 24T40 0T50 -24T60 -40z`,
    ),
    shape(
      colours.water,
      `M46 -40Q0 -26 34 -14T10 8T50 38T0 ${bottom}H60Q60 70 92 54Q60 40 40 22T34 -4T54 -40z`,
    ),
    shape(
      colours.groundLight,
      "M22 -8q14 -4 16 4q-8 6 -16 -4zM40 30q24 -2 30 10q-18 6 -30 -10zM10 66q20 -4 30 10q-20 6 -30 -10z",
    ),
    firs(colours.leafDark, [
      [-60, -30, 40],
      [-44, -28, 54],
      [96, -36, 56],
      [112, -38, 42],
      [130, -40, 60],
    ]),
    stroke(
      colours.trunk,
      8,
      `M${nearLeft} 90Q-130 30 -90 0M-130 40Q-100 30 -50 30M${nearRight} 100Q140 50 120 20`,
    ),
    truss(-146, -34, 1.1),
    truss(-92, -8, 1.5),
    truss(-46, 34, 1.25),
    truss(-128, 44, 1.6),
    truss(-78, 84, 1.5),
    truss(128, 18, 1.2),
    truss(160, 62, 1.5),
    truss(106, 76, 1.1),
  ].join("");
}

/** Valley of Flowers: pink balsam and blue poppies at one's feet. */
export function alpineMeadow({ paint, colours, left, right, bottom }: Stage): string {
  const blue = tones(paint, "#3f7fd0");
  const pink = tones(paint, "#e2569c");
  const gold = paint("#f7c63f", "#e0b04a");
  const poppy = (x: number, y: number, tall: number) =>
    place(
      stroke(colours.leafDark, 4, "M0 0Q-6 -40 0 -84M0 -30Q-18 -34 -26 -50M0 -20Q16 -24 26 -42") +
        shape(blue.shade, "M0 -84Q-40 -90 -30 -116Q-10 -130 0 -100Q10 -130 30 -116Q40 -90 0 -84z") +
        shape(
          blue.mid,
          "M0 -84Q-44 -66 -40 -94Q-28 -112 0 -92Q28 -112 40 -94Q44 -66 0 -84zM0 -84Q-24 -58 0 -54Q24 -58 0 -84z",
        ) +
        disc(gold, 0, -90, 8) +
        disc(tones(paint, "#f7c63f").shade, 0, -90, 3),
      x,
      y,
      tall / 100,
    );
  const balsam = (x: number, y: number, tall: number) =>
    place(
      stroke(colours.leafDark, 3.4, "M0 0V-92") +
        shape(colours.leaf, "M0 -20Q-26 -24 -34 -40Q-10 -44 0 -20zM0 -34Q26 -38 34 -54Q10 -58 0 -34z") +
        shape(
          pink.mid,
          [
            [-12, -58],
            [12, -66],
            [-10, -80],
            [9, -90],
            [0, -104],
          ]
            .map(([px = 0, py = 0]) => `M${px} ${py}q-16 -4 -12 -16q8 -6 12 4q4 -10 12 -4q4 12 -12 16z`)
            .join(""),
        ) +
        shape(
          pink.lit,
          [
            [-12, -58],
            [12, -66],
            [-10, -80],
            [9, -90],
            [0, -104],
          ]
            .map(([px = 0, py = 0]) => discData(px, py - 6, 3))
            .join(""),
        ),
      x,
      y,
      tall / 100,
    );
  const carpet = (colour: string, y: number, seed: number) =>
    shape(
      colour,
      count((right - left) / 9)
        .map((index) =>
          discData(
            left + index * 9 + ((index * seed) % 7),
            y + ((index * seed * 3) % 26),
            2 + (index % 3) * 0.7,
          ),
        )
        .join(""),
    );
  return [
    shape(colours.leafLight, `M${left} -40Q-60 -58 20 -46T${right} -60V${bottom}H${left}z`),
    carpet(pink.mid, -36, 5),
    shape(colours.leaf, `M${left} -6Q-40 -26 60 -12T${right} -22V${bottom}H${left}z`),
    carpet(gold, -4, 7),
    carpet(pink.lit, 14, 11),
    carpet(blue.lit, 24, 5),
    shape(colours.leafDark, `M${left} 56Q-40 36 60 50T${right} 40V${bottom}H${left}z`),
    balsam(-150, 84, 130),
    balsam(-48, 82, 118),
    balsam(66, 90, 136),
    balsam(156, 80, 116),
    poppy(-100, 92, 150),
    poppy(10, 96, 172),
    poppy(114, 94, 140),
    balsam(-124, 112, 90),
    balsam(40, 116, 86),
    poppy(-60, 120, 96),
  ].join("");
}
