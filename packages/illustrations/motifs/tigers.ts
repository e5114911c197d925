import { archData, chhatri, dome, merlonsData, wall } from "../architecture";
import { type Paint, type Tones, tones } from "../palettes";
import { discData } from "../plants";
import { count } from "../random";
import { box, disc, place, polygon, shape, stroke } from "../shapes";
import { grass } from "../terrain";
import type { Stage } from "../types";

interface CatColours {
  coat: string;
  shade: string;
  belly: string;
  stripe: string;
}

export function tigerColours(paint: Paint): CatColours {
  return {
    coat: paint("#e8832f"),
    shade: paint("#b85a28"),
    belly: paint("#fbead0"),
    stripe: paint("#2d2238", "#120f28"),
  };
}

/** A tiger walking to the left, paws on y = 0; about 260 long. */
function walkingTiger({ coat, shade, belly, stripe }: CatColours): string {
  return [
    stroke(coat, 9, "M112 -74Q150 -70 146 -104Q142 -122 154 -126"),
    stroke(stripe, 9, "M154 -126l2 -1M146 -100v3M138 -78l2 -2"),
    shape(
      shade,
      "M-42 -50L-60 -22L-52 -4H-66Q-78 -4 -78 -10L-74 -28L-74 -56zM74 -58L70 -32L84 -4H66Q60 -4 58 -10L50 -34L52 -58z",
    ),
    shape(
      coat,
      "M-80 -96Q-40 -112 20 -108Q80 -112 110 -92Q124 -78 116 -52L118 -30L128 -10Q130 0 120 0H104Q100 -2 102 -8L92 -36Q84 -48 78 -50Q20 -42 -30 -48L-34 -26L-32 -8Q-32 0 -42 0H-56Q-62 -2 -60 -8L-58 -28L-66 -46Q-84 -56 -84 -76z",
    ),
    shape(belly, "M-40 -48Q20 -42 74 -50Q30 -60 -40 -54z"),
    shape(
      coat,
      "M-70 -110Q-74 -124 -92 -124L-98 -132Q-108 -134 -108 -122Q-124 -118 -130 -102L-142 -90Q-144 -80 -132 -76Q-118 -72 -104 -70Q-80 -68 -72 -84z",
    ),
    shape(belly, "M-142 -90Q-144 -80 -132 -76Q-118 -72 -104 -72Q-100 -82 -112 -84Q-124 -82 -130 -92z"),
    shape(belly, "M-100 -124q-4 -6 -7 0q0 6 4 8z"),
    disc(stripe, -120, -101, 2.8),
    shape(stripe, "M-143 -90q4 -6 9 -4q-2 8 -8 8z"),
    stroke(
      stripe,
      4,
      "M-56 -104Q-50 -84 -58 -66M-34 -108Q-28 -84 -34 -62M-10 -108Q-4 -84 -8 -62M14 -108Q22 -86 18 -60M40 -108Q50 -86 46 -62M66 -107Q78 -86 72 -62M90 -101Q102 -84 98 -60M-48 -38l12 -2M-48 -26l12 -2M94 -36l16 -6M102 -22l14 -4M-88 -116q6 6 2 14M-76 -96q-8 6 -8 16M-104 -110q6 4 4 10M-92 -84q-6 4 -14 4",
    ),
  ].join("");
}

/** Ranthambore: the tiger before a ruined pavilion by the lake, the fort on its cliff. */
export function tigerAndPavilion({ paint, colours, left, right, bottom, random }: Stage): string {
  const stone = tones(paint, "#cf9468");
  const cliff = tones(paint, "#a8775f");
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
    wall(stone, -70, -168, 130, 22, 0.2),
    shape(stone.mid, merlonsData(-135, -5, -189, 7)),
    ...[-132, -70, -8].map((x) => wall(stone, x, -160, 22, 38, 0.4)),
    shape(
      colours.leafDark,
      count((right - left) / 20)
        .map((index) => discData(left + index * 20, -72 - ((index * 11) % 14), 16))
        .join(""),
    ),
    box(colours.waterLight, left, -64, right - left, 40),
    ...pavilion(stone, colours.leafDark).map((part) => place(part, 84, -44, 1.24)),
    shape(colours.ground, `M${left} -40Q0 -52 ${right} -36V${bottom}H${left}z`),
    place(walkingTiger(tigerColours(paint)), -30, 44, 0.98),
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
  const tiger = tigerColours(paint);
  const body = [
    stroke(tiger.coat, 9, "M104 -66Q140 -60 138 -26Q134 -12 146 -8"),
    shape(
      tiger.coat,
      "M-70 -56Q-60 -86 -30 -92Q30 -100 84 -92Q116 -84 112 -50L114 -24L122 -6Q122 0 112 0H96L88 -34Q40 -30 -20 -36L-30 -14L-44 0H-64Q-70 -2 -66 -8L-56 -22L-58 -40z",
    ),
    shape(tiger.shade, "M60 -40L58 -20L66 0H46L40 -24L40 -42zM-14 -44L-30 -20L-34 -4H-18L-6 -20L6 -40z"),
    shape(tiger.belly, "M-20 -36Q40 -30 88 -36Q40 -48 -20 -42z"),
    shape(
      tiger.coat,
      "M-40 -72Q-70 -80 -84 -58Q-104 -46 -108 -22Q-112 -8 -102 0Q-92 4 -84 -2Q-66 -12 -52 -34z",
    ),
    shape(tiger.belly, "M-108 -22Q-112 -8 -102 0Q-92 4 -84 -2Q-80 -14 -92 -14Q-102 -14 -108 -22z"),
    shape(tiger.coat, "M-74 -60q2 -16 14 -12q4 10 -4 16z"),
    disc(tiger.stripe, -92, -26, 2.8),
    shape(tiger.stripe, "M-106 2q4 -5 9 -2q0 5 -6 5z"),
    stroke(
      tiger.stripe,
      4,
      "M-34 -88Q-26 -66 -34 -48M-12 -92Q-6 -68 -10 -46M12 -94Q20 -70 16 -44M38 -94Q46 -70 42 -44M64 -92Q74 -70 68 -44M88 -88Q98 -66 94 -42M96 -24l14 -4M-60 -22l14 2M-78 -52q6 6 0 14M-66 -40q-2 8 -10 8M-92 -42q4 4 2 8",
    ),
  ].join("");
  const bamboo = (x: number, lean: number) =>
    stroke(colours.leaf, 6, `M${x} 20Q${x + lean * 0.4} ${top / 2} ${x + lean * 1.6} ${top}`) +
    stroke(
      colours.leafDark,
      2,
      count(6)
        .map((index) => `M${x + lean * 0.022 * index * index - 3} ${-20 - index * 56}h7`)
        .join(""),
    );
  return [
    ...[-150, -134, -116, 128, 146, 164].map((x, index) => bamboo(x, (index % 3) * 12 - 12)),
    shape(
      colours.leafDark,
      count(14)
        .map((index) => {
          const x = index < 7 ? -170 + index * 12 : 108 + (index - 7) * 11;
          const y = -190 + ((index * 47) % 150);
          return `M${x} ${y}q16 -2 26 12q-18 2 -26 -12zM${x} ${y}q-14 0 -22 14q16 0 22 -14z`;
        })
        .join(""),
    ),
    shape(colours.ground, `M${left} -2Q0 -22 ${right} -4V${bottom}H${left}z`),
    shape(paint("#2c5f6a"), `M${left} 16Q-80 -4 -10 8T120 20T${right} 30V${bottom}H${left}z`),
    shape(paint("#4f8f92"), `M${left} 34Q-60 14 20 28T${right} 44V${bottom}H${left}z`),
    `<g opacity=".35">${place(body, 14, 16, 1.04, -0.5)}</g>`,
    place(body, 12, 8, 1.08),
    `<g fill="none" stroke="${colours.paper}" stroke-width="1.8"><ellipse cx="-98" cy="16" rx="16" ry="3.500"/><ellipse cx="-98" cy="17" rx="32" ry="7"/></g>`,
  ].join("");
}
