import { along } from "../architecture";
import { tones } from "../palettes";
import { cloths, skin } from "../people";
import { discData } from "../plants";
import { count } from "../random";
import { dashes, disc, oval, place, polygon, shape, stroke } from "../shapes";
import type { Stage } from "../types";

/** Rann Utsav: rows of lit tents at the edge of the salt. */
export function litTents({ paint, colours, left, right, bottom }: Stage): string {
  const canvas = tones(paint, "#fbf3e2");
  const glow = paint("#ffcf6b", "#ffcf6b");
  const tent = [
    `<circle fill="${glow}" opacity=".16" cx="0" cy="-14" r="46"/>`,
    polygon(canvas.mid, [-30, 0], [-30, -22], [30, -22], [30, 0]),
    polygon(canvas.lit, [-38, -20], [-6, -54], [6, -54], [38, -20]),
    polygon(canvas.shade, [12, -20], [2, -54], [6, -54], [38, -20]),
    shape(glow, "M-12 0V-20Q0 -32 12 -20V0z"),
    shape(paint("#d8432b"), "M-38 -21h76v5h-76z"),
    stroke(canvas.deep, 1.4, "M0 -54V-66"),
    polygon(paint("#d8432b"), [0, -66], [13, -62], [0, -58]),
  ].join("");
  const row = (y: number, size: number, shift: number) =>
    count((right - left) / (88 * size) + 1).map((index) =>
      place(tent, left + shift + index * 88 * size, y, size),
    );
  return [
    ...row(-34, 0.42, 8),
    ...row(-14, 0.72, -10),
    ...row(26, 1.3, 20),
    stroke(glow, 1.6, `M${left} 40Q0 52 ${right} 40`),
    shape(
      glow,
      along(Math.round((right - left) / 30), left + 10, right - 10, (x) =>
        discData(x, 47 - (x / 200) ** 2 * 5, 2.6),
      ),
    ),
    shape(colours.groundLight, `M${left} 62Q0 52 ${right} 66V${bottom}H${left}z`),
    stroke(
      colours.groundShade,
      1.4,
      `M${left} 80L-90 70L-60 92L0 76L50 94L100 74L${right} 84M-60 92L-80 ${bottom}M0 76L-10 66M50 94L70 ${bottom}M100 74L110 64`,
    ),
  ].join("");
}

/** Kutch: round huts with painted bands and thatched cones. */
export function bhungaHuts({ paint, colours }: Stage): string {
  const mud = tones(paint, "#cf8455");
  const thatch = tones(paint, "#c9a158");
  const white = paint("#fdf3e0", "#cfc6dc");
  const hut = [
    shape(mud.mid, "M-58 0V-46Q0 -54 58 -46V0Q0 8 -58 0z"),
    shape(mud.shade, "M24 4V-50Q44 -50 58 -46V0Q44 3 24 4z"),
    dashes(white, -56, 57, -38, 6, 6, 5),
    dashes(paint("#2c6fb5"), -52, 57, -29, 5, 8, 8),
    stroke(white, 2, "M-58 -22Q0 -16 58 -22M-58 -44Q0 -50 58 -44"),
    shape(
      white,
      along(5, -46, 46, (x) => (Math.abs(x) < 14 ? "" : `M${x - 7} -5l7 -12l7 12z`)),
    ),
    shape(paint("#3a2438", "#ffd070"), "M-12 4V-28Q0 -36 12 -28V4z"),
    stroke(white, 3, "M-15 4V-28Q0 -40 15 -28V4"),
    shape(thatch.mid, "M-76 -40Q-20 -66 0 -112Q20 -66 76 -40Q0 -52 -76 -40z"),
    shape(thatch.shade, "M0 -112Q20 -66 76 -40Q50 -46 24 -48Q14 -80 0 -112z"),
    stroke(
      thatch.deep,
      1.4,
      "M-50 -50Q-14 -74 -2 -104M-24 -54Q-8 -80 0 -106M26 -54Q10 -80 2 -104M50 -50Q18 -74 4 -100",
    ),
    shape(thatch.lit, "M-7 -104Q0 -124 7 -104z"),
  ].join("");
  const [red, , , gold] = cloths(paint);
  const pots = [0, 1, 2]
    .map((index) => shape(mud.deep, `M${-6} ${-index * 9}q-4 -8 6 -9q10 1 6 9z`))
    .join("");
  return [
    place(hut, -116, -22, 0.66),
    place(hut, 128, -26, 0.6),
    place(hut, 62, -2, 1.02),
    place(hut, -62, 22, 1.34),
    oval(colours.groundShade, -62, 30, 84, 6),
    shape(red, "M78 60L84 22q8 -8 16 0L108 60z") +
      disc(skin(paint), 92, 10, 7) +
      shape(gold, "M83 10q0 -12 9 -12q11 0 13 26q-8 2 -10 -12q-6 -6 -12 -2z"),
    place(pots, 92, 2, 1),
  ].join("");
}
