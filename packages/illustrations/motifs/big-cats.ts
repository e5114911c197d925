import type { Paint } from "../palettes";
import { shape, stroke } from "../shapes";

export interface CatColours {
  coat: string;
  shade: string;
  belly: string;
  /** Eyeliner, mouth and the back of the ears. */
  dark: string;
}

const tailData = "M88 -98Q116 -96 120 -66Q122 -38 136 -30Q148 -25 152 -38";
const nearHindLeg =
  "Q99 -64 95 -53L103 -39Q105 -30 101 -20L100 -9Q102 0 95 0H77Q70 -1 74 -8Q78 -13 84 -14L85 -33Q72 -42 60 -50Q50 -56 46 -64";
const farHindLeg =
  "M82 -76L64 -42Q54 -36 52 -28L46 -10Q46 0 38 0H19Q12 -1 16 -8Q20 -12 27 -13L34 -34Q28 -50 38 -70z";
const hindShadow =
  "M46 -64Q50 -56 60 -50L85 -33Q70 -36 56 -44Q46 -52 42 -70zM95 -84Q99 -64 95 -53L103 -39L98 -38Q86 -52 88 -96z";

/** A big cat in mid-stride to the left without its head, paws on y = 0, shoulders at y = -118; `marks` lie on its body. */
export function walkingCat({ coat, shade, belly }: CatColours, marks = ""): string {
  return [
    stroke(coat, 8, tailData),
    shape(
      shade,
      `M-78 -70L-46 -66L-36 -32L-31 -12Q-28 0 -36 0H-55Q-62 -1 -58 -8Q-54 -12 -48 -13L-54 -32z${farHindLeg}`,
    ),
    shape(
      coat,
      `M-112 -116Q-92 -120 -76 -117Q-60 -124 -44 -117Q-16 -106 14 -109Q46 -118 70 -111Q90 -104 95 -84${nearHindLeg}Q4 -46 -40 -56Q-52 -44 -60 -34L-69 -12Q-68 0 -77 0H-98Q-106 -1 -102 -8Q-98 -13 -91 -15L-88 -38Q-92 -56 -98 -66Q-104 -74 -110 -78z`,
    ),
    shape(
      belly,
      "M46 -64Q4 -46 -40 -56Q-64 -62 -66 -68Q-30 -60 4 -62Q30 -64 46 -72zM-98 -66Q-104 -74 -110 -78L-112 -86Q-98 -78 -92 -52z",
    ),
    shape(shade, `M-40 -56Q-52 -44 -60 -34L-66 -20Q-58 -50 -52 -66z${hindShadow}`),
    marks,
  ].join("");
}

/** A big cat bent to water on its left, without its head; its nape is at about (-76, -56). */
export function drinkingCat({ coat, shade, belly }: CatColours, marks = ""): string {
  return [
    stroke(coat, 8, tailData),
    shape(
      shade,
      `M-62 -60L-26 -52L-6 -30Q-8 -20 -24 -14L-36 -8Q-40 0 -46 0H-64Q-70 -2 -66 -8Q-60 -12 -52 -14L-40 -28z${farHindLeg}`,
    ),
    shape(
      coat,
      `M-98 -62Q-74 -84 -56 -88Q-44 -102 -32 -90Q-12 -84 8 -92Q40 -116 70 -109Q90 -104 95 -84${nearHindLeg}Q14 -44 -18 -40Q-12 -28 -26 -20L-60 -6Q-64 0 -72 0H-92Q-99 -2 -95 -9Q-89 -13 -80 -14L-54 -32Q-66 -38 -72 -46L-96 -24z`,
    ),
    shape(
      belly,
      "M46 -64Q14 -44 -18 -40Q-34 -40 -40 -46Q-10 -46 14 -54Q34 -62 44 -72zM-72 -46L-96 -24L-100 -34z",
    ),
    shape(shade, `M-18 -40Q-12 -28 -26 -20L-42 -14Q-28 -26 -32 -46z${hindShadow}`),
    marks,
  ].join("");
}

/** A big cat's head in profile to the left, its nape at about (-92, -100). */
export function catHead(paint: Paint, { coat, shade, belly, dark }: CatColours, marks = ""): string {
  return [
    shape(
      coat,
      "M-90 -119Q-104 -136 -122 -133Q-137 -131 -143 -117L-160 -104Q-167 -99 -165 -91Q-163 -80 -154 -77Q-143 -69 -130 -69L-114 -63Q-94 -66 -87 -84Q-84 -104 -90 -119z",
    ),
    shape(
      belly,
      "M-165 -93Q-163 -80 -154 -77Q-143 -69 -130 -69L-114 -63Q-98 -66 -91 -78Q-105 -73 -111 -82Q-120 -89 -131 -87Q-143 -96 -155 -96zM-146 -112Q-140 -123 -128 -120Q-132 -112 -140 -111z",
    ),
    shape(dark, "M-120 -131Q-122 -147 -110 -147Q-97 -143 -99 -123Q-108 -120 -120 -131z"),
    shape(coat, "M-115 -130Q-116 -140 -109 -140Q-102 -137 -104 -125z"),
    shape(shade, "M-165 -99q5 -6 11 -3q0 8 -8 10q-5 -3 -3 -7z"),
    shape(paint("#f2c23e", "#ffdf7a"), "M-144 -108q5 -5 10 -2q-2 6 -8 5z"),
    shape(dark, "M-147 -107q6 -8 15 -4l4 4q-6 -3 -9 1q-4 3 -8 1z"),
    stroke(dark, 1.8, "M-160 -91Q-152 -83 -140 -86M-156 -88v-5M-151 -87h1M-147 -90h1M-145 -85h1"),
    marks,
  ].join("");
}

/** Rings on the tail. */
export function tailRings(colour: string): string {
  return `<path fill="none" stroke="${colour}" stroke-width="8.600" stroke-dasharray="4 9" stroke-dashoffset="-24" d="${tailData}"/>`;
}
