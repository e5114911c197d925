import { along, roundArchData } from "../architecture";
import { tones } from "../palettes";
import { cloths, skin } from "../people";
import { count } from "../random";
import { box, boxData, disc, oval, place, polygon, shape, stroke } from "../shapes";
import type { Stage } from "../types";

/** A plain wooden boat with one rower who stands or sits; the water line is at y. */
export function rowingBoat(
  { paint }: Stage,
  x: number,
  y: number,
  size: number,
  hull: string,
  stands = true,
): string {
  const bare = skin(paint);
  const [red, , white] = cloths(paint);
  const rower = stands
    ? stroke(bare, 2.6, "M22 -34L34 -22M22 -33L32 -26") +
      shape(white, "M16 -10L18 -38q5 -5 9 0L29 -10z") +
      shape(red, "M16 -10L17.500 -24H28L29 -10z") +
      disc(bare, 22.5, -44, 4.6) +
      stroke(hull, 2, "M44 -52L18 10")
    : shape(white, "M8 -8L10 -24q6 -5 11 0L24 -8z") +
      disc(bare, 15.5, -29, 4.8) +
      stroke(hull, 2, "M18 -19L-16 6M20 -19L44 5");
  return place(
    rower +
      shape(hull, "M-58 -13Q-20 -3 6 -4T58 -15Q50 6 34 7H-34Q-50 6 -58 -13z") +
      oval(paint("#ffffff", "#8da0c8"), 0, 8, 40, 1.2),
    x,
    y,
    size,
  );
}

/** A kettuvallam: a long hull with a thatched house of several humps. */
export function houseboat({ paint, colours }: Stage): string {
  const thatch = tones(paint, "#c98f45");
  const hull = paint("#3a2430", "#161430");
  const weave = count(13).map((index) => `M${-82 + index * 13} -22q3 -30 ${6 - index * 0.6} -52`);
  return [
    shape(hull, "M-132 -36Q-112 -10 -70 -6H82Q116 -10 140 -44Q132 -4 104 6H-88Q-118 2 -132 -36z"),
    shape(paint("#8a5a34"), "M-104 -12Q-70 -4 0 -4T112 -14L108 -8Q60 2 0 2T-100 -6z"),
    box(thatch.deep, -84, -30, 168, 22),
    shape(
      colours.lamp,
      along(7, -72, 66, (x) => boxData(x - 7, -26, 13, 15)),
    ),
    shape(thatch.mid, "M-96 -26Q-94 -74 -50 -78Q-30 -80 -18 -70Q-4 -88 26 -86Q52 -84 58 -68Q88 -68 98 -26z"),
    shape(thatch.shade, "M20 -26Q44 -54 58 -68Q88 -68 98 -26z"),
    shape(thatch.lit, "M-90 -32Q-86 -70 -50 -74Q-34 -75 -22 -67Q-60 -66 -70 -32z"),
    stroke(thatch.shade, 1.3, weave.join("")),
    shape(thatch.deep, roundArchData(-56, -26, 26, 30)),
    shape(colours.lamp, roundArchData(-56, -26, 18, 22)),
    stroke(hull, 2.6, "M104 -78L122 8"),
    shape(cloths(paint)[2], "M100 -20L101 -46q5 -5 9 0L112 -20z"),
    disc(skin(paint), 105.5, -53, 4.6),
    stroke(colours.waterLight, 2.4, "M-126 12H-20M0 16H120M-84 20H-40"),
  ].join("");
}

/** The same kind of boat met bow-on in a narrow canal. */
export function houseboatBow({ paint, colours }: Stage): string {
  const thatch = tones(paint, "#d09a4c");
  const hull = paint("#33222f", "#141230");
  const ribs = [-46, -28, -10, 10, 28, 46].map((x) => `M${x * 1.35} -34Q${x * 1.1} -96 ${x * 0.3} -136`);
  return [
    shape(colours.waterDeep, "M-84 10H88L60 24H-52z"),
    shape(thatch.mid, "M-74 -30Q-86 -128 0 -142Q86 -128 74 -30z"),
    shape(thatch.shade, "M20 -138Q86 -122 74 -30H48Q60 -104 20 -138z"),
    stroke(thatch.deep, 1.4, ribs.join("") + "M-72 -60Q0 -84 72 -60M-70 -88Q0 -114 70 -88"),
    shape(thatch.deep, "M-52 -30V-62Q-46 -104 0 -108Q46 -104 52 -62V-30z"),
    shape(colours.lamp, "M-44 -34V-60Q-38 -94 0 -98Q38 -94 44 -60V-34z"),
    box(thatch.deep, -2, -98, 4, 64),
    shape(cloths(paint)[0], "M-34 -34v-22q6 -9 13 0v22zM18 -34v-20q6 -9 13 0v20z"),
    disc(skin(paint), -27.5, -66, 5),
    disc(skin(paint), 24.5, -64, 5),
    box(thatch.lit, -58, -40, 116, 5),
    shape(hull, "M-82 -38Q-40 -28 0 -28T82 -38Q76 6 30 12H-30Q-76 6 -82 -38z"),
    shape(paint("#7b4a2f"), "M0 -28Q42 -28 82 -38Q76 6 30 12H4z"),
    shape(paint("#e9b04a"), "M-5 14Q-7 -34 0 -78Q8 -34 6 14z"),
    shape(colours.vermilion, "M-9 -40q9 5 18 0l-2 12q-7 4 -14 0z"),
    stroke(colours.waterLight, 2.4, "M-120 6H-86M86 4H122M-100 18H-66M70 18H110"),
  ].join("");
}

/** A long narrow boat poled through a lagoon, with wading birds in front. */
export function poledBoat({ paint, colours }: Stage): string {
  const hull = paint("#4a2d34", "#171534");
  return [
    stroke(hull, 2.6, "M70 -96L26 22"),
    shape(cloths(paint)[2], "M44 -14L46 -46q7 -6 13 0L62 -14z"),
    shape(cloths(paint)[0], "M44 -14L45 -30H61L62 -14z"),
    stroke(skin(paint), 3.4, "M56 -42L64 -60M50 -42L56 -34L63 -44"),
    disc(skin(paint), 52.5, -54, 5.6),
    shape(paint("#f2a62e"), "M46 -55a6.500 6.500 0 0 1 13 0z"),
    shape(hull, "M-128 -22Q-90 -4 -30 -6H64Q104 -8 132 -28Q118 4 92 6H-84Q-116 2 -128 -22z"),
    shape(paint("#a8683c"), "M-116 -14Q-80 -2 -30 -3H64Q96 -4 120 -16L116 -10Q92 2 64 2H-60Q-98 0 -116 -14z"),
    shape(paint("#c8a15a"), "M-70 -6q10 -26 40 -26t40 26z"),
    shape(paint("#8f6c38"), "M-24 -6q14 -10 8 -26q22 2 26 26z"),
    stroke(colours.waterLight, 2.4, "M-130 14H-40M-10 18H120M-90 24H-52"),
  ].join("");
}

export function sailingYacht({ paint, colours }: Stage): string {
  const sail = tones(paint, "#fbf4e4");
  return [
    shape(sail.lit, "M-4 -16L-4 -172Q52 -90 62 -20z"),
    shape(sail.shade, "M18 -17Q24 -96 -4 -172Q52 -90 62 -20z"),
    shape(sail.mid, "M-10 -20L-8 -150Q-40 -80 -56 -22z"),
    shape(colours.vermilion, "M-4 -172l-22 -9l22 -9z"),
    stroke(colours.ink, 2.6, "M-6 -8V-190"),
    shape(paint("#7a3b2a"), "M-74 -14H76Q64 12 40 14H-42Q-64 12 -74 -14z"),
    polygon(sail.lit, [-74, -16], [77, -16], [74, -9], [-71, -9]),
    shape(cloths(paint)[1], "M-36 -16q0 -18 8 -20q9 2 9 20z"),
    disc(skin(paint), -28, -41, 5),
    stroke(colours.waterLight, 2.6, "M-96 18H-10M10 24H90M-40 32H30"),
  ].join("");
}
