import { tones } from "../palettes";
import { discData } from "../plants";
import { count } from "../random";
import { box, disc, oval, place, polygon, shape, stroke } from "../shapes";
import type { Stage } from "../types";

/** A long-legged wading bird that looks left; feet at (0, 0), 100 tall. */
function wader(body: string, wing: string, bill: string, leg: string): string {
  return [
    stroke(leg, 2.4, "M-2 -44L-6 0M6 -44L10 -22L6 0"),
    shape(body, "M-20 -58Q-10 -76 14 -66Q34 -58 44 -42Q20 -36 -4 -42Q-18 -46 -20 -58z"),
    shape(wing, "M-4 -66Q20 -66 44 -42Q60 -34 54 -32Q20 -36 0 -48z"),
    stroke(body, 7, "M-14 -60Q-26 -72 -18 -82T-22 -96"),
    disc(body, -23, -97, 6),
    shape(bill, "M-28 -101L-62 -92L-27 -93z"),
  ].join("");
}

/** Bharatpur: painted storks on their nests in half-drowned acacias. */
export function nestingStorks(stage: Stage): string {
  const { paint, colours, random, left, right, bottom } = stage;
  const white = paint("#fdf6ea", "#cfd0e4");
  const stork =
    wader(white, paint("#33324a"), paint("#f2a02e"), paint("#e8788a")) +
    shape(paint("#f08a9a"), "M30 -50Q44 -44 54 -32Q36 -32 26 -38z") +
    disc(paint("#e2553a"), -25, -98, 4);
  const nest = shape(
    paint("#7a5438", "#2c2244"),
    "M-36 0Q-30 16 0 16T36 0L44 -4L30 -2L34 -8L14 -2L0 -6L-18 -2L-34 -8L-28 -1L-44 -4z",
  );
  const trunk = paint("#5a4038", "#1b1734");
  const sapling =
    stroke(trunk, 7, "M0 6Q2 -30 0 -60M0 -40Q-20 -50 -34 -66M0 -50Q20 -60 34 -70") +
    shape(
      colours.leafDark,
      "M-64 -66q30 -26 60 0q-30 14 -60 0zM4 -72q30 -26 60 0q-30 14 -60 0zM-30 -86q30 -26 60 0q-30 14 -60 0z",
    );
  const perch = (x: number, y: number, size: number, side: number) =>
    place(nest, x, y, size) + place(stork, x, y + 2, side * size, size);
  return [
    box(colours.waterLight, left, -6, right - left, 10),
    box(colours.water, left, 2, right - left, bottom),
    shape(colours.waterDeep, `M${left} 60Q0 44 ${right} 66V${bottom}H${left}z`),
    place(sapling, -150, 4, 0.7),
    place(sapling, 150, 0, 0.6),
    stroke(trunk, 12, "M0 30Q4 -20 -6 -60"),
    stroke(trunk, 8, "M-6 -60Q-40 -80 -76 -92M-4 -50Q36 -70 70 -76M-6 -60Q0 -110 6 -150"),
    stroke(trunk, 5, "M-76 -92L-118 -92M-76 -92L-92 -124M70 -76L120 -70M70 -76L88 -110"),
    shape(
      colours.leafDark,
      [
        [-110, -96, 22],
        [-60, -92, 18],
        [-26, -118, 20],
        [40, -84, 22],
        [116, -74, 22],
        [22, -140, 20],
        [84, -88, 18],
      ]
        .map(
          ([x = 0, y = 0, size = 0]) =>
            `M${x - size * 1.5} ${y}q${size * 1.5} ${-size * 1.3} ${size * 3} 0q${-size * 1.5} ${size * 0.7} ${-size * 3} 0z`,
        )
        .join(""),
    ),
    perch(-86, -104, 0.72, 1),
    perch(6, -158, 0.84, 1),
    perch(88, -94, 0.78, -1),
    oval(colours.waterDeep, 0, 32, 80, 5),
    place(stork, -112, 52, 0.72),
    oval(colours.waterLight, -112, 53, 34, 3),
    stroke(colours.waterLight, 2, "M-60 62h70M40 50h60M-20 80h90"),
    shape(
      colours.leafDark,
      count(8)
        .map((index) => discData(70 + index * 14, 96 - ((index * 7) % 9) + random() * 2, 12))
        .join(""),
    ),
  ].join("");
}

/** A tall adjutant stork with its pouch, and a small white ship beyond the sandbank. */
export function adjutantAndShip({ paint, colours, left, right, bottom }: Stage): string {
  const grey = tones(paint, "#5d6478");
  const white = tones(paint, "#fbf4e6");
  const ship = [
    shape(paint("#2f5f7f"), "M-96 -12H104Q98 10 76 12H-80Q-94 8 -96 -12z"),
    box(white.lit, -98, -17, 204, 6),
    box(white.mid, -80, -44, 150, 28),
    box(white.shade, 40, -44, 30, 28),
    box(white.mid, -60, -66, 100, 22),
    box(white.lit, -86, -47, 162, 4),
    box(white.lit, -66, -69, 112, 4),
    shape(
      colours.lamp,
      count(9)
        .map((index) => `M${-74 + index * 16} -38h9v12h-9z`)
        .join("") +
        count(6)
          .map((index) => `M${-54 + index * 16} -62h9v11h-9z`)
          .join(""),
    ),
    stroke(colours.ink, 2, "M-88 -18V-46M78 -18V-46M0 -69V-100"),
    polygon(paint("#ef8a2f"), [0, -100], [22, -94], [0, -87]),
    box(paint("#d8432b"), 20, -84, 14, 16),
  ].join("");
  const bird = [
    stroke(paint("#d9c2a4"), 5, "M-4 -92L-10 -46L-6 0M14 -90L16 -46L20 0M-6 0h-14M20 0h-14"),
    shape(grey.mid, "M-36 -120Q-24 -146 14 -138Q48 -128 60 -84Q40 -82 14 -84Q-26 -90 -36 -120z"),
    shape(grey.shade, "M0 -134Q44 -128 60 -84Q72 -70 64 -66Q24 -80 4 -104z"),
    shape(white.mid, "M-36 -120Q-34 -96 -4 -88Q-20 -86 -32 -98Q-42 -110 -36 -120z"),
    stroke(paint("#e0a080"), 13, "M-28 -126Q-48 -146 -40 -166T-46 -190"),
    shape(paint("#e58a5e"), "M-50 -160Q-62 -140 -50 -118Q-38 -128 -40 -156z"),
    disc(paint("#d99a7c"), -48, -194, 12),
    shape(paint("#cdb07a"), "M-54 -204L-116 -176L-56 -184z"),
    disc(colours.ink, -50, -197, 2.6),
  ].join("");
  return [
    place(ship, 64, -36, 0.86),
    stroke(colours.paper, 2, "M-30 -18h90M100 -22h60M-140 -40h60"),
    shape(paint("#f4dca6"), `M${left} 18Q-100 -12 -20 -6T110 14T${right} 20V36H${left}z`),
    shape(paint("#e2bd7f"), `M${left} 26Q-40 4 60 20T${right} 26V${bottom}H${left}z`),
    place(bird, -66, 24, 0.98),
    oval(paint("#c79c62"), -60, 26, 44, 4),
  ].join("");
}
