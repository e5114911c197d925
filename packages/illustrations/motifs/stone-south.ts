import { along, archData, merlonsData, wall } from "../architecture";
import { tones } from "../palettes";
import { discData } from "../plants";
import { count } from "../random";
import { box, boxData, disc, place, polygon, shape, stroke } from "../shapes";
import { boulder } from "../terrain";
import { gopuram } from "../towers";
import type { Stage } from "../types";

/** A wheel of carved stone: rim, spokes and medallions. */
function stoneWheel(
  paint: Stage["paint"],
  x: number,
  y: number,
  radius: number,
  base: string,
  spokes = 8,
): string {
  const stone = tones(paint, base);
  const at = (share: number, angle: number) =>
    [x + Math.cos(angle) * radius * share, y + Math.sin(angle) * radius * share] as const;
  const wide = count(spokes).map((index) => {
    const angle = (index / spokes) * Math.PI * 2 + 0.2;
    const tip = (share: number, turn: number) =>
      at(share, angle + turn)
        .map((value) => value.toFixed(1))
        .join(" ");
    return `M${tip(0.14, -0.3)}L${tip(0.45, -0.12)} ${tip(0.56, -0.17)} ${tip(0.64, -0.1)} ${tip(0.84, -0.05)} ${tip(0.84, 0.05)} ${tip(0.64, 0.1)} ${tip(0.56, 0.17)} ${tip(0.45, 0.12)} ${tip(0.14, 0.3)}z`;
  });
  const thin = count(spokes).map((index) => {
    const angle = ((index + 0.5) / spokes) * Math.PI * 2 + 0.2;
    return `M${at(0.15, angle)
      .map((value) => value.toFixed(1))
      .join(" ")}L${at(0.84, angle)
      .map((value) => value.toFixed(1))
      .join(" ")}`;
  });
  const beads = count(spokes * 4).map((index) =>
    discData(...at(0.92, (index / (spokes * 4)) * Math.PI * 2), radius * 0.03),
  );
  const medallions = count(spokes).map((index) =>
    discData(...at(0.56, (index / spokes) * Math.PI * 2 + 0.2), radius * 0.055),
  );
  return (
    disc(stone.shade, x + radius * 0.04, y + radius * 0.03, radius) +
    disc(stone.mid, x, y, radius) +
    disc(stone.deep, x, y, radius * 0.84) +
    stroke(stone.shade, radius * 0.025, thin.join("")) +
    shape(stone.mid, wide.join("")) +
    shape(stone.deep, beads.join("") + medallions.join("")) +
    `<circle fill="none" stroke="${stone.lit}" stroke-width="${(radius * 0.03).toFixed(1)}" cx="${x}" cy="${y}" r="${(radius * 0.97).toFixed(1)}"/>` +
    disc(stone.lit, x, y, radius * 0.19) +
    disc(stone.shade, x, y, radius * 0.11) +
    disc(stone.lit, x, y, radius * 0.05)
  );
}

/** Konark: one wheel of the sun god's chariot, taller than a man, against the plinth it is carved on. */
export function konarkWheel({ paint, left, right, bottom, colours }: Stage): string {
  const stone = tones(paint, "#c98b52");
  const courses = [-196, -168, -40, -16];
  return [
    box(stone.shade, left, -206, right - left, 208),
    box(stone.mid, left, -214, right - left, 14),
    box(stone.lit, left, -218, right - left, 5),
    shape(
      stone.deep,
      along(Math.round((right - left) / 26), left + 8, right - 8, (x) => archData(x, -172, 13, 20)),
    ),
    shape(
      stone.deep,
      along(Math.round((right - left) / 18), left + 6, right - 6, (x) => boxData(x - 5, -34, 8, 14)),
    ),
    stroke(stone.mid, 2, courses.map((y) => `M${left} ${y}H${right}`).join("")),
    polygon(stone.mid, [left, -2], [right, -2], [right, 8], [left, 8]),
    box(colours.groundShade, left, 7, right - left, 6),
    box(colours.ground, left, 12, right - left, bottom),
    stoneWheel(paint, 0, -96, 104, "#dca163"),
  ].join("");
}

/** Hampi: the stone chariot among boulders. */
export function stoneChariot({ paint, nearLeft, nearRight, random, colours }: Stage): string {
  const stone = tones(paint, "#c9874f");
  const rocks = [
    [nearRight - 10, -76, 66],
    [nearLeft + 62, -40, 76],
    [nearRight - 52, -44, 84],
    [nearLeft + 20, 2, 116],
    [nearRight - 24, 2, 124],
  ] as const;
  const elephant =
    "M-102 0V-20q0 -14 12 -15q12 -1 15 9l2 26h-7l-1 -12h-8l-1 12zM-101 -26q-8 4 -7 26l-4 -1q-2 -24 8 -31z";
  return [
    ...rocks.map(([x, y, size]) => boulder(stone.shade, stone.deep, x, y + 6, size, random)),
    box(stone.shade, -86, -26, 170, 26),
    box(stone.lit, -90, -30, 178, 6),
    wall(stone, -2, -29, 140, 18, 0.25),
    shape(
      stone.deep,
      along(8, -62, 58, (x) => boxData(x - 4, -44, 7, 12)),
    ),
    box(stone.lit, -78, -52, 152, 6),
    shape(
      stone.mid,
      along(
        6,
        -64,
        60,
        (x) => `${boxData(x - 5, -112, 10, 62)}${boxData(x - 8, -114, 16, 6)}${boxData(x - 8, -58, 16, 6)}`,
      ),
    ),
    box(stone.deep, -40, -110, 76, 58),
    shape(
      stone.mid,
      along(4, -38, 34, (x) => boxData(x - 4, -112, 9, 62)),
    ),
    shape(colours.lamp, archData(-2, -52, 18, 44)),
    shape(stone.lit, "M-92 -106Q-84 -118 -70 -122H66Q80 -118 88 -106z"),
    shape(stone.mid, "M-70 -122H66L58 -134H-62z"),
    shape(stone.shade, "M30 -122H66L58 -134H26z"),
    wall(stone, -2, -133, 92, 14, 0.3),
    wall(stone, -2, -147, 66, 14, 0.3),
    shape(stone.lit, `${merlonsData(-48, 44, -146, 7)}${merlonsData(-34, 30, -160, 6)}`),
    shape(stone.mid, "M-24 -160q-4 -22 22 -28q26 6 22 28z"),
    shape(stone.shade, "M2 -187q22 8 18 27h-14q6 -14 -4 -27z"),
    polygon(stone.deep, [-5, -186], [-2, -202], [1, -186]),
    stoneWheel(paint, -46, -24, 27, "#d99a60", 6),
    stoneWheel(paint, 42, -24, 27, "#d99a60", 6),
    shape(stone.mid, elephant),
    `<g transform="translate(-18 2)">${shape(stone.lit, elephant)}</g>`,
  ].join("");
}

/** The painted gate tower of Madurai by itself. */
export function maduraiTower({ paint }: Stage): string {
  const body = tones(paint, "#d98a5a");
  const figures = [
    paint("#2f9aa0", "#2a7488"),
    paint("#f4c045", "#d99a3c"),
    paint("#d6476a", "#9c3c66"),
    paint("#f7ead0", "#c9bcd0"),
  ];
  return gopuram({ body, figures }, 0, 0, 136, 252, 9);
}

/** Madurai: the great gopuram beside the tank of the golden lotus. */
export function maduraiGopuram(stage: Stage): string {
  const { paint, colours, left, right, bottom } = stage;
  const body = tones(paint, "#d98a5a");
  const steps = [0, 1, 2, 3].map((index) =>
    box(index % 2 ? colours.groundShade : colours.groundLight, left, 8 + index * 8, right - left, 8),
  );
  const tower = maduraiTower(stage);
  return [
    place(tower, -116, 2, 0.42),
    place(tower, 118, 2, 0.4),
    wall(body, 0, 2, right - left, 26, 0),
    shape(body.lit, merlonsData(left, right, -24, 8)),
    place(tower, 0, 2),
    ...steps,
    box(colours.waterDeep, left, 40, right - left, bottom),
    stroke(colours.marigold, 2.4, "M-90 54H-30M-10 50H70M-60 70H20M40 66H110M-130 82H-60"),
    shape(
      colours.marigold,
      "M0 62q-9 -10 0 -26q9 16 0 26zM-4 62q-16 -2 -16 -18q14 4 16 18zM4 62q16 -2 16 -18q-14 4 -16 18z",
    ),
  ].join("");
}
