import { roundArchData } from "../architecture";
import { tones } from "../palettes";
import { discData, firs } from "../plants";
import { count } from "../random";
import { box, boxData, place, polygon, shape, turned } from "../shapes";
import type { Stage } from "../types";
import { kangchenjunga } from "./kangchenjunga";
import { type Livery, carriage, steam, steamEngine } from "./trains";

/** Darjeeling: the blue engine rounds the loop, Kangchenjunga white behind it. */
export function batasiaLoop(stage: Stage): string {
  const { paint, colours, left, right, bottom } = stage;
  const livery: Livery = {
    body: paint("#2466b8", "#244f9a"),
    trim: paint("#f3c04a"),
    roof: paint("#f3ead8", "#8d94b8"),
    glass: colours.window,
    wheel: colours.ink,
  };
  const beds = ["#d8432b", "#f2b53a", "#d9589c"].map((colour, row) =>
    shape(
      paint(colour),
      count(9)
        .map((index) => discData(-66 + index * 16 - row * 6, 64 + row * 10, 5))
        .join(""),
    ),
  );
  return [
    kangchenjunga(stage, -240, 240),
    shape(colours.land(0.5), `M${left} -40Q-90 -76 0 -50T${right} -64V20H${left}z`),
    firs(
      colours.land(0.72),
      [-170, -150, -132, 120, 140, 158, 176].map((x, index) => [x, -20, 50 + ((index * 17) % 30)] as const),
    ),
    shape(colours.leaf, `M${left} 10Q-60 -24 30 -16T${right} 0V${bottom}H${left}z`),
    ...[-1, 0, 1]
      .map(
        (rail) =>
          `<ellipse fill="none" stroke="${rail === 0 ? paint("#8a7468") : colours.ink}" stroke-width="${rail === 0 ? 12 : 2}" cx="10" cy="60" rx="${172 + rail * 5}" ry="${50 + rail * 4}"/>`,
      )
      .toSorted((one, other) => other.length - one.length),
    polygon(paint("#f7efe0"), [32, 56], [40, -18], [46, -18], [54, 56]),
    box(paint("#c9bca8"), 20, 54, 46, 7),
    ...beds,
    steam(colours.snow, 78, -58, 1.1),
    place(turned(carriage(livery, -31, 62, 5), -17), -116, 24),
    place(turned(carriage(livery, -33, 66, 5), -5), -46, 11),
    place(turned(place(steamEngine(livery, -31), 0, 0, 1.32), 3), 44, 10),
  ].join("");
}

/** The Kalka-Shimla line: a train on a bridge of arches upon arches, among pines. */
export function tieredBridge(stage: Stage): string {
  const { paint, colours, left, right } = stage;
  const stone = tones(paint, "#d2b48c");
  const livery: Livery = {
    body: paint("#c8392c"),
    trim: paint("#f7e6c4"),
    roof: paint("#e9dcc4", "#8d94b8"),
    glass: colours.window,
    wheel: colours.ink,
  };
  const tier = (top: number, foot: number, half: number, total: number) => {
    const span = (half * 2) / total;
    const arches = count(total)
      .map((index) => roundArchData(-half + span * (index + 0.5), foot + 1, span * 0.68, foot - top - 10))
      .join("");
    return (
      `<path fill="${stone.mid}" fill-rule="evenodd" d="${boxData(-half, top, half * 2, foot - top)}${arches}"/>` +
      shape(
        stone.shade,
        count(total)
          .map((index) =>
            boxData(
              -half + span * (index + 0.5) + span * 0.34,
              top + span * 0.4,
              span * 0.1,
              foot - top - span * 0.4,
            ),
          )
          .join(""),
      ) +
      box(stone.lit, -half, top - 3, half * 2, 5)
    );
  };
  return [
    polygon(colours.leafDark, [left, 26], [left, -142], [-150, -138], [-128, -60], [-90, 26]),
    polygon(colours.leafDark, [right, 26], [right, -142], [150, -138], [128, -60], [90, 26]),
    tier(-134, -84, 160, 11),
    tier(-84, -36, 132, 8),
    tier(-36, 16, 104, 6),
    `<g transform="translate(0 -138)">${[-200, -140, -80, -20].map((x) => carriage(livery, x, 57, 5)).join("")}${box(livery.body, 40, -30, 66, 24)}${box(livery.trim, 40, -16, 66, 3)}${box(livery.glass, 86, -26, 14, 10)}${shape(livery.roof, "M38 -30q2 -6 8 -6h52q8 0 9 6z")}${shape(livery.wheel, `${boxData(42, -6, 62, 3)}${discData(52, -3.4, 3.6)}${discData(68, -3.4, 3.6)}${discData(94, -3.4, 3.6)}`)}</g>`,
    firs(
      colours.leafDark,
      [
        [left + 6, 20, 190],
        [left + 30, 30, 130],
        [-128, 34, 100],
        [-60, 40, 60],
        [70, 40, 64],
        [132, 34, 110],
        [right - 30, 30, 140],
        [right - 6, 20, 200],
      ],
      0.24,
    ),
    firs(
      colours.ink,
      [
        [-150, 60, 110],
        [-112, 66, 80],
        [0, 66, 60],
        [112, 64, 84],
        [152, 60, 120],
      ],
      0.26,
    ),
  ].join("");
}
