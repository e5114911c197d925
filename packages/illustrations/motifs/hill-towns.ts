import { archData, wall, windowsData } from "../architecture";
import { tones } from "../palettes";
import { cloths, crowd } from "../people";
import { firs } from "../plants";
import { between, count } from "../random";
import { box, boxData, polygon, shape, stroke } from "../shapes";
import { pagodaRoof } from "../towers";
import type { Stage } from "../types";

/** Manali: the three square roofs and the cone of Hadimba's temple among deodars. */
export function hadimbaTemple({ paint, colours }: Stage): string {
  const wood = tones(paint, "#8a5433");
  const roof = tones(paint, "#5d3b35");
  return [
    firs(
      colours.land(0.72),
      [
        [-132, 4, 260],
        [128, 4, 280],
        [-96, 0, 210],
        [98, 0, 220],
        [160, 6, 230],
        [-164, 6, 240],
      ],
      0.2,
    ),
    wall(tones(paint, "#cdb693"), 0, 0, 128, 34, 0.25),
    shape(wood.deep, boxData(-66, -34, 132, 5) + boxData(-66, -18, 132, 4) + boxData(-13, -32, 26, 32)),
    shape(wood.lit, `${boxData(-17, -34, 4, 34)}${boxData(13, -34, 4, 34)}`),
    shape(wood.deep, boxData(-48, -30, 16, 16) + boxData(32, -30, 16, 16)),
    pagodaRoof(roof.mid, 0, -34, 190, 42, 0.42),
    box(wood.mid, -42, -84, 84, 12),
    pagodaRoof(roof.mid, 0, -82, 134, 40, 0.4),
    box(wood.mid, -28, -128, 56, 10),
    pagodaRoof(roof.mid, 0, -126, 92, 36, 0.34),
    polygon(roof.deep, [-20, -164], [0, -226], [20, -164]),
    polygon(roof.mid, [-20, -164], [0, -226], [3, -164]),
    shape(paint("#f2b53a", "#d99a3c"), "M-4 -222l4 -26l4 26zM-6 -224a6 5 0 0 1 12 0z"),
    shape(roof.shade, "M20 -34L40 -74L84 -38zM16 -82L28 -120L60 -86zM12 -126L18 -160L40 -130z"),
    stroke(wood.lit, 2, "M-92 -34H92M-64 -82H64M-44 -126H44"),
    crowd(cloths(paint), [-84, -70, 80], 18),
  ].join("");
}

/** The tower of Chehni: courses of stone between beams of deodar, a balcony and a slate roof on top. */
export function chehniTower({ paint, colours, left, right }: Stage): string {
  const stone = tones(paint, "#d9c09a");
  const wood = tones(paint, "#74452e");
  const slate = tones(paint, "#6d7180");
  const terraces = count(4).map((index) =>
    shape(
      index % 2 ? colours.leaf : colours.leafLight,
      `M${left} ${index * 13}Q-40 ${-8 + index * 13} 40 ${index * 13}T${right} ${-6 + index * 13}V60H${left}z`,
    ),
  );
  const house = (x: number, base: number) =>
    wall(stone, x, base, 46, 30, 0.3) +
    polygon(slate.mid, [x - 32, base - 28], [x - 16, base - 52], [x + 16, base - 52], [x + 32, base - 28]) +
    shape(wood.deep, boxData(x - 14, base - 18, 9, 18) + boxData(x + 4, base - 20, 8, 8));
  return [
    house(-98, 2),
    house(102, 4),
    wall(stone, 0, 2, 58, 186, 0.32),
    shape(
      wood.mid,
      count(11)
        .map((index) => boxData(-30, -172 + index * 16, 60, 5))
        .join(""),
    ),
    shape(
      wood.deep,
      count(11)
        .map((index) => boxData(11, -172 + index * 16, 19, 5))
        .join("") + boxData(-9, -34, 14, 26),
    ),
    stroke(wood.mid, 3, "M-8 -8L-44 12"),
    box(wood.mid, -46, -206, 92, 34),
    box(wood.deep, 18, -206, 28, 34),
    shape(colours.window, windowsData(-38, -200, 5, 1, 17, 0, 9, 16)),
    shape(wood.lit, boxData(-50, -176, 100, 5) + boxData(-50, -206, 100, 4)),
    polygon(slate.mid, [-60, -204], [-24, -244], [24, -244], [60, -204]),
    polygon(slate.shade, [10, -244], [24, -244], [60, -204], [22, -204]),
    polygon(slate.lit, [-60, -204], [-24, -246], [24, -246], [22, -240], [-20, -240], [-52, -204]),
    ...terraces,
  ].join("");
}

/** Mussoorie: the lights of a town along its ridge, under the winterline. */
export function ridgeOfLights({ paint, colours, left, right, bottom, horizon, random }: Stage): string {
  const lamp = paint("#ffd77e", "#ffd77e");
  const wallColour = paint("#3a3560", "#1c2150");
  const far = paint("#57497c", "#262a5c");
  const line = horizon - 6;
  const houses: [string[], string[]] = [[], []];
  const lights: string[] = [];
  for (const row of count(5)) {
    for (let x = left; x < right; x += between(random, 13, 22)) {
      const y = row * 17 - 62 + Math.abs(x) * 0.14 + between(random, -4, 4);
      const wide = between(random, 11, 18);
      if (row === 0 && Math.abs(x) > 120) continue;
      houses[row % 2]?.push(
        `M${x.toFixed(0)} ${(y + 30).toFixed(0)}v-${(24 + row).toFixed(0)}l${(wide / 2).toFixed(0)} -7l${(wide / 2).toFixed(0)} 7v30z`,
      );
      lights.push(`M${(x + 3).toFixed(0)} ${(y + 10).toFixed(0)}h3v4h-3zm6 0h3v4h-3z`);
    }
  }
  return [
    polygon(
      paint("#f58a3c", "#7a4a6a"),
      [left, line - 24],
      [right, line - 30],
      [right, line - 12],
      [left, line - 8],
    ),
    polygon(
      paint("#ffc15e", "#a3607a"),
      [left, line - 12],
      [right, line - 16],
      [right, line - 12],
      [left, line - 7],
    ),
    shape(
      far,
      `M${left} ${line + 34}Q-120 ${line - 2} -40 ${line + 26}T90 ${line + 12}T${right} ${line + 30}V${bottom}H${left}z`,
    ),
    shape(paint("#2b2753", "#141848"), `M${left} -4Q-90 -46 0 -44Q90 -44 ${right} 0V${bottom}H${left}z`),
    shape(paint("#4d4477", "#232a60"), houses[0].join("")),
    shape(wallColour, houses[1].join("")),
    polygon(wallColour, [-12, -40], [-12, -92], [0, -122], [12, -92], [12, -40]),
    shape(lamp, lights.join("") + archData(0, -62, 8, 18)),
    shape(colours.ink, `M${left} 44Q-60 18 40 34T${right} 30V${bottom}H${left}z`),
    firs(
      colours.ink,
      [-150, -132, -116, 118, 138, 156].map((x, index) => [x, 60, 90 + (index % 3) * 26] as const),
    ),
  ].join("");
}
