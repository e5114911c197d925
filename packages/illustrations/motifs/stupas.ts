import { along, archData, roundArchData, wall } from "../architecture";
import { tones } from "../palettes";
import { crowd, sitting } from "../people";
import { discData } from "../plants";
import { type Random, count } from "../random";
import { box, boxData, dashes, disc, polygon, shape, stroke } from "../shapes";
import type { Stage } from "../types";
import { ropeway } from "./cableways";

/** Nalanda: the stepped brick ruin of Temple 3. */
export function nalandaRuin({ paint, colours, left, right, bottom, random }: Stage): string {
  const brick = tones(paint, "#b9583a");
  const old = tones(paint, "#cf7b52");
  const terrace = (x: number, base: number, wide: number, tall: number) =>
    wall(brick, x, base, wide, tall, 0.3) +
    box(old.lit, x - wide / 2 - 2, base - tall - 3, wide + 4, 5) +
    courses(brick.deep, x, base, wide, tall, random);
  const turret = (x: number, base: number) =>
    wall(old, x, base, 28, 66, 0.35) +
    shape(brick.deep, archData(x, base - 8, 11, 20) + archData(x, base - 34, 11, 20)) +
    box(old.lit, x - 17, base - 69, 34, 5) +
    polygon(old.mid, [x - 14, base - 68], [x - 5, base - 88], [x + 6, base - 84], [x + 14, base - 68]);
  const steps = count(13).map((index) =>
    box(index % 2 ? old.lit : brick.shade, -20 + index * 1, -4 - index * 10, 40 - index * 2, 10.5),
  );
  return [
    box(colours.leaf, left, -12, right - left, bottom),
    shape(colours.leafLight, `M${left} 16Q0 2 ${right} 18V34Q0 20 ${left} 32z`),
    terrace(0, 0, 236, 34),
    turret(-98, -30),
    turret(98, -30),
    terrace(0, -34, 164, 40),
    terrace(0, -74, 116, 38),
    polygon(
      brick.mid,
      [-46, -112],
      [-40, -146],
      [-22, -156],
      [-6, -150],
      [8, -166],
      [26, -158],
      [34, -140],
      [46, -112],
    ),
    polygon(brick.shade, [20, -112], [20, -160], [26, -158], [34, -140], [46, -112]),
    ...steps,
    shape(colours.leafDark, "M60 -118q10 -14 20 0zM-80 -78q10 -14 18 0z"),
    crowd([paint("#c2452a"), paint("#f7efe0"), paint("#ef9a2e")], [-130, -112, 128], 20),
  ].join("");
}

function courses(fill: string, x: number, base: number, wide: number, tall: number, random: Random): string {
  const marks = count(wide / 12).map(
    () =>
      `M${(x - wide / 2 + 4 + random() * (wide - 20)).toFixed(0)} ${(base - 5 - random() * (tall - 9)).toFixed(0)}h${(6 + random() * 8).toFixed(0)}`,
  );
  return stroke(fill, 1, marks.join(""));
}

/** Sanchi: the Great Stupa behind its carved gateway. */
export function greatStupa({ paint, left, right }: Stage): string {
  const stone = tones(paint, "#d8b283");
  const pale = tones(paint, "#ecd3a6");
  const bar = (y: number, half: number) =>
    shape(
      pale.mid,
      `M${-half} ${y - 4}Q0 ${y - 11} ${half} ${y - 4}V${y + 4}Q0 ${y - 3} ${-half} ${y + 4}z`,
    ) +
    shape(
      pale.deep,
      `M${-half - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0zM${half - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z`,
    );
  return [
    shape(stone.mid, "M-126 -44C-126 -148 -66 -176 0 -176S126 -148 126 -44z"),
    shape(stone.shade, "M30 -172C90 -160 126 -128 126 -44H76Q96 -130 30 -172z"),
    shape(stone.lit, "M-112 -70C-102 -140 -60 -166 -16 -170C-60 -156 -84 -120 -88 -70z"),
    box(stone.lit, -26, -200, 52, 6),
    shape(
      stone.mid,
      along(6, -23, 23, (x) => boxData(x - 2, -196, 4, 20)),
    ),
    stroke(stone.deep, 3, "M0 -176V-238"),
    shape(stone.lit, "M-20 -212q20 -12 40 0zM-15 -224q15 -10 30 0zM-10 -235q10 -8 20 0z"),
    wall(stone, 0, 0, 280, 46, 0.18),
    dashes(stone.deep, -138, 138, -32, 16, 3, 7),
    box(stone.lit, -142, -48, 284, 5),
    dashes(stone.shade, left, right, -10, 22, 5, 6),
    stroke(pale.mid, 4, `M${left} -6H${right}M${left} -16H${right}`),
    box(pale.lit, left, -24, right - left, 4),
    shape(stone.deep, boxData(-26, -62, 52, 64)),
    shape(pale.mid, boxData(-42, -118, 15, 122) + boxData(27, -118, 15, 122)),
    shape(pale.shade, boxData(-31, -118, 4, 122) + boxData(37, -118, 5, 122)),
    dashes(pale.deep, -37, -32, -60, 96, 3, 30),
    shape(
      pale.deep,
      count(6)
        .map((index) => boxData(-39, -106 + index * 18, 9, 8) + boxData(30, -106 + index * 18, 9, 8))
        .join(""),
    ),
    bar(-112, 68),
    bar(-134, 64),
    bar(-156, 58),
    shape(
      pale.mid,
      along(4, -24, 24, (x) => boxData(x - 3, -134, 6, 18) + boxData(x - 3, -154, 6, 16)),
    ),
    shape(pale.lit, `${discData(0, -172, 9)}M-34 -160l-6 -14h12zM34 -160l-6 -14h12z`),
    crowd([paint("#c2452a"), paint("#f7efe0"), paint("#27567f")], [-96, 70, 92], 24, 1.1),
  ].join("");
}

/** Rajgir: the white Shanti Stupa on its rocks, and cabins that rise to it. */
export function shantiStupa(stage: Stage): string {
  const { paint, left, right, bottom, colours } = stage;
  const white = tones(paint, "#fdf8ee");
  const gold = tones(paint, "#f0b236");
  const rock = tones(paint, "#a8845f");
  return [
    polygon(
      rock.shade,
      [left, 60],
      [-130, -4],
      [-96, -10],
      [-60, -34],
      [96, -38],
      [124, -10],
      [160, 8],
      [right, 40],
      [right, bottom],
      [left, bottom],
    ),
    polygon(
      rock.mid,
      [left, 90],
      [-118, 14],
      [-84, 6],
      [-54, -30],
      [30, -36],
      [10, 0],
      [40, 30],
      [0, bottom],
      [left, bottom],
    ),
    polygon(rock.deep, [60, -36], [96, -38], [124, -10], [160, 8], [130, 30], [96, 14]),
    shape(
      colours.leafDark,
      [-100, -74, 70, 132]
        .map(
          (x, index) => discData(x, 24 + (index % 2) * 20, 15) + discData(x + 14, 30 + (index % 2) * 20, 11),
        )
        .join(""),
    ),
    wall(white, 14, -32, 156, 20, 0.2),
    box(white.lit, -68, -55, 164, 5),
    shape(white.mid, "M-50 -54C-56 -140 -20 -158 14 -158S84 -140 78 -54z"),
    shape(white.shade, "M34 -156C74 -146 84 -120 78 -54H50Q64 -120 34 -156z"),
    shape(gold.mid, roundArchData(14, -60, 34, 62)),
    shape(gold.deep, roundArchData(14, -60, 26, 54)),
    sitting(gold.lit, gold.lit, 14, -66, 0.8),
    wall(white, 14, -156, 36, 16, 0.3),
    polygon(gold.mid, [2, -172], [11, -216], [17, -216], [26, -172]),
    shape(gold.lit, "M6 -214h16l-8 -20z"),
    stroke(gold.deep, 1.4, "M2 -178h24M4 -188h20M6 -198h16M8 -207h12"),
    disc(white.lit, -94, -6, 0),
    ropeway(stage, [left, 56], [right, -150], [-150, -96, 130], 0.62),
  ].join("");
}
