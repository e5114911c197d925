import { tones } from "../palettes";
import { firs } from "../plants";
import { count } from "../random";
import { box, oval, place, polygon, shape, stroke } from "../shapes";
import { peak } from "../terrain";
import type { Stage } from "../types";

/** Pangong: water of the deepest blue under bare mountains. */
export function pangong({ paint, colours, left, right, bottom, random }: Stage): string {
  const bare = (lit: string, shade: string) => ({
    lit: paint(lit),
    shade: paint(shade),
    rock: paint(lit),
    rockShade: paint(shade),
  });
  const violet = bare("#a98aa6", "#7d6590");
  const brown = bare("#c08a63", "#93604c");
  const blue = ["#0f4f94", "#1663ac", "#2a86c4", "#59b0d3"].map((colour) => paint(colour));
  return [
    ...[-150, -30, 90, 200].map((x, index) => peak(violet, x, -196 + (index % 2) * 26, -60, 110, random)),
    ...[-190, -90, 30, 150].map((x, index) => peak(brown, x, -142 + (index % 3) * 20, -58, 86, random)),
    box(blue[0] ?? "", left, -60, right - left, bottom + 60),
    shape(blue[1] ?? "", `M${left} -26Q0 -40 ${right} -22V${bottom}H${left}z`),
    shape(blue[2] ?? "", `M${left} 6Q0 -14 ${right} 2V${bottom}H${left}z`),
    shape(blue[3] ?? "", `M${left} 26Q0 6 ${right} 12V${bottom}H${left}z`),
    stroke(colours.paper, 1.6, "M-150 -44h40M-60 -36h60M40 -46h50M110 -34h40M-110 -14h70M30 -8h80"),
    shape(colours.paper, `M${left} 40Q-40 22 40 30T${right} 20V${bottom}H${left}z`),
    shape(colours.ground, `M${left} 46Q-40 28 40 36T${right} 26V${bottom}H${left}z`),
    shape(colours.snow, "M-128 -28q6 -8 14 -4q8 -10 16 0q-8 8 -16 6q-8 4 -14 -2z"),
  ].join("");
}

/** Chandratal: a crescent of blue among brown slopes, a few tents on its shore. */
export function crescentLake({ paint, colours, left, right, bottom, random }: Stage): string {
  const bare = {
    lit: paint("#c99a78"),
    shade: paint("#8f6a6a"),
    rock: paint("#c99a78"),
    rockShade: paint("#8f6a6a"),
  };
  const snowy = {
    lit: colours.snow,
    shade: colours.snowShade,
    rock: paint("#a58b90"),
    rockShade: paint("#7d6a80"),
  };
  const tent = (x: number, y: number, size: number, colour: string) => {
    const cloth = tones(paint, colour);
    return place(
      polygon(cloth.mid, [-17, 0], [0, -22], [17, 0]) +
        polygon(cloth.shade, [2, 0], [0, -22], [17, 0]) +
        polygon(paint("#3a2a45", "#ffd98a"), [-9, 0], [-3, -13], [1, 0]),
      x,
      y,
      size,
    );
  };
  return [
    ...[-130, 20, 160].map((x, index) => peak(snowy, x, -212 + index * 14, -70, 110, random, 0.5)),
    ...[-200, -80, 70, 200].map((x, index) => peak(bare, x, -146 + (index % 2) * 26, -50, 108, random)),
    shape(colours.ground, `M${left} -66Q0 -86 ${right} -62V${bottom}H${left}z`),
    shape(colours.groundLight, `M${left} -30Q-40 -70 60 -66T${right} -40L${right} ${bottom}H${left}z`),
    shape(
      paint("#1560a8"),
      "M-150 -10C-130 -70 40 -86 138 -44C60 -62 -40 -50 -52 -16C-58 20 60 38 158 10C90 62 -160 58 -150 -10z",
    ),
    shape(
      paint("#3f9ccf"),
      "M-128 -12C-112 -52 0 -72 84 -58C10 -60 -70 -46 -76 -12C-78 24 40 44 108 34C40 56 -136 44 -128 -12z",
    ),
    stroke(colours.paper, 1.6, "M-116 -14h20M-104 4h24M-84 20h40M-40 34h50"),
    tent(92, -6, 1, "#e9a032"),
    tent(64, -12, 0.8, "#d8432b"),
    tent(118, -14, 0.7, "#fbf0da"),
    shape(colours.groundShade, `M${left} 62Q-40 44 40 58T${right} 44V${bottom}H${left}z`),
  ].join("");
}

/** Khajjiar: a round meadow with a small lake and its islet, ringed by deodars. */
export function roundMeadow({ paint, colours, left, right, bottom }: Stage): string {
  const dark = colours.leafDark;
  return [
    firs(colours.land(0.55), ringOfTrees(-72, 74, left, right, 15), 0.22),
    firs(dark, ringOfTrees(-54, 92, left, right, 19), 0.22),
    box(colours.leaf, left, -62, right - left, bottom + 62),
    oval(colours.ground, 0, 16, 214, 78),
    oval(colours.groundLight, -6, 6, 176, 52),
    oval(colours.waterDeep, 8, 18, 74, 19),
    oval(colours.water, 6, 16, 68, 15),
    oval(colours.waterLight, -12, 13, 34, 5),
    oval(colours.leaf, 22, 15, 20, 6),
    firs(dark, [
      [16, 16, 26],
      [26, 18, 34],
      [34, 15, 20],
    ]),
    polygon(paint("#8a4a35"), [-84, -16], [-84, -34], [-58, -34], [-58, -16]),
    polygon(paint("#f2b53a"), [-92, -32], [-71, -54], [-50, -32]),
    ...[-120, -104, 96, 112].map((x, index) => oval(paint("#fbf4e6"), x, 34 + (index % 2) * 9, 6, 4)),
    firs(
      colours.ink,
      [
        [left + 14, 96, 190],
        [left + 46, 104, 120],
        [right - 12, 96, 200],
        [right - 46, 106, 128],
      ],
      0.22,
    ),
  ].join("");
}

function ringOfTrees(
  y: number,
  tall: number,
  from: number,
  to: number,
  step: number,
): (readonly [x: number, base: number, tall: number])[] {
  return count((to - from) / step).map((index) => {
    const x = from + index * step;
    return [x, y - Math.cos((x / 190) * 1.2) * 26 + 26, tall + ((index * 37) % 30)] as const;
  });
}
