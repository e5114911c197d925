import { firs, palm } from "../plants";
import { between, count } from "../random";
import { shape, stroke } from "../shapes";
import { birds, mist } from "../sky";
import { hills, woods } from "../terrain";
import type { Layers, View } from "../types";
import { snowRange } from "./heights";

export function drawTeaHills(view: View): Layers {
  const { width, height, horizon, ground, unit, colours, random } = view;
  const behind = [
    view.setting.snow ? snowRange(view, 235) : "",
    hills(
      colours.land(0.15),
      { y: horizon + 6 * unit, rise: 70 * unit, wave: 160 * unit },
      width,
      height,
      random,
    ),
    hills(
      colours.land(0.38),
      { y: horizon + 34 * unit, rise: 48 * unit, wave: 190 * unit },
      width,
      height,
      random,
    ),
    mist(colours.cloud, width * 0.66, horizon + 30 * unit, 230 * unit, 0.55),
    teaSlope(view, horizon + 58 * unit, 0.62, -1),
    teaSlope(view, ground - 4 * unit, 0.8, 1),
  ];
  const before = teaSlope(view, height - 34 * unit, 1, -1, true);
  return { behind: behind.join(""), before };
}

/** A hill clipped into rows: lines that follow its crest, ever wider apart towards the viewer. */
function teaSlope(view: View, y: number, depth: number, side: number, nearest = false): string {
  const { width, height, unit, colours } = view;
  const lift = 26 * unit * side;
  const crest = (down: number) =>
    `M-10 ${y + lift + down}C${width * 0.3} ${y - lift * 1.2 + down * 0.9} ${width * 0.62} ${y + lift * 1.5 + down * 1.1} ${width + 10} ${y - lift * 0.4 + down}`;
  const rows = count(nearest ? 5 : 7).map((index) =>
    crest((9 + index * (nearest ? 13 : 8) + index * index * 0.8) * unit),
  );
  return (
    shape(colours.land(depth), `${crest(0)}V${height}H-10z`) +
    stroke(nearest ? colours.leafDark : colours.leaf, (nearest ? 6.5 : 4) * unit * depth, rows.join(""))
  );
}

export function drawForestHills(view: View): Layers {
  const { width, height, horizon, ground, unit, colours, setting, random } = view;
  const trees = setting.trees === "fir" ? "fir" : "round";
  const behind = [
    setting.snow
      ? snowRange(view, 200)
      : hills(colours.land(0), { y: horizon, rise: 60 * unit, wave: 190 * unit }, width, height, random),
    hills(
      colours.land(0.22),
      { y: horizon + 26 * unit, rise: 54 * unit, wave: 150 * unit },
      width,
      height,
      random,
    ),
    mist(colours.cloud, width * 0.28, horizon + 18 * unit, 250 * unit, 0.5),
    hills(
      colours.land(0.42),
      { y: horizon + 54 * unit, rise: 46 * unit, wave: 170 * unit },
      width,
      height,
      random,
    ),
    woods(
      colours.land(0.6),
      { y: horizon + 84 * unit, rise: 40 * unit, wave: 150 * unit, trees },
      width,
      height,
      random,
    ),
    mist(colours.cloud, width * 0.8, horizon + 66 * unit, 210 * unit, 0.35),
    woods(
      colours.land(0.78),
      { y: ground - 2 * unit, rise: 24 * unit, wave: 160 * unit, trees },
      width,
      height,
      random,
    ),
    shape(
      colours.ground,
      `M0 ${ground}Q${width * 0.5} ${ground - 26 * unit} ${width} ${ground + 4 * unit}V${height}H0z`,
    ),
    shape(
      colours.groundShade,
      `M0 ${ground + 46 * unit}Q${width * 0.45} ${ground + 18 * unit} ${width} ${ground + 56 * unit}V${height}H0z`,
    ),
    birds(
      colours.ink,
      view.sun.x < view.focusX ? width * 0.86 : width * 0.24,
      horizon * 0.42,
      8 * unit,
      random,
    ),
  ];
  return { behind: behind.join(""), before: setting.trees === "none" ? "" : frame(view) };
}

/** Dark trees at the edges that frame the view. */
function frame(view: View): string {
  const { width, height, unit, calm, colours, setting, random } = view;
  const sides = calm > 0 ? [0.975] : [0.02, 0.985];
  if (setting.trees === "palm") {
    const leaves = { trunk: colours.ink, leaf: colours.ink };
    return sides
      .map((side) =>
        palm(leaves, width * side, height, between(random, 210, 250) * unit, (side < 0.5 ? 26 : -26) * unit),
      )
      .join("");
  }
  if (setting.trees === "fir") {
    return firs(
      colours.ink,
      sides.flatMap((side) =>
        count(3).map(
          (index) =>
            [width * side + (index - 1) * 26 * unit, height + 8, between(random, 90, 190) * unit] as const,
        ),
      ),
    );
  }
  return woods(
    colours.ink,
    { y: height + 14 * unit, rise: 30 * unit, wave: 120 * unit, trees: "round" },
    width,
    height,
    random,
  );
}
