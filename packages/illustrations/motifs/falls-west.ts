import { type Paint, tones } from "../palettes";
import { crowd } from "../people";
import { discData } from "../plants";
import { count } from "../random";
import { boxData, oval, place, polygon, polygonData, shape, stroke, whole, type Point } from "../shapes";
import type { Stage } from "../types";
import { brow, fall, fallColours, spray } from "./falling-water";

/** Returns the height of the wall of Malshej, which falls off to the left of wide pictures. */
function brim(x: number): number {
  return -252 + Math.max(0, -x - 230) * 0.36;
}

/** Malshej: falls between the buttresses of a basalt wall under rolling cloud, the road and its travelers below. */
export function basaltFalls(stage: Stage): string {
  const { paint, colours, left, right, bottom } = stage;
  const rock = tones(paint, "#5f6169");
  const water = fallColours(stage);
  const gap = 88;
  const first = Math.floor(left / gap);
  const numbers = count((right - left) / gap + 2).map((index) => first + index);
  // The middle falls are the widest; some gaps are dry.
  const falls = numbers.flatMap((number) => {
    const wide = number === 0 ? 38 : [0, 13, 20, 9][(number + 40) % 4];
    return wide ? [{ x: number * gap - 22, wide }] : [];
  });
  const tiers = numbers.flatMap((number) => {
    const x = number * gap + 22;
    const size = 0.86 + ((number * 7 + 70) % 5) * 0.07;
    const crest = brim(x) - 22 + ((number * 37 + 800) % 50);
    return [
      [24, 1, 0.74],
      [33, 0.74, 0.46],
      [42, 0.46, 0.16],
      [50, 0.16, 0],
    ].map(([half = 0, from = 0, to = 0]) => ({
      x,
      half: half * size,
      top: crest * from,
      foot: crest * to + 8,
    }));
  });
  const faces = (fill: string, outline: (tier: (typeof tiers)[number]) => readonly Point[]) =>
    shape(fill, tiers.map((tier) => polygonData(outline(tier), whole)).join(""));
  const clouds = count((right - left) / 44 + 1).map((index) => {
    const x = left + index * 44;
    return discData(x, brim(x) - 28 - ((index * 23) % 30), 34 + ((index * 17) % 18));
  });
  const road = `M${left} 40Q-160 34 0 44T${right} 30`;
  return [
    polygon(rock.deep, [left, brim(left)], [-230, -252], [right, -252], [right, 14], [left, 14]),
    faces(rock.mid, ({ x, half, top, foot }) => [
      [x - half, top],
      [x + half, top],
      [x + half, foot],
      [x - half, foot],
    ]),
    faces(rock.shade, ({ x, half, top, foot }) => [
      [x + half * 0.1, top],
      [x + half, top],
      [x + half, foot],
      [x + half * 0.25, foot],
    ]),
    faces(colours.leaf, ({ x, half, top }) => [
      [x - half - 2, top + 2],
      [x - half * 0.5, top - 13],
      [x + half * 0.6, top - 10],
      [x + half + 2, top + 2],
      [x + half * 0.6, top + 17],
      [x + half * 0.1, top + 7],
      [x - half * 0.4, top + 15],
    ]),
    faces(colours.leafLight, ({ x, half, top }) => [
      [x - half - 2, top + 2],
      [x - half * 0.5, top - 13],
      [x, top - 11],
      [x - half * 0.2, top + 3],
    ]),
    ...falls.map(({ x, wide }) => fall(water, x, brim(x) - 6, 8, wide)),
    shape(colours.cloud, clouds.join("")),
    `<g opacity=".55">${[
      [-90, -128],
      [120, -176],
      [-430, -120],
    ]
      .map(([x = 0, y = 0]) => oval(colours.cloud, x, y, 110, 7) + oval(colours.cloud, x + 50, y + 8, 80, 5))
      .join("")}</g>`,
    ...falls.map(({ x, wide }) => spray(water, x, 4, 26 + wide * 1.4)),
    shape(colours.leaf, `M${left} 8Q-60 -8 20 2T${right} -4V${bottom}H${left}z`),
    stroke(paint("#5f6069"), 30, road),
    `<path fill="none" stroke="${colours.paper}" stroke-width="1.800" stroke-dasharray="14 10" d="${road}"/>`,
    place(car(paint, colours.ink, colours.lamp), -112, 40, 1.1),
    shape(colours.leafLight, `M${left} 62Q-60 54 40 64T${right} 54V${bottom}H${left}z`),
    `<path stroke="${colours.paper}" stroke-width="9" stroke-dasharray="16 7" fill="none" d="M${left} 60Q-60 52 40 62T${right} 52"/>`,
    ...[
      [36, 66, "#d8432b"],
      [66, 68, "#f2b53a"],
      [126, 62, "#27567f"],
    ].map(([x, y, colour]) => walkerInRain(stage, Number(x), Number(y), String(colour))),
  ].join("");
}

function car(paint: Paint, ink: string, lamp: string): string {
  return (
    shape(paint("#d8432b"), "M-34 -4V-16L-26 -18L-18 -32H14L24 -18L34 -15V-4z") +
    shape(ink, `M-20 -18L-14 -28H-3V-18zM1 -18V-28H12L19 -18z${discData(-20, -4, 7)}${discData(20, -4, 7)}`) +
    shape(lamp, "M30 -14h5v5h-5z")
  );
}

/** Someone seen from behind under an umbrella. */
function walkerInRain({ paint, colours }: Stage, x: number, base: number, colour: string): string {
  const cloth = tones(paint, colour);
  return (
    crowd([paint("#3a3f5c")], [x], base, 1.5) +
    stroke(colours.ink, 2, `M${x + 5} ${base - 18}V${base - 58}`) +
    shape(
      cloth.mid,
      `M${x - 20} ${base - 42}q2 -22 25 -24q23 2 25 24q-6 -5 -12 0q-6 -5 -13 0q-7 -5 -13 0q-6 -5 -12 0z`,
    ) +
    shape(cloth.shade, `M${x + 5} ${base - 66}q23 2 25 24q-6 -5 -12 0q-2 -20 -13 -24z`)
  );
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
    place(car(paint, colours.ink, colours.lamp), 116, 42, 0.9),
  ].join("");
}
