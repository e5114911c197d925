import { tones } from "../palettes";
import { count } from "../random";
import { disc, polygon, shape, stroke } from "../shapes";
import { grass } from "../terrain";
import type { Stage } from "../types";

/** Kaziranga's rhinoceros, walking left with an egret on its back. */
export function rhinoceros({ paint, colours, random }: Stage): string {
  const hide = tones(paint, "#7d7f8c");
  const white = paint("#fbf6ea", "#c9cbe0");
  return [
    shape(hide.deep, "M-44 -40L-40 0H-22L-20 -40zM62 -44L66 0H84L88 -50z"),
    shape(
      hide.mid,
      "M-114 -52C-120 -62 -114 -74 -104 -80C-96 -98 -82 -104 -70 -102C-58 -122 -26 -124 0 -120C30 -128 74 -124 92 -104C106 -88 108 -66 104 -48L100 0H80L76 -34Q50 -28 20 -32Q0 -30 -24 -34L-30 0H-52L-60 -44C-72 -38 -84 -34 -92 -36C-104 -38 -112 -44 -114 -52z",
    ),
    shape(
      hide.shade,
      "M104 -48L100 0H80L76 -34Q50 -28 20 -32Q-6 -29 -24 -34L-30 0H-40L-42 -46Q20 -38 64 -52Q96 -64 92 -104C106 -88 108 -66 104 -48z",
    ),
    stroke(
      hide.deep,
      2.4,
      "M-52 -112Q-38 -92 -48 -52M-34 -119Q-14 -92 -24 -36M58 -122Q44 -92 58 -36M84 -110Q76 -84 86 -60M-48 -52Q-30 -44 -22 -46M58 -66Q74 -56 100 -60",
    ),
    shape(hide.deep, "M-112 -62q-12 -14 -8 -32q8 14 18 18z"),
    shape(hide.mid, "M-82 -98q-6 -16 4 -22q8 10 4 22zM-66 -102q0 -16 10 -18q4 12 -2 20z"),
    disc(colours.ink, -90, -74, 2.6),
    stroke(hide.deep, 2, "M-112 -50q10 4 18 0M-92 -80q4 -4 8 0"),
    stroke(hide.deep, 3.4, "M104 -86q10 14 6 34"),
    shape(
      hide.lit,
      "M-68 -100C-56 -118 -26 -121 0 -117C26 -124 60 -122 80 -110C50 -116 20 -114 0 -110C-24 -114 -52 -112 -68 -100z",
    ),
    shape(white, "M14 -122q-4 -16 10 -22q2 -14 -4 -20q0 -8 8 -8l10 3l-8 3q6 12 4 24q4 12 -12 20z"),
    stroke(paint("#f2a62e"), 2, "M18 -122v6M24 -122v6M36 -170l9 2"),
    grass(colours.leaf, -120, 120, 8, 46, random),
    grass(colours.leafLight, -118, 118, 8, 30, random),
    polygon(colours.ground, ...count(2).map((index) => [index * 2, 4] as const), [1, 5]),
  ].join("");
}
