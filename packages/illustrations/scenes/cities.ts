import { broadleaf, palm } from "../plants";
import { between, count, pick } from "../random";
import { box, boxData, shape, stroke } from "../shapes";
import { birds } from "../sky";
import { hills, woods } from "../terrain";
import type { Layers, View } from "../types";

export function drawCityMonument(view: View): Layers {
  const { width, height, horizon, ground, unit, colours, calm, setting, random } = view;
  const behind = [
    roofs(view, horizon, colours.land(0.1), 46),
    woods(
      colours.land(0.34),
      { y: horizon + 16 * unit, rise: 24 * unit, wave: 120 * unit, trees: "round" },
      width,
      height,
      random,
    ),
    box(colours.ground, 0, ground - 10 * unit, width, height),
    box(colours.groundLight, 0, ground - 10 * unit, width, 8 * unit),
    shape(
      colours.groundShade,
      `M0 ${ground + 46 * unit}Q${width / 2} ${ground + 34 * unit} ${width} ${ground + 46 * unit}V${height}H0z`,
    ),
    birds(
      colours.ink,
      view.sun.x < view.focusX ? width * 0.86 : width * 0.24,
      horizon * 0.34,
      8 * unit,
      random,
      5,
    ),
  ];
  const leaves = { trunk: colours.ink, leaf: colours.leafDark, leafLight: colours.leaf };
  const sides = calm > 0 ? [1.02] : [-0.045, 1.045];
  const before =
    setting.trees === "none"
      ? ""
      : sides
          .map((side) =>
            setting.trees === "palm"
              ? palm(
                  leaves,
                  width * side,
                  height,
                  between(random, 230, 290) * unit,
                  (side < 0.5 ? 24 : -24) * unit,
                )
              : broadleaf(leaves, width * side, height + 6, between(random, 130, 170) * unit, random),
          )
          .join("");
  return { behind: behind.join(""), before };
}

/** Roofs, domes and spires far away. */
function roofs({ width, unit, random }: View, base: number, fill: string, tall: number): string {
  const parts: string[] = [];
  let x = -10;
  while (x < width) {
    const wide = between(random, 18, 46) * unit;
    const high = between(random, 0.35, 1) * tall * unit;
    const top = base - high;
    parts.push(boxData(x, top, wide + 1, high + 30 * unit));
    const crown = pick(random, ["flat", "dome", "spire", "flat"]);
    if (crown === "dome")
      parts.push(
        `M${x.toFixed(0)} ${top.toFixed(0)}a${(wide / 2).toFixed(1)} ${(wide / 2).toFixed(1)} 0 0 1 ${wide.toFixed(1)} 0z`,
      );
    if (crown === "spire")
      parts.push(
        `M${(x + wide * 0.3).toFixed(0)} ${top.toFixed(0)}l${(wide * 0.2).toFixed(1)} ${(-wide * 0.9).toFixed(1)}l${(wide * 0.2).toFixed(1)} ${(wide * 0.9).toFixed(1)}z`,
      );
    x += wide;
  }
  return shape(fill, parts.join(""));
}

export function drawTempleGopuram(view: View): Layers {
  const { width, height, horizon, ground, unit, colours, setting, random } = view;
  const green = { trunk: colours.land(0.6), leaf: colours.land(0.55), leafLight: colours.land(0.4) };
  const grove = count(width / (70 * unit)).map((index) =>
    palm(
      green,
      index * 74 * unit + between(random, -16, 16) * unit,
      horizon + 20 * unit,
      between(random, 56, 92) * unit,
      between(random, -16, 16) * unit,
    ),
  );
  const behind = [
    hills(
      colours.land(0.05),
      { y: horizon, rise: 62 * unit, wave: 170 * unit, jagged: 10 * unit },
      width,
      height,
      random,
    ),
    woods(
      colours.land(0.35),
      { y: horizon + 18 * unit, rise: 18 * unit, wave: 110 * unit, trees: "round" },
      width,
      height,
      random,
    ),
    setting.trees === "none" ? "" : grove.join(""),
    box(colours.ground, 0, ground - 10 * unit, width, height),
    box(colours.groundLight, 0, ground - 10 * unit, width, 7 * unit),
    shape(
      colours.groundShade,
      `M0 ${ground + 44 * unit}Q${width / 2} ${ground + 30 * unit} ${width} ${ground + 52 * unit}V${height}H0z`,
    ),
    birds(
      colours.ink,
      view.sun.x < view.focusX ? width * 0.86 : width * 0.24,
      horizon * 0.35,
      8 * unit,
      random,
      5,
    ),
  ];
  return { behind: behind.join(""), before: "" };
}

/** A town at the foot of a great sky, hung with strings of flags. */
export function drawFestivalSky(view: View): Layers {
  const { width, height, horizon, ground, unit, colours } = view;
  const behind = [
    roofs(view, horizon, colours.land(0.12), 60),
    roofs(view, horizon + 16 * unit, colours.land(0.4), 40),
    box(colours.ground, 0, ground - 12 * unit, width, height),
    shape(
      colours.groundShade,
      `M0 ${ground + 30 * unit}Q${width / 2} ${ground + 18 * unit} ${width} ${ground + 34 * unit}V${height}H0z`,
    ),
  ];
  return { behind: behind.join(""), before: view.setting.trees === "none" ? "" : bunting(view) };
}

function bunting({ width, height, unit, calm, colours }: View): string {
  const from = calm > 0 ? calm : -10;
  const wide = width + 10 - from;
  const y = height * 0.05;
  const dip = 44 * unit;
  const flags: [string[], string[], string[]] = [[], [], []];
  const total = Math.round(wide / (24 * unit));
  for (const index of count(total)) {
    const share = (index + 0.5) / total;
    const x = from + wide * share;
    const top = y + 4 * dip * share * (1 - share) * 0.5;
    flags[index % 3]?.push(
      `M${(x - 8 * unit).toFixed(1)} ${top.toFixed(1)}h${(16 * unit).toFixed(1)}l${(-8 * unit).toFixed(1)} ${(18 * unit).toFixed(1)}z`,
    );
  }
  const colour = [colours.vermilion, colours.marigold, colours.paper];
  return (
    stroke(colours.ink, 1.2 * unit, `M${from} ${y}Q${from + wide / 2} ${y + dip} ${width + 10} ${y}`) +
    flags.map((data, index) => shape(colour[index] ?? colours.paper, data.join(""))).join("")
  );
}
