import { archData, chhatri, wall } from "../architecture";
import { tones } from "../palettes";
import { count } from "../random";
import { box, polygon, polygonData, shape, stroke } from "../shapes";
import type { Stage } from "../types";

const levels = 7;

/** Abhaneri: Chand Baori, double stairs in tiers that narrow down to green water, galleries on the far side. */
export function chandBaori({ paint, colours, left, right, bottom }: Stage): string {
  const stone = tones(paint, "#d6a566");
  const far = tones(paint, "#c08a58");
  const first = -118;
  const tall = (62 - first) / levels;
  const tiers = count(levels).flatMap((level) => {
    const y = first + level * tall;
    const half = 236 - level * 22;
    const flights = 8 - level;
    const wide = (half * 2) / flights;
    const base = y + tall;
    const stairs = count(flights).map((index) => -half + wide * (index + 0.5));
    return [
      box(stone.mid, left, y, right - left, tall),
      shape(
        stone.lit,
        stairs
          .map((x) =>
            polygonData([
              [x - wide * 0.5, base],
              [x, y + 4],
              [x, base],
            ]),
          )
          .join(""),
      ),
      shape(
        stone.deep,
        stairs
          .map((x) =>
            polygonData([
              [x + wide * 0.5, base],
              [x, y + 4],
              [x, base],
            ]),
          )
          .join(""),
      ),
      box(stone.shade, left, base - 3, right - left, 3),
    ];
  });
  const rim = Math.max(left, -400);
  return [
    box(far.shade, left, -214, right - left, 110),
    wall(far, 0, -118, 228, 116, 0.25),
    box(far.lit, -122, -238, 244, 6),
    box(far.lit, -118, -180, 236, 5),
    shape(
      colours.window,
      count(7)
        .map((index) => archData(-90 + index * 30, -184, 18, 38))
        .join(""),
    ),
    shape(
      colours.window,
      count(7)
        .map((index) => archData(-90 + index * 30, -124, 18, 44))
        .join(""),
    ),
    ...[-96, 0, 96].map((x) => chhatri(far, x, -236, x === 0 ? 44 : 32)),
    box(far.lit, rim, -214, -122 - rim, 6),
    box(far.lit, 122, -214, right - 122, 6),
    ...tiers,
    polygon(stone.shade, [left, first], [-212, first], [-92, 66], [left, bottom]),
    polygon(stone.deep, [right, first], [212, first], [92, 66], [right, bottom]),
    stroke(
      stone.mid,
      4,
      count(8)
        .map((index) => {
          const y = first + 14 + index * tall;
          const x = -206 + index * 15;
          return `M${left} ${y + 20}L${x - 24} ${y + 6}L${x - 6} ${y + 16}`;
        })
        .join(""),
    ),
    stroke(
      stone.shade,
      4,
      count(8)
        .map((index) => {
          const y = first + 14 + index * tall;
          const x = 206 - index * 15;
          return `M${right} ${y + 20}L${x + 24} ${y + 6}L${x + 6} ${y + 16}`;
        })
        .join(""),
    ),
    polygon(paint("#4f8a4a"), [-96, 62], [96, 62], [150, bottom], [-150, bottom]),
    stroke(paint("#9cc57a"), 2.4, "M-60 74h60M10 84h56M-40 94h50M-80 102h40"),
    box(stone.lit, -100, 58, 200, 5),
  ].join("");
}
