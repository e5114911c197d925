import { between, count } from "../random";
import { box, boxData, shape } from "../shapes";
import { birds, mist } from "../sky";
import { grass, hills, ripples, woods } from "../terrain";
import type { Layers, View } from "../types";
import { snowRange } from "./heights";

/** Water from `y` to the bottom in three broad bands, with the sun's light lying on it. */
export function water(view: View, y: number): string {
  const { width, height, sun, unit, colours, setting, random } = view;
  const depth = height - y;
  const glints =
    setting.sun === "hidden"
      ? ""
      : count(9)
          .map((index) => {
            const half = (9 + index * 2.6 + between(random, 0, 12)) * unit;
            return boxData(
              sun.x - half + between(random, -8, 8) * unit,
              y + 3 + depth * ((index + 0.3) / 9) ** 1.3,
              half * 2,
              (1.4 + index * 0.25) * unit,
            );
          })
          .join("");
  return (
    box(colours.waterLight, 0, y, width, depth + 2) +
    shape(
      colours.water,
      `M0 ${y + depth * 0.2}Q${width * 0.4} ${y + depth * 0.12} ${width} ${y + depth * 0.24}V${height}H0z`,
    ) +
    shape(
      colours.waterDeep,
      `M0 ${y + depth * 0.72}Q${width * 0.6} ${y + depth * 0.58} ${width} ${y + depth * 0.78}V${height}H0z`,
    ) +
    shape(colours.sun, glints) +
    ripples(
      colours.waterLight,
      { x: 0, y: y + depth * 0.25, width, height: depth * 0.75 },
      random,
      10 + width / 90,
      1.6 * unit,
    )
  );
}

export function drawLakeHills(view: View): Layers {
  const { width, height, horizon, ground, unit, colours, setting, random } = view;
  const shore = horizon + 34 * unit;
  const trees = setting.trees === "none" ? undefined : setting.trees === "fir" ? "fir" : "round";
  const near = { y: shore + 2, rise: 44 * unit, wave: 150 * unit };
  const behind = [
    setting.snow
      ? snowRange(view, 190)
      : hills(
          colours.land(0.05),
          { y: horizon, rise: 84 * unit, wave: 190 * unit, jagged: 8 * unit },
          width,
          height,
          random,
        ),
    hills(
      colours.land(0.3),
      { y: horizon + 16 * unit, rise: 58 * unit, wave: 150 * unit },
      width,
      height,
      random,
    ),
    mist(colours.cloud, width * 0.3, horizon + 12 * unit, 240 * unit, 0.45),
    trees
      ? woods(colours.land(0.55), { ...near, trees }, width, shore + 4, random)
      : hills(colours.land(0.55), near, width, shore + 4, random),
    water(view, shore),
    birds(
      colours.ink,
      view.sun.x < view.focusX ? width * 0.86 : width * 0.24,
      horizon * 0.45,
      7 * unit,
      random,
    ),
  ];
  const bank = shape(
    colours.ground,
    `M0 ${ground + 62 * unit}Q${width * 0.3} ${ground + 48 * unit} ${width * 0.52} ${ground + 78 * unit}T${width} ${ground + 66 * unit}V${height}H0z`,
  );
  const before = bank + grass(colours.leafDark, view.calm, width, height + 2, 42 * unit, random);
  return { behind: behind.join(""), before };
}

export function drawPalaceLake(view: View): Layers {
  const { width, height, horizon, unit, colours, random } = view;
  const behind = [
    hills(colours.land(0), { y: horizon, rise: 86 * unit, wave: 170 * unit }, width, height, random),
    hills(
      colours.land(0.25),
      { y: horizon + 8 * unit, rise: 52 * unit, wave: 140 * unit },
      width,
      height,
      random,
    ),
    woods(
      colours.land(0.5),
      { y: horizon + 16 * unit, rise: 14 * unit, wave: 120 * unit, trees: "round" },
      width,
      horizon + 22 * unit,
      random,
    ),
    water(view, horizon + 18 * unit),
    birds(
      colours.ink,
      view.sun.x < view.focusX ? width * 0.86 : width * 0.24,
      horizon * 0.4,
      7 * unit,
      random,
      5,
    ),
  ];
  return { behind: behind.join(""), before: "" };
}

export function drawTempleGhats(view: View): Layers {
  const { width, height, horizon, ground, unit, colours, random } = view;
  const behind = [
    woods(
      colours.land(0.2),
      { y: horizon + 10 * unit, rise: 16 * unit, wave: 160 * unit, trees: "round" },
      width,
      height,
      random,
    ),
    mist(colours.cloud, width * 0.5, horizon + 4 * unit, 280 * unit, 0.5),
    box(colours.land(0.34), 0, horizon + 14 * unit, width, height),
    water(view, ground + 2),
    birds(
      colours.ink,
      view.sun.x < view.focusX ? width * 0.86 : width * 0.24,
      horizon * 0.5,
      7 * unit,
      random,
      5,
    ),
  ];
  return { behind: behind.join(""), before: "" };
}
