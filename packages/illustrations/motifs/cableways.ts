import { type Paint, tones } from "../palettes";
import { cloths, skin } from "../people";
import { firData } from "../plants";
import { count } from "../random";
import { box, boxData, disc, place, shape, stroke } from "../shapes";
import { peak } from "../terrain";
import type { Stage } from "../types";

/** A cabin whose hanger grips the cable at (0, 0). */
function cabin(paint: Paint, colour: string, glass: string): string {
  const body = tones(paint, colour);
  return [
    stroke(body.deep, 3, "M-8 0H8M0 0V18"),
    shape(body.mid, "M-28 26Q-28 16 -18 16H18Q28 16 28 26L24 62Q22 68 14 68H-14Q-22 68 -24 62z"),
    shape(body.shade, "M10 16H18Q28 16 28 26L24 62Q22 68 14 68H6z"),
    shape(glass, "M-23 24H-2V46H-22zM2 24H23L22 46H2z"),
    box(body.lit, -24, 50, 48, 3.5),
  ].join("");
}

/** Gulmarg: cabins over snow-loaded firs. */
export function gondolaOverFirs(stage: Stage): string {
  const { paint, colours, left, right } = stage;
  const snowyFir = (x: number, base: number, tall: number) =>
    shape(colours.leafDark, firData(x, base, tall)) +
    `<g transform="translate(${x} ${base})">${shape(
      colours.snow,
      count(4)
        .map(
          (index) =>
            `M0 ${-tall * (1 - index * 0.2)}l${tall * (0.05 + index * 0.05)} ${tall * 0.17}l-${tall * 0.06} -${tall * 0.05}l-${tall * 0.05} ${tall * 0.05}l-${tall * 0.06} -${tall * 0.04}z`,
        )
        .join(""),
    )}</g>`;
  const pylon = stroke(
    colours.ink,
    4,
    `M128 20L136 ${gulmargCableAt(136)}L144 20M120 ${gulmargCableAt(136)}H152`,
  );
  return [
    [-168, -120, -40, 64, 150]
      .map((x, index) => snowyFir(x, 6 + (index % 2) * 8, 84 + ((index * 37) % 40)))
      .join(""),
    pylon,
    stroke(
      colours.ink,
      2,
      `M${left} ${gulmargCableAt(left)}L${right} ${gulmargCableAt(right)}M${left} ${gulmargCableAt(left) + 9}L${right} ${gulmargCableAt(right) + 9}`,
    ),
    place(cabin(paint, "#d8432b", colours.window), 18, gulmargCableAt(18), 1.5),
    place(cabin(paint, "#f2a62e", colours.window), -128, gulmargCableAt(-128), 1.05),
    place(cabin(paint, "#d8432b", colours.window), 164, gulmargCableAt(164), 0.7),
    [-92, 10, 106].map((x, index) => snowyFir(x, 44 + (index % 2) * 10, 104 + ((index * 29) % 34))).join(""),
  ].join("");
}

function gulmargCableAt(x: number): number {
  return -150 - x * 0.34;
}

/** Auli: a chairlift and the twin horns of Nanda Devi. */
export function chairliftToNandaDevi({ paint, colours, left, right, random }: Stage): string {
  const peaks = {
    lit: colours.snow,
    shade: colours.snowShade,
    rock: colours.land(0.34),
    rockShade: colours.land(0.48),
  };
  const [red, blue, , gold] = cloths(paint);
  const chair = (coat: string, second: string) =>
    stroke(colours.ink, 2.4, "M0 0V34M-22 34H22M-22 34V56H22V34M-24 56H26") +
    [-10, 10]
      .map(
        (x, index) =>
          shape(index ? coat : second, `M${x - 8} 58V40q8 -8 16 0V58z`) +
          disc(skin(paint), x, 31, 5.4) +
          shape(index ? second : coat, `M${x - 5.5} 30a5.500 5.500 0 0 1 11 0z`) +
          stroke(colours.ink, 4, `M${x} 58v14M${x - 8} 74h20`),
      )
      .join("");
  return [
    peak(peaks, -40, -268, -10, 120, random, 0.7),
    peak(peaks, 34, -238, -10, 104, random, 0.7),
    shape(colours.snowShade, `M${left} -34Q-60 -60 40 -46T${right} -70V40H${left}z`),
    shape(colours.snow, `M${left} 6Q-40 -40 60 -30T${right} -50V60H${left}z`),
    [-150, -134, 138, 156]
      .map((x, index) =>
        shape(
          colours.leafDark,
          `M${x - 16} ${6 - index * 6}q-4 -30 16 -34q22 4 16 34zM${x - 2} ${8 - index * 6}h4v12h-4z`,
        ),
      )
      .join(""),
    stroke(
      colours.ink,
      5,
      `M-86 24V${auliCableAt(-86) - 4}M-104 ${auliCableAt(-86)}H-68M118 0V${auliCableAt(118) - 4}M102 ${auliCableAt(118)}H134`,
    ),
    stroke(colours.ink, 2, `M${left} ${auliCableAt(left)}L${right} ${auliCableAt(right)}`),
    place(chair(red, gold), 10, auliCableAt(10), 1.15),
    place(chair(blue, red), -134, auliCableAt(-134), 0.9),
    place(chair(gold, blue), 158, auliCableAt(158), 0.62),
  ].join("");
}

function auliCableAt(x: number): number {
  return -96 - x * 0.22;
}

function skier(paint: Paint, ink: string, coat: string, x: number, y: number, size: number): string {
  const body = [
    stroke(ink, 2.6, "M-22 6L26 -2Q31 -3 32 -7M-20 12L28 5Q33 4 34 0"),
    stroke(ink, 1.8, "M16 -24L30 6M-8 -22L-22 4"),
    stroke(paint("#33305a"), 6, "M-2 -22L7 -13L2 2M-2 -22L10 -12L10 0"),
    stroke(coat, 9, "M-3 -24L4 -37"),
    stroke(coat, 4.4, "M4 -37L9 -27L17 -25M3 -37L-3 -29L-8 -23"),
    disc(skin(paint), 9, -45, 5.4),
    shape(coat, "M3.500 -46a5.800 5.800 0 0 1 11.600 -1z"),
    stroke(ink, 2, "M10 -46h5"),
  ];
  return place(body.join(""), x, y, size);
}

/** Solang: beginners in bright jackets, and a cable car behind. */
export function skiersOnSlope({ paint, colours, left, right, bottom }: Stage): string {
  const [red, blue, , gold] = cloths(paint);
  const green = paint("#2f9a78");
  return [
    stroke(colours.ink, 1.6, `M${left} -74L${right} -178`),
    place(cabin(paint, "#f2a62e", colours.window), 104, -146, 0.6),
    place(cabin(paint, "#d8432b", colours.window), -66, -114, 0.6),
    shape(colours.snow, `M${left} -26Q-60 -70 20 -30T${right} 24V${bottom}H${left}z`),
    shape(colours.snowShade, `M${left} 30Q-20 0 60 34T${right} 66V${bottom}H${left}z`),
    stroke(colours.snowShade, 3, "M-120 -36Q-70 -40 -40 -14T40 22M-150 -8Q-90 -20 -50 8T60 54"),
    skier(paint, colours.ink, green, -126, -34, 0.8),
    skier(paint, colours.ink, blue, -62, -22, 1.05),
    skier(paint, colours.ink, gold, 96, 14, 1.2),
    skier(paint, colours.ink, red, 6, 32, 2),
    stroke(colours.ink, 2.4, "M132 40V-4M146 46V2"),
    shape(colours.vermilion, "M132 -4h18l-6 7l6 7h-18z"),
  ].join("");
}

/** Posts, a cable and open chairs that rise to the right; chairs hang at the given x. */
export function ropeway(
  stage: Stage,
  from: readonly [number, number],
  to: readonly [number, number],
  stops: readonly number[],
  size = 0.5,
): string {
  const { paint, colours } = stage;
  const slope = (to[1] - from[1]) / (to[0] - from[0]);
  const y = (x: number) => from[1] + (x - from[0]) * slope;
  const colour = ["#d8432b", "#f2a62e", "#2f7f8f"];
  return (
    stroke(colours.ink, 1.6, `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`) +
    stops
      .map((x, index) => place(cabin(paint, colour[index % 3] ?? "#d8432b", colours.window), x, y(x), size))
      .join("") +
    shape(
      colours.ink,
      stops
        .filter((_, index) => index % 2 === 0)
        .map((x) => boxData(x + 22, y(x + 24), 3, 50))
        .join(""),
    )
  );
}
