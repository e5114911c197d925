import { archData, roundDomeData } from "../architecture";
import { type Paint, tones } from "../palettes";
import { count } from "../random";
import { box, boxData, polygon, shape, stroke } from "../shapes";
import { peak } from "../terrain";
import type { Stage } from "../types";

/** Cloth squares in the five colours along a slack line. */
export function prayerFlags(
  paint: Paint,
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  size = 9,
): string {
  const colours = ["#2c6fb5", "#f7f0e0", "#d8402f", "#3c8f4f", "#f3b632"].map((colour) => paint(colour));
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const total = Math.max(5, Math.round(length / (size * 1.25)));
  const data: string[][] = colours.map(() => []);
  for (const index of count(total)) {
    const share = (index + 0.5) / total;
    const x = from[0] + (to[0] - from[0]) * share;
    const y = from[1] + (to[1] - from[1]) * share + 4 * sag * share * (1 - share);
    data[index % colours.length]?.push(`M${x.toFixed(0)} ${y.toFixed(0)}h${size}l-1 ${size}h-${size}z`);
  }
  const line = `M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 + sag * 2} ${to[0]} ${to[1]}`;
  return (
    stroke(paint("#4a3a50"), 1.2, line) +
    data.map((parts, index) => shape(colours[index] ?? "", parts.join(""))).join("")
  );
}

/** Dharamshala: a white stupa hung with flags before a sheer wall of snow. */
export function stupaBeforeWall(stage: Stage): string {
  const { paint, colours, left, right, random } = stage;
  const white = tones(paint, "#fdf6e8");
  const gold = tones(paint, "#f0b236");
  const colour = {
    lit: colours.snow,
    shade: colours.snowShade,
    rock: colours.land(0.3),
    rockShade: colours.land(0.45),
  };
  return [
    ...[-170, -60, 60, 170, -115, 5, 120].map((x, index) =>
      peak(colour, x, -262 + (index % 3) * 26, 0, 92, random, 0.5),
    ),
    shape(colours.land(0.55), `M${left} 10Q-80 -46 0 -30T${right} -10V30H${left}z`),
    shape(
      white.mid,
      `${boxData(-84, -16, 168, 18)}${boxData(-68, -32, 136, 18)}${boxData(-54, -46, 108, 16)}`,
    ),
    shape(white.shade, `${boxData(30, -16, 54, 18)}${boxData(26, -32, 42, 16)}${boxData(20, -46, 34, 14)}`),
    shape(white.lit, "M-48 -46Q-58 -112 -34 -116H34Q58 -112 48 -46z"),
    shape(white.shade, "M14 -46Q34 -80 22 -116H34Q58 -112 48 -46z"),
    shape(colours.vermilion, archData(0, -58, 22, 38)),
    box(gold.mid, -20, -134, 40, 18),
    box(gold.shade, 6, -134, 14, 18),
    polygon(gold.mid, [-15, -134], [-4, -200], [4, -200], [15, -134]),
    polygon(gold.shade, [4, -134], [1, -200], [4, -200], [15, -134]),
    stroke(
      gold.deep,
      1.6,
      count(6)
        .map((index) => `M${-13 + index * 1.8} ${-144 - index * 10}h${26 - index * 3.6}`)
        .join(""),
    ),
    shape(gold.lit, `${roundDomeData(0, -200, 26, 8)}M-5 -208a6 6 0 0 1 10 0l-5 -14z`),
    prayerFlags(paint, [0, -206], [left + 20, -60], 30, 11),
    prayerFlags(paint, [0, -206], [right - 20, -70], 30, 11),
    prayerFlags(paint, [0, -150], [right - 60, -4], 22, 9),
    prayerFlags(paint, [0, -150], [left + 60, 4], 22, 9),
  ].join("");
}

/** Ladakh: flags and a yellow milestone at the top of a pass, the road winding below. */
export function passWithFlags({ paint, left, right, colours }: Stage): string {
  const yellow = tones(paint, "#f5c02c");
  const pale = tones(paint, "#f7efdf");
  return [
    stroke(paint("#6d6670"), 9, `M${right} -74Q70 -84 96 -66T30 -52Q-70 -44 -40 -30T90 -8Q150 6 ${right} 30`),
    stroke(
      paint("#f2e3b8"),
      1.2,
      `M${right} -74Q70 -84 96 -66T30 -52Q-70 -44 -40 -30T90 -8Q150 6 ${right} 30`,
    ),
    shape(paint("#9b8f8c"), "M-150 22q-4 -26 20 -30q10 -20 34 -12q30 0 34 26l10 16z"),
    shape(paint("#b9aca4"), "M-150 22q-4 -26 20 -30q14 8 10 30zM-98 -20q30 0 34 26l-22 -6z"),
    stroke(colours.ink, 3.4, `M-104 -6V-190M112 10V-172`),
    ...[0, 30, 60, 92].map((drop, index) =>
      prayerFlags(paint, [-104, -188 + drop * 0.7], [112, -170 + drop * 0.8], 24 + index * 5, 14),
    ),
    prayerFlags(paint, [-104, -188], [left, -80], 22, 13),
    prayerFlags(paint, [112, -172], [right, -90], 22, 13),
    shape(pale.mid, "M-34 30V-34Q-34 -72 0 -72T34 -34V30z"),
    shape(pale.shade, "M14 30V-70Q34 -64 34 -34V30z"),
    shape(yellow.mid, "M-34 -22V-34Q-34 -72 0 -72T34 -34V-22z"),
    shape(yellow.shade, "M14 -22V-70Q34 -64 34 -34V-22z"),
    stroke(colours.ink, 4, "M-18 -40H8M-12 -52H4M-20 -4H10M-20 8H2"),
    box(colours.groundShade, -44, 26, 88, 8),
  ].join("");
}
