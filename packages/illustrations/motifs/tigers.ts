import { archData, chhatri, dome, merlonsData, wall } from "../architecture";
import { type Paint, type Tones, tones } from "../palettes";
import { discData } from "../plants";
import { count } from "../random";
import { box, place, polygon, shape, stroke, turned } from "../shapes";
import { grass } from "../terrain";
import type { Stage } from "../types";
import { catHead, drinkingCat, tailRings, walkingCat, type CatColours } from "./big-cats";

export function tigerColours(paint: Paint): CatColours {
  return {
    coat: paint("#e8832f"),
    shade: paint("#b85a28"),
    belly: paint("#fbead0"),
    dark: paint("#2d2238", "#120f28"),
  };
}

/** Tapering stripes, each from (x, y) by (dx, dy). */
function stripes(...rows: (readonly [x: number, y: number, dx: number, dy: number])[]): string {
  return rows
    .map(([x, y, dx, dy]) => {
      const bend = x + Math.sign(dy) * 6;
      return `M${x - 2.6} ${y}Q${bend - 2.6} ${y + dy / 2} ${x + dx} ${y + dy}Q${bend + 4} ${y + dy / 2} ${x + 2.6} ${y}z`;
    })
    .join("");
}

const hindStripes =
  stripes(
    [44, -114, 4, 34],
    [58, -114, 2, 52],
    [72, -110, 8, 34],
    [6, -53, 2, -22],
    [21, -56, 0, -16],
    [36, -60, 2, -18],
  ) +
  "M94 -76q-16 -4 -26 6q14 -4 25 0zM94 -62q-16 -4 -28 4q16 -2 26 1zM98 -46q-14 -6 -24 0q14 0 22 5zM102 -30q-10 -4 -17 0q8 1 16 4z";

function tigerHead(paint: Paint): string {
  const colours = tigerColours(paint);
  const marks =
    "M-130 -132q-6 8 -1 16q1 -9 6 -16zM-118 -128q-8 8 -5 19q3 -10 9 -17zM-98 -121q-11 10 -10 26q5 -13 14 -22zM-88 -106q-12 8 -17 24q10 -7 18 -14zM-122 -98q9 2 12 13q-10 -3 -12 -13zM-128 -78q8 -2 14 4q-8 1 -14 -4z";
  return catHead(paint, colours, shape(colours.dark, marks));
}

/** A tiger walking to the left, paws on y = 0; about 320 long. */
function walkingTiger(paint: Paint): string {
  const colours = tigerColours(paint);
  const marks =
    stripes(
      [-74, -117, -10, 40],
      [-58, -121, 0, 50],
      [-46, -118, 4, 30],
      [-30, -112, 2, 44],
      [-16, -109, 5, 26],
      [-2, -107, 0, 42],
      [14, -108, 4, 30],
      [28, -112, 0, 44],
      [-24, -55, 1, -22],
      [-9, -53, 0, -18],
    ) +
    hindStripes +
    "M-86 -60q12 0 20 8q-12 -2 -20 -2zM-90 -46q14 0 22 6q-14 0 -21 -1zM-90 -32q12 0 18 5q-10 1 -18 0z";
  return walkingCat(colours, shape(colours.dark, marks)) + tailRings(colours.dark) + tigerHead(paint);
}

/** A tigress drinking at her left, paws on y = 0. */
function drinkingTiger(paint: Paint): string {
  const colours = tigerColours(paint);
  const marks =
    stripes(
      [-76, -78, 4, 34],
      [-58, -88, 6, 36],
      [-42, -95, 4, 46],
      [-28, -88, 2, 28],
      [-12, -86, 0, 36],
      [4, -90, 3, 26],
      [18, -99, 2, 42],
      [31, -107, 2, 28],
      [-8, -43, 2, -16],
    ) +
    hindStripes +
    "M-44 -36q8 4 10 12q-10 -4 -16 -6zM-60 -28q8 6 8 14q-8 -4 -14 -8z";
  return (
    drinkingCat(colours, shape(colours.dark, marks)) +
    tailRings(colours.dark) +
    place(turned(tigerHead(paint), -36, -92, -100), 16, 46)
  );
}

/** Ranthambore: the tiger before a ruined pavilion by the lake, the fort on its cliff. */
export function tigerAndPavilion({ paint, colours, left, right, bottom, random }: Stage): string {
  const stone = tones(paint, "#cf9468");
  const cliff = tones(paint, "#a8775f");
  const pavilionAt = (x: number, y: number, size: number) =>
    place(pavilion(stone, colours.leafDark).join(""), x, y, size);
  return [
    polygon(
      cliff.mid,
      [left, -70],
      [left, -150],
      [-90, -170],
      [20, -168],
      [70, -140],
      [right, -120],
      [right, -70],
    ),
    polygon(cliff.shade, [-40, -170], [20, -168], [70, -140], [right, -120], [right, -70], [0, -70]),
    wall(stone, -70, -150, 130, 40, 0.2),
    shape(stone.mid, merlonsData(-135, -5, -189, 7)),
    ...[-132, -70, -8].map((x) => wall(stone, x, -160, 22, 38, 0.4)),
    shape(
      colours.leafDark,
      count((right - left) / 20)
        .map((index) => discData(left + index * 20, -72 - ((index * 11) % 14), 16))
        .join(""),
    ),
    box(colours.waterLight, left, -64, right - left, 40),
    left < -500 ? pavilionAt(-430, -40, 1.7) : "",
    pavilionAt(112, -50, 1.5),
    shape(colours.ground, `M${left} -40Q0 -52 ${right} -36V${bottom}H${left}z`),
    place(walkingTiger(paint), 6, 48, 1.2, 1.26),
    grass(colours.leafDark, left, right, 54, 26, random),
  ].join("");
}

function pavilion(stone: Tones, leaf: string): string[] {
  return [
    wall(stone, 0, 0, 92, 52, 0.25),
    shape(stone.deep, [-30, 0, 30].map((x) => archData(x, -2, 20, 38)).join("")),
    box(stone.lit, -50, -56, 100, 5),
    chhatri(stone, -30, -56, 24),
    dome(stone, 16, -56, 34, 26),
    shape(leaf, "M36 -56q14 -22 20 4q12 16 -2 34q-6 -24 -18 -38z"),
  ];
}

/** Tadoba: a tigress bends to drink at a waterhole between bamboo. */
export function drinkingTigress({ paint, colours, left, right, bottom, top }: Stage): string {
  const body = drinkingTiger(paint);
  const bamboo = [-16, 0, 18].map((x, index) => {
    const lean = index * 12 - 12;
    const joints = count(6).map((joint) => `M${x + lean * 0.022 * joint ** 2 - 3} ${-20 - joint * 56}h7`);
    return (
      stroke(colours.leaf, 6, `M${x} 20Q${x + lean * 0.4} ${top / 2} ${x + lean * 1.6} ${top}`) +
      stroke(colours.leafDark, 2, joints.join(""))
    );
  });
  const leaves = count(7).map(
    (index) =>
      `M${-36 + index * 12} ${-190 + ((index * 47) % 150)}q16 -2 26 12q-18 2 -26 -12q-14 0 -22 14q16 0 22 -14z`,
  );
  const clump = bamboo.join("") + shape(colours.leafDark, leaves.join(""));
  return [
    ...[-600, -430, -134, 146].filter((x) => x > left).map((x) => place(clump, x, 0)),
    shape(colours.ground, `M${left} -2Q0 -22 ${right} -4V${bottom}H${left}z`),
    shape(paint("#2c5f6a"), `M${left} 16Q-80 -4 -10 8T120 20T${right} 30V${bottom}H${left}z`),
    shape(paint("#4f8f92"), `M${left} 34Q-60 14 20 28T${right} 44V${bottom}H${left}z`),
    `<g opacity=".35">${place(body, -10, 14, 1.32, -0.55)}</g>`,
    place(body, -10, 8, 1.32),
    `<g fill="none" stroke="${colours.paper}" stroke-width="1.8"><ellipse cx="-170" cy="12" rx="16" ry="3.500"/><ellipse cx="-170" cy="13" rx="32" ry="7"/></g>`,
  ].join("");
}
