import { tones } from "../palettes";
import { cloths, skin, walker } from "../people";
import { discData, fernLeaf } from "../plants";
import { count } from "../random";
import { box, boxData, disc, oval, place, shape, stroke } from "../shapes";
import { boulder } from "../terrain";
import type { Stage } from "../types";

/** Mawlynnong: two living root bridges, one above the other. */
export function rootBridge({
  paint,
  colours,
  left,
  right,
  nearLeft,
  nearRight,
  bottom,
  top,
  random,
}: Stage): string {
  const root = tones(paint, "#7a5138");
  const deck = (y: number, dip: number, wide: number) => {
    const rail = (lift: number) => `M${-wide} ${y - lift}Q0 ${y + dip - lift * 0.7} ${wide} ${y - lift}`;
    return (
      stroke(root.deep, 10, rail(-3)) +
      stroke(root.mid, 7, rail(0)) +
      stroke(root.mid, 3.4, rail(26) + rail(15)) +
      stroke(root.lit, 1.6, rail(1)) +
      stroke(
        root.mid,
        2,
        count(17)
          .map((index) => {
            const share = (index + 0.5) / 17;
            const x = -wide + 2 * wide * share;
            const sag = 2 * dip * share * (1 - share);
            return `M${x.toFixed(0)} ${(y + sag).toFixed(0)}L${(x + (index % 2 ? 8 : -8)).toFixed(0)} ${(y + sag - 24).toFixed(0)}`;
          })
          .join(""),
      )
    );
  };
  const tree = (side: number) =>
    shape(
      side < 0 ? root.mid : root.shade,
      `M${side * 118} 30Q${side * 134} -60 ${side * 128} ${top}H${side * 176}Q${side * 170} -60 ${side * 190} 30z`,
    ) +
    stroke(
      root.deep,
      3,
      `M${side * 140} ${top}Q${side * 146} -80 ${side * 132} 20M${side * 158} ${top}Q${side * 152} -60 ${side * 166} 24`,
    ) +
    stroke(
      root.mid,
      6,
      `M${side * 130} -150Q${side * 110} -110 ${side * 112} -70M${side * 128} -80Q${side * 100} -40 ${side * 106} 20M${side * 132} -40Q${side * 84} -10 ${side * 76} 30`,
    );
  const [red, blue] = cloths(paint);
  return [
    shape(
      colours.leafDark,
      count((right - left) / 34)
        .map((index) => discData(left + index * 34, top + 20 + ((index * 29) % 44), 40))
        .join(""),
    ),
    shape(
      colours.leaf,
      count((right - left) / 34)
        .map((index) => discData(left + index * 34, top + 4 + ((index * 29) % 40), 28))
        .join(""),
    ),
    shape(paint("#3fae9c"), `M-20 -30Q20 -30 16 -14Q-40 10 -70 40T-130 ${bottom}H140Q100 60 60 36T30 -30z`),
    shape(paint("#8adbc4"), `M-4 -26Q16 -24 20 -10Q-10 16 10 40T30 ${bottom}H84Q80 60 46 36T26 -26z`),
    tree(-1),
    tree(1),
    deck(-118, 44, 124),
    deck(-52, 52, 118),
    walker({ skin: skin(paint), coat: red, legs: blue }, -12, -96, 40, blue),
    ...[
      [-96, 26, 60],
      [-52, 50, 70],
      [88, 30, 66],
      [122, 62, 80],
      [-134, 66, 70],
      [20, 84, 50],
    ].map(([x = 0, y = 0, size = 0]) => boulder(paint("#8f9a92"), paint("#626d6c"), x, y, size, random)),
    fernLeaf(colours.leaf, [nearLeft, 96], [-150, 10], [-80, 30], 34),
    fernLeaf(colours.leaf, [nearRight, 96], [150, 0], [84, 20], 34),
  ].join("");
}

/** Kolkata: Howrah Bridge, a yellow taxi and a heap of marigolds. */
export function howrahBridge({ paint, colours, left, right, bottom }: Stage): string {
  const steel = tones(paint, "#8d8fa0");
  const half = cantilever(steel.mid, steel.shade);
  const taxi = [
    oval(colours.groundShade, 0, 2, 74, 6),
    shape(
      paint("#f5b921"),
      "M-72 -4V-24Q-70 -32 -56 -34L-42 -56Q-38 -60 -30 -60H22Q30 -60 36 -54L50 -34Q70 -32 72 -22V-4z",
    ),
    shape(colours.window, "M-46 -35L-34 -53H-8V-35zM-2 -53H20L36 -35H-2z"),
    box(paint("#27407a"), -72, -22, 144, 4),
    disc(paint("#fff1c0", "#ffe9b0"), 68, -22, 4.5),
    shape(colours.ink, discData(-44, -4, 13) + discData(44, -4, 13)),
    shape(steel.lit, discData(-44, -4, 6) + discData(44, -4, 6)),
  ].join("");
  const heap = count(26).map((index) => {
    const row = index < 9 ? 0 : index < 17 ? 1 : index < 23 ? 2 : 3;
    const start = [0, 9, 17, 23][row] ?? 0;
    return [(index - start) * 12 - (4 - row * 0.5) * 12 + row * 6, -row * 10 + 2] as const;
  });
  return [
    box(colours.water, left, -64, right - left, 70),
    box(colours.waterLight, left, -64, right - left, 8),
    stroke(colours.paper, 2, "M-160 -40h60M-60 -34h80M60 -44h70M-120 -22h50M10 -20h60"),
    half,
    place(half, 0, 0, -1, 1),
    box(steel.mid, left, -70, right - left, 8),
    box(steel.deep, left, -62, right - left, 3),
    shape(tones(paint, "#b98a6a").mid, [-100, 100].map((x) => boxData(x - 16, -60, 32, 34)).join("")),
    shape(
      colours.lamp,
      count(12)
        .map((index) => discData(-176 + index * 32, -74, 2.4))
        .join(""),
    ),
    box(tones(paint, "#b8755a").mid, left, 4, right - left, 8),
    box(colours.ground, left, 10, right - left, bottom),
    place(taxi, -62, 58, 1.05),
    shape(paint("#6d4a35"), "M40 52H164L152 76H52z"),
    shape(colours.marigold, heap.map(([x, y]) => discData(102 + x, 48 + y, 9)).join("")),
    shape(
      paint("#e2632b"),
      heap
        .filter((_, index) => index % 3 === 0)
        .map(([x, y]) => discData(102 + x, 48 + y, 8))
        .join(""),
    ),
    shape(paint("#fbd45a"), heap.map(([x, y]) => discData(100 + x, 45 + y, 3)).join("")),
  ].join("");
}

/** Half of Howrah Bridge, to the right: anchor arm, tower, cantilever arm and half of the suspended span. */
function cantilever(chord: string, lattice: string): string {
  // The upper chord from mid-span to the bank, at every panel point.
  const upper: [number, number][] = [
    [0, -106],
    [14, -106],
    [28, -108],
    [42, -118],
    [56, -136],
    [70, -158],
    [84, -182],
    [100, -204],
    [116, -180],
    [132, -152],
    [148, -124],
    [164, -98],
    [180, -74],
  ];
  const panels = upper.slice(1).map(([x, y], index) => {
    const [before, high] = upper[index] ?? [0, 0];
    // Diagonals of a panel cross, so that it reads as a truss and not as hangers.
    return `M${x} ${y}V-68M${before} ${high}L${x} -68M${before} -68L${x} ${y}`;
  });
  return (
    stroke(lattice, 1.5, panels.join("")) +
    stroke(
      lattice,
      1.5,
      upper
        .slice(5, 10)
        .map(([x, y]) => `M${x - 7} ${(y - 68) / 2}H${x + 7}`)
        .join(""),
    ) +
    stroke(chord, 5, upper.map(([x, y], index) => `${index ? "L" : "M"}${x} ${y}`).join("")) +
    stroke(chord, 7, "M94 -64L100 -204L106 -64M96 -110H104M95 -150H105")
  );
}
