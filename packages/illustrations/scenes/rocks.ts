import { firs } from "../plants";
import { between, count } from "../random";
import { box, shape } from "../shapes";
import { birds, mist } from "../sky";
import { boulder, hills, ripples, woods } from "../terrain";
import type { Layers, View } from "../types";

/** Two wooded walls and a river that comes towards us between them. */
export function drawRiverGorge(view: View): Layers {
  const { width, height, horizon, ground, unit, focusX, colours, setting, random } = view;
  const trees = setting.trees === "fir" ? "fir" : "round";
  const wall = (side: number, reach: number, top: number, foot: number) => {
    const outer = side < 0 ? 0 : width;
    const x = focusX + side * reach * unit;
    const tip = focusX + side * (reach * 0.2 - 6) * unit;
    return `M${outer - side * -30} ${horizon - top * unit}Q${x} ${horizon - top * 0.8 * unit} ${tip} ${horizon + foot * unit}V${height}H${outer - side * -30}z`;
  };
  const behind = [
    hills(
      colours.land(0),
      { y: horizon + 12 * unit, rise: 84 * unit, wave: 170 * unit },
      width,
      height,
      random,
    ),
    mist(colours.cloud, focusX, horizon, 200 * unit, 0.5),
    shape(colours.land(0.3), wall(-1, 120, 96, 34)),
    shape(colours.land(0.4), wall(1, 130, 118, 40)),
    woods(
      colours.land(0.55),
      { y: horizon + 52 * unit, rise: 34 * unit, wave: 110 * unit, trees },
      width,
      height,
      random,
    ),
    shape(
      colours.groundLight,
      `M0 ${ground - 34 * unit}Q${width * 0.5} ${ground - 62 * unit} ${width} ${ground - 30 * unit}V${height}H0z`,
    ),
    river(view),
    ripples(
      colours.paper,
      { x: focusX - 100 * unit, y: ground - 6 * unit, width: 210 * unit, height: height - ground },
      random,
      18,
      2 * unit,
    ),
  ];
  return { behind: behind.join(""), before: banks(view) };
}

function river({ width, height, horizon, ground, unit, focusX, colours }: View): string {
  const top = horizon + 62 * unit;
  const course = (half: number) =>
    `M${focusX + 4 * unit} ${top}C${focusX - 70 * unit} ${top + 14 * unit} ${focusX + half * 0.5 * unit} ${ground - 44 * unit} ${focusX - half * 0.5 * unit} ${ground - 22 * unit}S${focusX - half * 1.8 * unit} ${ground + 40 * unit} ${focusX - half * 2 * unit} ${height}H${Math.min(width + 60, focusX + half * 2 * unit)}C${focusX + half * 1.7 * unit} ${ground + 20 * unit} ${focusX + half * 0.6 * unit} ${ground} ${focusX + half * 0.55 * unit} ${ground - 22 * unit}S${focusX - 20 * unit} ${top + 14 * unit} ${focusX + 22 * unit} ${top}z`;
  return shape(colours.waterLight, course(150)) + shape(colours.water, course(132));
}

function banks({ width, height, unit, calm, colours, random }: View): string {
  const spots = calm > 0 ? [0.8, 0.9, 0.97] : [0.02, 0.13, 0.86, 0.97];
  return spots
    .map((share) =>
      boulder(
        colours.land(0.82),
        colours.ink,
        width * share,
        height + 6,
        between(random, 66, 104) * unit,
        random,
      ),
    )
    .join("");
}

/** The land around a fall: high forest behind, a pool in front; the cliff itself belongs to the motif. */
export function drawWaterfall(view: View): Layers {
  const { width, height, horizon, ground, unit, colours, random } = view;
  const behind = [
    hills(
      colours.land(0),
      { y: horizon - 50 * unit, rise: 50 * unit, wave: 210 * unit },
      width,
      height,
      random,
    ),
    woods(
      colours.land(0.3),
      { y: horizon - 20 * unit, rise: 36 * unit, wave: 140 * unit, trees: "round" },
      width,
      height,
      random,
    ),
    box(colours.land(0.5), 0, horizon, width, height),
    birds(
      colours.ink,
      view.sun.x < view.focusX ? width * 0.86 : width * 0.24,
      horizon * 0.4,
      7 * unit,
      random,
    ),
  ];
  const before =
    woods(
      colours.leafDark,
      { y: height + 6 * unit, rise: 30 * unit, wave: 110 * unit, trees: "round" },
      width,
      height,
      random,
    ) + (view.calm > 0 ? "" : firs(colours.ink, []));
  return { behind: behind.join("") + box(colours.waterDeep, 0, ground, width, height), before };
}

/** A rock wall with grass on its brow. */
export function drawRockCutCave(view: View): Layers {
  const { width, height, horizon, ground, unit, colours, random } = view;
  const brow = horizon - 150 * unit;
  const cracks = count(10 + width / 120).map(() => {
    const x = between(random, 0, width);
    const y = between(random, brow + 34 * unit, ground - 60 * unit);
    const length = between(random, 24, 80) * unit;
    return `M${x.toFixed(0)} ${y.toFixed(0)}q${(4 * unit).toFixed(0)} ${(length / 2).toFixed(0)} 0 ${length.toFixed(0)}l${(5 * unit).toFixed(0)} -2q${(3 * unit).toFixed(0)} ${(-length / 2).toFixed(0)} -2 ${(-length * 0.9).toFixed(0)}z`;
  });
  const behind = [
    hills(
      colours.land(0.5),
      { y: brow + 44 * unit, rise: 64 * unit, wave: 150 * unit, jagged: 12 * unit },
      width,
      height,
      random,
    ),
    shape(colours.land(0.7), cracks.join("")),
    box(colours.ground, 0, ground, width, height - ground),
    shape(
      colours.groundShade,
      `M0 ${ground + 34 * unit}Q${width / 2} ${ground + 20 * unit} ${width} ${ground + 44 * unit}V${height}H0z`,
    ),
  ];
  return { behind: behind.join(""), before: "" };
}
