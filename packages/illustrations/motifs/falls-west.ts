import { tones } from "../palettes";
import { discData } from "../plants";
import { count } from "../random";
import { box, boxData, polygon, shape, stroke } from "../shapes";
import type { Stage } from "../types";
import { brow, fall, fallColours, spray } from "./falling-water";

/** Malshej: a row of thin falls down black basalt under rolling cloud. */
export function basaltFalls(stage: Stage): string {
  const { paint, colours, left, right, bottom } = stage;
  const rock = tones(paint, "#4a4a55");
  const water = fallColours(stage);
  const clouds = count((right - left) / 46).map((index) =>
    discData(left + index * 48, -216 - ((index * 23) % 26), 34 + ((index * 17) % 16)),
  );
  return [
    polygon(rock.mid, [left, 10], [left, -206], [-70, -220], [30, -204], [right, -222], [right, 10]),
    shape(
      rock.shade,
      count(6)
        .map(
          (index) =>
            `M${left} ${-182 + index * 34}Q-40 ${-196 + index * 34} 40 ${-182 + index * 34}T${right} ${-192 + index * 34}v9Q60 ${-172 + index * 34} 0 ${-174 + index * 34}T${left} ${-172 + index * 34}z`,
        )
        .join(""),
    ),
    shape(
      colours.leaf,
      count(5)
        .map(
          (index) =>
            `M${left} ${-150 + index * 34}Q-40 ${-164 + index * 34} 40 ${-150 + index * 34}T${right} ${-160 + index * 34}v5Q60 ${-150 + index * 34} 0 ${-147 + index * 34}T${left} ${-146 + index * 34}z`,
        )
        .join(""),
    ),
    ...[-342, -290, -246, -196, -150, -112, -70, -36, 6, 48, 84, 122, 160, 204, 250].map((x, index) =>
      fall(water, x, -212 + (index % 3) * 6, 4, 7 + ((index * 5) % 8)),
    ),
    shape(colours.cloud, clouds.join("")),
    shape(colours.leaf, `M${left} -6Q-60 -26 20 -12T${right} -18V${bottom}H${left}z`),
    shape(colours.leafLight, `M${left} 30Q-40 6 60 20T${right} 12V${bottom}H${left}z`),
    stroke(paint("#6b6a70"), 11, `M${left} 66Q-60 40 20 52T${right} 34`),
    stroke(colours.paper, 1.6, `M${left} 66Q-60 40 20 52T${right} 34`),
  ].join("");
}

/** Amboli: a fall crashes beside a hairpin road with a low parapet. */
export function roadsideFall(stage: Stage): string {
  const { paint, colours, left, right, bottom } = stage;
  const rock = tones(paint, "#5f6058");
  const water = fallColours(stage);
  const road = paint("#6d6a72");
  return [
    polygon(
      rock.mid,
      [left, 20],
      [left, -160],
      [-170, -170],
      [-120, -214],
      [-10, -232],
      [60, -196],
      [100, -120],
      [140, -90],
      [right, -70],
      [right, 20],
    ),
    polygon(rock.shade, [-10, -232], [60, -196], [100, -120], [140, -90], [70, -40], [20, -90], [30, -160]),
    shape(
      colours.leafDark,
      [
        [-150, -170],
        [-116, -206],
        [-70, -220],
        [30, -212],
        [70, -180],
        [104, -118],
        [146, -86],
      ]
        .map(([x = 0, y = 0]) => discData(x, y, 24))
        .join(""),
    ),
    shape(
      colours.leaf,
      [
        [-160, -120],
        [-130, -150],
        [60, -90],
        [108, -76],
        [-140, -60],
        [156, -60],
      ]
        .map(([x = 0, y = 0]) => discData(x, y, 24))
        .join(""),
    ),
    brow(colours.leafDark, left, -150, -164, 26),
    fall(water, -42, -226, -96, 36),
    polygon(rock.lit, [-90, -94], [10, -98], [0, -84], [-82, -82]),
    fall(water, -50, -94, 6, 52),
    stroke(road, 26, `M${right} -34Q90 -30 60 -10Q40 14 84 28T${right} 70`),
    stroke(road, 30, `M84 30Q0 44 ${left} 46`),
    stroke(colours.paper, 1.8, `M${right} -34Q90 -30 60 -10Q40 14 84 28M84 30Q0 44 ${left} 46`),
    spray(water, -50, 12, 110),
    shape(
      tones(paint, "#d8c09a").mid,
      count((right - left) / 20)
        .map((index) => boxData(left + index * 20, 60 - index * 0.6, 14, 11))
        .join(""),
    ),
    shape(colours.leafDark, `M${left} 72Q0 58 ${right} 62V${bottom}H${left}z`),
    `<g transform="translate(116 40)scale(.9)">${box(paint("#d8432b"), -24, -22, 46, 18)}${box(colours.window, -20, -20, 38, 7)}${shape(colours.ink, `${discData(-14, -3, 5)}${discData(12, -3, 5)}`)}</g>`,
  ].join("");
}
