import { tones } from "../palettes";
import { cloths, skin, walker } from "../people";
import { discData } from "../plants";
import { count } from "../random";
import { box, boxData, place, polygon, shape, stroke } from "../shapes";
import type { Stage } from "../types";

/** Chikmagalur: stone steps up a bare grassy ridge to a small shrine. */
export function stepsToShrine({ paint, colours, left, right, bottom }: Stage): string {
  const stone = tones(paint, "#d9c4a0");
  const steps = count(26).map((index) => {
    const share = index / 26;
    const [x, y] = stairAt(share);
    const half = 26 * (1 - share * 0.8);
    return { x, y, half, tall: 7.6 * (1 - share * 0.66) };
  });
  return [
    shape(colours.land(0.5), `M${left} 20Q-140 -60 -60 -60T${right} -40V60H${left}z`),
    shape(
      colours.leafLight,
      `M${left} ${bottom}Q-120 40 -60 -60Q-20 -160 22 -168Q64 -160 110 -60Q150 10 ${right} 30V${bottom}z`,
    ),
    shape(colours.leaf, `M22 -168Q64 -160 110 -60Q150 10 ${right} 30V${bottom}H70Q90 -40 22 -168z`),
    stroke(
      colours.leafDark,
      2,
      "M-60 -20q-10 20 -30 40M-20 -100q-10 20 -24 36M96 -40q6 24 24 46M70 -100q6 18 20 36M130 40q10 14 24 24M-100 30q-10 16 -30 26",
    ),
    shape(stone.shade, steps.map(({ x, y, half, tall }) => boxData(x - half, y, half * 2, tall)).join("")),
    shape(
      stone.lit,
      steps.map(({ x, y, half, tall }) => boxData(x - half, y, half * 2, tall * 0.5)).join(""),
    ),
    box(stone.mid, 0, -186, 44, 22),
    box(stone.shade, 30, -186, 14, 22),
    box(colours.window, 15, -182, 12, 18),
    polygon(tones(paint, "#c8553a").mid, [-6, -184], [10, -204], [34, -204], [50, -184]),
    polygon(stone.lit, [14, -203], [22, -224], [30, -203]),
    stroke(colours.ink, 2, "M58 -166V-216"),
    polygon(paint("#ef8a2f"), [58, -216], [82, -209], [58, -201]),
    walker({ skin: skin(paint), coat: cloths(paint)[0], legs: colours.ink }, -46, 62, 40, cloths(paint)[1]),
    walker({ skin: skin(paint), coat: cloths(paint)[3], legs: colours.ink }, -28, 0, 26),
    walker({ skin: skin(paint), coat: cloths(paint)[2], legs: colours.ink }, 0, -66, 16),
  ].join("");
}

function stairAt(share: number): readonly [x: number, y: number] {
  return [-70 + Math.sin(share * 5) * 46 * (1 - share) + share * 92, 84 - share * 246] as const;
}

/** The Western Ghats: a road in hairpins down flat-topped green hills. */
export function hairpinRoad({ colours, left, right, bottom, paint }: Stage): string {
  const road = paint("#5f5b68");
  const mesa = (x: number, y: number, half: number, tall: number, depth: number) =>
    shape(
      colours.land(depth),
      `M${x - half * 1.6} ${y}Q${x - half * 1.1} ${y - tall * 0.4} ${x - half} ${y - tall}H${x + half}Q${x + half * 1.1} ${y - tall * 0.4} ${x + half * 1.6} ${y}z`,
    ) +
    stroke(
      colours.land(Math.max(0, depth - 0.18)),
      2.4,
      `M${x - half * 1.1} ${y - tall * 0.7}H${x + half * 1.1}M${x - half * 1.2} ${y - tall * 0.4}H${x + half * 1.2}`,
    );
  const widths = [
    ["M60 -128Q140 -120 120 -100T-40 -84", 5],
    ["M-40 -84Q-130 -74 -90 -54T70 -36", 8],
    ["M70 -36Q170 -22 130 4T-70 26", 13],
    [`M-70 26Q-180 44 -110 74T80 ${bottom + 10}`, 20],
  ] as const;
  return [
    mesa(-90, -70, 60, 110, 0.16),
    mesa(110, -60, 70, 130, 0.28),
    shape(
      colours.leafDark,
      `M${left} -50Q-140 -96 -60 -118Q40 -150 130 -120T${right} -80V${bottom}H${left}z`,
    ),
    shape(colours.leaf, `M${left} -10Q-120 -70 -30 -80T140 -70T${right} -40V${bottom}H${left}z`),
    shape(colours.leafLight, `M${left} 40Q-100 -20 0 -20T${right} 10V${bottom}H${left}z`),
    ...widths.map(([data, width]) => stroke(road, width, data)),
    ...widths
      .slice(1)
      .map(
        ([data, width]) =>
          `<path fill="none" stroke="${colours.paper}" stroke-width="${(width * 0.1).toFixed(1)}" stroke-dasharray="8 7" d="${data}"/>`,
      ),
    shape(
      colours.leafDark,
      [
        [-150, 0, 14],
        [-130, 10, 10],
        [30, 6, 10],
        [150, 40, 16],
        [166, 30, 12],
        [-20, 60, 16],
        [0, 66, 12],
        [20, -64, 7],
        [-10, -62, 6],
      ]
        .map(([x = 0, y = 0, size = 0]) => discData(x, y, size))
        .join(""),
    ),
    place(
      box(paint("#d8432b"), -17, -22, 34, 18) +
        box(colours.window, -13, -20, 26, 7) +
        shape(colours.ink, discData(-9, -4, 4) + discData(10, -4, 4)),
      10,
      24,
      0.9,
    ),
    shape(
      paint("#fbf3df"),
      count(9)
        .map((index) => boxData(-120 + index * 15, 92 - index * 2, 9, 8))
        .join(""),
    ),
  ].join("");
}
