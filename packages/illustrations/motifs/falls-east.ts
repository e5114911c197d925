import { tones } from "../palettes";
import { skin } from "../people";
import { discData } from "../plants";
import { count } from "../random";
import { oval, polygon, shape, stroke } from "../shapes";
import type { Stage } from "../types";
import { brow, fall, fallColours, pool, spray } from "./falling-water";

/** Simlipal: Barehipani drops in two tiers down a forested cliff. */
export function twoTierFall(stage: Stage): string {
  const { paint, colours, left, right } = stage;
  const rock = tones(paint, "#6f6a5c");
  const water = fallColours(stage);
  return [
    polygon(rock.mid, [left, 10], [left, -236], [-60, -226], [90, -230], [right, -240], [right, 10]),
    polygon(
      rock.shade,
      [-60, -226],
      [-40, -140],
      [-70, -112],
      [-54, 10],
      [50, 10],
      [60, -110],
      [30, -130],
      [44, -228],
    ),
    polygon(rock.lit, [-112, -124], [96, -128], [110, -112], [-124, -108]),
    brow(colours.leafDark, left, -130, -224, 26),
    brow(colours.leafDark, 130, right, -228, 26),
    bushes(
      [
        [left + 10, -222, 34],
        [-140, -216, 34],
        [-104, -220, 28],
        [-72, -222, 20],
        [76, -224, 26],
        [112, -226, 34],
        [156, -226, 36],
        [right, -220, 30],
      ],
      colours.leafDark,
    ),
    bushes(
      [
        [-146, -150, 30],
        [-128, -118, 26],
        [-152, -82, 34],
        [132, -150, 30],
        [118, -112, 24],
        [150, -90, 36],
        [-140, -34, 40],
        [144, -26, 44],
        [-108, -8, 28],
        [112, -4, 28],
      ],
      colours.leaf,
    ),
    bushes(
      [
        [-160, -124, 30],
        [160, -126, 30],
        [-164, -56, 34],
        [168, -52, 34],
        [-92, -112, 12],
        [86, -114, 12],
      ],
      colours.leafDark,
    ),
    fall(water, -6, -228, -112, 34),
    spray(water, -6, -114, 62),
    fall(water, 6, -112, 2, 58),
    pool(stage, 0),
    spray(water, 6, 4, 120),
  ].join("");
}

function bushes(spots: readonly (readonly [number, number, number])[], fill: string): string {
  return shape(fill, spots.map(([x, y, size]) => discData(x, y, size)).join(""));
}

/** Mawsynram: a farmer under the shell of a knup, before a line of cliff falls in the rain. */
export function farmerUnderKnup(stage: Stage): string {
  const { paint, colours, left, right, bottom } = stage;
  const rock = tones(paint, "#6d7a68");
  const water = fallColours(stage);
  const reed = tones(paint, "#cf9a4e");
  const rain = count(34).map(
    (index) => `M${left + ((index * 67) % (right - left))} ${-240 + ((index * 53) % 250)}l-6 18`,
  );
  return [
    polygon(rock.mid, [left, 10], [left, -150], [-60, -164], [60, -152], [right, -170], [right, 10]),
    polygon(rock.shade, [left, 10], [left, -110], [right, -124], [right, 10]),
    shape(colours.leaf, `M${left} -142Q-60 -172 0 -160T${right} -166V-148Q40 -142 -40 -146T${left} -130z`),
    ...[-146, -104, -64, 66, 112, 152].map((x, index) =>
      fall(water, x, -150 - (index % 2) * 6, 0, 10 + ((index * 7) % 9)),
    ),
    `<g opacity=".55">${oval(water.mist, -90, -8, 110, 14)}${oval(water.mist, 110, -6, 110, 14)}</g>`,
    shape(colours.leaf, `M${left} 4Q-40 -14 40 -4T${right} 0V${bottom}H${left}z`),
    shape(colours.leafDark, `M${left} 56Q-40 34 60 48T${right} 40V${bottom}H${left}z`),
    stroke(skin(paint), 9, "M-14 0L-16 46M14 0L18 46"),
    shape(paint("#27567f"), "M-30 8Q-24 -40 -14 -66H22Q34 -30 36 6Q4 16 -30 8z"),
    shape(paint("#d8432b"), "M-18 -66Q2 -82 26 -64L30 -40Q4 -30 -22 -40z"),
    stroke(skin(paint), 8, "M24 -56Q44 -40 46 -20"),
    stroke(paint("#5a3a2a"), 3.4, "M46 -26L70 44"),
    shape(skin(paint), discData(8, -86, 13)),
    shape(
      reed.mid,
      "M-64 -2Q-74 -90 -30 -132Q10 -160 44 -126Q48 -112 30 -104Q-4 -96 -14 -60Q-20 -20 -36 6Q-56 10 -64 -2z",
    ),
    shape(reed.shade, "M-36 6Q-20 -20 -14 -60Q-4 -96 30 -104Q48 -112 44 -126Q6 -124 -20 -88Q-42 -50 -46 6z"),
    stroke(
      reed.deep,
      1.6,
      "M-62 -20Q-30 -24 -26 -24M-66 -50Q-36 -56 -20 -52M-60 -84Q-36 -92 -12 -82M-44 -114Q-24 -116 0 -102M-16 -136Q0 -132 20 -112M-56 2Q-58 -80 6 -138",
    ),
    stroke(colours.paper, 1.4, rain.join("")),
  ].join("");
}
