import { broadleaf } from "../plants";
import { between, count } from "../random";
import { box, shape, stroke } from "../shapes";
import { birds, mist } from "../sky";
import { grass, hills, woods } from "../terrain";
import type { Layers, View } from "../types";

export function drawDesertFort(view: View): Layers {
  const { width, height, horizon, ground, unit, colours, random } = view;
  const behind = [
    hills(colours.land(0.02), { y: horizon, rise: 40 * unit, wave: 260 * unit }, width, height, random),
    hills(
      colours.land(0.25),
      { y: horizon + 18 * unit, rise: 26 * unit, wave: 180 * unit },
      width,
      height,
      random,
    ),
    dune(view, ground - 8 * unit, colours.groundLight, 1),
    dune(view, ground + 26 * unit, colours.ground, -1),
    birds(colours.ink, width * 0.34, horizon * 0.36, 8 * unit, random),
  ];
  const before =
    dune(view, height - 40 * unit, colours.groundShade, 1) +
    dune(view, height - 12 * unit, colours.land(0.95), -1);
  return { behind: behind.join(""), before };
}

function dune({ width, height, unit }: View, y: number, fill: string, side: number): string {
  const lift = 16 * unit * side;
  return shape(
    fill,
    `M0 ${y + lift}C${width * 0.3} ${y - lift * 1.6} ${width * 0.5} ${y + lift} ${width * 0.7} ${y + lift * 0.4}S${width} ${y - lift} ${width} ${y - lift}V${height}H0z`,
  );
}

export function drawStupaPlain(view: View): Layers {
  const { width, height, horizon, ground, unit, colours, random } = view;
  const behind = [
    hills(colours.land(0.04), { y: horizon, rise: 46 * unit, wave: 230 * unit }, width, height, random),
    woods(
      colours.land(0.34),
      { y: horizon + 14 * unit, rise: 22 * unit, wave: 140 * unit, trees: "round" },
      width,
      height,
      random,
    ),
    mist(colours.cloud, width * 0.4, horizon + 12 * unit, 260 * unit, 0.45),
    box(colours.ground, 0, ground - 14 * unit, width, height),
    shape(
      colours.groundLight,
      `M0 ${ground - 14 * unit}H${width}V${ground - 4 * unit}Q${width / 2} ${ground + 8 * unit} 0 ${ground - 2 * unit}z`,
    ),
    shape(
      colours.groundShade,
      `M0 ${ground + 44 * unit}Q${width / 2} ${ground + 28 * unit} ${width} ${ground + 50 * unit}V${height}H0z`,
    ),
    birds(
      colours.ink,
      view.sun.x < view.focusX ? width * 0.86 : width * 0.24,
      horizon * 0.4,
      8 * unit,
      random,
    ),
  ];
  return {
    behind: behind.join(""),
    before: grass(colours.leafDark, view.calm * 1.2, width, height + 2, 34 * unit, random),
  };
}

export function drawGrassland(view: View): Layers {
  const { width, height, horizon, ground, unit, colours, calm, random } = view;
  const crown = { trunk: colours.land(0.6), leaf: colours.land(0.5), leafLight: colours.land(0.35) };
  const trees = count(width / (95 * unit)).map(() => {
    const x = between(random, 0, width);
    return broadleaf(crown, x, horizon + 26 * unit, between(random, 60, 110) * unit, random);
  });
  const behind = [
    hills(colours.land(0), { y: horizon, rise: 56 * unit, wave: 240 * unit }, width, height, random),
    woods(
      colours.land(0.26),
      { y: horizon + 14 * unit, rise: 24 * unit, wave: 150 * unit, trees: "round" },
      width,
      height,
      random,
    ),
    view.setting.trees === "none" ? "" : trees.join(""),
    hills(
      colours.groundLight,
      { y: horizon + 34 * unit, rise: 12 * unit, wave: 200 * unit },
      width,
      height,
      random,
    ),
    shape(
      colours.ground,
      `M0 ${ground - 12 * unit}Q${width / 2} ${ground - 24 * unit} ${width} ${ground - 6 * unit}V${height}H0z`,
    ),
    birds(
      colours.ink,
      view.sun.x < view.focusX ? width * 0.86 : width * 0.24,
      horizon * 0.45,
      8 * unit,
      random,
    ),
  ];
  const tall = 62 * unit;
  const before =
    shape(
      colours.groundShade,
      `M0 ${height - 34 * unit}Q${width / 2} ${height - 52 * unit} ${width} ${height - 30 * unit}V${height}H0z`,
    ) +
    grass(colours.leafDark, 0, width, height + 2, tall * (calm > 0 ? 0.7 : 1), random) +
    grass(colours.ink, calm, width, height + 2, tall * 0.7, random);
  return { behind: behind.join(""), before };
}

/** A white plain cracked into plates that grow towards the viewer. */
export function drawSaltFlat(view: View): Layers {
  const { width, height, horizon, unit, focusX, colours, random } = view;
  const depth = height - horizon;
  const rows = count(6).map((index) => `M0 ${horizon + depth * ((index + 1) / 7) ** 1.7}h${width}`);
  const spokes = count(15).map((index) => {
    const spread = index - 7;
    return `M${focusX + spread * 16 * unit} ${horizon}L${focusX + spread * 120 * unit} ${height}`;
  });
  const behind = [
    hills(
      colours.land(0.05),
      { y: horizon + 3, rise: 24 * unit, wave: 220 * unit },
      width,
      horizon + 6,
      random,
    ),
    box(colours.ground, 0, horizon, width, depth + 2),
    box(colours.groundLight, 0, horizon, width, depth * 0.16),
    stroke(colours.groundShade, 1.3 * unit, rows.join("") + spokes.join("")),
  ];
  return { behind: behind.join(""), before: "" };
}
