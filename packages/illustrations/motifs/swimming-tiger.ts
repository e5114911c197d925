import { disc, shape, stroke } from "../shapes";
import type { Stage } from "../types";
import { tigerColours } from "./tigers";

/** Sundarbans: only a tiger's head and back above the creek. */
export function swimmingTiger({ paint, colours }: Stage): string {
  const { coat, shade, belly, dark: stripe } = tigerColours(paint);
  return [
    shape(coat, "M20 0Q30 -44 84 -46Q136 -40 150 0z"),
    stroke(stripe, 6, "M62 -42Q56 -22 62 -4M86 -46Q82 -24 88 -4M110 -42Q110 -22 116 -4"),
    shape(
      coat,
      "M-92 -96Q-104 -130 -80 -132Q-66 -132 -58 -114Q-36 -122 -10 -114Q-4 -132 12 -132Q34 -128 22 -94Q40 -66 34 -34Q28 0 -34 4Q-96 0 -102 -34Q-108 -66 -92 -96z",
    ),
    shape(shade, "M22 -94Q40 -66 34 -34Q28 -6 -10 2Q18 -20 20 -50Q20 -80 22 -94z"),
    shape(belly, "M-84 -120q10 -6 16 8q-8 4 -12 12q-8 -8 -4 -20zM16 -120q-10 -6 -16 8q8 4 12 12q8 -8 4 -20z"),
    shape(
      belly,
      "M-34 -34Q-52 -46 -70 -30Q-84 -14 -70 -2Q-34 8 4 -2Q16 -14 2 -30Q-16 -46 -34 -34zM-80 -74q14 -10 24 2q-8 8 -24 -2zM12 -74q-14 -10 -24 2q8 8 24 -2z",
    ),
    shape(paint("#e26a5e"), "M-46 -38Q-34 -44 -22 -38Q-26 -26 -34 -24Q-42 -26 -46 -38z"),
    stroke(stripe, 3, "M-34 -24V-14Q-44 -6 -54 -12M-34 -14Q-24 -6 -14 -12"),
    shape(stripe, "M-78 -62q10 -10 22 0q-12 8 -22 0zM10 -62q-10 -10 -22 0q12 8 22 0z"),
    disc(paint("#f7d04a", "#ffdf7a"), -66, -62, 3.4),
    disc(paint("#f7d04a", "#ffdf7a"), -2, -62, 3.4),
    stroke(
      stripe,
      5,
      "M-34 -116V-96M-52 -112Q-48 -100 -50 -92M-16 -112Q-20 -100 -18 -92M-44 -82h20M-98 -70Q-90 -62 -88 -56M-102 -48Q-92 -44 -88 -38M30 -70Q22 -62 20 -56M34 -48Q24 -44 20 -38M-92 -24q8 0 12 4M24 -24q-8 0 -12 4",
    ),
    shape(colours.water, "M-190 -2Q-140 -12 -104 -6Q-70 10 -34 8T34 -6Q90 2 160 -4L200 40H-200z"),
    stroke(
      colours.paper,
      3,
      "M-110 -4Q-70 14 -34 12T44 -4M-136 8Q-70 32 -20 28T90 8M-160 24Q-60 52 40 44T160 14M96 2Q130 6 160 0",
    ),
  ].join("");
}
