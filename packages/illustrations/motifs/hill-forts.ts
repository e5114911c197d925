import { archData, chhatri, flag, merlonsData, wall, windowsData } from "../architecture";
import { type Tones, tones } from "../palettes";
import { between, count } from "../random";
import { box, boxData, dashes, place, polygon, shape } from "../shapes";
import type { Stage } from "../types";
import { camel } from "./camels";

/** A round bastion whose wall leans inwards. */
export function bastion(stone: Tones, x: number, base: number, width: number, tall: number): string {
  const half = width / 2;
  return (
    polygon(
      stone.mid,
      [x - half, base],
      [x - half * 0.86, base - tall],
      [x + half * 0.86, base - tall],
      [x + half, base],
    ) +
    polygon(
      stone.shade,
      [x + half * 0.3, base],
      [x + half * 0.28, base - tall],
      [x + half * 0.86, base - tall],
      [x + half, base],
    ) +
    polygon(
      stone.lit,
      [x - half, base],
      [x - half * 0.86, base - tall],
      [x - half * 0.6, base - tall],
      [x - half * 0.7, base],
    ) +
    shape(stone.mid, merlonsData(x - half * 0.9, x + half * 0.9, base - tall + 0.5, width * 0.13)) +
    dashes(stone.deep, x - half * 0.7, x + half * 0.7, base - tall * 0.72, 5, 2, 7)
  );
}

/** Jaisalmer: a ring of round bastions on its hill, camels on the plain. */
export function jaisalmerFort({ paint, colours, left, right, bottom }: Stage): string {
  const gold = tones(paint, "#dd9d4f");
  const hill = tones(paint, "#c4834a");
  const tower = bastion(gold, 0, 0, 40, 64);
  const palace = [
    wall(gold, -14, -120, 78, 52, 0.3),
    wall(gold, 44, -118, 50, 36, 0.3),
    wall(gold, -66, -118, 40, 30, 0.3),
    chhatri(gold, -40, -172, 20),
    chhatri(gold, 10, -172, 20),
    chhatri(gold, 56, -154, 16),
    chhatri(gold, -74, -148, 16),
    shape(
      colours.window,
      windowsData(-46, -162, 6, 2, 12, 20, 5, 9) + windowsData(28, -142, 4, 1, 11, 0, 5, 9),
    ),
    polygon(gold.mid, [84, -112], [92, -160], [98, -172], [104, -160], [112, -112]),
    polygon(gold.shade, [100, -112], [99, -170], [104, -160], [112, -112]),
    flag(colours.vermilion, colours.ink, -14, -172, 34),
  ];
  return [
    shape(hill.mid, `M${left} 6Q-150 -2 -126 -58H126Q150 -4 ${right} 6V40H${left}z`),
    shape(hill.shade, `M60 -58H126Q150 -4 ${right} 6V40H110Q110 -20 60 -58z`),
    ...palace,
    wall(gold, 0, -56, 236, 62, 0.25),
    shape(gold.mid, merlonsData(-118, 118, -117, 6)),
    ...[-116, -78, -39, 0, 39, 78, 116].map((x, index) =>
      place(tower, x, -44 - Math.abs(index - 3) * -6 - 8, index === 3 ? 1.1 : 1),
    ),
    shape(gold.lit, `M${left} 24Q0 2 ${right} 20V${bottom}H${left}z`),
    shape(gold.mid, `M${left} 60Q0 34 ${right} 66V${bottom}H${left}z`),
    place(camel(paint, colours, "#8a5632", "#d8432b", true), -70, 46, 0.66),
    place(camel(paint, colours, "#7c4b30", "#27567f", true), 8, 50, 0.74),
    place(camel(paint, colours, "#8a5632", "#f2a62e", true), 96, 56, 0.84),
  ].join("");
}

/** Jodhpur: Mehrangarh on its cliff over blue houses. */
export function mehrangarh({ paint, colours, left, right, bottom, random }: Stage): string {
  const stone = tones(paint, "#c9714d");
  const rock = tones(paint, "#9a5a45");
  const blues = ["#3f7fc4", "#5e9bd6", "#2f69ab", "#86b6e0"].map((colour) => tones(paint, colour));
  const house = blues.map(
    (blue) =>
      wall(blue, 0, 14, 26, 42, 0.3) +
      box(blue.lit, -14, -30, 28, 3) +
      shape(colours.window, "M-8 -20h5v7h-5zM1 -20h5v7h-5z"),
  );
  const houses = count(5).flatMap((row) =>
    count((right - left) / 26).map((column) => {
      const x = left + column * 27 + (row % 2) * 13;
      return place(house[(row * 3 + column * 2) % 4] ?? "", x, row * 22 - Math.round(between(random, 0, 12)));
    }),
  );
  const slit = (x: number, wide: number, y: number) =>
    dashes(colours.window, x - wide / 2 + 5, x + wide / 2 - 4, y, 8, 4, 6);
  return [
    polygon(
      rock.mid,
      [left, -20],
      [-150, -38],
      [-128, -96],
      [-100, -104],
      [120, -110],
      [140, -64],
      [right, -22],
      [right, 20],
      [left, 20],
    ),
    polygon(rock.shade, [40, -108], [120, -110], [140, -64], [right, -22], [70, -20], [64, -70]),
    polygon(rock.deep, [-60, -100], [-48, -60], [-56, -24], [-40, -24], [-34, -62], [-44, -102]),
    wall(stone, -2, -98, 218, 48, 0.22),
    wall(stone, -66, -140, 72, 46, 0.3),
    wall(stone, 14, -140, 84, 66, 0.3),
    wall(stone, 84, -140, 50, 38, 0.3),
    box(stone.lit, -112, -149, 220, 4),
    box(stone.lit, -104, -188, 76, 4),
    box(stone.lit, -30, -208, 88, 4),
    shape(stone.mid, merlonsData(-110, 108, -148, 6)),
    ...[-92, -42, 60].map((x) =>
      polygon(stone.lit, [x - 14, -98], [x - 10, -150], [x + 10, -150], [x + 14, -98]),
    ),
    slit(-66, 70, -170),
    slit(14, 80, -190),
    slit(14, 80, -168),
    slit(84, 46, -162),
    ...[-92, -42].map((x) => chhatri(stone, x, -186, 18)),
    ...[-18, 14, 46].map((x) => chhatri(stone, x, -207, 17)),
    chhatri(stone, 92, -178, 15),
    flag(colours.marigold, colours.ink, 66, -206, 28),
    box(blues[2]?.shade ?? "", left, 10, right - left, bottom),
    ...houses,
  ].join("");
}

/** Chittorgarh: the nine storeys of the Tower of Victory above ruined walls. */
export function victoryTower({ paint, colours, left, right, bottom }: Stage): string {
  const stone = tones(paint, "#c98a55");
  const old = tones(paint, "#9c6248");
  const storeys = count(8).map((index) => {
    const y = -22 - index * 25;
    const half = 25 - index * 1.3 + (index > 6 ? 4 : 0);
    return [
      wall(stone, 0, y, half * 2, 25, 0.34),
      box(stone.lit, -half - 5, y - 25, half * 2 + 10, 4),
      polygon(stone.deep, [-half - 3, y - 21], [half + 3, y - 21], [half, y - 18], [-half, y - 18]),
      shape(colours.window, archData(0, y - 3, 11, 15)),
      shape(stone.deep, archData(-half * 0.64, y - 3, 5, 13) + archData(half * 0.64, y - 3, 5, 13)),
      shape(stone.mid, boxData(-9, y - 4, 18, 3)),
    ].join("");
  });
  return [
    polygon(
      old.mid,
      [left, 6],
      [left, -34],
      [-120, -40],
      [-116, -62],
      [-92, -60],
      [-84, -34],
      [-60, -30],
      [-50, 6],
    ),
    polygon(
      old.mid,
      [right, 6],
      [right, -46],
      [140, -52],
      [128, -30],
      [104, -34],
      [96, -58],
      [70, -54],
      [56, 6],
    ),
    polygon(old.shade, [right, 6], [right, -46], [140, -52], [128, -30], [118, 6]),
    shape(old.deep, archData(-102, 4, 18, 30) + archData(86, 4, 18, 34) + boxData(-78, -22, 6, 10)),
    dashes(old.mid, left, -122, -38, 8, 7, 6),
    wall(stone, 0, 2, 78, 24, 0.3),
    box(stone.lit, -43, -24, 86, 5),
    ...storeys,
    chhatri(stone, 0, -222, 46),
    box(colours.groundShade, left, 2, right - left, 6),
    box(colours.ground, left, 7, right - left, bottom),
  ].join("");
}
