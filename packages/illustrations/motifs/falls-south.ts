import { tones } from "../palettes";
import { discData } from "../plants";
import { count } from "../random";
import { oval, place, polygon, shape } from "../shapes";
import { grass, woods } from "../terrain";
import type { Stage } from "../types";
import { greatHornbill } from "./birds";
import { brow, cliff, fall, fallColours, pool, spray } from "./falling-water";
import { carriage, steam, viaduct } from "./trains";

/** Jog: four falls side by side into a wide amphitheatre. */
export function fourFalls(stage: Stage): string {
  const { paint, colours, left, right, random } = stage;
  const rock = tones(paint, "#7d6a62");
  const water = fallColours(stage);
  return [
    woods(colours.leaf, { y: -196, rise: 14, wave: 90, trees: "round" }, right - left, -170, random).replace(
      "<path ",
      `<path transform="translate(${left.toFixed(0)} 0)" `,
    ),
    cliff(rock, left, right, -184, 10, 9),
    polygon(rock.deep, [left, -190], [-136, -180], [-118, 10], [left, 10]),
    polygon(rock.deep, [right, -190], [142, -178], [122, 10], [right, 10]),
    fall(water, -88, -182, 0, 22),
    fall(water, -34, -182, 0, 40),
    fall(water, 30, -182, 0, 16),
    fall(water, 84, -182, 0, 28),
    pool(stage, -2),
    spray(water, -60, 2, 120),
    spray(water, 60, 2, 110),
    shape(
      colours.leafDark,
      [-150, -136, 138, 154].map((x, index) => discData(x, -10 - index * 4, 22)).join(""),
    ),
  ].join("");
}

/** Athirappilly: a wide white curtain and a hornbill across its spray. */
export function wideFall(stage: Stage): string {
  const { paint, colours, left, right, random } = stage;
  const rock = tones(paint, "#6a5f5f");
  const water = fallColours(stage);
  return [
    shape(
      colours.leafDark,
      count((right - left) / 22)
        .map((index) => discData(left + index * 22, -142 - ((index * 13) % 18), 20))
        .join(""),
    ),
    cliff(rock, left, right, -134, 10, 8),
    fall(water, -74, -134, 4, 92),
    fall(water, 26, -138, 4, 84),
    fall(water, 104, -132, 4, 46),
    polygon(rock.shade, [-24, -120], [-16, -138], [-8, -122], [-4, 4], [-28, 4]),
    polygon(rock.shade, [72, -122], [78, -136], [84, -120], [84, 4], [74, 4]),
    pool(stage, 0),
    spray(water, -74, 4, 130),
    spray(water, 50, 6, 150),
    `<g opacity=".5">${oval(water.mist, 0, -26, 190, 22)}</g>`,
    place(greatHornbill(stage), 14, -178, 0.66),
    shape(
      colours.leafDark,
      [left + 10, left + 34, right - 32, right - 8]
        .map((x, index) => discData(x, 6 - (index % 2) * 16, 34))
        .join(""),
    ),
    grass(colours.ink, left, right, 92, 40, random),
  ].join("");
}

/** Dudhsagar: a train crosses halfway up a white fall in four tiers. */
export function trainBeforeFall(stage: Stage): string {
  const { paint, colours, left, right } = stage;
  const rock = tones(paint, "#5f665c");
  const stone = tones(paint, "#c9b094");
  const water = fallColours(stage);
  const livery = {
    body: paint("#d8532f"),
    trim: paint("#f7e9cf"),
    roof: paint("#8a4436"),
    glass: colours.window,
    wheel: colours.ink,
  };
  return [
    polygon(
      rock.mid,
      [left, 30],
      [left, -200],
      [-150, -206],
      [-90, -244],
      [0, -262],
      [90, -246],
      [right, -196],
      [right, 30],
    ),
    polygon(rock.shade, [60, -254], [90, -246], [right, -196], [right, 30], [80, 30]),
    shape(
      colours.leafDark,
      crownsData([
        [-150, -196, 34],
        [-112, -226, 28],
        [-76, -244, 24],
        [84, -240, 26],
        [118, -222, 30],
        [156, -196, 34],
        [-150, -130, 36],
        [150, -132, 36],
      ]),
    ),
    shape(
      colours.leaf,
      crownsData([
        [-120, -176, 26],
        [122, -178, 26],
        [-112, -112, 24],
        [116, -110, 26],
        [-160, -90, 30],
        [164, -90, 30],
      ]),
    ),
    brow(colours.leafDark, left, -160, -196, 28),
    brow(colours.leafDark, 160, right, -194, 28),
    fall(water, 8, -256, -190, 34),
    fall(water, -6, -196, -128, 64),
    fall(water, 6, -134, -50, 88),
    fall(water, -4, -56, 30, 112),
    `<g opacity=".5">${oval(water.mist, 0, -128, 90, 12)}${oval(water.mist, 0, -60, 110, 12)}</g>`,
    viaduct(stone, left, right, -66, 6, 50),
    ...[-210, -150, -90, -30, 30].map(
      (x) => `<g transform="translate(0 -70)">${carriage(livery, x, 56, 5)}</g>`,
    ),
    `<g transform="translate(0 -70)">${carriage({ ...livery, body: paint("#2f5f8f") }, 92, 48, 2)}</g>`,
    steam(water.white, 96, -104, 0.5),
    shape(
      colours.leafDark,
      crownsData([
        [left, 14, 36],
        [-130, 18, 28],
        [134, 18, 28],
        [right, 12, 36],
      ]),
    ),
    pool(stage, 24),
    spray(water, -4, 28, 150),
  ].join("");
}

function crownsData(spots: readonly (readonly [number, number, number])[]): string {
  return spots.map(([x, y, size]) => discData(x, y, size)).join("");
}
