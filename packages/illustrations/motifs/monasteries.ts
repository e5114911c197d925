import { along, finial, wall, windowsData } from "../architecture";
import { type Tones, tones } from "../palettes";
import { firs } from "../plants";
import { box, boxData, oval, place, polygon, shape, stroke } from "../shapes";
import { pagodaRoof } from "../towers";
import { woods } from "../terrain";
import type { Stage } from "../types";
import { kangchenjunga } from "./kangchenjunga";
import { prayerFlags } from "./prayer-flags";

function whiteHouse(
  white: Tones,
  trim: string,
  window: string,
  x: number,
  base: number,
  width: number,
  tall: number,
  columns: number,
  rows = 1,
): string {
  const gap = width / columns;
  return (
    polygon(
      white.mid,
      [x - width / 2, base],
      [x - width / 2 + 2, base - tall],
      [x + width / 2 - 2, base - tall],
      [x + width / 2, base],
    ) +
    polygon(
      white.shade,
      [x + width * 0.24, base],
      [x + width * 0.24, base - tall],
      [x + width / 2 - 2, base - tall],
      [x + width / 2, base],
    ) +
    box(trim, x - width / 2, base - tall - 3, width, 5) +
    shape(
      window,
      windowsData(x - width / 2 + gap * 0.3, base - tall + 7, columns, rows, gap, 15, gap * 0.4, 7),
    )
  );
}

/** Key: white cells stacked up a bare cone of rock. */
export function keyMonastery({ paint, colours }: Stage): string {
  const white = tones(paint, "#f8efdf");
  const trim = paint("#9c3f35", "#6c3548");
  const earth = tones(paint, "#b9794c");
  const cells: readonly (readonly [number, number, number, number, number])[] = [
    [-18, -172, 46, 34, 4],
    [30, -164, 40, 28, 3],
    [-54, -150, 40, 28, 3],
    [6, -142, 56, 30, 5],
    [58, -132, 40, 28, 3],
    [-84, -118, 44, 26, 4],
    [-36, -118, 50, 30, 4],
    [26, -112, 56, 30, 5],
    [80, -100, 40, 26, 3],
    [-108, -84, 44, 26, 3],
    [-62, -84, 50, 30, 4],
    [-8, -84, 54, 30, 4],
    [46, -80, 50, 28, 4],
    [102, -68, 40, 24, 3],
    [-88, -52, 44, 26, 3],
    [-38, -52, 50, 28, 4],
    [18, -52, 56, 28, 5],
    [74, -48, 48, 26, 4],
  ];
  return [
    shape(earth.mid, "M-190 30Q-120 -10 -84 -92L-40 -168Q0 -206 40 -166L92 -92Q126 -10 196 30z"),
    shape(earth.shade, "M40 -166L92 -92Q126 -10 196 30H70Q60 -60 40 -166z"),
    ...cells.map(([x, base, width, tall, columns]) =>
      whiteHouse(white, trim, colours.window, x, base, width, tall, columns),
    ),
    box(paint("#e2a83a"), -34, -212, 32, 6),
    finial(paint("#f2b53a"), -18, -210, 18),
    prayerFlags(paint, [-18, -220], [110, -106], 14, 7),
  ].join("");
}

/** Tawang: a walled town of white houses and yellow roofs under one great hall. */
export function tawangMonastery({ paint, colours }: Stage): string {
  const white = tones(paint, "#faf2e2");
  const roof = tones(paint, "#efb32f");
  const red = paint("#a63a2e", "#743446");
  const hall = (x: number, base: number, width: number, tall: number, columns: number, rows = 1) =>
    whiteHouse(white, red, colours.window, x, base, width, tall, columns, rows) +
    pagodaRoof(roof.mid, x, base - tall - 1, width + 16, 17, 0.5) +
    box(roof.lit, x - width * 0.26, base - tall - 20, width * 0.52, 3);
  return [
    ...[-96, -62, -28, 8].map((x, index) => hall(x - 2, -42 - index * 9, 40, 24, 3)),
    hall(112, -40, 44, 26, 3),
    hall(58, -60, 78, 62, 6, 3),
    pagodaRoof(roof.lit, 58, -142, 58, 16, 0.5),
    finial(roof.deep, 58, -156, 18),
    ...[-112, -74, -34].map((x) => hall(x, -18, 42, 26, 3)),
    hall(10, -22, 48, 30, 4),
    hall(116, -12, 48, 26, 3),
    wall(white, 0, 10, 280, 30, 0),
    shape(white.shade, "M60 10V-20H140V10z"),
    box(red, -140, -24, 280, 6),
    shape(
      colours.window,
      along(16, -130, 130, (x) => boxData(x - 3, -10, 6, 9)),
    ),
    prayerFlags(paint, [58, -170], [150, -40], 18, 7),
  ].join("");
}

/** Pelling: a white monastery with two red roofs, before Kangchenjunga and a row of flags on poles. */
export function pemayangtse(stage: Stage): string {
  const { paint, colours } = stage;
  const white = tones(paint, "#fbf4e6");
  const red = tones(paint, "#b5402f");
  const gold = paint("#f1b63a", "#d99d40");
  return [
    kangchenjunga(stage, -250, 210),
    firs(
      colours.land(0.6),
      [-150, -132, -116, 116, 134, 152].map((x, index) => [x, 8, 70 + (index % 3) * 22] as const),
      0.24,
    ),
    whiteHouse(white, red.shade, colours.window, 0, 2, 160, 62, 9, 3),
    shape(red.deep, boxData(-16, -30, 32, 32)),
    pagodaRoof(red.mid, 0, -62, 196, 26, 0.56),
    whiteHouse(white, red.shade, colours.window, 0, -84, 92, 32, 6),
    pagodaRoof(red.mid, 0, -117, 128, 26, 0.5),
    pagodaRoof(gold, 0, -142, 54, 18, 0.4),
    finial(gold, 0, -158, 26),
    ...[-122, -104, 106, 124].map(
      (x, index) =>
        stroke(colours.ink, 1.6, `M${x} 8V-86`) +
        polygon(
          [paint("#f7f0e0"), paint("#2c6fb5"), paint("#d8402f"), paint("#3c8f4f")][index] ?? white.mid,
          [x, -86],
          [x + 11, -82],
          [x + 11, -20],
          [x, -22],
        ),
    ),
  ].join("");
}

/** Sikkim: the five summits of Kangchenjunga at sunrise above wooded ridges, a monastery and tall flags. */
export function pinkKangchenjunga(stage: Stage): string {
  const { paint, colours, left, right, bottom, random } = stage;
  const gold = paint("#f4bb45", "#e0a23f");
  const red = paint("#a8402f", "#6a3350");
  const mist = (x: number, y: number, half: number) => oval(colours.cloud, x, y, half, half * 0.06);
  const ridge = (fill: string, y: number, rise: number, wave: number) =>
    place(woods(fill, { y, rise, wave, trees: "fir" }, right - left, bottom, random), left, 0);
  const flags = ["#f7f0e0", "#2c6fb5", "#d8402f", "#3c8f4f", "#f3b632"].map(
    (colour, index) =>
      stroke(colours.ink, 2, `M${-176 + index * 19} 70V${-74 - ((index * 13) % 22)}`) +
      box(paint(colour), -175 + index * 19, -72 - ((index * 13) % 22), 10, 92),
  );
  return [
    kangchenjunga(stage, -278, 226, paint("#f9a99a", "#a79fc8")),
    `<g opacity=".6">${mist(-60, -66, 150)}${mist(130, -52, 120)}${mist(-460, -60, 190)}</g>`,
    ridge(colours.land(0.5), -34, 26, 190),
    `<g opacity=".5">${mist(-120, -14, 130)}${mist(90, -22, 110)}${mist(-560, -16, 150)}</g>`,
    ridge(colours.leafDark, 14, 34, 330),
    shape(colours.land(0.9), `M${left} ${bottom}Q-40 70 30 34Q90 -2 130 4T${right} -6V${bottom}z`),
    whiteHouse(tones(paint, "#fbeede"), red, paint("#ffd07a", "#ffcf73"), 112, 14, 108, 44, 8, 2),
    pagodaRoof(red, 112, -30, 132, 18, 0.6),
    whiteHouse(tones(paint, "#fbeede"), red, paint("#ffd07a", "#ffcf73"), 112, -44, 58, 22, 5),
    pagodaRoof(red, 112, -66, 82, 16, 0.5),
    pagodaRoof(gold, 112, -81, 36, 13, 0.4),
    finial(gold, 112, -92, 20),
    prayerFlags(paint, [112, -92], [-99, -60], 22, 8),
    ...flags,
    ridge(colours.ink, bottom + 6, 30, 380),
  ].join("");
}
